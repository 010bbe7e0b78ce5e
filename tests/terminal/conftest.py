"""Players that end with their test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .driving import Player

Sit = Callable[..., Player]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Starts the program in a fresh home."""
    players: list[Player] = []

    def start(*arguments: str, **more: Any) -> Player:
        players.append(Player(tmp_path, *arguments, **more))
        return players[-1]

    yield start
    for player in players:
        player.close()
