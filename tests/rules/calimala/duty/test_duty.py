"""C3.6, the duty of the active player: case by case.  test_duty_search.py does it in bulk."""

import pytest

from signoria.games.calimala import GAME
from signoria.games.calimala.rules.board import Duty
from tests.rules.calimala.support.playing import check_refusal, legal_moves, mat, of_sort, play
from tests.rules.calimala.support.table import Table, table

FULL = {"wood": 4, "brick": 4, "marble": 4}


def acting(street: str, **what: object) -> Table:
    return table(3).mat(0, **what).stack(street, "0").acting(street)


def test_c3_6_stopping_is_not_offered_while_the_duty_is_open() -> None:
    state = acting("Marble|Wood").state()
    assert set(legal_moves(state)) == {"wood", "marble"}
    check_refusal(state, "stop", "C3.6")
    assert "stop" in legal_moves(play(state, "wood"))


def test_c3_6_a_space_that_is_not_certain_is_refused() -> None:
    state = table(3).state()
    assert "place Artwork|Ship" not in legal_moves(state)
    check_refusal(state, "place Artwork|Ship", "C3.6")
    check_refusal(state, "white Artwork|Ship", "C3.6")
    assert of_sort(state, "place") == {
        "Marble|Wood", "Wood|Weave", "Marble|Brick", "Wood|Contribute", "Weave|Transport",
        "Brick|Contribute", "Brick|Artwork",
    }  # fmt: skip


@pytest.mark.parametrize("hand", ["marble", "wood wood build weave", "artwork marble brick"])
def test_c3_6_cards_in_hand_make_a_space_certain(hand: str) -> None:
    """By a marble, or by a ship and a cloth that are not there yet."""
    assert "place Artwork|Ship" in legal_moves(table(3).mat(0, hand=hand).state())


@pytest.mark.parametrize("hand", ["wood build weave", "wood wood build", "artwork ship brick"])
def test_c3_6_cards_that_do_not_suffice(hand: str) -> None:
    assert "place Artwork|Ship" not in legal_moves(table(3).mat(0, hand=hand).state())


def test_c3_6_cards_yet_to_be_drawn_never_count() -> None:
    """The deck holds nothing but marble, and drawing for Ship would bring one."""
    city = table(3).piles(deck="marble marble marble marble marble")
    assert "place Artwork|Ship" not in legal_moves(city.state())


def test_c3_6_a_card_with_the_same_action_does_not_fulfil_it() -> None:
    state = play(acting("Marble|Wood", hand="wood").state(), "card wood")
    assert state.position().duty == Duty.OWED
    assert set(legal_moves(state)) == {"wood", "marble"}


def test_c3_6_drawing_does_not_fulfil_it() -> None:
    state = play(acting("Brick|Artwork").state(), "draw artwork", "drawn Ship")
    assert legal_moves(state) == ["brick"]


def test_c3_6_the_last_certain_action_cannot_be_given_up() -> None:
    """Ship is possible by cards only, so Artwork (impossible) may go and Ship may not."""
    state = acting("Artwork|Ship", ships=1, hand="weave").state()
    assert of_sort(state, "draw") == {"artwork"}
    check_refusal(state, "draw ship", "C3.6")
    play(state, "draw artwork", "drawn Wood")
    assert set(legal_moves(state)) == {"card weave", "card wood"}
    play(state, "card weave")
    assert set(of_sort(state, "ship")) == {"Barcelona", "Lisbon", "London"}


def test_c3_6_giving_up_is_judged_with_the_hand_before_the_draw() -> None:
    """What the deck would bring for certain does not count."""
    city = acting("Artwork|Ship", hand="marble").piles(deck="weave")
    assert of_sort(city.state(), "draw") == {"ship"}


def test_c3_6_one_of_a_white_discs_four_is_enough() -> None:
    city = table(3).mat(0, marble=1, hand="brick").stack("Artwork|Ship", "w")
    state = play(city.acting("Artwork|Ship").state(), "artwork Croce")
    assert "stop" in legal_moves(state)


def test_c3_6_white_may_give_up_while_the_duty_stays_certain() -> None:
    city = table(3).mat(0, hand="marble").stack("Artwork|Ship", "w").acting("Artwork|Ship")
    state = city.state()
    assert of_sort(state, "draw") == {"artwork", "ship"}, "one artwork stays"
    play(state, "draw artwork", "drawn Brick")
    assert of_sort(state, "draw") == {"ship"}


