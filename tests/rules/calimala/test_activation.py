"""C3.1 to C3.3, C3.7, C3.9 and C3.10: placing a disc and what it sets off."""

import pytest

from signoria.games.calimala import GAME, State
from signoria.games.calimala.rules.board import Phase
from tests.rules.calimala.support.playing import check_refusal, legal_moves, mat, of_sort, play
from tests.rules.calimala.support.table import table


def walk(state: State) -> list[tuple[int, int]]:
    """(owner, depth) of each activation until the turn is over, each fulfilled and stopped."""
    turn = state.turn
    met: list[tuple[int, int]] = []
    while state.turn == turn and state.to_move >= 0:
        position = state.position()
        if (position.mover, position.depth) not in met[-1:]:
            met.append((position.mover, position.depth))
        moves = legal_moves(state)
        play(state, "stop" if "stop" in moves else moves[0])
    return met


def test_c3_1_any_space_with_either_sort_of_disc() -> None:
    state = table(3).mat(0, wood=2, brick=1, marble=1, cloth=(1,), ships=1, houses="troyes").state()
    assert len(of_sort(state, "place")) == len(of_sort(state, "white")) == 12


def test_c3_1_the_disc_goes_on_top() -> None:
    city = table(3).stack("Wood|Contribute", "1 2")
    for move, disc in (("place", 0), ("white", 5)):
        state = play(city.state(), f"{move} Wood|Contribute")
        position = state.position()
        assert position.stacks[position.street] == (1, 2, disc)


def test_c3_1_without_a_sort_of_disc_it_is_not_offered() -> None:
    only_white = table(3).mat(0, coloured=0).is_(turn=33, start=0).state()
    assert of_sort(only_white, "place") == set()
    check_refusal(only_white, "place Marble|Wood", "C3.1")
    only_coloured = table(3).mat(0, white=0).is_(turn=30, start=0).state()
    assert of_sort(only_coloured, "white") == set()
    check_refusal(only_coloured, "white Marble|Wood", "C3.1")


def test_c3_1_the_turn_passes_clockwise() -> None:
    """C3.10: also from the last seat to the first."""
    state = table(4).is_(active=3).state()
    play(state, "place Marble|Wood", "wood", "marble")
    assert (state.to_move, state.turn, state.position().phase) == (0, 1, Phase.PLACING)


@pytest.mark.parametrize(
    ("below", "expected"),
    [
        ("", [(0, 0)]),
        ("1", [(0, 0), (1, 1)]),
        ("2 1", [(0, 0), (1, 1), (2, 2)]),
        ("2 0", [(0, 0), (0, 1), (2, 2)]),
        ("0 0", [(0, 0), (0, 1), (0, 2)]),
        ("1 2 0", [(0, 0), (0, 1), (2, 2)]),  # the fourth disc, of 1, stays out
        ("w 1", [(0, 0), (1, 1)]),
        ("1 w", [(0, 0), (1, 2)]),
        ("2 1 w", [(0, 0), (1, 2)]),  # the white disc counts as one of three: 2 stays out
        ("2 w 1", [(0, 0), (1, 1)]),
        ("2 w w", [(0, 0)]),
        ("w 2 1", [(0, 0), (1, 1), (2, 2)]),
    ],
)
@pytest.mark.parametrize("word", ["place", "white"])
def test_c3_2_three_top_discs_from_the_top(
    below: str, expected: list[tuple[int, int]], word: str
) -> None:
    """C3.2: three discs at most, top to bottom; a white one below the top counts, but rests."""
    setting = table(3).stack("Brick|Artwork", below)
    for seat in range(3):
        setting.mat(seat, hand="weave")  # so that no activation ends by itself (C3.9)
    state = play(setting.state(), f"{word} Brick|Artwork")
    assert walk(state) == expected


def test_c3_3_each_action_once_in_either_order() -> None:
    city = table(3).mat(0, hand="ship", wood=1)
    for first, second in (("wood", "contribute wood fiore"), ("contribute wood fiore", "wood")):
        state = play(city.state(), "place Wood|Contribute", first)
        again = first.capitalize() if first == "wood" else "contribute"
        assert not any(move.startswith(again.lower()) for move in legal_moves(state))
        play(state, second)
        assert legal_moves(state) == ["stop"]


def test_c3_3_an_action_used_up_is_refused() -> None:
    state = table(3).mat(0, hand="ship", wood=1).state()
    play(state, "place Wood|Contribute", "wood")
    check_refusal(state, "wood", "C3.3")


