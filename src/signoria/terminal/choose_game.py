"""Which game is to be played: the one named, the one in the record, or the one that is chosen."""

from __future__ import annotations

import argparse
from pathlib import Path

from signoria import games, options
from signoria.games.contract import Game
from signoria.games.shared.terminal.terminal_ui import Words
from signoria.locales import Locale
from signoria.record import FileFault, RecordError, load

from . import saves
from .screen import Talk
from .setup_questions import choose


def choose_game(args: argparse.Namespace, locale: Locale, talk: Talk) -> Game:
    """The game that the arguments name or mean, or that the person chooses."""
    if args.game is not None:
        return options.parse_game(locale, args.game)
    if args.record and Path(args.record).exists():
        return game_in_file(Path(args.record))
    if args.record or args.seats is not None or args.players is not None:
        return games.load(games.names()[0])
    return ask_game(locale, talk)


def game_in_file(path: Path) -> Game:
    """The game in a file; what is wrong with a damaged one is told when it is gone on with."""
    try:
        return load(path).game
    except (FileFault, RecordError):
        return games.load(games.names()[0])


def ask_game(locale: Locale, talk: Talk) -> Game:
    """The game that the person chooses; Enter takes the one played last, else the first."""
    names = games.names()
    usual = saves.last_played(names) or names[0]
    titles = [locale.text(f"{name}-name") for name in names]
    words = Words(locale)
    at = choose(words, talk, words.say("ask-game"), titles, names.index(usual))
    return games.load(names[at])
