"""Simulation at scale: games a second that are played and kept, over processes and on Ray.

Rates are taken from when all workers have finished their first shards, so that starting them is not
counted: by the clock, which needs a machine that does nothing else, and by the processor seconds of
all workers, which show what it costs to share the work out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice
from statistics import median
from time import perf_counter, process_time
from typing import Any

import psutil

from bench.peers import Missing
from bench.report import Figure
from signoria import games
from signoria.arena.backends import Backend, results
from signoria.arena.backends.cluster import Cluster
from signoria.arena.backends.flow import AHEAD
from signoria.arena.backends.processes import Processes
from signoria.arena.batch import Batch, Chunk, play_driven
from signoria.arena.runs.run_settings import RunSettings, run_settings
from signoria.arena.runs.shard_files import ShardTask, shard_files

PLAYERS = 4
SHARD = 12  # games, so that a shard takes a tenth of a second
SHARDS = 60  # that are timed, for each worker
SEED = 2024
Opened = Callable[[Callable[[Any], Any]], Backend]


def batch(game: str, shards: int) -> Batch:
    """Games of the heuristic bot."""
    return Batch(game, ("heuristic",) * PLAYERS, SHARD * shards, SEED)


def tasks(game: str, shards: int) -> tuple[RunSettings, list[ShardTask]]:
    """So many shards of them."""
    asked = run_settings(batch(game, shards), SHARD)
    return asked, [ShardTask(asked, number) for number in range(shards)]


def alone(game: str, rounds: int) -> list[Figure]:
    """Games a processor second in this process: summed up only, and kept."""
    played = Chunk(batch(game, SHARDS), 0, SHARD)
    _, shards = tasks(game, rounds + 1)
    shard_files(shards[rounds])  # what is done once only
    bare, kept = [], []
    for shard in shards[:rounds]:
        bare.append(SHARD / seconds_of(partial(play_driven, played)))
        kept.append(SHARD / seconds_of(partial(shard_files, shard)))
    return [
        Figure(f"{game}, heuristic, summed up", median(bare), "games/processor s"),
        Figure(f"{game}, heuristic, kept as Parquet", median(kept), "games/processor s"),
    ]


def seconds_of(work: Callable[[], object]) -> float:
    """The processor seconds that this takes."""
    began = process_time()
    work()
    return process_time() - began


def busy() -> float:
    """The processor seconds of this process and of all that it has started, Ray's own included."""
    here = psutil.Process()
    times = (one.cpu_times() for one in (here, *here.children(recursive=True)))
    return sum(time.user + time.system for time in times)


def rates(game: str, workers: int, open_for: Opened) -> tuple[float, float]:
    """Games a second by the clock, and a processor second, once all workers are under way."""
    first = AHEAD * workers
    _, shards = tasks(game, first + SHARDS * workers)
    backend = open_for(shard_files)
    try:
        stream = results(backend, shards)
        for _ in range(first):
            next(stream)
        began, used = perf_counter(), busy()
        done = SHARD * sum(1 for _ in islice(stream, len(shards) - 2 * first))
        return done / (perf_counter() - began), done / (busy() - used)
    finally:
        backend.close()


def figures(rounds: int) -> tuple[list[Figure], list[Missing]]:
    """All figures of both games."""
    found: list[Figure] = []
    kinds: dict[str, tuple[int, Opened]] = {
        "one process": (1, lambda function: Processes(function, 1)),
        "two processes": (2, lambda function: Processes(function, 2)),
        "Ray, two workers": (2, lambda function: Cluster(function, None, 2)),
    }
    for game in games.names():
        found += alone(game, rounds)
        for words, (workers, open_for) in kinds.items():
            clock, processor = rates(game, workers, open_for)
            found.append(Figure(f"{game}, kept, {words}", clock, "games/s"))
            found.append(Figure(f"{game}, kept, {words}", processor, "games/processor s"))
    return found, []
