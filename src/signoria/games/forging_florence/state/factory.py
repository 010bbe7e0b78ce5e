"""States from bytes, from positions and from setups, checked before anything runs on them."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from dataclasses import dataclass

import cython

from ...contract import BadState, Tally
from ...shared.engine.rng import Rng
from ..position.position import Position, check_shape
from ..rules import deal
from ..rules.playouts import tally
from ..rules.table import Table
from ..rules.values import LAYOUT, STANDARD, Values
from . import check, codec
from .state import State

if not cython.compiled:
    from ..rules.board import HEXES
    from ..rules.memory import fixed_size, put_values, unstore


@dataclass(frozen=True)
class Options:
    """What can be chosen (F2.3, F3, F4.4, F5), as numbers of rules/board.py.

    A ``start`` of NOBODY is drawn at random.
    """

    economy: int
    brunelleschi: int
    shops: int
    limit: int
    start: int
    terrain: tuple[int, ...]
    values: Values = STANDARD


def empty() -> State:
    """A table on which nothing lies yet, with the numbers of the rulebook."""
    state: State = State.__new__(State)
    if not cython.compiled:
        Table.__init__(state)
    put_values(state, STANDARD.to_bytes())
    return state


def from_bytes(data: bytes) -> State:
    """The inverse of ``to_bytes``; raises ``BadState`` saying which rule the bytes break."""
    state = empty()
    size = fixed_size(state)
    if len(data) < size:
        raise BadState(f"a state of Forging Florence does not have {len(data)} bytes")
    unstore(state, data[:size])
    put_values(state, read_values(data[size:]).to_bytes())
    if not 2 <= state.seats <= 4:
        raise BadState("F1.1: a game has 2 to 4 players")
    new = from_position(codec.read(state))
    if new.to_bytes() != data:
        raise BadState("there are numbers where nothing lies")
    return new


def read_values(differences: bytes) -> Values:
    """The numbers of a variant, which follow a state's own; raises ``BadState``."""
    try:
        return LAYOUT.from_differences(differences)
    except ValueError as fault:
        raise BadState(f"these are no numbers of a variant: {fault}") from None


def build_state(position: Position) -> State:
    """A table with everything where the position says."""
    state = empty()
    codec.write(state, position)
    return state


def from_position(position: Position) -> State:
    """A state with everything where the position says; raises ``BadState``."""
    wrong = check.flaw(check_shape(position))
    if wrong:
        raise BadState(wrong)
    return build_state(position)


def blank(options: Options) -> State:
    """An empty table with options and map only."""
    state = empty()
    state.economy = options.economy
    state.brunelleschi = options.brunelleschi
    state.shops = options.shops
    state.limit = options.limit
    state.start = options.start
    put_values(state, options.values.to_bytes())
    for i in range(HEXES):
        state.terrain[i] = options.terrain[i]
    return state


def random_setup(players: int, options: Options, seed: int) -> State:
    """The state before the first decision, set up at random (F3)."""
    state = blank(options)
    deal.deal_all(state, players, seed)
    return state


def random_games(players: int, options: Options, seed: int, first: int, games: int) -> Tally:
    """Random games from random setups."""
    Rng(seed)  # refuses what is no seed
    return tally(blank(options), players, seed, first, games)


def reduce_state(state: State) -> tuple[Callable[[bytes], State], tuple[bytes]]:
    """How a state is pickled and copied: by its bytes, which are checked when it comes back."""
    return from_bytes, (state.to_bytes(),)


copyreg.pickle(State, reduce_state)
