"""Adds up what a report needs, shard after shard; one module for each theme."""

from __future__ import annotations

from collections.abc import Callable

from ..reading import Run, Shard
from ..sums import Sums
from . import balance, course, deeds, luck, scorings
from .legend import Legend

THEMES: tuple[Callable[[Shard, Sums, Legend], None], ...] = (
    balance.count,
    course.count,
    scorings.count,
    deeds.count,
    luck.count,
)


def counted(run: Run, advance: Callable[[int], None] = lambda games: None) -> tuple[Sums, Legend]:
    """The sums of a run; ``advance`` is told how many more games are in them."""
    sums, legend = Sums(), Legend(run.settings.game)
    for shard in run:
        for count in THEMES:
            count(shard, sums, legend)
        advance(len(shard.games))
    return sums, legend
