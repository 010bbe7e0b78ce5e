"""Adds up what a report needs, shard after shard; one module for each theme."""

from __future__ import annotations

from collections.abc import Callable

from ..block_sums import BlockSums
from ..run_table import RunShard, Shards
from . import course_sums, ending_sums, fact_sums, luck_sums, scoring_sums, win_sums
from .legend import Legend

THEMES: tuple[Callable[[RunShard, BlockSums, Legend], None], ...] = (
    win_sums.count,
    course_sums.count,
    ending_sums.count,
    scoring_sums.count,
    fact_sums.count,
    luck_sums.count,
)


def aggregate(
    run: Shards, advance: Callable[[int], None] = lambda games: None
) -> tuple[BlockSums, Legend]:
    """The sums of a run; ``advance`` is told how many more games are in them."""
    sums, legend = BlockSums(), Legend(run.settings.game)
    for shard in run:
        for count in THEMES:
            count(shard, sums, legend)
        advance(len(shard.games))
    return sums, legend
