"""``signoria play``: the arguments, and from the first question to the final scoring."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import nullcontext
from io import TextIOWrapper

from signoria import bots, options
from signoria.arguments import Parser
from signoria.bots import Bot
from signoria.games.contract import Game

from . import saves
from .lines import asker
from .play import Play
from .screen import PlainScreen, Screen
from .session import Session
from .table import Table, lay
from .wanted import ME, Wanted, checked


def configure(parser: Parser) -> None:
    """The options of ``signoria play``."""
    add = parser.add_argument
    options.add_game(parser, nargs="?", default="calimala")
    options.add_setup(parser)
    add("--seats", metavar="LIST")
    add("--lang", metavar="LANG")
    add("--seed", metavar="N")
    add("--record", metavar="FILE")
    add("--plain", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Play; returns the exit status."""
    for channel in (sys.stdin, sys.stdout):
        if isinstance(channel, TextIOWrapper):  # a real file, unlike under a test
            channel.reconfigure(errors="replace")
    wanted = checked(args)
    screen = make_screen(wanted)
    try:
        table = lay(wanted, screen)
    except (EOFError, KeyboardInterrupt):
        screen.say(wanted.words.say("goodbye"))
        return 0
    with table.lock or nullcontext():
        return play(wanted, screen, table)


def make_screen(wanted: Wanted) -> Screen:
    """Drawn at a real terminal, linear text otherwise."""
    drawable = sys.stdout.isatty() and (sys.stdout.encoding or "").lower().startswith("utf")
    if wanted.plain or not drawable or os.environ.get("TERM") == "dumb":
        return PlainScreen(wanted.words, asker(plain=True))
    from .painting.screen import RichScreen

    return RichScreen(wanted.words, asker(plain=False))


def play(wanted: Wanted, screen: Screen, table: Table) -> int:
    """Play the match to its end or until the person leaves."""
    words = wanted.words
    keeper = saves.Keeper(
        table.path,
        lambda fault: screen.say(words.say("not-saved", problem=fault.told(words.locale.language))),
        table.saved,
    )
    session = Session(
        wanted.game, table.match, seated(wanted.game, table.seats), table.seed, keeper
    )
    return Play(session, screen, words, table.seats).run()


def seated(game: Game, seats: list[str]) -> list[Bot | None]:
    """The bots by seat, None for a person."""
    return [None if seat == ME else bots.load(seat, game.name) for seat in seats]
