"""``signoria dataset``: positions of many games, to learn from."""

from __future__ import annotations

import argparse
import json
from time import perf_counter

from ..arena.play_batch import processes
from ..arena.runs.run_folder import RunFolder
from ..arena.runs.run_settings import DATASET, RunSettings
from ..arguments import Parser, language_for
from ..bots.own import BotFault
from ..errors import INTERRUPTED
from ..locales import Locale, load
from .shared import own_bots, simulate_arguments
from .shared import simulate_out as runs
from .shared.progress import counting_progress, say_interrupted, worker_errors
from .shared.simulate_arguments import configure_games


def configure(parser: Parser) -> None:
    """The options of ``signoria dataset``."""
    configure_games(parser, bots="heuristic")
    parser.add_argument("--out", metavar="DIR", required=True)


def run(args: argparse.Namespace) -> int:
    """Play and keep; returns the exit status."""
    words = load(language_for(args.lang))
    batch, threads = (
        simulate_arguments.parse_batch(words, args),
        simulate_arguments.parse_threads(words, args.threads),
    )
    open_for = simulate_arguments.parse_backend(words, args, threads) or processes(threads)
    wanted, folder = runs.parse_settings(words, args, batch, DATASET), RunFolder(args.out)
    from ..arena.datasets.dataset_files import shard_files

    began, counts = perf_counter(), list[int]()
    try:
        with worker_errors(words), counting_progress(words, batch.games) as (advance, counts):
            whole = runs.play_into_folder(words, folder, wanted, open_for, advance, shard_files)
    except BotFault as fault:
        own_bots.say_kept(words, sum(counts), batch.games)
        raise own_bots.bot_error(words, fault) from fault
    with runs.folder_errors(words, folder):
        show(words, folder, wanted, args.json, (sum(counts[1:]), perf_counter() - began))
    if not whole:
        say_interrupted(words, args.out, sum(counts), batch.games)
    return 0 if whole else INTERRUPTED


def show(
    words: Locale,
    folder: RunFolder,
    settings: RunSettings,
    as_json: bool,
    played: tuple[int, float],
) -> None:
    """Say what is there; ``played`` are the games of this time and the seconds they took."""
    games, positions = size(folder, settings)
    now, seconds = played
    if as_json:
        rate = now / seconds if seconds > 0 else 0.0
        found = {"game": settings.game, "games": games, "positions": positions}
        print(json.dumps({**found, "seconds": seconds, "games_per_second": rate}))
        return
    text = words.text("dataset-kept", positions=positions, games=games, path=str(folder.path))
    print(text)


def size(folder: RunFolder, settings: RunSettings) -> tuple[int, int]:
    """How many games and positions are there."""
    import pyarrow.parquet as pq

    from ..arena.runs.run_summary import reading_errors

    shards, positions = folder.finished_shards(settings), 0
    for shard in shards:
        with reading_errors(folder, "positions", shard):
            positions += pq.read_metadata(folder.file("positions", shard)).num_rows
    return sum(len(settings.games_of(shard)) for shard in shards), positions
