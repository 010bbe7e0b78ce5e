"""Many games between bots, from Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from time import perf_counter

from .. import games as rules
from ..arena.batch import Batch, add_tallies, empty_tally
from ..arena.play_batch import play_batch
from ..arena.results import Results
from ..arena.tournament.standings import BotStanding, standings
from ..arena.tournament.tournament import Tournament
from ..arena.tournament.tournament_games import play_tournament
from ..processes import usable_cores
from .entrants import Entrant, seat_entrants
from .keep import keep_batch, sum_up

Options = Mapping[str, str]


def simulate(
    game: str,
    bots: Entrant | Sequence[Entrant] = "random",
    games: int = 1000,
    *,
    players: int | None = None,
    seed: int = 1,
    rotate: bool = False,
    options: Options | None = None,
    out: str | PathLike[str] | None = None,
    shard: int | None = None,
    workers: int | None = None,
) -> Results:
    """Play many games and add them up; with ``out`` keep them in a folder, to be reported on.

    ``bots`` are names as after ``--bots``, or objects with ``choose(seen, rng)``, by seat, or one
    for all.  ``workers`` play at a time, all cores by default; 1 plays in this process.  What a
    folder has of the same run is not played again.  Raises ``ValueError`` naming what is wrong:
    ``BotFault`` where a bot fails, ``BadFolder`` where another run is in the folder.
    """
    began, threads = perf_counter(), workers or usable_cores()
    batch = make_batch(game, bots, games, players, seed, rotate, options, threads)
    if out is not None:
        now = keep_batch(batch, Path(out), shard, threads)
        return Results(batch, sum_up(Path(out)), perf_counter() - began, threads, now)
    total = empty_tally(batch.players)
    for tally in play_batch(batch, threads):
        total = add_tallies(total, tally)
    return Results(batch, total, perf_counter() - began, threads, total.games)


def dataset(
    game: str,
    bots: Entrant | Sequence[Entrant] = "heuristic",
    games: int = 1000,
    *,
    out: str | PathLike[str],
    players: int | None = None,
    seed: int = 1,
    rotate: bool = False,
    options: Options | None = None,
    shard: int | None = None,
    workers: int | None = None,
) -> Path:
    """Keep the positions of many games in a folder, which is returned; else as ``simulate``."""
    threads = workers or usable_cores()
    batch = make_batch(game, bots, games, players, seed, rotate, options, threads)
    keep_batch(batch, Path(out), shard, threads, positions=True)
    return Path(out)


def tournament(
    game: str,
    bots: Sequence[Entrant],
    games: int = 100,
    *,
    seed: int = 1,
    options: Options | None = None,
    workers: int | None = None,
) -> dict[str, BotStanding]:
    """Let bots play in all seats in turn; how each did, by name.  Raises as ``simulate`` does."""
    threads = workers or usable_cores()
    names, lent = seat_entrants(rules.load(game), bots, None, threads)
    check_number("games", games, 1)
    asked = Tournament(game, names, games, seed, dict(options or {}), lent)
    rules.load(game).resolve_options(len(names), asked.options)
    return standings(asked, list(play_tournament(asked, threads)))


def make_batch(
    game: str,
    bots: Entrant | Sequence[Entrant],
    games: int,
    players: int | None,
    seed: int,
    rotate: bool,
    options: Options | None,
    workers: int,
) -> Batch:
    """What is to be played, checked; raises ``ValueError``."""
    chosen = rules.load(game)
    names, lent = seat_entrants(chosen, bots, players, workers)
    check_number("games", games, 1)
    check_number("seed", seed, 0)
    found = dict(options or {})
    chosen.resolve_options(len(names), found)
    return Batch(game, names, games, seed, found, rotate, lent)


def check_number(name: str, number: int, least: int) -> None:
    """Raise ``ValueError`` for a number that is too small."""
    if number < least:
        raise ValueError(f"{name} is from {least}, not {number}")
