"""``signoria dataset``: positions of many games, to learn from."""

from __future__ import annotations

import argparse
import json
from time import perf_counter

from ..arena.runs.folder import Folder
from ..arena.runs.settings import DATASET, Settings
from ..arena.workers import processes
from ..arguments import Parser, spoken
from ..errors import INTERRUPTED
from ..locales import Locale, load
from . import batch_arguments
from . import run_folder as runs
from .simulate import broken_off, configure_games, counted, told


def configure(parser: Parser) -> None:
    """The options of ``signoria dataset``."""
    configure_games(parser, bots="heuristic")
    parser.add_argument("--out", metavar="DIR", required=True)


def run(args: argparse.Namespace) -> int:
    """Play and keep; returns the exit status."""
    words = load(spoken(args.lang))
    batch, threads = (
        batch_arguments.batch(words, args),
        batch_arguments.threads(words, args.threads),
    )
    open_for = batch_arguments.backend(words, args, threads) or processes(threads)
    wanted, folder = runs.wanted(words, args, batch, DATASET), Folder(args.out)
    from ..arena.datasets.files import shard_files

    began = perf_counter()
    with told(words), counted(words, batch.games) as (advance, counts):
        whole = runs.run(words, folder, wanted, open_for, advance, shard_files)
    with runs.told(words, folder):
        show(words, folder, wanted, args.json, (sum(counts[1:]), perf_counter() - began))
    if not whole:
        broken_off(words, args.out, sum(counts), batch.games)
    return 0 if whole else INTERRUPTED


def show(
    words: Locale, folder: Folder, settings: Settings, as_json: bool, played: tuple[int, float]
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


def size(folder: Folder, settings: Settings) -> tuple[int, int]:
    """How many games and positions are there."""
    import pyarrow.parquet as pq

    from ..arena.runs.summary import reading

    shards, positions = folder.finished(settings), 0
    for shard in shards:
        with reading(folder, "positions", shard):
            positions += pq.read_metadata(folder.file("positions", shard)).num_rows
    return sum(len(settings.numbers(shard)) for shard in shards), positions
