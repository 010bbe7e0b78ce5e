"""C3.4 and C3.8: giving up what is impossible for a card, and the deck that it comes from."""

import pytest

from signoria.games.calimala import GAME
from signoria.games.contract import CHANCE
from tests.rules.calimala.support.playing import check_refusal, legal_moves, mat, of_sort, play
from tests.rules.calimala.support.table import Table, table


def lower_disc(street: str = "Brick|Artwork", **what: object) -> Table:
    """Seat 1 is activated by its disc in second place, without duty."""
    setting = table(3).mat(1, **what).stack(street, "1 0")
    return setting.acting(street, depth=1)


def test_c3_4_an_impossible_action_is_used_up_for_a_card() -> None:
    state = play(lower_disc().state(), "draw artwork")
    assert state.to_move == CHANCE
    play(state, "drawn Weave")
    assert mat(state, 1).hand[5] == mat(state, 1).hand_size == 1
    assert of_sort(state, "draw") == set(), "used up"
    assert set(legal_moves(state)) == {"brick", "card weave", "stop"}


def test_c3_4_a_possible_action_earns_nothing() -> None:
    state = lower_disc(marble=1).state()
    assert of_sort(state, "draw") == set()
    check_refusal(state, "draw artwork", "C3.4")
    play(state, "stop")
    assert mat(state, 1).hand_size == 0


def test_c3_4_carried_out_in_part_earns_nothing() -> None:
    """One of two possible cloths shipped: no card, and the action is used up."""
    city = lower_disc("Contribute|Ship", cloth=(2,), ships=2, hand="brick")
    state = play(city.state(), "ship Lisbon")
    assert mat(state, 1).hand_size == 1
    assert of_sort(state, "ship") == set()
    assert of_sort(state, "draw") == {"contribute"}


def test_c3_4_judged_when_its_owner_comes_to_it() -> None:
    """Impossible first and possible later: both orders are the owner's choice."""
    city = lower_disc("Wood|Contribute")
    drawn = play(city.state(), "draw contribute", "drawn Ship", "wood")
    assert mat(drawn, 1).hand_size == 1
    given = play(city.state(), "wood")
    assert of_sort(given, "draw") == set()
    assert len(of_sort(given, "contribute")) == 3


def test_c3_4_a_card_in_hand_that_would_help_does_not_matter() -> None:
    assert "draw artwork" in legal_moves(lower_disc(hand="marble").state())
    after = play(lower_disc(hand="marble").state(), "card marble")
    assert "draw artwork" not in legal_moves(after)


def test_c3_4_white_draws_twice_for_one_impossible_action() -> None:
    city = table(3).stack("Brick|Artwork", "w").acting("Brick|Artwork")
    state = play(city.state(), "draw artwork", "drawn Ship", "draw artwork", "drawn Ship")
    assert mat(state, 0).hand[6] == 2
    assert of_sort(state, "draw") == set()
    play(state, "brick", "brick")
    assert legal_moves(state) == ["stop"]


def test_c3_4_white_judges_each_of_the_four_by_itself() -> None:
    """Contribute is impossible, then possible, then impossible again."""
    city = table(3).stack("Wood|Contribute", "w").acting("Wood|Contribute")
    state = play(city.state(), "wood", "contribute wood Fiore", "draw contribute", "drawn Ship")
    assert mat(state, 0).hand_size == 1
    assert set(legal_moves(state)) == {"wood", "stop"}


def test_c3_4_both_may_be_given_up_by_a_lower_disc() -> None:
    city = lower_disc("Artwork|Ship")
    state = play(city.state(), "draw ship", "drawn Wood", "draw artwork", "drawn Wood")
    assert mat(state, 1).hand[0] == 2


def test_c3_8_outcomes_are_weighted_by_the_deck() -> None:
    city = lower_disc(hand="wood").mat(2, hand="wood weave").piles(discard="build build")
    state = play(city.state(), "draw artwork")
    assert [weight for _, weight in state.chance_outcomes()] == [3, 5, 5, 3, 5, 4, 5, 5, 5]
    assert [outcome - 169 for outcome, _ in state.chance_outcomes()] == list(range(9))
    with pytest.raises(ValueError, match=r"\(C3\.8\)"):
        state.apply(0)


def test_c3_8_only_what_is_in_the_deck_can_be_drawn() -> None:
    state = play(lower_disc().piles(deck="ship weave").state(), "draw artwork")
    assert [(o - 169, w) for o, w in state.chance_outcomes()] == [(5, 1), (6, 1)]
    before = state.to_bytes()
    with pytest.raises(ValueError, match="C3"):
        state.apply(169)
    assert state.to_bytes() == before


def test_c3_8_the_last_card_shuffles_the_discards_at_once() -> None:
    state = lower_disc().piles(deck="ship").state()
    discarded = state.position().discard
    assert sum(discarded) == 44
    play(state, "draw artwork", "drawn Ship")
    position = state.position()
    assert position.deck == discarded
    assert (position.deck_size, sum(position.discard)) == (44, 0)


def all_in_hands(seat_1: str = "") -> Table:
    """Every card but one Ship is in a hand, that one is the deck: no discards."""
    kinds = ["wood", "brick", "marble", "build", "artwork", "weave", "transport", "contribute"]
    rest = " ".join([" ".join([kind] * 5) for kind in kinds] + ["ship"] * 4)
    for card in seat_1.split():
        rest = rest.replace(card, "", 1)
    return lower_disc(hand=seat_1).mat(2, hand=rest).piles(deck="ship")


def test_c3_8_without_discards_the_deck_stays_empty() -> None:
    state = play(all_in_hands().state(), "draw artwork", "drawn Ship")
    position = state.position()
    assert (position.deck_size, sum(position.deck), sum(position.discard)) == (0, 0, 0)


def test_c3_8_later_discards_wait_until_a_card_must_be_drawn() -> None:
    city = all_in_hands("wood wood").stack("Artwork|Ship", "1 0").acting("Artwork|Ship", depth=1)
    state = play(city.state(), "draw artwork", "drawn Ship", "card wood", "card wood")
    assert state.position().deck_size == 0
    assert state.position().discard[0] == 2
    play(state, "draw ship")
    assert [outcome - 169 for outcome, _ in state.chance_outcomes()] == [0]
    play(state, "drawn Wood")
    assert state.position().deck_size == 1, "the other one"
    assert sum(state.position().discard) == 0
    assert mat(state, 1).hand[0] == 1


def test_c3_8_nothing_at_all_to_draw() -> None:
    """The impossible action is used up and no card comes."""
    city = all_in_hands().stack("Artwork|Ship", "1 0").acting("Artwork|Ship", depth=1)
    state = play(city.state(), "draw artwork", "drawn Ship", "draw ship")
    assert state.to_move == 1
    assert mat(state, 1).hand_size == 1
    assert legal_moves(state) == ["stop"]


def test_c3_8_nothing_to_draw_and_an_empty_hand_ends_the_activation() -> None:
    city = all_in_hands().stack("Artwork|Ship", "2 1 0")
    state = city.acting("Artwork|Ship", depth=1).state()
    play(state, "draw artwork", "drawn Ship", "stop")
    assert state.to_move == 2
    play(state, "draw ship")
    assert state.to_move == 2, "its hand is not empty"


def test_c3_8_hand_sizes_are_public_and_hands_are_not() -> None:
    state = lower_disc(hand="wood brick").state()
    for viewer in (0, 2, None):
        shown = GAME.view(state, viewer).mats[1]
        assert (shown.hand_size, shown.hand) == (2, None)
    assert GAME.view(state, 1).mats[1].hand == ["wood", "brick"]
