"""C3.5: action cards from hand."""

from signoria.games.calimala import GAME
from tests.rules.calimala.support.playing import check_refusal, legal_moves, mat, of_sort, play
from tests.rules.calimala.support.table import table


def test_c3_5_before_between_and_after_the_actions() -> None:
    setting = table(3).mat(0, hand="brick brick brick marble").stack("Marble|Wood", "0")
    state = setting.acting("Marble|Wood").state()
    play(state, "card brick", "wood", "card brick", "marble", "card brick", "card marble")
    assert mat(state, 0).warehouse == (1, 3, 2)
    assert state.to_move == 1, "no action and no card left"


def test_c3_5_any_number_and_whether_or_not_an_action_is_used() -> None:
    setting = table(3).mat(1, hand="wood brick weave").stack("Artwork|Ship", "1 0")
    state = setting.acting("Artwork|Ship", depth=1).state()
    play(state, "card wood", "card brick", "card weave", "stop")
    assert mat(state, 1).warehouse == (1, 1, 0)
    assert mat(state, 1).cloth == (1, 0, 0)


def test_c3_5_a_card_drawn_a_moment_ago() -> None:
    setting = table(3).stack("Artwork|Ship", "1 0").acting("Artwork|Ship", depth=1)
    state = play(setting.state(), "draw ship", "drawn Marble", "card marble", "artwork Palazzo")
    assert mat(state, 1).artworks == (0, 0, 0, 1)


def test_c3_5_played_cards_are_discarded_at_once_and_openly() -> None:
    setting = table(3).mat(0, hand="brick ship").stack("Marble|Wood", "0")
    state = play(setting.acting("Marble|Wood").state(), "card brick")
    assert state.position().discard[1] == 1
    assert GAME.view(state, 2).discard["brick"] == 1
    assert mat(state, 0).hand == (0, 0, 0, 0, 0, 0, 1, 0, 0)


def test_c3_5_the_action_must_be_possible_at_least_in_part() -> None:
    setting = table(3).mat(0, hand="ship artwork wood", wood=4).stack("Marble|Wood", "0")
    state = setting.acting("Marble|Wood").state()
    assert of_sort(state, "card") == set()
    check_refusal(state, "card ship Lisbon", "C4.5")
    check_refusal(state, "card wood", "C4.1")


def test_c3_5_a_card_must_be_in_hand() -> None:
    state = table(3).mat(0, hand="brick").stack("Marble|Wood", "0").acting("Marble|Wood").state()
    check_refusal(state, "card weave", "C3.5")


def test_c3_5_only_during_the_activation_of_an_own_disc() -> None:
    placing = table(3).mat(0, hand="brick").state()
    assert of_sort(placing, "card") == set()
    check_refusal(placing, "card brick", "C3.1")
    setting = table(3).mat(0, hand="brick").mat(1, hand="marble").stack("Marble|Wood", "1 0")
    other = setting.acting("Marble|Wood", depth=1).state()
    assert of_sort(other, "card") == {"marble"}
    check_refusal(other, "card brick", "C3.5")


def test_c3_5_not_during_somebody_elses_activation_by_a_white_disc() -> None:
    setting = table(3).mat(1, hand="marble").stack("Marble|Wood", "1 w")
    state = setting.acting("Marble|Wood").state()
    assert state.to_move == 0
    assert of_sort(state, "card") == set()


def test_c3_5_a_card_does_not_use_up_the_connected_action() -> None:
    setting = table(3).mat(0, hand="wood").stack("Marble|Wood", "0").acting("Marble|Wood")
    state = play(setting.state(), "card wood", "wood")
    assert mat(state, 0).warehouse == (2, 0, 0)
    assert "marble" in legal_moves(state)


def test_c3_5_each_kind_of_card_is_played_for_its_action() -> None:
    """One table on which each of the nine is possible and does what it says."""
    mine = {"wood": 2, "brick": 2, "marble": 1, "cloth": (2, 0), "ships": 1, "houses": "troyes"}
    every = "wood brick marble build artwork weave ship transport contribute"
    moves = {
        "wood": "card wood", "brick": "card brick", "marble": "card marble",
        "build": "card build house Hamburg", "artwork": "card artwork Palazzo",
        "weave": "card weave", "ship": "card ship London", "transport": "card transport Troyes",
        "contribute": "card contribute brick Miniato",
    }  # fmt: skip
    for kind, move in moves.items():
        setting = table(3).mat(0, hand=every, **mine).stack("Marble|Wood", "0")
        state = play(setting.acting("Marble|Wood").state(), move)
        assert mat(state, 0).hand_size == 8
        assert GAME.view(state, 0).discard[kind] == 1
        assert state.to_bytes() != setting.state().to_bytes()
