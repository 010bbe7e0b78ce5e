"""The numbers of reachable lines from fixed positions, decisions and chance outcomes apart.

A change of any rule that these positions touch changes a number.  The expected ones lie in
perft.json; every list of moves on the way to the shorter lines is checked by the oracle, too.
"""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest

from signoria.games.calimala import COMPILED
from signoria.games.calimala.rules.board import Phase
from tests.rules.calimala.support import duty_oracle, seat_oracle
from tests.rules.calimala.support.perft_calimala import POSITIONS
from tests.support.effort import effort
from tests.support.perft import nodes, perft, table_of_counts

FILE = Path(__file__).with_name("perft.json")
EXPECTED: dict[str, list[list[int]]] = json.loads(FILE.read_text("utf-8"))
SHORTER = 0 if COMPILED else 2


def test_every_position_has_its_numbers_and_no_other() -> None:
    assert list(EXPECTED) == list(POSITIONS)
    assert {name: len(counts) for name, counts in EXPECTED.items()} == {
        name: length for name, (_, length) in POSITIONS.items()
    }


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_lines_as_ever(name: str) -> None:
    build, length = POSITIONS[name]
    counts = [list(count) for count in perft(build(), length - SHORTER)]
    assert counts == EXPECTED[name][: length - SHORTER]


@pytest.mark.skipif(not COMPILED, reason="takes long")
def test_the_file_is_what_the_generator_writes() -> None:
    assert FILE.read_text("utf-8") == table_of_counts(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_moves_counted_are_those_of_the_oracle(name: str) -> None:
    """Placing, acting and seats, judged by the second reading of the rules."""
    build, length = POSITIONS[name]
    for state in islice(nodes(build(), length), effort(300)):
        position = state.position()
        if position.phase in (Phase.PLACING, Phase.ACTING):
            assert state.legal_actions() == duty_oracle.legal(position)
        if position.phase == Phase.SEATING:
            assert state.legal_actions() == seat_oracle.legal(position)


def test_the_positions_reach_what_they_are_for() -> None:
    """Chance, a reshuffle, the choice of a seat, the end, and both openings."""
    phases = {
        state.position().phase
        for build, length in POSITIONS.values()
        for state in islice(nodes(build(), min(length, 4)), 500)
    }
    assert phases == set(Phase)


def test_c5_3_the_editions_differ() -> None:
    english, german = EXPECTED["seating, English edition"], EXPECTED["seating, German edition"]
    assert english != german
    assert EXPECTED["seating, German edition, rules 1"] not in (english, german)
