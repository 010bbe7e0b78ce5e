"""What the user asks of ``signoria simulate``, checked; every fault says what would be right."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable

from .. import bots, games
from ..errors import UserError
from ..games.contract import Game
from ..games.rng import MASK
from ..locales import LANGUAGES, Locale, from_environment
from ..locales import load as load_locale
from .batch import Batch

DEFAULT_PLAYERS = 4
MOST_GAMES = 10**12
MOST_THREADS = 1024


def batch(words: Locale, args: argparse.Namespace) -> Batch:
    """The batch that the arguments describe; raises ``UserError``."""
    game = games.load(one_of(words, "GAME", args.game, games.names()))
    seats = seated(words, game, args.players, args.bots)
    return Batch(
        game.name,
        seats,
        number(words, "--games", args.games, 1, MOST_GAMES),
        number(words, "--seed", args.seed, 0, MASK),
        options(words, game, args, len(seats)),
    )


def language(asked: str | None) -> Locale:
    """The words of the language asked for, else of the environment's."""
    words = load_locale(from_environment())
    if asked is None:
        return words
    return load_locale(one_of(words, "--lang", asked, LANGUAGES))


def threads(words: Locale, text: str | None) -> int:
    """How many cores to use."""
    if text is None:
        return usable_cores()
    return number(words, "--threads", text, 1, MOST_THREADS)


def usable_cores() -> int:
    """The cores that this process may run on."""
    if hasattr(os, "sched_getaffinity"):  # not on macOS and Windows
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def seated(words: Locale, game: Game, players: str | None, names: str) -> tuple[str, ...]:
    """The bots by seat; one name stands for all seats."""
    seats = [one_of(words, "--bots", name, bots.names()) for name in names.split(",")]
    low, high = game.players[0], game.players[-1]
    count = DEFAULT_PLAYERS if len(seats) == 1 else len(seats)
    if players is not None:
        count = number(words, "--players", players, low, high)
    if len(seats) == 1:
        return tuple(seats * count)
    if len(seats) != count or not low <= count <= high:
        raise UserError(
            words.text("simulate-seats", bots=len(seats), players=count),
            words.text("simulate-seats-hint", low=low, high=high),
        )
    return tuple(seats)


def options(words: Locale, game: Game, args: argparse.Namespace, players: int) -> dict[str, str]:
    """The options of the setup; those not asked for keep the game's default."""
    chosen: dict[str, str] = {}
    for option in game.options:
        value = getattr(args, option.name)
        if value is None:
            continue
        if option.name == "start":
            chosen["start"] = start(words, value, players)
        else:
            chosen[option.name] = one_of(words, f"--{option.name}", value, option.values)
    return chosen


def start(words: Locale, text: str, players: int) -> str:
    """The starting seat, counted from 0 as everywhere."""
    if text.strip().casefold() == "random":
        return "random"
    right = words.text("simulate-start", high=players - 1)
    return str(number(words, "--start", text, 0, players - 1, right))


def one_of(words: Locale, option: str, text: str, right: Iterable[str]) -> str:
    """A name from a list."""
    allowed = list(right)
    if text.strip().casefold() not in allowed:
        raise wrong(words, option, text, ", ".join(allowed))
    return text.strip().casefold()


def number(
    words: Locale, option: str, text: str, low: int, high: int, right: str | None = None
) -> int:
    """A whole number in a range."""
    if not (text.isascii() and text.isdecimal()) or not low <= int(text[:25]) <= high:
        between = words.text("from-to", low=str(low), high=str(high))
        raise wrong(words, option, text, right or between)
    return int(text)


def wrong(words: Locale, option: str, text: str, right: str) -> UserError:
    """The error for a value that is none of the right ones."""
    shown = text if text.isprintable() else ascii(text)
    message = words.text("bad-option", option=option, value=shown)
    return UserError(message, words.text("right-option", right=right))
