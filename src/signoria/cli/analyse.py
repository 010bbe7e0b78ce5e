"""``signoria analyse``: where a recorded game was won and lost."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing

import msgspec

from .. import options
from ..analysis import analysis_text
from ..analysis.answers import answers
from ..analysis.findings import Analysis, Finding
from ..analysis.questions import Question, questions
from ..analysis.summary import summarise
from ..arena.backends import WorkersLost
from ..arguments import Parser, language_for
from ..bots.search import budget
from ..errors import INTERRUPTED, UserError
from ..games.shared.engine.rng import MASK
from ..locales import Locale, load
from ..record import Match, RecordError
from ..record.record_files import read_file, replay_file
from .shared.progress import Advance, progress, worker_errors
from .shared.simulate_arguments import parse_threads

MOST = 1000  # moves that are listed


def configure(parser: Parser) -> None:
    """The options of ``signoria analyse``."""
    add = parser.add_argument
    add("record", metavar="RECORD")
    add("--time", default="1s", metavar="TIME")
    add("--worst", default="10", metavar="N")
    add("--seed", default="1", metavar="N")
    add("--processes", metavar="N")
    add("--json", action="store_true")
    add("--lang", metavar="LANG")


def run(args: argparse.Namespace) -> int:
    """Analyse and show; returns the exit status."""
    language = language_for(args.lang)
    words = load(language)
    worst = options.parse_number(words, "--worst", args.worst, 0, MOST)
    match = read(args.record, language)
    words = words.of(match.game.name)
    if not match.over:
        print(f"signoria: {words.text('analyse-unfinished')}", file=sys.stderr)
    asked = list(questions(match))
    with progress(words, len(asked), "analyse-progress") as advance:
        found, lost = collect(words, args, asked, match, advance)
    show(match, found, worst, words, args.json)
    if found.whole:
        return 0
    print(words.text("analyse-partial"), file=sys.stderr)
    with worker_errors(words, "processes-lost-hint"):
        if lost:
            raise lost
    return INTERRUPTED


def read(path: str, language: str) -> Match:
    """The match on record; raises ``UserError``."""
    try:
        match = replay_file(read_file(path), path)
    except RecordError as error:
        raise UserError(error.to_text(language)) from None
    if match.difference:
        print(f"signoria: {match.difference.to_text(language)}", file=sys.stderr)
    return match


def collect(
    words: Locale,
    args: argparse.Namespace,
    asked: list[Question],
    match: Match,
    advance: Advance,
) -> tuple[Analysis, WorkersLost | None]:
    """What is found until Ctrl-C or until workers died again and again, and whether they did."""
    seed = options.parse_number(words, "--seed", args.seed, 0, MASK)
    processes = parse_threads(words, args.processes, "--processes")
    wanted, found, lost = time(words, args.time), list[Finding](), None
    try:
        with closing(answers(asked, wanted, seed, processes)) as coming:
            for one in coming:
                found.append(one)
                advance(1)
    except KeyboardInterrupt:
        pass
    except WorkersLost as error:
        lost = error
    return summarise(match, found, args.time, seed, len(asked)), lost


def time(words: Locale, text: str) -> budget.Budget:
    """The budget of a decision, for one thread; raises ``UserError``."""
    try:
        found = budget.read(text)
        if found.threads == 1:
            return found
    except ValueError:
        pass
    hint = words.text(
        "analyse-bad-time-hint",
        seconds=f"{budget.MOST_SECONDS:g}",
        simulations=str(budget.MOST_SIMULATIONS),
    )
    raise UserError(words.text("analyse-bad-time", time=text), hint)


def show(match: Match, found: Analysis, worst: int, words: Locale, as_json: bool) -> None:
    """Print what was found."""
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    from rich.console import Console

    console = Console(highlight=False)
    console.print(analysis_text.players_table(found, words))
    console.print(analysis_text.course_table(found, match, words))
    console.print(analysis_text.rows_note(found, match, words))
    if exact := sum(one.exact for one in found.decisions):
        console.print(words.text("analyse-searched-out", count=exact))
    for line in analysis_text.worst_moves(match, found, worst, words):
        console.print(line)
    console.print(words.text("analyse-method", time=analysis_text.budget_text(found, words)))
