"""Options that several commands have: added to a parser, and checked in the user's language."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from . import games
from .errors import UserError, quoted
from .games.contract import Game
from .locales import Locale

RANDOM_START = "random"  # what is done without the option


def add_setup(parser: argparse.ArgumentParser) -> None:
    """The options that say which game is to be set up."""
    add = parser.add_argument
    add("--players", metavar="N")
    add("--edition", metavar="EDITION")
    add("--layout", metavar="LAYOUT")
    add("--start", metavar="SEAT")


def setup(words: Locale, game: Game, args: argparse.Namespace, players: int) -> dict[str, str]:
    """The options of the setup that were given, for so many players; raises ``UserError``."""
    chosen: dict[str, str] = {}
    for option in game.options:
        value = getattr(args, option.name)
        if value is None:
            continue
        if option.name != "start":
            chosen[option.name] = one_of(words, f"--{option.name}", value, option.values)
        elif value.strip().casefold() != RANDOM_START:
            right = words.text("right-start", high=players - 1)
            chosen["start"] = str(number(words, "--start", value, 0, players - 1, right))
    return chosen


def game_named(words: Locale, name: str) -> Game:
    """The game of that name; raises ``UserError``."""
    if name.strip().casefold() not in games.names():
        right = words.text("right-option", right=", ".join(games.names()))
        raise UserError(words.text("bad-game", name=quoted(name)), right)
    return games.load(name.strip().casefold())


def count_of_players(words: Locale, game: Game, text: str | None) -> int | None:
    """How many play, None if the user did not say; raises ``UserError``."""
    if text is None:
        return None
    return number(words, "--players", text, game.players[0], game.players[-1])


def one_of(words: Locale, option: str, text: str, right: Iterable[str]) -> str:
    """A name from a list; raises ``UserError``."""
    allowed = list(right)
    if text.strip().casefold() not in allowed:
        raise bad(words, option, text, ", ".join(allowed))
    return text.strip().casefold()


def number(
    words: Locale, option: str, text: str, low: int, high: int, right: str | None = None
) -> int:
    """A whole number in a range; raises ``UserError``, with ``right`` for what would be right."""
    if not (text.isascii() and text.isdecimal()) or not low <= int(text[:25]) <= high:
        between = words.text("from-to", low=str(low), high=str(high))
        raise bad(words, option, text, right or between)
    return int(text)


def bad(words: Locale, option: str, value: str, right: str) -> UserError:
    """The error for a value that an option does not take."""
    message = words.text("bad-option", option=option, value=quoted(value))
    return UserError(message, words.text("right-option", right=right))
