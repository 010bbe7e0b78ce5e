"""C1: what there is of everything, read from fresh games and from what positions are allowed."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.games.calimala import GAME, State
from signoria.games.calimala.rules.board import (
    EVERY_CHURCH,
    KIND_USES,
    SET_START,
    SHIPMENT,
    SHIPMENTS,
    SHIPMENTS_WITHIN,
    STREET_SQUARE,
    TRANSPORTS_WITHIN,
    USE_KIND,
    USES,
    WHITE,
    Kind,
    Move,
)
from signoria.games.calimala.rules.values import STANDARD
from signoria.games.contract import BadSetup, BadState, Rng
from tests.rules.calimala.support.playing import fresh, legal_moves, mat, play
from tests.rules.calimala.support.table import table
from tests.support.effort import examples

SEEDS = st.integers(0, 2**32)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_c1_1_everyone_begins_with_forty_cubes_and_one_workshop(players: int) -> None:
    """C1.1 and C2.4: 40 cubes in reserve, one workshop, empty warehouses, no points."""
    for seat in range(players):
        own = mat(fresh(players, "en", Rng(1)), seat)
        assert (own.reserve, own.workshops, own.ships, own.score) == (40, 1, 0, 0)
        assert own.warehouse == own.houses == own.cloth == (0, 0, 0)


@pytest.mark.parametrize("players", [0, 1, 2, 6, 100, -3])
def test_c1_1_three_to_five_play(players: int) -> None:
    """C1.1: any other number of players is refused."""
    assert list(GAME.players) == [3, 4, 5]
    with pytest.raises(BadSetup, match="players"):
        GAME.setup(players, {}, rng=Rng(1))


@pytest.mark.parametrize(("players", "coloured", "white"), [(3, 12, 3), (4, 10, 2), (5, 8, 2)])
def test_c1_2_discs(players: int, coloured: int, white: int) -> None:
    """C1.2: coloured and white discs by the number of players."""
    position = fresh(players, "en", Rng(2)).position()
    assert {(m.coloured, m.white) for m in position.mats} == {(coloured, white)}


def test_c1_3_and_c1_4_streets_join_every_adjacent_pair_once() -> None:
    """Twelve streets in reading order on a grid of three by three."""
    pairs = list(zip(STREET_SQUARE[::2], STREET_SQUARE[1::2], strict=True))
    adjacent = [
        (a, b) for a in range(9) for b in range(9)
        if b == a + 3 or (b == a + 1 and b % 3)
    ]  # fmt: skip
    assert len(pairs) == 12
    assert sorted(pairs) == sorted(adjacent)
    assert len(list(Kind)) == 9


@examples(60)
@given(SEEDS)
def test_c1_4_contribute_in_the_centre_and_each_action_once(seed: int) -> None:
    squares = fresh(3, "en", Rng(seed)).position().squares
    assert squares[4] == Kind.CONTRIBUTE
    assert sorted(squares) == list(range(9))


def test_c1_4_another_square_in_the_centre_is_no_city() -> None:
    with pytest.raises(BadState):
        table(3, "contribute wood weave / brick marble transport / artwork ship build").state()


def test_c1_5_five_cards_of_each_action() -> None:
    """C1.5: before the first turn every card is in the deck or in a hand."""
    position = play_setup(4).position()
    hands = [m.hand for m in position.mats]
    for kind in range(9):
        assert position.deck[kind] + sum(hand[kind] for hand in hands) == 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_c1_5_ten_different_scoring_cards(players: int) -> None:
    """C1.5: dealt, face up and aside together are each card once."""
    position = fresh(players, "en", Rng(3)).position()
    cards = [c for m in position.mats for c in m.dealt] + [position.face_up, position.aside]
    assert sorted(c for c in cards if c != 255) == list(range(10))


def test_c1_6_fifteen_tiles_each_once() -> None:
    """C1.6: the fifteen tiles are laid out, each once, in any shuffle."""
    for seed in range(20):
        assert sorted(fresh(5, "en", Rng(seed)).position().tiles) == list(range(15))


@pytest.mark.parametrize(("church", "slots"), [("fiore", 5), ("miniato", 3), ("croce", 4)])
@pytest.mark.parametrize("material", ["wood", "brick", "marble"])
def test_c1_7_church_slots(church: str, slots: int, material: str) -> None:
    """C1.7: the last slot of a material at a church can be filled, and then no more."""
    held = {material: 2}
    city = table(3).mat(0, **held).mat(1, contributed={f"{church} {material}": slots - 1})
    state = city.stack("Wood|Contribute", "w").acting("Wood|Contribute", left=(0, 2)).state()
    move = f"contribute {material} {church.capitalize()}"
    assert move in legal_moves(state)
    assert move not in legal_moves(play(state, move))


@pytest.mark.parametrize(
    ("building", "slots"), [("fiore", 5), ("miniato", 3), ("croce", 4), ("palazzo", 4)]
)
def test_c1_7_artwork_slots(building: str, slots: int) -> None:
    """C1.7: the last artwork slot can be filled, and then no more."""
    city = table(3).mat(0, marble=2).mat(1, artworks={building: slots - 1})
    state = city.stack("Brick|Artwork", "w").acting("Brick|Artwork", left=(0, 2)).state()
    assert f"artwork {building.capitalize()}" in legal_moves(state)
    assert f"artwork {building.capitalize()}" not in legal_moves(play(state, f"artwork {building}"))


@pytest.mark.parametrize("port", ["Barcelona", "Lisbon", "London"])
def test_c1_8_a_port_city_has_twelve_slots(port: str) -> None:
    """C1.8: the twelfth cube still comes in, a thirteenth does not."""
    city = table(3).mat(0, cloth=(4,), ships=2).mat(1, delivered={port.lower(): 11})
    state = city.stack("Contribute|Ship", "w").acting("Contribute|Ship", left=(0, 2)).state()
    assert f"ship {port}" in legal_moves(state)
    assert f"ship {port} {port}" not in legal_moves(state)
    assert f"ship {port}" not in legal_moves(play(state, f"ship {port}"))


@pytest.mark.parametrize("city", ["Troyes", "Bruges", "Hamburg"])
@pytest.mark.parametrize("players", [3, 5])
def test_c1_8_a_trade_city_has_twelve_slots_and_a_house_for_each(city: str, players: int) -> None:
    """C1.8: twelve slots, whatever the number of players, and one house of each player."""
    setting = table(players).mat(0, cloth=(4,), brick=2, houses=city.lower())
    for seat in range(1, players):
        setting.mat(seat, houses=city.lower(), brick=2)
    setting.mat(1, delivered={city.lower(): 11})
    setting.stack("Transport|Build", "w").acting("Transport|Build", left=(2, 2))
    state = setting.state()
    assert f"build house {city}" not in legal_moves(state), "one house of each player"
    assert f"transport {city}" in legal_moves(state)
    assert f"transport {city}" not in legal_moves(play(state, f"transport {city}"))


def test_c1_8_every_player_may_have_a_house_in_one_city() -> None:
    """C1.8: the houses of all others leave room for one's own."""
    setting = table(5).mat(0, brick=2)
    for seat in range(1, 5):
        setting.mat(seat, houses="troyes")
    setting.stack("Transport|Build", "0").acting("Transport|Build")
    assert "build house Troyes" in legal_moves(setting.state())


