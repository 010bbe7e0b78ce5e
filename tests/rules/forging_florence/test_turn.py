"""F4.1, F4.2 and F4.6: moving, the bridges, the golden hex."""

from typing import Any

import pytest

from signoria.games.contract import CHANCE
from signoria.games.forging_florence import GAME, State
from signoria.games.forging_florence.view.events import TurnBegan
from tests.rules.forging_florence.tables import (
    GOLDEN,
    HOME,
    MERCHANT,
    go,
    hand,
    legal,
    owners,
    refusal,
    roll,
    table,
    walks,
)

PAINTING = ["holy-trinity"]
GIOTTOS = owners(giotto=0, masaccio=1)


def seller(where: str = GOLDEN, **changes: Any) -> State:
    """Seat 0 with one unsold painting; its turn begins, on the golden hex if it stands there."""
    me = hand(where, made=PAINTING, unsold=PAINTING)
    return table(me, must_leave=int(where == GOLDEN), **changes)


def test_f4_1_one_move_with_one_roll() -> None:
    """F4.1: one move with one roll."""
    state = go(roll(table(), 2), f"walk {HOME}")
    assert refusal(state, "roll") == ("F4.1", "moved")
    assert "end" in legal(state)


def test_f4_2_up_to_the_number_and_0_is_allowed() -> None:
    """F4.2: up to the number and 0 is allowed."""
    state = table(hand("-3,0"))
    assert go(state, "roll").to_move == CHANCE
    assert state.chance_outcomes() == [(289 + i, 1) for i in range(6)]
    assert refusal(state, "end") == ("F4.2", "chance")
    go(state, "rolled 1")
    assert walks(state) == {"-3,0", "-2,-1", "-3,1", "-4,0"}
    assert refusal(state, "walk -5,0") == ("F4.2", "too-far")
    assert refusal(state, "walk -2,0") == ("F2.2", "blocked")


def test_f4_2_nothing_between_roll_and_walk() -> None:
    """F4.2: nothing between roll and walk."""
    state = roll(table(hand("0,-1")), 1)
    assert {text.split()[0] for text in legal(state)} == {"walk"}
    assert refusal(state, "buy tools") == ("F4.2", "walk-first")
    assert refusal(state, "end") == ("F4.2", "walk-first")


def test_f4_2_a_turn_may_end_without_rolling() -> None:
    """F4.2: a turn may end without rolling."""
    state = go(table(), "end")
    assert state.to_move == 1
    assert state.turn == 1


def test_f4_2_the_river_is_crossed_on_bridges_only() -> None:
    """F4.2: From the short bridge 2,-4 (reached from 2,-3) to the green rows, from nowhere else."""
    state = roll(table(hand("2,-3")), 2)
    assert "2,-4" in walks(state)
    assert {"2,-5", "3,-5"} <= walks(state)
    assert "3,-4" not in walks(state)
    assert "1,-4" not in walks(state)
    assert walks(roll(table(hand("3,0")), 3)) >= {"4,0", "5,0", "6,0"}


def test_f4_2_the_way_goes_around() -> None:
    """F4.2: From 0,-2 to 2,-2 it is two hexes, but the shop on 1,-2 stands between them."""
    assert "2,-2" in walks(roll(table(hand(HOME)), 3))
    assert "1,-1" in walks(roll(table(hand(HOME)), 2))
    state = roll(table(hand("3,-2")), 2)
    assert "3,-3" not in walks(state)


def test_f2_2_figures_share_hexes() -> None:
    """F2.2: figures share hexes."""
    state = roll(table(hand("0,-1"), hand("0,-2")), 1)
    assert "0,-2" in walks(state)


def test_f4_2_the_taken_golden_hex_is_neither_entered_nor_crossed() -> None:
    """F4.2: From 0,-1 to 0,1 it is two hexes across the golden one, three around it."""
    me = hand("0,-1", made=PAINTING, unsold=PAINTING)
    other = hand(GOLDEN, made=["deposition"], unsold=["deposition"])
    taken = roll(table(me, other), 2)
    assert GOLDEN not in walks(taken)
    assert "0,1" not in walks(taken)
    assert refusal(taken, f"walk {GOLDEN}") == ("F4.2", "golden-taken")
    assert refusal(taken, "walk 0,1") == ("F4.2", "golden-way")
    assert refusal(roll(table(me, other), 1), "walk 0,1") == ("F4.2", "too-far")
    free = roll(table(me), 2)
    assert {GOLDEN, "0,1"} <= walks(free)


def test_f4_6_a_move_ends_there_only_with_an_unsold_piece() -> None:
    """F4.6: a move ends there only with an unsold piece."""
    state = roll(table(hand("0,-1")), 2)
    assert GOLDEN not in walks(state)
    assert "0,1" in walks(state)
    assert refusal(state, f"walk {GOLDEN}") == ("F4.6", "golden-to-sell")


def test_f4_6a_a_piece_made_in_this_turn_counts() -> None:
    """F4.6(a): a piece made in this turn counts."""
    me = hand("0,-1", made=PAINTING, unsold=PAINTING, fresh=PAINTING)
    state = go(roll(table(me), 1), f"walk {GOLDEN}")
    assert refusal(state, "sell holy-trinity") == ("F4.5", "fresh")
    go(state, "end", "end")
    assert refusal(state, "roll") == ("F4.6", "must-sell")
    assert refusal(state, "end") == ("F4.6", "must-leave")
    go(state, "sell holy-trinity")
    assert "roll" in legal(state)


