"""Positions are built without their own constructor: nothing may be missing, or be too much."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from signoria import games
from signoria.games.contract import Rng


def check(one: Any) -> None:
    """It is what its own constructor makes of the same values."""
    assert list(vars(one)) == [field.name for field in fields(one)]
    assert type(one)(**vars(one)) == one


@pytest.mark.parametrize(("game", "seats"), [("calimala", "mats"), ("forging-florence", "hands")])
def test_a_position_is_what_its_constructor_makes(game: str, seats: str) -> None:
    rules: Any = games.load(game)
    state = rules.new_state(rules.setup(3, rng=Rng(1)))
    position = state.position()
    check(position)
    for one in getattr(position, seats):
        check(one)
