"""The start of a game: as soon as nobody is missing."""

from __future__ import annotations

from collections.abc import Sequence

from ....games.contract import Game
from ...journal.entries import AnyEntry, Chair, Created, Started
from ..match.shuffle import shuffle_of, values_of
from .moves import automatic_moves


def start_if_full(
    game: Game, match: str, created: Created, chairs: Sequence[Chair], now: int
) -> list[AnyEntry]:
    """The game begins if nobody is missing."""
    if any(chair.is_vacant for chair in chairs):
        return []
    shuffle = shuffle_of(match, created, values_of(created, chairs))
    setup = shuffle.setup(game, len(chairs), created.options)
    started = Started(
        at=now,
        rules=game.rules_version,
        setup=dict(setup.to_dict()),
        values=list(shuffle.values),
    )
    return [started, *automatic_moves(game.new_state(setup), shuffle, 0, now)]
