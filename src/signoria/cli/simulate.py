"""``signoria simulate``: let bots play many games and show the results."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from time import perf_counter

from ..arena import results
from ..arena.batch import Batch, add_tallies, empty_tally
from ..arena.play_batch import BackendMaker, play_batch, processes
from ..arena.results import Results
from ..arena.runs.run_folder import RunFolder
from ..arguments import Parser, language_for
from ..bots.own import BotFault
from ..errors import INTERRUPTED, UserError
from ..locales import Locale, load
from .shared import own_bots, simulate_arguments, simulate_sweep, simulate_vary
from .shared import simulate_out as runs
from .shared.progress import counting_progress, progress, say_interrupted, worker_errors

Ending = bool | BotFault  # whether all was played, or why not


def configure(parser: Parser) -> None:
    """The options of ``signoria simulate``."""
    simulate_arguments.configure_games(parser, bots="random")
    parser.add_argument("--out", metavar="DIR")
    parser.add_argument("--vary", metavar="OPTION=A,B", action="append")
    parser.add_argument("--sweep", metavar="NUMBER=FIRST:LAST:STEP", action="append")


def run(args: argparse.Namespace) -> int:
    """Play and show; returns the exit status."""
    words = load(language_for(args.lang))
    varied = simulate_vary.parse_variants(words, args)
    each = [one for some in varied for one in simulate_sweep.parse_sweeps(words, some)]
    several = (args.vary or args.sweep) and not args.json
    if args.shard is not None and args.out is None:
        raise UserError(words.text("simulate-shard"), words.text("simulate-shard-hint"))
    batches = [simulate_arguments.parse_batch(words, one) for one in each]
    for one, batch in zip(each, batches, strict=True):
        if several:
            print(f"{one.out}:")
        if status := run_one(words, one, batch):
            return status
    if several:
        print(words.text("simulate-varied", path=args.out))
    return 0


def run_one(words: Locale, args: argparse.Namespace, batch: Batch) -> int:
    """Play a batch and show its results; returns the exit status."""
    threads = simulate_arguments.parse_threads(words, args.threads)
    open_for = simulate_arguments.parse_backend(words, args, threads)
    with worker_errors(words):
        found, ending = (
            play_into_folder(words, args, batch, threads, open_for)
            if args.out is not None
            else play_in_memory(words, batch, threads, open_for)
        )
    if found.tally.games or not isinstance(ending, BotFault):
        show(found, words, args.json)
    if isinstance(ending, BotFault):
        own_bots.say_kept(words, found.tally.games, batch.games)
        raise own_bots.bot_error(words, ending) from ending
    if ending:
        return 0
    say_interrupted(words, args.out, found.tally.games, batch.games)
    return INTERRUPTED


def play_into_folder(
    words: Locale,
    args: argparse.Namespace,
    batch: Batch,
    threads: int,
    open_for: BackendMaker | None,
) -> tuple[Results, Ending]:
    """The results of a run that is kept in a folder, and how it ended."""
    wanted, folder = runs.parse_settings(words, args, batch), RunFolder(args.out)
    from ..arena.runs import run_summary

    began, counts = perf_counter(), list[int]()
    ending: Ending
    try:
        with counting_progress(words, batch.games) as (advance, counts):
            ending = runs.play_into_folder(
                words, folder, wanted, open_for or processes(threads), advance
            )
    except BotFault as fault:
        ending = fault
    seconds, now = perf_counter() - began, sum(counts[1:])  # the first are those from before
    with runs.folder_errors(words, folder):
        tally = run_summary.sum_shards(folder, wanted, folder.finished_shards(wanted))
    return Results(batch, tally, seconds, threads, now), ending


def play_in_memory(
    words: Locale, batch: Batch, threads: int, open_for: BackendMaker | None
) -> tuple[Results, Ending]:
    """The results, and how it ended; Ctrl-C or a bot that fails ends it with what there is."""
    total, fault = empty_tally(batch.players), None
    began = perf_counter()
    try:
        with (
            progress(words, batch.games) as advance,
            own_bots.watch_pace(words, batch.bots, advance) as note,
            closing(play_batch(batch, threads, open_for)) as tallies,
        ):
            for tally in tallies:
                total = add_tallies(total, tally)
                note(tally.games)
    except KeyboardInterrupt:
        pass
    except BotFault as error:
        fault = error
    ending = fault or total.games == batch.games
    return Results(batch, total, perf_counter() - began, threads, total.games), ending


def show(found: Results, words: Locale, as_json: bool) -> None:
    """Print the results."""
    if as_json:
        print(json.dumps(found.to_dict()))
        return
    from rich.console import Console

    console = Console(highlight=False)
    console.print(results.results_table(found, words))
    console.print(results.pace_text(found, words))
