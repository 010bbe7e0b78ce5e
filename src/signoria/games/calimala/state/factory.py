"""States from bytes, from positions and from deals, checked before anything runs on them."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import TYPE_CHECKING

import cython

from ...contract import BadState, Tally
from ...shared.engine.rng import Rng
from ..position.position import check_shape
from ..rules import deal
from ..rules.playouts import tally
from ..rules.table import Table
from . import check, codec
from .state import State

if TYPE_CHECKING:
    from ..position.position import Position

if not cython.compiled:
    from ..rules.board import LOG
    from ..rules.memory import fixed_size, store, unstore


def empty() -> State:
    """A table on which nothing lies yet."""
    state: State = State.__new__(State)
    if not cython.compiled:
        Table.__init__(state)
    return state


def from_bytes(data: bytes) -> State:
    """The inverse of ``to_bytes``; raises ``BadState`` saying which rule the bytes break."""
    state = empty()
    if not fixed_size(state) <= len(data) <= fixed_size(state) + LOG:
        raise BadState(f"a state of Calimala does not have {len(data)} bytes")
    unstore(state, data)
    check_state(state)
    if store(build_state(codec.read(state))) != data:
        raise BadState("there are numbers where nothing lies")
    return state


def build_state(position: Position) -> State:
    """A table with everything where the position says, not yet checked."""
    state = empty()
    codec.write(state, position)
    return state


def from_position(position: Position) -> State:
    """A state with everything where the position says; raises ``BadState``."""
    return check_state(build_state(check_shape(position)))


def check_state(state: State) -> State:
    """The state itself if nothing is wrong with it."""
    wrong = check.flaw(state)
    if wrong:
        raise BadState(wrong)
    return state


def blank(edition: int, layout: int, start: int) -> State:
    """An empty table with options only, to deal on."""
    state = empty()
    state.edition = edition
    state.layout = layout
    state.start = start
    return state


def random_deal(players: int, edition: int, layout: int, start: int, seed: int) -> State:
    """A dealt state (C2); a start of 255 is drawn at random."""
    state = blank(edition, layout, start)
    deal.deal_all(state, players, seed)
    return state


def random_games(
    players: int, edition: int, layout: int, start: int, seed: int, first: int, games: int
) -> Tally:
    """Random games from random deals."""
    Rng(seed)  # refuses what is no seed
    return tally(blank(edition, layout, start), players, seed, first, games)


def reduce_state(state: State) -> tuple[Callable[[bytes], State], tuple[bytes]]:
    """How a state is pickled and copied: by its bytes, which are checked when it comes back."""
    return from_bytes, (state.to_bytes(),)


copyreg.pickle(State, reduce_state)
