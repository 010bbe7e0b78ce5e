"""What comes of fixed seeds is the same on every machine, with every interpreter and version."""

from __future__ import annotations

import json

import pytest

from .reproducibility import HASHES, cases, hash_lines

CASES = cases()
EXPECTED = json.loads(HASHES.read_text("utf-8")) if HASHES.exists() else {}


@pytest.mark.parametrize("name", CASES)
def test_the_same_seeds_give_the_same(name: str) -> None:
    hint = "python -m tests.arena.reproducibility writes it, if the change is meant"
    assert hash_lines(CASES[name]()) == EXPECTED[name], hint


def test_nothing_is_expected_that_is_not_made() -> None:
    assert EXPECTED.keys() == CASES.keys()
