"""How games end: by which rule, and whether one wins by points, by the tie-break, or several do."""

from __future__ import annotations

import numpy as np

from ...arena.runs.run_tables import ENDING
from .. import sum_names
from ..block_sums import BlockSums
from ..run_table import Numbers, RunShard
from .legend import Legend

BY_POINTS, BY_TIE_BREAK, SHARED = RESULTS = range(3)


def count(shard: RunShard, sums: BlockSums, legend: Legend) -> None:
    """Games by their result, and by the rule that ended them if the run tells it."""
    sums.add(sum_names.RESULTS, (len(RESULTS),), (shard.blocks, _results(shard)))
    if legend.endings and ENDING in shard.games.names:
        values = legend.values[legend.endings]
        every = np.arange(len(shard.games))
        places = shard.games.keys(ENDING).places_in(every, values)
        sums.add(sum_names.ENDINGS, (len(values),), (shard.blocks, places))


def _results(shard: RunShard) -> Numbers:
    """By game one of ``RESULTS``; one winner with no more points than others owes it to a rule."""
    several = shard.games.numbers("winners") > 1
    level = shard.seats["lead"].max(1) <= 0
    found: Numbers = np.where(several, SHARED, np.where(level, BY_TIE_BREAK, BY_POINTS))
    return found
