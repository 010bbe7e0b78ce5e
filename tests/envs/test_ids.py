"""Every game has its environments, under the names that are published."""

from __future__ import annotations

from importlib import import_module

import gymnasium
import pyspiel
import pytest

from signoria.envs import ids, openspiel, single
from tests.support.every import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_all_of_them(game: str) -> None:
    module = import_module(f"signoria.envs.{ids.module_name(game)}")
    assert str(module.raw_env()) == ids.module_name(game)
    assert ids.gymnasium_id(game) in gymnasium.registry
    assert ids.module_name(game) in pyspiel.registered_names()


def test_the_published_names() -> None:
    assert set(single.IDS) >= {"signoria/Calimala-v2", "signoria/ForgingFlorence-v2"}
    assert set(openspiel.IDS) >= {"calimala_v2", "forging_florence_v2"}


def test_what_is_hidden() -> None:
    assert ids.hides("calimala")
    assert not ids.hides("forging-florence")
