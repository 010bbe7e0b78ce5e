"""What the user asks of ``signoria simulate``, checked; every fault says what would be right."""

from __future__ import annotations

import argparse
import os

from .. import bots, options
from ..errors import UserError
from ..games.contract import Game
from ..games.rng import MASK
from ..locales import Locale
from .batch import Batch

DEFAULT_PLAYERS = 4
MOST_GAMES = 10**12
MOST_THREADS = 1024


def batch(words: Locale, args: argparse.Namespace) -> Batch:
    """The batch that the arguments describe; raises ``UserError``."""
    game = options.game_named(words, args.game)
    seats = seated(words, game, args.players, args.bots)
    return Batch(
        game.name,
        seats,
        options.number(words, "--games", args.games, 1, MOST_GAMES),
        options.number(words, "--seed", args.seed, 0, MASK),
        options.setup(words, game, args, len(seats)),
    )


def threads(words: Locale, text: str | None) -> int:
    """How many cores to use."""
    if text is None:
        return usable_cores()
    return options.number(words, "--threads", text, 1, MOST_THREADS)


def usable_cores() -> int:
    """The cores that this process may run on."""
    if hasattr(os, "sched_getaffinity"):  # not on macOS and Windows
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def seated(words: Locale, game: Game, players: str | None, names: str) -> tuple[str, ...]:
    """The bots by seat; one name stands for all seats."""
    seats = [
        options.one_of(words, "--bots", name, bots.names(game.name)) for name in names.split(",")
    ]
    low, high = game.players[0], game.players[-1]
    count = options.count_of_players(words, game, players)
    if count is None:
        count = DEFAULT_PLAYERS if len(seats) == 1 else len(seats)
    if len(seats) == 1:
        return tuple(seats * count)
    if len(seats) != count or not low <= count <= high:
        raise UserError(
            words.text("simulate-seats", bots=len(seats), players=count),
            words.text("simulate-seats-hint", low=low, high=high),
        )
    return tuple(seats)
