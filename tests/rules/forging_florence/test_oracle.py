"""F4.2 and F4.10 written a second time, plainly, and compared in whole games."""

from __future__ import annotations

import pytest

from signoria.games.contract import TERMINAL, Rng
from signoria.games.forging_florence import Position
from signoria.games.forging_florence.map import maps
from signoria.games.forging_florence.rules.board import (
    CENTRE,
    DOME,
    ISAAC,
    PIECE_ARTIST,
    PIECE_SORT,
    PIECES,
    Move,
    Phase,
)
from signoria.games.forging_florence.text.refusal import walkable
from tests.rules.forging_florence.tables import advance, new_game

COPIES = 3

PAID = {0: {"tools": 5, "paint": 5}, 1: {"tools": 5, "press": 10}, 2: {"tools": 5}}
PLACE = {"tools": 0, "press": 2, "paint": 3}


def reachable_hexes(position: Position) -> set[int]:
    """The hexes that a figure reaches, ring by ring (F4.2)."""
    me = position.hands[position.active]
    others = {hand.hex for hand in position.hands if hand is not me}
    found = ring = {me.hex}
    for _ in range(position.roll):
        around = {n for hex in ring for n in maps.beside(hex) if walkable(position, n)}
        ring = around - found - ({CENTRE} & others)
        found = found | ring
    if position.must_leave or not sum(me.unsold):
        found = found - {CENTRE}
    return found


def price(position: Position, piece: int) -> int | None:
    """What the active player must still pay for a piece; None if it cannot be made (F4.10)."""
    seat, me = position.active, position.hands[position.active]
    left = (1 if piece == DOME else COPIES) - sum(hand.made[piece] for hand in position.hands)
    possible = position.owner[PIECE_ARTIST[piece]] == seat and me.level > PIECE_SORT[piece]
    if not possible or left == 0 or (piece == DOME and not me.made[ISAAC]):
        return None
    times = 2 if PIECE_ARTIST[piece] == 8 else 1
    costs = PAID[PIECE_SORT[piece]]
    return sum(max(0, times - me.tokens[PLACE[name]]) * costs[name] for name in costs)


def is_ruined(position: Position) -> bool:
    """Whether the active player has nothing to sell and can pay for nothing."""
    me = position.hands[position.active]
    prices = [price(position, piece) for piece in range(PIECES)]
    return not sum(me.unsold) and all(n is None or n > 5 * me.coins for n in prices)


@pytest.mark.parametrize("seed", range(6))
def test_f4_2_where_a_roll_brings_the_figure(seed: int) -> None:
    """F4.2: where a roll brings the figure."""
    rng = Rng(seed)
    state = new_game(2 + seed % 3, rng, rounds="60")
    while state.to_move != TERMINAL:
        position = state.position()
        if position.phase == Phase.WALKING:
            assert set(state.legal_actions()) == reachable_hexes(position)
        advance(state, rng)


@pytest.mark.parametrize("seed", range(6))
def test_f4_10_no_purchase_and_no_hire_ruins(seed: int) -> None:
    """F4.10: no purchase and no hire ruins."""
    rng = Rng(seed)
    state = new_game(2 + seed % 3, rng, rounds="60")
    while state.to_move != TERMINAL and state.turn < 59 * (2 + seed % 3):
        for action in state.legal_actions():
            bought = Move.TAKE <= action < Move.CREATE or Move.HIRE <= action < Move.END
            if bought and not 0 < state.position().last_turns <= state.position().players:
                after = state.clone()
                after.apply(action)
                paid = after.position().hands[after.position().active].coins
                free = paid == state.position().hands[state.to_move].coins
                assert free or not is_ruined(after.position())
        advance(state, rng)
