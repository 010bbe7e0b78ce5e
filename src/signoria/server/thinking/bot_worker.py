"""What runs in a worker process: a bot chooses.

This module imports little, so that a worker is soon there.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache

from ... import bots, games
from ...games.contract import Rng
from ...parents import end_with_parent

bot_named = cache(bots.load)


def prepare_worker(most: float) -> None:
    """Get ready: load what every match needs, and end when the server ends, however it does.

    ``most``: the seconds that a search will be given.  What cannot be loaded now is loaded when it
    is needed: a failure here would cost the whole pool.
    """
    end_with_parent()
    with suppress(Exception):
        for game in games.names():
            for bot in bots.names(game):
                bot_named(bot, game, most)


def do_nothing() -> bool:
    """A task that does nothing."""
    return True


def choose(
    game: str,
    bot: str,
    state: bytes,
    seat: int,
    seed: int,
    most: float,
    rules: str | None = None,
) -> int:
    """The action that a bot chooses for a seat; it is given what the seat has seen only.

    A search ends after ``most`` seconds by itself.  ``rules`` are those of an old game.
    """
    seen = games.load(game, rules).from_bytes(state).seen_by(seat)
    return bot_named(bot, game, most).choose(seen, Rng(seed))
