"""Adds up what a report needs, shard after shard; one module for each theme."""

from __future__ import annotations

from collections.abc import Callable

from ..reading import Run, RunShard
from ..sums import BlockSums
from . import balance, course, deeds, luck, scorings
from .legend import Legend

THEMES: tuple[Callable[[RunShard, BlockSums, Legend], None], ...] = (
    balance.count,
    course.count,
    scorings.count,
    deeds.count,
    luck.count,
)


def aggregate(
    run: Run, advance: Callable[[int], None] = lambda games: None
) -> tuple[BlockSums, Legend]:
    """The sums of a run; ``advance`` is told how many more games are in them."""
    sums, legend = BlockSums(), Legend(run.settings.game)
    for shard in run:
        for count in THEMES:
            count(shard, sums, legend)
        advance(len(shard.games))
    return sums, legend