def test_c3_6_a_card_that_would_spoil_it_is_not_offered() -> None:
    """The only wood is needed for the contribution; a workshop by card would use it up."""
    full = {"artworks": {}, "wood": 1, "brick": 1, "hand": "build"}
    others = {"contributed": {"fiore brick": 5, "miniato brick": 3, "croce brick": 4}}
    city = table(3).mat(0, **full).mat(1, **others).stack("Contribute|Ship", "0")
    state = city.acting("Contribute|Ship").state()
    assert of_sort(state, "contribute") == {"wood Fiore", "wood Miniato", "wood Croce"}
    check_refusal(state, "card build workshop", "C3.6")


def test_c3_6_also_its_target_must_keep_it_certain() -> None:
    """The last slot for wood may be filled by the card only if a brick is still to come."""
    gone = {"contributed": {"fiore wood": 5, "miniato wood": 2, "croce wood": 4}}
    city = table(3).mat(0, wood=2, hand="contribute brick").mat(1, **gone)
    city.stack("Contribute|Ship", "0")
    state = city.acting("Contribute|Ship").state()
    assert of_sort(state, "card") == {"brick", "contribute wood Miniato"}
    assert of_sort(play(state, "card brick"), "card") == {
        "contribute wood Miniato", "contribute brick Fiore", "contribute brick Miniato",
        "contribute brick Croce",
    }  # fmt: skip


def test_c3_6_a_card_that_takes_the_last_slot_is_refused() -> None:
    gone = {"contributed": {"fiore wood": 5, "miniato wood": 2, "croce wood": 4}}
    city = table(3).mat(0, wood=2, hand="contribute").mat(1, **gone)
    state = city.stack("Contribute|Ship", "0").acting("Contribute|Ship").state()
    check_refusal(state, "card contribute wood Miniato", "C3.6")
    assert set(legal_moves(state)) == {"contribute wood Miniato", "draw ship"}


def test_c3_6_full_warehouse_needs_a_card_that_empties_it() -> None:
    city = table(3).mat(0, **FULL, cloth=(4, 4, 4), ships=3, houses="troyes bruges hamburg")
    assert "place Marble|Wood" not in legal_moves(city.state())
    assert "place Marble|Wood" in legal_moves(city.mat(0, hand="artwork").state())
    assert "place Wood|Weave" in legal_moves(city.mat(0, hand="contribute").state())
    state = play(city.mat(0, hand="contribute").state(), "place Wood|Weave")
    assert of_sort(state, "card contribute") == {"wood Fiore", "wood Miniato", "wood Croce"}


def test_c3_6_empty_reserve_and_a_build_card_that_fills_it() -> None:
    city = table(3).mat(0, wood=2, reserve=0)
    assert "place Marble|Wood" not in legal_moves(city.state())
    state = city.mat(0, hand="build").state()
    assert "place Marble|Wood" in legal_moves(state)
    play(state, "place Marble|Wood", "card build ship")
    assert mat(state, 0).reserve == 2
    assert set(legal_moves(state)) == {"wood", "marble"}


def nothing_possible() -> Table:
    """All forty cubes are placed: no resource, no cloth, no reserve."""
    return table(3).mat(0, reserve=0)


def test_c3_6_if_no_space_is_certain_every_space_may_be_chosen() -> None:
    state = nothing_possible().state()
    assert len(of_sort(state, "place")) == len(of_sort(state, "white")) == 12
    play(state, "place Artwork|Ship")
    assert set(legal_moves(state)) == {"draw artwork", "draw ship", "stop"}
    play(state, "stop")
    assert state.to_move == 1


def test_c3_6_the_duty_falls_away_for_that_turn_also_after_a_draw() -> None:
    state = play(nothing_possible().state(), "white Artwork|Ship", "draw ship", "drawn Wood")
    assert "stop" in legal_moves(state)


def test_c3_6_the_duty_is_over_for_the_second_disc() -> None:
    state = table(3).stack("Marble|Wood", "1").state()
    play(state, "place Marble|Wood", "marble", "wood")
    assert (state.to_move, state.position().duty) == (1, Duty.NONE_OWED)


def test_c3_7_a_duty_that_fell_away_is_not_passed_on() -> None:
    """Nobody owes anything with the second disc, and nobody seems to."""
    state = nothing_possible().stack("Marble|Wood", "1").state()
    play(state, "place Marble|Wood")
    assert state.position().duty == Duty.FALLEN_AWAY
    play(state, "stop")
    assert (state.to_move, state.position().duty) == (1, Duty.NONE_OWED)
    activation = GAME.view(state, 2).activation
    assert activation is not None
    assert not activation.duty
