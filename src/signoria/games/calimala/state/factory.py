"""States from bytes, from positions and from deals, checked before anything runs on them."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import cython

from ...contract import BadSetup, BadState, Tally
from ...shared.engine.rng import Rng
from ..position.position import check_shape
from ..rules import deal
from ..rules.playouts import tally
from ..rules.table import Table
from ..rules.values import LAYOUT, STANDARD, Values
from ..variant.variants import VARIANTS
from . import check, codec
from .state import State

if TYPE_CHECKING:
    from ..position.position import Position

if not cython.compiled:
    from ..rules.board import LOG
    from ..rules.memory import fixed_size, put_values, unstore

CHANGED = b"\xff"  # no entry of the log: what follows are the numbers of a variant


@dataclass(frozen=True)
class Options:
    """What can be chosen (C2.1, C2.4, C5.3), as numbers of rules/board.py.

    A ``start`` of NOTHING is drawn at random.
    """

    edition: int
    layout: int
    start: int
    values: Values = STANDARD


def empty() -> State:
    """A table on which nothing lies yet."""
    state: State = State.__new__(State)
    if not cython.compiled:
        Table.__init__(state)
    put_values(state, STANDARD.to_bytes())
    return state


def from_bytes(data: bytes) -> State:
    """The inverse of ``to_bytes``; raises ``BadState`` saying which rule the bytes break."""
    state = empty()
    size = fixed_size(state)
    log, changed, numbers = data[size:].partition(CHANGED)
    if len(data) < size or len(log) > LOG:
        raise BadState(f"a state of Calimala does not have {len(data)} bytes")
    unstore(state, data[:size] + log)
    if changed:
        put_values(state, read_values(numbers).to_bytes())
    check_state(state)
    if build_state(codec.read(state)).to_bytes() != data:
        raise BadState("there are numbers where nothing lies")
    return state


def read_values(differences: bytes) -> Values:
    """The numbers of a variant, which follow a state's own; raises ``BadState``."""
    try:
        return check_values(LAYOUT.from_differences(differences))
    except ValueError as fault:
        raise BadState(f"these are no numbers of a variant: {fault}") from None


def check_values(values: Values) -> Values:
    """The numbers themselves if they are those of a variant; raises ``BadState``."""
    try:
        found = VARIANTS.from_option(VARIANTS.option_value(values))
    except BadSetup as fault:
        raise BadState(f"these are no numbers of a variant: {fault}") from None
    if found != values:
        raise BadState("these are no numbers of a variant: one is not to be changed")
    return values


def build_state(position: Position) -> State:
    """A table with everything where the position says, not yet checked."""
    state = empty()
    codec.write(state, position)
    return state


def from_position(position: Position) -> State:
    """A state with everything where the position says; raises ``BadState``."""
    check_values(check_shape(position).values)
    return check_state(build_state(position))


def check_state(state: State) -> State:
    """The state itself if nothing is wrong with it."""
    wrong = check.flaw(state)
    if wrong:
        raise BadState(wrong)
    return state


def blank(options: Options) -> State:
    """An empty table with options only, to deal on."""
    state = empty()
    state.edition = options.edition
    state.layout = options.layout
    state.start = options.start
    put_values(state, options.values.to_bytes())
    return state


def random_deal(players: int, options: Options, seed: int) -> State:
    """A dealt state (C2)."""
    state = blank(options)
    deal.deal_all(state, players, seed)
    return state


def random_games(players: int, options: Options, seed: int, first: int, games: int) -> Tally:
    """Random games from random deals."""
    Rng(seed)  # refuses what is no seed
    return tally(blank(options), players, seed, first, games)


def reduce_state(state: State) -> tuple[Callable[[bytes], State], tuple[bytes]]:
    """How a state is pickled and copied: by its bytes, which are checked when it comes back."""
    return from_bytes, (state.to_bytes(),)


copyreg.pickle(State, reduce_state)
