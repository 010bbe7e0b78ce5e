"""C5.1 to C5.3: the fourth disc and the seat in the council."""

import pytest

from signoria.games.calimala import State
from signoria.games.calimala.rules.board import ENGLISH, GERMAN, GERMAN_1, NOBODY, WHITE, Phase
from signoria.games.calimala.rules.names import TILES
from tests.rules.calimala.support.playing import (
    check_refusal,
    gains,
    legal_moves,
    mat,
    of_sort,
    play,
)
from tests.rules.calimala.support.table import Table, table
from tests.rules.calimala.support.words import discs, street_number

STREET = "Marble|Wood"


def last_stop(stack: str) -> Table:
    """The owner of the disc in third place only has to stop; then the stack scores."""
    setting = table(3).stack(STREET, stack).tiles("lisbon", "troyes")
    return setting.acting(STREET, depth=2)


def marble_wood(state: State) -> tuple[int, ...]:
    return stack_of(state, STREET)


def test_c5_1_the_bottom_discs_owner_takes_the_next_tile() -> None:
    state = play(last_stop("2 1 0 1").state(), "stop")
    position = state.position()
    assert position.council[:2] == (2, NOBODY)
    assert marble_wood(state) == (1, 0, 1)
    assert (mat(state, 2).seats, mat(state, 2).newest_seat, position.scored) == (1, 1, 1)


def test_c5_1_tiles_in_reading_order() -> None:
    state = play(last_stop("2 1 0 1").council(1, 1, 0, 2).is_(turn=13).state(), "stop")
    assert state.position().council[:6] == (1, 1, 0, 2, 2, NOBODY)
    assert mat(state, 2).newest_seat == 5


def test_c5_1_the_seat_counts_in_the_scoring_that_it_triggers() -> None:
    """Equal cubes; without the new seat 1 (older seat) would win, with it 2 does."""
    setting = table(3).stack(STREET, "2 1 0 1").tiles("lisbon", "troyes", "bruges")
    setting.council(1, 2).acting(STREET, depth=2)
    for seat in (1, 2):
        setting.mat(seat, delivered={"bruges": 2})
    assert gains(setting.state(), "stop") == [0, 2, 3]


def white_bottom(stack: str = "w 2 1 0", **seat_0: object) -> Table:
    return table(3).stack(STREET, stack).mat(0, **seat_0).tiles("lisbon").acting(STREET, depth=2)


def test_c5_2_the_active_player_exchanges_the_white_disc() -> None:
    """C5.2: a coloured disc goes on the tile, the white one into the reserve."""
    before = white_bottom().state()
    after = play(before.clone(), "stop")
    assert after.position().council[0] == 0
    assert marble_wood(after) == (2, 1, 0)
    assert mat(after, 0).coloured == mat(before, 0).coloured - 1
    assert mat(after, 0).white == mat(before, 0).white + 1


def test_c5_2_the_new_seat_counts_and_is_not_the_white_discs_placers() -> None:
    """C5.2: the active player, whoever once placed the white disc."""
    setting = white_bottom().mat(0, delivered={"lisbon": 1}).mat(2, delivered={"lisbon": 1})
    assert gains(setting.state(), "stop") == [3, 0, 2]


def test_c5_2_also_if_the_active_player_placed_a_white_disc() -> None:
    """C5.2: a white disc on top changes nothing about the one at the bottom."""
    setting = table(3).stack(STREET, "w 2 1 w").acting(STREET, depth=2).is_(active=0)
    state = play(setting.state(), "stop")
    assert state.position().council[0] == 0
    assert marble_wood(state) == (2, 1, WHITE)


def exchange(stack: str, edition: int, **others: str) -> Table:
    """Seat 0 has no coloured disc in reserve: those not given here sit in the council."""
    setting = table(3).stack(STREET, stack).is_(edition=edition, active=0)
    for name, pile in others.items():
        setting.stack(name.replace("_", "|"), pile)
    on_streets = sum(stack.count(0) for stack in setting.stacks.values())
    setting.council(*[0] * (12 - on_streets)).mat(0, coloured=0)
    return setting.acting(STREET, depth=2)


def stack_of(state: State, name: str) -> tuple[int, ...]:
    position = state.position()
    stack: tuple[int, ...] = position.stacks[street_number(position.squares, name)]
    return stack


@pytest.fixture(params=[ENGLISH, GERMAN_1, GERMAN], ids=["en", "de-1", "de"])
def edition(request: pytest.FixtureRequest) -> int:
    return int(request.param)


def here(edition: int, *choices: str) -> set[str]:
    """These choices on the activated space, where it counts besides others (C5.3)."""
    return set(choices) if edition == GERMAN else set()


def test_c5_3_a_disc_from_another_space(edition: int) -> None:
    state = exchange("w 2 1 0", edition, Wood_Weave="1 0 2", Ship_Build="0").state()
    white = mat(state, 0).white
    play(state, "stop")
    assert (state.to_move, state.position().phase) == (0, Phase.SEATING)
    elsewhere = {"seat Wood|Weave lower", "seat Ship|Build lower"}
    assert set(legal_moves(state)) == elsewhere | here(edition, "seat Marble|Wood lower")
    if edition != GERMAN:
        check_refusal(state, "seat Marble|Wood lower", "C5.3")
    check_refusal(state, "seat Marble|Wood upper", "C5.3")
    check_refusal(state, "seat Wood|Weave upper", "C5.3")
    tile = state.position().scored
    play(state, "seat Wood|Weave lower")
    assert stack_of(state, "Wood|Weave") == ((1, 2, WHITE) if edition == ENGLISH else (1, 2))
    assert stack_of(state, STREET) == (2, 1, 0)
    assert state.position().council[tile] == 0
    assert state.position().removed_white == (edition != ENGLISH)
    assert (mat(state, 0).coloured, mat(state, 0).white) == (0, white)
    assert state.to_move == 1, "the white disc activates nothing"


