"""C7: the worked examples, move by move with the values given there."""

from itertools import permutations

import pytest

from signoria.games.calimala.rules.board import Phase
from tests.rules.calimala.support.playing import gains, legal_moves, mat, of_sort, play
from tests.rules.calimala.support.table import Table, table
from tests.rules.calimala.support.words import street_number

MARION, ANGELIKA, TANJA = 0, 1, 2


def first_example() -> Table:
    """The seats: Angelika on the first tile, Marion on the second; Lisbon comes next."""
    setting = table(3).stack("Artwork|Ship", "w 2 1").council(ANGELIKA, MARION)
    setting.tiles("troyes", "croce", "lisbon")
    lisbon = [{"delivered": {"lisbon": cubes}} for cubes in (1, 2, 1)]
    setting.mat(MARION, cloth=(1, 1), marble=2, ships=2, hand="artwork wood", **lisbon[0])
    setting.mat(ANGELIKA, ships=2, marble=1, brick=1, hand="build", houses="troyes", **lisbon[1])
    return setting.mat(TANJA, **lisbon[2])


def test_c7_1_a_whole_turn_with_four_discs() -> None:
    """C7.1: Marion places, Angelika and Tanja act, the white disc is exchanged, Lisbon scores."""
    state = first_example().state()
    before = mat(state, MARION)
    play(state, "place Artwork|Ship", "artwork Croce", "card artwork Croce")
    assert {"Lisbon", "Lisbon Lisbon"} < of_sort(state, "ship"), "two are possible"
    play(state, "ship Lisbon")
    assert of_sort(state, "draw") == set(), "no card for shipping one of two"
    assert mat(state, MARION).artworks == (0, 0, 2, 0)
    assert sum(mat(state, MARION).cloth) == 1
    play(state, "stop")

    assert (state.to_move, state.position().depth) == (ANGELIKA, 1)
    play(state, "artwork Miniato", "draw ship", "drawn Wood", "card wood", "card build workshop")
    angelika = mat(state, ANGELIKA)
    assert (angelika.workshops, angelika.warehouse, angelika.hand_size) == (2, (0, 0, 0), 0)
    assert angelika.artworks == (0, 1, 0, 0)

    assert (state.to_move, state.position().depth) == (TANJA, 2)
    assert set(legal_moves(state)) == {"draw artwork", "draw ship", "stop"}
    play(state, "draw artwork", "drawn Brick", "draw ship", "drawn Ship")
    assert state.position().scored == 2
    assert gains(state, "stop") == [3, 2, 1]

    marion = mat(state, MARION)
    position = state.position()
    assert [m.delivered[1] for m in position.mats] == [2, 2, 1]
    assert position.council[2] == MARION
    assert position.tiles[2] == 1, "Lisbon"
    assert marion.white == before.white + 1
    assert marion.coloured == before.coloured - 2, "one placed, one on the tile"
    assert (marion.hand, marion.hand_size) == ((1, 0, 0, 0, 0, 0, 0, 0, 0), 1)
    street = street_number(position.squares, "Artwork|Ship")
    assert position.stacks[street] == (2, 1, 0)


def test_c7_2_ties_by_sum_then_by_the_older_second_seat() -> None:
    """C7.2: the order red, yellow, blue, green; red's third seat comes with the fourth disc."""
    blue, red, yellow, green = range(4)
    setting = table(4).stack("Marble|Wood", f"{red} 3 2 0")
    setting.council(red, yellow, blue, yellow, red, blue)
    setting.tiles("lisbon", "london", "bruges", "hamburg", "fiore", "croce", "troyes")
    for seat in (blue, red, yellow, green):
        setting.mat(seat, delivered={"troyes": 2}, artworks={"palazzo": 1})
    state = setting.acting("Marble|Wood", depth=2).state()
    got = gains(state, "stop")
    assert [got[seat] for seat in (red, yellow, blue, green)] == [3, 2, 1, 0]
    assert mat(state, red).seats == 3


def test_c7_3_two_discs_of_the_active_player() -> None:
    """C7.3: Marion's own disc lies third and acts as well."""
    setting = table(3).stack("Ship|Build", f"{MARION} {ANGELIKA}")
    setting.mat(MARION, wood=1, ships=1, cloth=(1, 1), hand="wood")
    setting.mat(ANGELIKA, wood=1, brick=1)
    state = play(setting.state(), "place Ship|Build", "card wood", "build ship")
    assert (mat(state, MARION).ships, mat(state, MARION).warehouse[0]) == (2, 0)
    play(state, "ship Lisbon Lisbon")
    assert mat(state, MARION).delivered[1] == 2

    assert state.to_move == ANGELIKA
    play(state, "build workshop", "draw ship", "drawn Marble", "stop")
    assert (mat(state, ANGELIKA).workshops, mat(state, ANGELIKA).hand_size) == (2, 1)

    assert (state.to_move, state.position().depth) == (MARION, 2)
    play(state, "draw build", "drawn Weave", "card weave")
    assert mat(state, MARION).cloth == (1, 1, 0)
    play(state, "ship Barcelona London")
    position = state.position()
    assert position.mats[MARION].delivered == (1, 2, 1, 0, 0, 0)
    assert (position.scored, position.phase, state.to_move) == (0, Phase.PLACING, 1)


def test_c7_4_a_white_disc_on_wood_and_contribute() -> None:
    """C7.4: both wood taken go to San Miniato."""
    state = play(table(3).state(), "white Wood|Contribute", "wood", "wood")
    play(state, "contribute wood Miniato", "contribute wood Miniato")
    assert mat(state, 0).contributed[3] == 2
    assert mat(state, 0).warehouse == (0, 0, 0)
    assert state.to_move == 1


@pytest.mark.parametrize("order", sorted(set(permutations("wwcc"))), ids="".join)
def test_c7_4_any_order_of_the_four_is_legal(order: tuple[str, ...]) -> None:
    """C7.4 with two wood at hand; without, as long as a contribution finds one."""
    words = {"w": "wood", "c": "contribute wood Miniato"}
    state = play(table(3).mat(0, wood=2).state(), "white Wood|Contribute")
    play(state, *(words[letter] for letter in order))
    assert (mat(state, 0).contributed[3], mat(state, 0).warehouse[0]) == (2, 2)


def test_c7_5_the_impossible_one_first() -> None:
    """C7.5: Contribute is given up for a card before the wood is there."""
    setting = table(3).stack("Wood|Contribute", f"{ANGELIKA} {MARION}")
    state = setting.acting("Wood|Contribute", depth=1).state()
    play(state, "draw contribute", "drawn Ship", "wood")
    assert mat(state, ANGELIKA).hand_size == 1
    assert mat(state, ANGELIKA).warehouse == (1, 0, 0)


def test_c7_6_the_active_player_without_marble() -> None:
    """C7.6: the one just placing gives up the artwork for a card and takes a brick."""
    state = play(table(3).state(), "place Brick|Artwork", "draw artwork", "drawn Ship", "brick")
    assert mat(state, MARION).hand_size == 1
    assert mat(state, MARION).warehouse == (0, 1, 0)


def test_c7_7_a_full_wood_warehouse() -> None:
    """C7.7: the wood action draws a card."""
    setting = table(3).mat(0, wood=4)
    state = play(setting.state(), "place Marble|Wood", "draw wood", "drawn Ship", "marble")
    assert mat(state, MARION).hand_size == 1
    assert mat(state, MARION).warehouse == (4, 0, 1)