def test_f4_6b_begins_unsold_sells_and_leaves() -> None:
    """F4.6(b): begins unsold, sells and leaves."""
    state = seller()
    assert "end" not in legal(state)
    assert "roll" not in legal(state)
    go(state, "sell holy-trinity", "roll", "rolled 1")
    assert GOLDEN not in walks(state)
    assert refusal(state, f"walk {GOLDEN}") == ("F4.6", "must-leave")
    go(state, "walk 0,1")
    assert "end" in legal(state)


def test_f4_6b_with_more_to_sell_it_leaves_all_the_same() -> None:
    """F4.6(b): Neither staying nor coming back in one move, although a piece is still unsold."""
    two = ["holy-trinity", "deposition"]
    state = table(hand(GOLDEN, made=two, unsold=two), must_leave=1)
    go(state, "sell deposition", "roll", "rolled 6")
    assert GOLDEN not in walks(state)
    assert refusal(state, f"walk {GOLDEN}") == ("F4.6", "must-leave")


def test_f4_6c_sold_and_stayed_leaves_in_the_next_turn() -> None:
    """F4.6(c): who sold and stayed leaves in the next turn."""
    state = go(roll(seller("0,-1"), 1), f"walk {GOLDEN}", "sell holy-trinity", "end", "end")
    assert "end" not in legal(state)
    assert refusal(state, "end") == ("F4.6", "must-leave")
    roll(state, 2)
    assert GOLDEN not in walks(state)
    go(state, "walk 0,2", "end")
    assert state.to_move == 1


def test_f4_6_more_sales_and_hires_before_leaving() -> None:
    """F4.6: more sales and hires before leaving."""
    sold = ["holy-trinity", "holy-trinity"]
    me = hand(GOLDEN, made=[*sold, "deposition"], unsold=sold, coins=9)
    state = table(me, must_leave=1)
    go(state, "sell holy-trinity", "sell holy-trinity")
    assert {"upgrade", "roll", "hire botticelli for giotto"} <= legal(state)


def test_f4_6_another_may_not_come_before_it_is_left() -> None:
    """F4.6: another may not come before it is left."""
    state = go(roll(seller("0,-1"), 1), f"walk {GOLDEN}", "end")
    view = GAME.view(state, 1)
    assert view.to_move == 1
    assert not view.must_leave


def test_f4_6_a_mark_of_one_visit_does_not_last() -> None:
    """Whoever sold, left and came back has not sold since it came (F4.6(b))."""
    twice = ["holy-trinity", "holy-trinity"]
    state = table(hand("0,-1", made=twice, unsold=twice))
    go(roll(state, 1), f"walk {GOLDEN}", "sell holy-trinity", "end", "end")
    go(roll(state, 1), "walk 0,-1", "end", "end")
    go(roll(state, 1), f"walk {GOLDEN}", "end", "end")
    assert refusal(state, "roll") == ("F4.6", "must-sell")


def test_f4_9_the_end_of_a_turn() -> None:
    """F4.9: the end of a turn."""
    state = table()
    assert "end" in legal(state)
    assert "end" in legal(go(roll(state, 3), "walk 0,-1"))


def test_f4_1_the_same_before_and_after_the_move() -> None:
    """F4.1: buying, making, raising the house and hiring, in any order, as often as one can."""
    made = ["holy-trinity", "deposition"]
    me = hand(HOME, made=made, unsold=made, tokens=["tools", "paint", "paper"], coins=20)
    before, after = table(me), go(roll(table(me), 1), f"walk {HOME}")
    assert legal(before) - {"roll"} == legal(after)
    assert "hire dante" not in legal(before)
    acts = ["buy press", "create badia-polyptych", "upgrade", "hire dante"]
    for order in (acts, [*acts[1:], acts[0]], [acts[2], acts[0], acts[3], acts[1]]):
        assert go(table(me), *order, "roll", "rolled 1", f"walk {HOME}", "end").to_move == 1
        assert go(roll(table(me), 1), f"walk {HOME}", *order, "end").to_move == 1


def test_f4_9_ending_is_possible_unless_the_golden_hex_forbids_it() -> None:
    """F4.9: at any time between actions, but not while the figure walks."""
    assert "end" in legal(table(hand(HOME, tokens=["tools"])))
    assert "end" not in legal(roll(table(), 6))
    assert "end" not in legal(seller())


@pytest.mark.parametrize("first", ["roll", "buy tools", "end"])
def test_every_turn_is_told_once_also_the_first(first: str) -> None:
    """With the first thing that is done, as nothing comes before it."""
    state, told = table(hand(MERCHANT)), []
    for text in (
        first,
        *["end"] * (first == "buy tools"),
        *["roll", "rolled 1"] * (first == "end"),
    ):
        action = GAME.parse(state, text)
        told += [each.turn for each in GAME.events(state, action) if isinstance(each, TurnBegan)]
        state.apply(action)
    assert told == ([1, 2] if state.turn else [1])