def test_c5_3_the_new_seat_counts_in_the_scoring(edition: int) -> None:
    setting = exchange("w 2 1 0", edition, Ship_Build="0")
    tile = setting.position().scored
    setting.mat(0, delivered={"lisbon": 1}).mat(1, delivered={"lisbon": 2})
    setting.tiles(*[name for name in TILES if name != "lisbon"][:tile], "lisbon")
    assert gains(setting.state(), "stop", "seat Ship|Build lower") == [2, 3, 0]


def test_c5_3_one_choice_is_asked_too(edition: int) -> None:
    state = play(exchange("w 2 1 w", edition, Ship_Build="0").state(), "stop")
    assert legal_moves(state) == ["seat Ship|Build lower"]
    assert state.is_forced(), "everything is public"
    state = play(exchange("w 2 1 0", edition, Ship_Build="0").state(), "stop")
    only = {"seat Ship|Build lower"}
    assert set(legal_moves(state)) == only | here(edition, "seat Marble|Wood lower")
    assert state.is_forced() == (edition != GERMAN)


@pytest.mark.parametrize(
    ("stack", "choices"),
    [
        ("w 2 1 0", {"lower": "2 1"}),
        ("w 0 1 w", {"lower": "1 w"}),
        ("w 0 1 0", {"lower": "1 0", "upper": "0 1"}),
        ("w 0 0 0", {"lower": "0 0"}),
        ("w 2 0 0", {"lower": "2 0"}),
    ],
)
def test_c5_3_edition_de_takes_from_the_activated_space_too(
    stack: str, choices: dict[str, str]
) -> None:
    """Though another lies elsewhere; the white disc leaves, the stack shrinks by the seat, too."""
    state = play(exchange(stack, GERMAN, Ship_Build="1 0").state(), "stop")
    assert of_sort(state, "seat Ship|Build") == {"lower"}
    assert of_sort(state, "seat Marble|Wood") == set(choices)
    for choice, rest in choices.items():
        after = play(state.clone(), f"seat Marble|Wood {choice}")
        assert stack_of(after, STREET) == discs(rest)
        assert stack_of(after, "Ship|Build") == discs("1 0")
        assert after.position().removed_white == 1


@pytest.mark.parametrize(
    ("stack", "choices"),
    [
        ("0", {"lower": ""}),
        ("0 1", {"lower": "1"}),
        ("1 0", {"lower": "1"}),
        ("0 0", {"lower": "0"}),
        ("0 0 1", {"lower": "0 1"}),
        ("1 0 0", {"lower": "1 0"}),
        ("0 0 0", {"lower": "0 0"}),
        ("0 1 0", {"lower": "1 0", "upper": "0 1"}),
        ("0 w 0", {"lower": "w 0", "upper": "0 w"}),
    ],
)
def test_c5_3_several_discs_in_one_stack(stack: str, choices: dict[str, str], edition: int) -> None:
    """Any of them; where two choices give the same stack only the lower is offered."""
    state = play(exchange("w 2 1 0", edition, Ship_Build=stack).state(), "stop")
    assert of_sort(state, "seat Ship|Build") == set(choices)
    for choice, rest in choices.items():
        after = play(state.clone(), f"seat Ship|Build {choice}")
        on_top = (WHITE,) if edition == ENGLISH else ()
        assert stack_of(after, "Ship|Build") == discs(rest) + on_top


@pytest.mark.parametrize(
    ("stack", "choices"),
    [
        ("w 2 1 0", {"lower": "2 1"}),
        ("w 0 1 w", {"lower": "1 w"}),
        ("w 0 1 0", {"lower": "1 0", "upper": "0 1"}),
        ("w 0 0 0", {"lower": "0 0"}),
        ("w 2 0 0", {"lower": "2 0"}),
    ],
)
def test_c5_3_from_this_space_if_none_lies_on_another(
    stack: str, choices: dict[str, str], edition: int
) -> None:
    state = play(exchange(stack, edition).state(), "stop")
    assert of_sort(state, "seat Marble|Wood") == set(choices)
    for choice, rest in choices.items():
        after = play(state.clone(), f"seat Marble|Wood {choice}")
        on_top = (WHITE,) if edition == ENGLISH else ()
        assert stack_of(after, STREET) == discs(rest) + on_top
        assert len(stack_of(after, STREET)) <= 3, "never a fourth disc"


def test_c5_3_without_any_disc_the_tile_is_scored_without_a_seat(edition: int) -> None:
    setting = exchange("w 2 1 w", edition)
    tile = setting.position().scored
    setting.mat(1, delivered={"lisbon": 2})
    setting.tiles(*[name for name in TILES if name != "lisbon"][:tile], "lisbon")
    state = setting.state()
    seats = [mat(state, seat).seats for seat in range(3)]
    assert gains(state, "stop") == [0, 3, 0]
    position = state.position()
    assert (position.scored, position.council[tile]) == (tile + 1, NOBODY)
    assert [mat(state, seat).seats for seat in range(3)] == seats
    assert (position.removed_white, stack_of(state, STREET)) == (1, (2, 1, WHITE))