def test_c3_3_white_twice_each_in_any_order() -> None:
    orders = {
        (a, b, c, d)
        for a in "wc" for b in "wc" for c in "wc" for d in "wc"
        if (a + b + c + d).count("w") == 2
    }  # fmt: skip
    words = {"w": "wood", "c": "contribute wood fiore"}
    for order in sorted(orders):
        state = table(3).mat(0, wood=2).state()
        play(state, "white Wood|Contribute", *(words[letter] for letter in order))
        assert mat(state, 0).warehouse[0] == 2
        assert mat(state, 0).contributed[0] == 2
        assert state.to_move == 1, "two of each are used up"


def test_c3_3_no_action_but_the_connected_ones() -> None:
    state = play(table(3).mat(0, cloth=(1,), ships=1).state(), "place Wood|Weave")
    assert set(legal_moves(state)) == {"wood", "weave"}
    check_refusal(state, "brick", "C3.3")
    check_refusal(state, "ship Lisbon", "C3.3")


@pytest.mark.parametrize("depth", [1, 2])
def test_c3_7_lower_owners_may_waive_one_or_both(depth: int) -> None:
    setting = table(3).stack("Marble|Wood", "2 1 0").acting("Marble|Wood", depth=depth)
    owner = 2 if depth == 2 else 1
    state = setting.state()
    assert state.to_move == owner
    assert set(legal_moves(state)) == {"wood", "marble", "stop"}
    assert sum(mat(play(setting.state(), "stop"), owner).warehouse) == 0
    assert mat(play(setting.state(), "wood", "stop"), owner).warehouse == (1, 0, 0)


def test_c3_7_a_lower_disc_of_the_active_player_has_no_duty() -> None:
    state = table(3).stack("Marble|Wood", "0").mat(0, hand="ship").state()
    play(state, "place Marble|Wood", "wood", "marble", "stop")
    assert state.position().depth == 1
    assert "stop" in legal_moves(state)


def test_c3_9_ends_by_itself_without_actions_and_cards() -> None:
    state = play(table(3).state(), "place Marble|Wood", "wood", "marble")
    assert (state.to_move, state.turn) == (1, 1)


def test_c3_9_does_not_end_while_there_are_cards_even_unplayable_ones() -> None:
    """Whether a card could be played, only the hand shows."""
    state = play(table(3).mat(0, hand="ship").state(), "place Marble|Wood", "wood", "marble")
    assert legal_moves(state) == ["stop"]
    assert state.to_move == 0
    assert not state.is_forced(), "what is in the hand is not public"


def test_c3_9_does_not_end_while_an_action_is_left() -> None:
    """Also one that is impossible: it may still be given up."""
    state = play(table(3).state(), "place Brick|Artwork", "brick")
    assert set(legal_moves(state)) == {"draw artwork", "stop"}


def test_c3_9_a_move_that_public_facts_force_may_be_skipped() -> None:
    full = table(3).mat(0, marble=0, hand="").stack("Brick|Artwork", "0")
    state = full.acting("Brick|Artwork", left=(1, 0)).state()
    assert legal_moves(state) == ["brick"]
    assert state.is_forced()
    assert not table(3).state().is_forced()


def test_c3_9_an_unplayable_hand_forces_nothing() -> None:
    """One move only, but others do not know that the card is of no use."""
    city = table(3).mat(0, hand="ship").stack("Brick|Artwork", "0")
    state = city.acting("Brick|Artwork", left=(1, 0)).state()
    assert legal_moves(state) == ["brick"]
    assert not state.is_forced()


def test_c3_10_scoring_only_with_a_fourth_disc() -> None:
    three = play(table(3).stack("Marble|Wood", "1 2").state(), "place Marble|Wood")
    while three.turn == 2:
        play(three, legal_moves(three)[0])
    assert three.position().scored == 0
    four = table(3).stack("Marble|Wood", "1 2 1").stack("Wood|Weave", "w").is_(turn=6).state()
    play(four, "place Marble|Wood")
    while four.turn == 6:
        assert four.position().scored == 0, "not before the activations are over"
        play(four, legal_moves(four)[0])
    assert four.position().scored == 1


def test_c3_10_rounds_are_shown() -> None:
    state = play(table(3).state(), "place Marble|Wood", "wood", "marble")
    view = GAME.view(state, None)
    assert (view.to_move, view.active, view.round, view.rounds) == (1, 1, 1, 15)
