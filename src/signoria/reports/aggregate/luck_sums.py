"""What the differences between the points of a game's seats come from.

A seat's part is its points less the mean of its game, squared: the larger, the further it is from
the others.  Sets are games with the same setup and chance in which everybody sat everywhere, so
the part that stays with the seat whoever sits there can be told from what goes with the player.
"""

from __future__ import annotations

import numpy as np

from .. import sum_names
from ..block_sums import BlockSums
from ..run_table import RunShard
from .legend import Legend


def count(shard: RunShard, sums: BlockSums, legend: Legend) -> None:
    """The squares by what they can be compared with."""
    seats, players, blocks = shard.seats, shard.players, shard.blocks
    apart = seats["score"] - seats["score"].mean(1, keepdims=True)
    sums.add(sum_names.APART, (), (blocks,), (apart**2).mean(1))
    for by in sum_names.BOTH:
        sums.add(sum_names.apart(by), (players,), (blocks[:, None], seats[by]), apart)
    if not shard.settings.rotate:
        return
    sets = shard.games.numbers("set")
    _, first, games = np.unique(sets, return_index=True, return_counts=True)
    whole = first[games == players]
    rows = whole[:, None] + np.arange(players)
    dealt = (apart[rows].mean(1) ** 2).mean(1)
    sums.add(sum_names.APART_DEALT, (), (blocks[whole],), dealt)
    sums.add(sum_names.SETS, (), (blocks[whole],))
