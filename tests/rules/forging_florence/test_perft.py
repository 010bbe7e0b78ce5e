"""The numbers of reachable lines from fixed positions, decisions and chance outcomes apart.

A change of any rule that these positions touch changes a number.  The expected ones lie in
perft.json; every list of walks on the way is checked by a second telling of the rule, too.
"""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest

from signoria.games.forging_florence import COMPILED
from signoria.games.forging_florence.rules.board import Move, Phase
from tests.rules.forging_florence.perft_florence import POSITIONS
from tests.rules.forging_florence.test_oracle import reachable_hexes
from tests.support.effort import effort
from tests.support.perft import nodes, perft, table_of_counts

FILE = Path(__file__).with_name("perft.json")
EXPECTED: dict[str, list[list[int]]] = json.loads(FILE.read_text("utf-8"))
SHORTER = 0 if COMPILED else 2


def test_every_position_has_its_numbers_and_no_other() -> None:
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
def test_the_walks_counted_are_those_of_the_oracle(name: str) -> None:
    build, length = POSITIONS[name]
    for state in islice(nodes(build(), length), effort(300)):
        position = state.position()
        if position.phase == Phase.WALKING:
            assert set(state.legal_actions()) == reachable_hexes(position)


def test_the_positions_reach_what_they_are_for() -> None:
    """All phases, the end among them, and every sort of action."""
    sorts = [first for first in Move if first < Move.ACTIONS]
    phases, found = set(), set()
    for build, length in POSITIONS.values():
        for state in islice(nodes(build(), min(length, 5)), 3_000):
            phases.add(state.position().phase)
            legal = state.legal_actions()
            found |= {max(first for first in sorts if first <= action) for action in legal}
    assert phases == set(Phase)
    assert found == set(sorts)