@pytest.mark.parametrize(
    "too_much",
    [
        {"wood": 5}, {"marble": 5}, {"cloth": (5,)}, {"ships": 4}, {"delivered": {"lisbon": 13}},
        {"contributed": {"miniato wood": 4}}, {"artworks": {"miniato": 4}}, {"cloth": (0, 0, 0, 0)},
    ],
)  # fmt: skip
def test_c1_limits_hold_for_set_positions(too_much: dict[str, object]) -> None:
    with pytest.raises((BadState, ValueError)):
        table(3).mat(0, **too_much).state()


def test_c1_1_cubes_and_discs_must_add_up() -> None:
    """C1.1, C1.2: no position with a cube or disc too few."""
    good = table(3).position()
    first, *rest = good.mats
    for wrong in (replace(first, reserve=39), replace(first, coloured=11), replace(first, white=2)):
        with pytest.raises(BadState):
            GAME.from_position(replace(good, mats=(wrong, *rest)))
    assert Counter(disc for stack in good.stacks for disc in stack)[WHITE] == 0
    assert GAME.from_position(good).position().mats == good.mats


def play_setup(players: int) -> State:
    """A game whose first turn begins."""
    state = fresh(players, "en", Rng(7))
    while state.turn == 0 and state.position().phase < 2:
        play(state, legal_moves(state)[0])
    return state


def test_c4_sets_of_uses() -> None:
    """The tables of bits say what those of numbers say."""
    for kind, bits in enumerate(KIND_USES):
        assert bits == sum(1 << use for use in range(USES) if USE_KIND[use] == kind)
    ways = [SHIPMENT[3 * way : 3 * way + 3] for way in range(SHIPMENTS)]
    for most in range(4):
        within = [sum((way[port] <= most) << i for i, way in enumerate(ways)) for port in range(3)]
        within.append(sum((sum(way) <= most) << i for i, way in enumerate(ways)))
        assert [SHIPMENTS_WITHIN[4 * row + most] for row in range(4)] == within
        for cities in range(8):
            assert TRANSPORTS_WITHIN[8 * most + cities] == sum(
                1 << (some - 1)
                for some in range(1, 8)
                if not some & ~cities and some.bit_count() <= most
            )


def test_c1_7_and_c1_8_room_for_every_count() -> None:
    assert STANDARD.ware == (4,) * 3
    assert STANDARD.city == (12,) * 6
    assert STANDARD.church == (5,) * 3 + (3,) * 3 + (4,) * 3
    assert STANDARD.artwork == (5, 3, 4, 4)
    assert EVERY_CHURCH == 1 | 1 << 3 | 1 << 6
    assert SET_START == (Move.KEEP, Move.CONNECTED, Move.CARD, Move.DRAW)
