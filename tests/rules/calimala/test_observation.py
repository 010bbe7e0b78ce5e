"""What a seat sees as numbers: its length and range, and that it changes with what is seen."""

from __future__ import annotations

import re

import pytest

from signoria.games.calimala import GAME, State
from signoria.games.calimala.knowledge import features
from signoria.games.calimala.rules.board import OBSERVATION
from signoria.games.contract import Rng
from tests.rules.calimala.support.playing import play
from tests.rules.calimala.support.table import table
from tests.rules.calimala.support.turning import turn_seats
from tests.rules.calimala.support.walks import TABLES, moments, steps
from tests.support.effort import effort


def sizes(text: str) -> int:
    """The sum of the sizes in brackets of a list of parts; a part without one is one number."""
    found = [re.search(r"\((\d+)\)", part) for part in re.split("[,;]", text)]
    return sum(int(size.group(1)) if size else 1 for size in found)


def test_the_length_is_the_sum_of_the_documented_parts() -> None:
    text = features.__doc__ or ""
    whole, mat = text.split("* for each of five seats (48):")
    table_sizes = [int(size) for size in re.findall(r"\((\d+)\)", whole)]
    assert sizes(mat) == 48
    assert sum(table_sizes) + 5 * 48 == OBSERVATION
    assert len(table(3).state().observation(0)) == OBSERVATION


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_every_number_lies_between_0_and_1(players: int, edition: str) -> None:
    low, high = 1.0, 0.0
    for seed in range(effort(12)):
        for state in moments(players, edition, seed, bool(seed % 2), every=6):
            for seat in range(players):
                numbers = state.observation(seat)
                assert len(numbers) == OBSERVATION
                low, high = min(low, *numbers), max(high, *numbers)
    assert (low, high) == (0.0, 1.0)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_seats_are_counted_from_the_observer(players: int, edition: str) -> None:
    """Everybody moves on by a seat: each neighbour now sees what its predecessor saw."""
    for seed in range(effort(4)):
        for state in moments(players, edition, seed, eager=True, every=30):
            moved = GAME.from_position(turn_seats(state.position()))
            assert moved.legal_actions() == state.legal_actions()
            for seat in range(players):
                neighbour = (seat + 1) % players
                assert moved.observation(neighbour) == state.observation(seat)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_c8_5_it_changes_when_and_only_when_what_the_seat_sees_changes(seat: int) -> None:
    """Another player's hidden draw changes sizes only; which card it was changes nothing."""
    setting = table(3).mat(1, hand="weave").stack("Artwork|Ship", "1 0")
    state = setting.acting("Artwork|Ship", depth=1).state()
    before = state.observation(seat)
    play(state, "draw ship")
    drawing = state.observation(seat)
    assert drawing != before
    seen = set()
    for outcome, _ in state.chance_outcomes():
        after = state.clone()
        after.apply(outcome)
        seen.add(bytes(memoryview(after.observation(seat))))
        assert after.observation(seat) != drawing
    assert len(seen) == (9 if seat == 1 else 1)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_every_decision_that_changes_what_is_seen_changes_the_observation(
    players: int, edition: str
) -> None:
    """Every public action of a game: the board, a mat, a pile or the moment is another."""
    for seed in range(effort(3)):
        last: dict[int, tuple[bytes, list[float]]] = {}
        for state, _ in steps(players, edition, seed):
            for seat in range(players):
                now = state.seen_by(seat).to_bytes(), list(state.observation(seat))
                if seat in last and last[seat][0] != now[0]:
                    assert last[seat][1] != now[1]
                last[seat] = now


def test_a_seat_that_there_is_not_is_an_error() -> None:
    state: State = GAME.new_state(GAME.setup(3, rng=Rng(1)))
    for seat in (-1, 3):
        with pytest.raises(ValueError, match="a seat is a number from 0 to 2"):
            state.observation(seat)
