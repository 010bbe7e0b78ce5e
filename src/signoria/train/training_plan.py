"""Which games a training learns from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """Which games are played: all follows from this."""

    game: str
    games: int
    kept: int  # positions of each game
    seed: int
