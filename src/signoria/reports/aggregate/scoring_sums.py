"""Where points come from, of winners and of the others."""

from __future__ import annotations

from .. import sum_names
from ..block_sums import BlockSums
from ..run_table import RunShard
from .legend import Legend, of_kind

COLUMNS = ["game", "kind", "what", "seat", "points"]


def count(shard: RunShard, sums: BlockSums, legend: Legend) -> None:
    """Points by scoring; a shared victory counts in parts."""
    table = shard.table("scorings", COLUMNS)
    what, game = table.keys("what"), shard.at(table)
    points, seat = table.numbers("points"), table.numbers("seat")
    for name, kind in legend.scorings.items():
        rows = of_kind(table, name)
        place = what.places_in(rows, legend.values[kind])
        won = shard.seats["win"][game[rows], seat[rows]]
        shape = (len(legend.values[kind]), 2)
        for which, share in enumerate((won, 1 - won)):
            where = (shard.blocks[game[rows]], place, which)
            sums.add(sum_names.scoring(name), shape, where, points[rows] * share)
