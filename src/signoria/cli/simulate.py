"""``signoria simulate``: let bots play many games and show the results."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from time import perf_counter

from .. import options
from ..arena import results
from ..arena.backends import WorkersLost
from ..arena.batch import Batch, add_tallies, empty_tally
from ..arena.play_batch import BackendMaker, play_batch, processes
from ..arena.results import Results
from ..arena.runs.run_folder import RunFolder
from ..arguments import Parser, language_for
from ..errors import INTERRUPTED, UserError
from ..locales import Locale, load
from . import simulate_arguments, simulate_vary
from . import simulate_out as runs

Progress = Callable[[int], None]


def configure(parser: Parser) -> None:
    """The options of ``signoria simulate``."""
    configure_games(parser, bots="random")
    parser.add_argument("--out", metavar="DIR")
    parser.add_argument("--vary", metavar="OPTION=A,B")


def configure_games(parser: Parser, bots: str) -> None:
    """The options of whatever plays many games, with these bots by default."""
    add = parser.add_argument
    options.add_game(parser)
    options.add_setup(parser)
    add("--games", default="1000", metavar="N")
    add("--bots", default=bots, metavar="LIST")
    add("--rotate", action="store_true")
    add("--seed", default="1", metavar="N")
    add("--shard", metavar="N")
    add("--threads", metavar="N")
    add("--backend", metavar="NAME")
    add("--ray-address", dest="address", metavar="ADDRESS")
    add("--json", action="store_true")
    add("--lang", metavar="LANG")


def run(args: argparse.Namespace) -> int:
    """Play and show; returns the exit status."""
    words = load(language_for(args.lang))
    each = simulate_vary.parse_variants(words, args)
    if args.shard is not None and args.out is None:
        raise UserError(words.text("simulate-shard"), words.text("simulate-shard-hint"))
    batches = [simulate_arguments.parse_batch(words, one) for one in each]
    for one, batch in zip(each, batches, strict=True):
        if args.vary is not None and not args.json:
            print(f"{one.out}:")
        if status := run_one(words, one, batch):
            return status
    if args.vary is not None and not args.json:
        print(words.text("simulate-varied", path=args.out))
    return 0


def run_one(words: Locale, args: argparse.Namespace, batch: Batch) -> int:
    """Play a batch and show its results; returns the exit status."""
    threads = simulate_arguments.parse_threads(words, args.threads)
    open_for = simulate_arguments.parse_backend(words, args, threads)
    with worker_errors(words):
        found, whole = (
            play_into_folder(words, args, batch, threads, open_for)
            if args.out is not None
            else play_in_memory(words, batch, threads, open_for)
        )
    show(found, words, args.json)
    if whole:
        return 0
    broken_off(words, args.out, found.tally.games, batch.games)
    return INTERRUPTED


def broken_off(words: Locale, out: str | None, done: int, games: int) -> None:
    """Say how far it has come, and what can be done about it."""
    note = "simulate-partial" if out is None else "simulate-run-paused"
    print(words.text(note, done=done, games=games), file=sys.stderr)


@contextmanager
def worker_errors(words: Locale, hint: str = "simulate-lost-hint") -> Iterator[None]:
    """Tell the user when workers die again and again, and what may help."""
    try:
        yield
    except WorkersLost as error:
        raise UserError(words.text("workers-lost"), words.text(hint)) from error


def play_into_folder(
    words: Locale,
    args: argparse.Namespace,
    batch: Batch,
    threads: int,
    open_for: BackendMaker | None,
) -> tuple[Results, bool]:
    """The results of a run that is kept in a folder, and whether all was played."""
    wanted, folder = runs.parse_settings(words, args, batch), RunFolder(args.out)
    from ..arena.runs import run_summary

    began = perf_counter()
    with counting_progress(words, batch.games) as (advance, counts):
        whole = runs.play_into_folder(
            words, folder, wanted, open_for or processes(threads), advance
        )
    seconds, now = perf_counter() - began, sum(counts[1:])  # the first are those from before
    with runs.folder_errors(words, folder):
        tally = run_summary.sum_shards(folder, wanted, folder.finished_shards(wanted))
    return Results(batch, tally, seconds, threads, now), whole


@contextmanager
def counting_progress(words: Locale, games: int) -> Iterator[tuple[Progress, list[int]]]:
    """A progress bar, and what it was told."""
    counts: list[int] = []
    with progress(words, games) as advance:

        def count(games: int) -> None:
            counts.append(games)
            advance(games)

        yield count, counts


def play_in_memory(
    words: Locale, batch: Batch, threads: int, open_for: BackendMaker | None
) -> tuple[Results, bool]:
    """The results, and whether all was played; Ctrl-C ends it with what there is."""
    total = empty_tally(batch.players)
    began = perf_counter()
    try:
        with (
            progress(words, batch.games) as advance,
            closing(play_batch(batch, threads, open_for)) as tallies,
        ):
            for tally in tallies:
                total = add_tallies(total, tally)
                advance(tally.games)
    except KeyboardInterrupt:
        pass
    whole = total.games == batch.games
    return Results(batch, total, perf_counter() - began, threads, total.games), whole


def show(found: Results, words: Locale, as_json: bool) -> None:
    """Print the results."""
    if as_json:
        print(json.dumps(found.to_dict()))
        return
    from rich.console import Console

    console = Console(highlight=False)
    console.print(results.results_table(found, words))
    console.print(results.pace_text(found, words))


@contextmanager
def progress(words: Locale, steps: int, doing: str = "simulate-progress") -> Iterator[Progress]:
    """A progress bar on a terminal's standard error, nothing elsewhere; says what is ``doing``."""
    if not sys.stderr.isatty():
        yield lambda steps: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task(words.text(doing), total=steps)
        yield lambda steps: bar.advance(task, steps)
