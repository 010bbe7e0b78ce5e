"""Luck and skill are split as they were put together."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

from signoria.arena.set_wins import BLOCKS
from signoria.reports.aggregate import luck_sums, win_sums
from signoria.reports.aggregate.legend import Legend
from signoria.reports.block_sums import BlockSums
from signoria.reports.figures import Figures
from signoria.reports.run_reader import FileTable
from signoria.reports.sum_names import BOTH, GAMES

SETS, PLAYERS = 4000, 4


def centre(values: Any) -> Any:
    """Points of a game's seats are looked at beside their mean."""
    return values - values.mean(-1, keepdims=True)


def invent_shard(order: float, skill: float, deal: float, rest: float) -> Any:
    """A shard of invented games whose points have these parts, as standard deviations."""
    rng = np.random.default_rng(0)
    games = SETS * PLAYERS
    number = np.arange(games)
    entrant = (np.arange(PLAYERS) + number[:, None]) % PLAYERS
    seats = np.tile(np.arange(PLAYERS), (games, 1))
    shift = rng.integers(PLAYERS, size=SETS).repeat(PLAYERS)[:, None]
    ladder = centre(np.arange(PLAYERS)) / np.arange(PLAYERS).std()
    dealt = centre(rng.normal(size=(SETS, PLAYERS))).repeat(PLAYERS, axis=0)
    noise = centre(rng.normal(size=(games, PLAYERS)))
    places = (seats + shift) % PLAYERS
    parts = (ladder[places], ladder[entrant], dealt, noise)
    score = sum(size * part for size, part in zip((order, skill, deal, rest), parts, strict=True))
    return SimpleNamespace(
        players=PLAYERS,
        blocks=(number // PLAYERS) % BLOCKS,
        games=FileTable(pa.table({"set": number // PLAYERS})),
        seats={"score": score, "order": places, "entrant": entrant, "win": np.zeros_like(score)},
        settings=SimpleNamespace(rotate=True),
    )


@pytest.mark.parametrize(
    "parts", [(1, 1, 1, 1), (0, 0, 0, 1), (2, 0, 0, 1), (0, 3, 0, 1), (0, 0, 3, 1), (1, 0, 2, 3)]
)
def test_the_parts_are_found_again(parts: tuple[float, ...]) -> None:
    shard, sums = invent_shard(*parts), BlockSums()
    legend = Legend("calimala")
    luck_sums.count(shard, sums, legend)
    sums.add(GAMES, (), (shard.blocks,))
    for by in BOTH:
        win_sums._by(by, shard, sums)
    settings: Any = SimpleNamespace(bots=("heuristic",) * PLAYERS)
    found = Figures(settings, sums, legend).luck()
    share = (PLAYERS - 1) / PLAYERS  # of the spread that is left beside the mean of a game
    squares = np.square(parts) * [1, 1, share, share]
    assert found.value[:4] == pytest.approx(squares / squares.sum(), abs=0.02)
    assert (found.half[:4] < 0.03).all()
