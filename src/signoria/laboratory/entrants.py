"""Who sits at the table: names, and objects that get one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from ..bots.own import LentBot, load
from ..games.contract import Game

Entrant = str | Any  # a name as in ``--bots``, or an object with ``choose(seen, rng)``
USUAL_PLAYERS = 4


def seat_entrants(
    game: Game, bots: Entrant | Sequence[Entrant], players: int | None, workers: int
) -> tuple[tuple[str, ...], tuple[LentBot, ...]]:
    """The names by seat, and the objects among the bots by their names.

    One bot sits in all seats.  Raises ``ValueError``, ``BotFault`` among others, also where an
    object cannot be given to the workers if there are several.
    """
    alone = isinstance(bots, str) or not isinstance(bots, Sequence)
    seated = [bots] * (players or USUAL_PLAYERS) if alone else list(bots)
    if players not in (None, len(seated)) or len(seated) not in game.players:
        low, high = game.players[0], game.players[-1]
        wanted = f"{low} to {high}" if players is None else f"{players} of {low} to {high}"
        raise ValueError(f"{len(seated)} bots, where {game.name} has {wanted} players")
    names, lent = name_all(seated)
    for name in set(names) - {one.name for one in lent}:
        load(name, game.name)
    if workers > 1:
        for one in lent:
            one.pack()
    return names, lent


def name_all(seated: Sequence[Entrant]) -> tuple[tuple[str, ...], tuple[LentBot, ...]]:
    """The names by seat; each object has one of its own, in however many seats it sits."""
    taken = {one for one in seated if isinstance(one, str)}
    lent: dict[int, LentBot] = {}
    for bot in seated:
        if not isinstance(bot, str) and id(bot) not in lent:
            name = free_name(bot, taken)
            taken.add(name)
            lent[id(bot)] = LentBot(name, bot)
    names = tuple(one if isinstance(one, str) else lent[id(one)].name for one in seated)
    return names, tuple(lent.values())


def free_name(bot: Any, taken: set[str]) -> str:
    """What an object is called: its own name or its class's, with a number if that is taken."""
    own = getattr(bot, "name", None)
    name = own if isinstance(own, str) and own else type(bot).__name__
    tries = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(each for each in tries if each not in taken)
