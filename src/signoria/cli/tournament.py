"""``signoria tournament``: let bots play against each other and show who is the stronger."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import closing
from time import perf_counter

from .. import options
from ..arena.tournament import standings_table
from ..arena.tournament.standings import to_dict
from ..arena.tournament.tournament import Tournament
from ..arena.tournament.tournament_games import Outcome, play_tournament
from ..arguments import Parser, language_for
from ..bots.own import BotFault
from ..errors import INTERRUPTED
from ..locales import Locale, load
from .shared import own_bots, tournament_arguments
from .shared.progress import Advance, progress, worker_errors
from .shared.simulate_arguments import parse_threads


def configure(parser: Parser) -> None:
    """The options of ``signoria tournament``."""
    add = parser.add_argument
    options.add_game(parser)
    options.add_setup(parser, players=False)
    add("--seats", metavar="LIST", required=True)
    add("--games", default="100", metavar="N")
    add("--seed", default="1", metavar="N")
    add("--processes", metavar="N")
    add("--json", action="store_true")
    add("--lang", metavar="LANG")


def run(args: argparse.Namespace) -> int:
    """Play and show; returns the exit status."""
    words = load(language_for(args.lang))
    tournament, processes = (
        tournament_arguments.parse_tournament(words, args),
        parse_threads(words, args.processes, "--processes"),
    )
    began = perf_counter()
    outcomes: list[Outcome] = []
    try:
        with (
            worker_errors(words, "processes-lost-hint"),
            progress(words, tournament.games) as advance,
            own_bots.watch_pace(words, tournament.bots, advance) as note,
        ):
            collect(tournament, processes, note, outcomes)
    except BotFault as fault:
        if outcomes:
            show(tournament, outcomes, perf_counter() - began, words, args.json)
            own_bots.say_kept(words, len(outcomes), tournament.games)
        raise own_bots.bot_error(words, fault) from fault
    show(tournament, outcomes, perf_counter() - began, words, args.json)
    if len(outcomes) == tournament.games:
        return 0
    said = words.text("simulate-partial", done=len(outcomes), games=tournament.games)
    print(said, file=sys.stderr)
    return INTERRUPTED


def collect(
    tournament: Tournament, processes: int, advance: Advance, outcomes: list[Outcome]
) -> None:
    """Add the outcomes to a list as they come; Ctrl-C ends it with what there is."""
    try:
        with closing(play_tournament(tournament, processes)) as found:
            for outcome in found:
                outcomes.append(outcome)
                advance(1)
    except KeyboardInterrupt:
        pass


def show(
    tournament: Tournament, outcomes: list[Outcome], seconds: float, words: Locale, as_json: bool
) -> None:
    """Print what the tournament has shown."""
    if as_json:
        print(json.dumps(to_dict(tournament, outcomes, seconds)))
        return
    from rich.console import Console

    console = Console(highlight=False)
    wide = Console(highlight=False, width=max(console.width, standings_table.LEAST))
    wide.print(standings_table.standings_table(tournament, outcomes, words))
    console.print(
        words.text("tournament-method", fair=standings_table.fair_share(tournament, words))
    )
