"""The games are found by their folders."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from signoria import games

HERE = Path(games.__file__).parent


def test_every_folder_but_the_shared_one_is_a_game() -> None:
    folders = {path.parent.name for path in HERE.glob("*/__init__.py")}
    assert {name.replace("-", "_") for name in games.names()} == folders - {"shared"}


@pytest.mark.parametrize("name", games.names())
def test_a_game_bears_the_name_of_its_folder(name: str) -> None:
    assert games.load(name).name == name


@pytest.mark.parametrize(
    "name", ["chess", "", "registry", "forging_florence", "..", "calimala.bots"]
)
def test_what_is_no_game(name: str) -> None:
    with pytest.raises(ValueError, match="the games are calimala, forging-florence"):
        games.load(name)


def test_a_part_that_a_game_does_not_have() -> None:
    assert games.part("calimala", "kitchen") is None


def test_no_game_is_loaded_before_it_is_asked_for() -> None:
    code = "import sys, signoria.games as g; g.names(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    packages = {f"signoria.games.{name.replace('-', '_')}" for name in games.names()}
    assert "signoria.games.registry" in loaded
    assert packages.isdisjoint(loaded)
