"""Runs that several tests read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support.every import GAMES


def play(folder: Path, *settings: Any, **more: Any) -> Path:
    """Play a run; whoever has not all that runs need is told so by the tests, not here."""
    from tests.reports import runs

    return runs.play(folder, *settings, **more)


UNLIKE = ("heuristic", "random", "random")


@pytest.fixture(scope="session", params=GAMES)
def run(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of each game in several shards."""
    return play(tmp_path_factory.mktemp("runs") / "one", request.param, 48, shard=12)


@pytest.fixture(scope="session")
def unlike(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of players who are not alike."""
    return play(tmp_path_factory.mktemp("runs") / "unlike", "calimala", 120, UNLIKE)


@pytest.fixture(scope="session")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run in which everybody keeps the seat."""
    return play(tmp_path_factory.mktemp("runs") / "alone", "calimala", 60, rotate=False)
