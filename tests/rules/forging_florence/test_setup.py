"""F3: the setup."""

import pytest

from signoria.games.contract import BadSetup, Rng
from signoria.games.forging_florence import GAME
from signoria.games.forging_florence.map import maps
from signoria.games.forging_florence.rules import names
from tests.rules.forging_florence.tables import FIELDS, go, new_game, setup, table


def test_f3_1_figures_money_and_artists() -> None:
    """F3.1: figures, money and artists."""
    view = GAME.view(table(), None)
    assert [hand.hex for hand in view.hands] == [(0, -2), (2, -2)]
    assert [hand.lire for hand in view.hands] == [10, 10]
    assert [hand.level for hand in view.hands] == [1, 1]
    assert [hand.artists for hand in view.hands] == [["giotto"], ["masaccio"]]
    assert view.artists == [
        "fra-angelico", "botticelli", "dante", "boccaccio", "machiavelli", "michelangelo",
        "brunelleschi", "leonardo",
    ]  # fmt: skip


def test_f3_everything_that_may_vary_does() -> None:
    rng = Rng(1)
    drawn = [GAME.setup(2, {}, rng=rng) for _ in range(200)]
    assert {each.start for each in drawn} == {0, 1}
    assert {each.no_mill for each in drawn} == {0, 1, 2, 3}
    assert {each.houses[0] for each in drawn} == {0, 1, 2, 3}
    assert len({each.shops for each in drawn}) == 6
    assert len({each.painters for each in drawn}) == 12


def test_f3_2_shops_freely() -> None:
    """F3.2: shops freely."""
    rng = Rng(2)
    free = {GAME.setup(2, {"shops": "free"}, rng=rng).shops for _ in range(400)}
    assert 80 < len(free) <= 90
    with pytest.raises(BadSetup) as caught:
        setup(Shops="merchant print-shop merchant print-shop apothecary apothecary")
    assert caught.value.reason == "pairs"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_f3_a_setup_is_read_back(players: int) -> None:
    drawn = GAME.setup(players, {"rounds": "60", "economy": "literal"}, rng=Rng(players))
    assert GAME.read_setup(drawn.to_dict()) == drawn
    state = GAME.new_state(drawn)
    assert state.setup == drawn
    assert state.to_move == drawn.start


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("Players", "5", "number"),
        ("Players", "x", "number"),
        ("Start", "2", "number"),
        ("Economy", "none", "word"),
        ("Brunelleschi", "", "word"),
        ("Rounds", "65", "tens"),
        ("Rounds", "310", "tens"),
        ("Houses", "0 1 2 2", "once"),
        ("Houses", "0 1 2", "words"),
        ("Shops", "merchant " * 6, "twice-each"),
        ("No-mill", "4", "number"),
        ("Painters", "giotto giotto", "once"),
        ("Painters", "giotto dante", "word"),
        ("Roof", "red", "unknown-field"),
    ],
)
def test_f3_bad_setups_name_the_field(field: str, value: str, reason: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.read_setup({**FIELDS, field: value})
    assert (caught.value.field, caught.value.reason) == (field, reason)
    assert str(caught.value)


def test_f3_a_missing_field_is_named() -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.read_setup({k: v for k, v in FIELDS.items() if k != "Shops"})
    assert (caught.value.field, caught.value.reason) == ("Shops", "missing")


@pytest.mark.parametrize(
    ("options", "field"),
    [({"start": "2"}, "start"), ({"economy": "x"}, "economy"), ({"x": "y"}, "x")],
)
def test_f3_bad_options_are_named(options: dict[str, str], field: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(2, options, rng=Rng(1))
    assert caught.value.field == field


def test_f2_3_a_map_of_ones_own() -> None:
    """F2.3: a map of one's own."""
    own = maps.default().replace("TTT", ",T,")
    assert new_game(2, Rng(1), map=own).setup.map == own


def test_f3_3_the_starting_seat() -> None:
    """F3.3: the starting seat."""
    assert new_game(3, Rng(5), start="2").to_move == 2


def test_f2_3_the_default_map_is_the_one_that_is_played() -> None:
    """F2.3: and it is what the option says."""
    assert GAME.resolve_options(2)["map"] == maps.DEFAULT_NAME
    assert new_game(2, Rng(1)).setup.map == maps.default()


def test_f3_1_figures_start_beside_their_houses() -> None:
    """F3.1: on the hex that the map gives; all sites and all four painters come to every seat."""
    found = set()
    for seed in range(600):
        state = new_game(4, Rng(seed))
        position, painters = state.position(), state.setup.painters
        assert len(set(painters)) == 4
        for seat, each in enumerate(position.hands):
            assert maps.name(each.hex) in {"2,-2", "0,-2", "-2,2", "0,2"}
            assert position.houses[seat] in maps.beside(each.hex)
            found.add((seat, each.hex, painters[seat]))
    assert len(found) == 4 * 4 * 4


def test_f3_2_shops_of_a_colour_lie_opposite() -> None:
    """F3.2: by pairs, all colours on all pairs."""
    drawn = set()
    for seed in range(200):
        view = GAME.view(new_game(2, Rng(seed)), None)
        shops = {(hex.q, hex.r): hex.building for hex in view.hexes if hex.building in names.SHOPS}
        assert all(shops[-q, -r] == name for (q, r), name in shops.items())
        drawn.add((shops[1, 0], shops[1, -2], shops[2, 0]))
    assert len(drawn) == 6


def test_f3_3_any_seat_starts_and_turns_go_clockwise() -> None:
    """F3.3: at random unless a seat is named."""
    assert {new_game(4, Rng(seed)).to_move for seed in range(60)} == {0, 1, 2, 3}
    state, seats = new_game(4, Rng(1), start="2"), []
    for _ in range(6):
        seats.append(state.to_move)
        go(state, "end")
    assert seats == [2, 3, 0, 1, 2, 3]
