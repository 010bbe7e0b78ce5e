"""The start of a game: as soon as nobody is missing."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Sequence

from ....games.contract import Game, Rng, State
from ....record import fair
from ...journal.entries import AnyEntry, Chair, Created, Started
from ..match.shuffle import shuffle_of, values_of
from .moves import automatic_moves

DRAWN = "position"  # the use of the seed for what is drawn anew


def start_if_full(
    game: Game, match: str, created: Created, chairs: Sequence[Chair], now: int
) -> list[AnyEntry]:
    """The game begins if nobody is missing."""
    if any(chair.is_vacant for chair in chairs):
        return []
    if created.position is not None:
        state = game.from_bytes(b64decode(created.position))
        return start_from_position(game, state, match, created, now, chairs)
    shuffle = shuffle_of(match, created, values_of(created, chairs))
    setup = shuffle.setup(game, len(chairs), created.options)
    started = Started(
        at=now,
        rules=game.rules_version,
        setup=dict(setup.to_dict()),
        values=list(shuffle.values),
    )
    return [started, *automatic_moves(game.new_state(setup), shuffle, 0, now)]


def start_from_position(
    game: Game,
    state: State,
    match: str,
    created: Created,
    now: int,
    chairs: Sequence[Chair] | None = None,
) -> list[AnyEntry]:
    """The game begins with what the host's seat knows of this state; the rest is drawn anew."""
    shuffle = shuffle_of(match, created, values_of(created, chairs or created.chairs))
    seat = next(seat for seat, chair in enumerate(created.chairs) if chair.person == created.host)
    guessed = state.resample(seat, Rng(fair.word(shuffle.key.hex(), DRAWN)))
    return start_from_state(game, guessed, match, created, now, chairs)


def start_from_state(
    game: Game,
    state: State,
    match: str,
    created: Created,
    now: int,
    chairs: Sequence[Chair] | None = None,
) -> list[AnyEntry]:
    """The game begins with this state, which is changed."""
    shuffle = shuffle_of(match, created, values_of(created, chairs or created.chairs))
    started = Started(
        at=now,
        rules=game.rules_version,
        setup=dict(state.setup.to_dict()),
        position=b64encode(state.to_bytes()).decode(),
        values=list(shuffle.values),
    )
    return [started, *automatic_moves(state, shuffle, 0, now)]
