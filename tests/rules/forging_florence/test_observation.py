"""The observation: everything that a seat sees, from where it sits."""

from importlib import import_module
from types import ModuleType

import pytest

from signoria.games.contract import TERMINAL, Rng
from signoria.games.forging_florence import GAME
from signoria.games.forging_florence.rules import names
from signoria.games.forging_florence.rules.board import HEXES, OBSERVATION
from tests.rules.forging_florence.tables import advance, go, new_game, table

PLAYER = 95
FIRST = 26 + 32  # where the players begin
HEXES_AT = OBSERVATION - 9 * HEXES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_numbers_from_0_to_1_the_same_in_both_builds(plain: ModuleType, players: int) -> None:
    other = import_module(f"{plain.__name__}.forging_florence").GAME
    rng = Rng(players)
    state = new_game(players, rng)
    while state.to_move != TERMINAL:
        if rng.below(20) == 0:
            twin = other.from_bytes(state.to_bytes())
            for seat in range(players):
                seen = state.observation(seat)
                assert len(seen) == OBSERVATION
                assert list(seen) == list(twin.observation(seat))
                assert all(0 <= number <= 1 for number in seen)
        advance(state, rng)


def test_seats_are_counted_from_the_observer() -> None:
    state = new_game(3, Rng(1))
    blocks = [
        [
            list(state.observation(seat)[FIRST + PLAYER * i : FIRST + PLAYER * (i + 1)])
            for i in range(4)
        ]
        for seat in range(3)
    ]
    for seat in range(3):
        for step in range(3):
            assert blocks[seat][step] == blocks[(seat + step) % 3][0]
        assert not any(blocks[seat][3])


def test_what_is_where() -> None:
    state = go(table(), "roll", "rolled 4")
    seen = state.observation(0)
    assert list(seen[:4]) == [0, 0, 1, 0]
    assert list(seen[5:11]) == [0, 0, 0, 1, 0, 0]
    assert list(seen[FIRST : FIRST + 3]) == pytest.approx([1, 6 / 12, 4 / 12])
    mine = [seen[HEXES_AT + 9 * hex + 7] for hex in range(HEXES)]
    assert sum(mine) == 1
    assert mine[state.position().hands[0].hex] == 1


def test_every_action_but_an_empty_one_is_seen() -> None:
    """No two positions of a game look alike unless they are."""
    rng = Rng(4)
    state = new_game(2, rng, rounds="60")
    for _ in range(300):
        if state.to_move == TERMINAL:
            break
        before = state.clone()
        advance(state, rng)
        if before.to_move >= 0:
            assert before.observation(0) != state.observation(0)


def test_a_seat_is_checked() -> None:
    with pytest.raises(ValueError, match="a seat is"):
        GAME.new_state(GAME.setup(2, {}, rng=Rng(1))).observation(2)


@pytest.mark.parametrize("seed", range(4))
def test_views_and_observations_show_the_same_map(seed: int) -> None:
    """Views say from the terrain what is where (F2.2, F4.3), the rules from what is laid out."""
    state = new_game(2, Rng(seed), shops="free")
    seen = state.observation(0)
    for number, hex in enumerate(GAME.view(state, None).hexes):
        at = HEXES_AT + 9 * number
        assert seen[at] == hex.walkable
        offers = [name for i, name in enumerate(names.RESOURCES) if seen[at + 1 + i]]
        assert offers == hex.offers
