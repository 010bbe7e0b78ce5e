"""``signoria play``: the arguments, and from the first question to the final scoring."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import nullcontext
from io import TextIOWrapper
from typing import Any

from signoria import bots, options
from signoria.arguments import Parser, language_for
from signoria.bots import Bot
from signoria.games.contract import Game
from signoria.games.shared.terminal.terminal_ui import TerminalUI
from signoria.locales import load as load_locale
from signoria.record import FileFault

from ..terminal import saves
from ..terminal.line_input import Asker, asker
from ..terminal.open_match import OpenMatch, open_match
from ..terminal.play_options import ME, PlayOptions, parse_play_options
from ..terminal.screen import PlainScreen, PlainTalk, Screen
from ..terminal.session import Session
from ..terminal.setup_questions import choose_game
from ..terminal.terminal_game import TerminalGame


def configure(parser: Parser) -> None:
    """The options of ``signoria play``."""
    add = parser.add_argument
    options.add_game(parser, nargs="?")
    options.add_setup(parser)
    add("--seats", metavar="LIST")
    add("--lang", metavar="LANG")
    add("--seed", metavar="N")
    add("--record", metavar="FILE")
    add("--plain", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Play; returns the exit status."""
    if isinstance(sys.stdin, TextIOWrapper):  # a real file, unlike under a test
        sys.stdin.reconfigure(errors="replace")
    locale = load_locale(language_for(args.lang))
    drawn = drawable() and not args.plain
    ask = asker(plain=not drawn)
    talk = PlainTalk(ask)
    try:
        wanted = parse_play_options(args, choose_game(args, locale, talk), locale)
        screen = make_screen(wanted.desk, ask, drawn)
        table = open_match(wanted, screen)
    except (EOFError, KeyboardInterrupt):
        talk.say(locale.text("goodbye"))
        return 0
    with table.lock or nullcontext():
        return play(wanted, screen, table)


def drawable() -> bool:
    """Whether standard output is a real terminal that can be drawn on."""
    utf = (sys.stdout.encoding or "").lower().startswith("utf")
    return sys.stdout.isatty() and utf and os.environ.get("TERM") != "dumb"


def make_screen(desk: TerminalUI[Any], ask: Asker, drawn: bool) -> Screen:
    """Drawn at a real terminal, linear text otherwise."""
    if not drawn:
        return PlainScreen(desk, ask)
    from ..terminal.rich_screen import RichScreen

    return RichScreen(desk, ask)


def play(wanted: PlayOptions, screen: Screen, table: OpenMatch) -> int:
    """Play the match to its end or until the person leaves."""
    words = wanted.words

    def tell(fault: FileFault) -> None:
        screen.say(words.say("not-saved", problem=fault.to_text(words.language)), whole=True)

    keeper = saves.Keeper(table.path, tell, table.saved)
    session = Session(
        wanted.game, table.match, load_bots(wanted.game, table.seats), table.seed, keeper
    )
    return TerminalGame(session, screen, wanted.desk, words, table.seats).run()


def load_bots(game: Game, seats: list[str]) -> list[Bot | None]:
    """The bots by seat, None for a person."""
    return [None if seat == ME else bots.load(seat, game.name) for seat in seats]
