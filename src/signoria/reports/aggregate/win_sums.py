"""Who wins: by order of seats, by entrant, and with each value of an option."""

from __future__ import annotations

import numpy as np

from .. import sum_names
from ..block_sums import BlockSums
from ..run_table import RunShard
from ..sum_names import By
from .legend import Legend

TURNS = 4096  # games are no longer
MARGIN = 1024  # points; a lead beyond counts as this one
LEFT_OUT = "option_start"  # it is what the order of seats tells


def count(shard: RunShard, sums: BlockSums, legend: Legend) -> None:
    """Games, wins and points by order and entrant; lengths and margins."""
    seats, blocks = shard.seats, shard.blocks
    turns = np.minimum(shard.games.numbers("turns"), TURNS - 1)
    sums.add(sum_names.GAMES, (), (blocks,))
    sums.add(sum_names.TURNS, (TURNS,), (blocks, turns))
    sums.add(sum_names.DECISIONS, (), (blocks,), shard.games.numbers("decisions"))
    sums.add(sum_names.CHANCES, (), (blocks,), shard.games.numbers("chances"))
    margins = np.clip(seats["lead"].max(1), 0, MARGIN - 1)
    sums.add(sum_names.MARGINS, (MARGIN,), (blocks, margins))
    sums.add(sum_names.BEST, (), (blocks,), seats["score"].max(1))
    _by("order", shard, sums)
    _by("entrant", shard, sums)
    _options(shard, sums)


def _by(by: By, shard: RunShard, sums: BlockSums) -> None:
    """Wins and points by the order of seats, or by entrant."""
    where, who = shard.blocks[:, None], shard.seats[by]
    sums.add(sum_names.wins(by), (shard.players,), (where, who), shard.seats["win"])
    sums.add(sum_names.points(by), (shard.players,), (where, who), shard.seats["score"])
    sums.add(sum_names.seats(by), (shard.players,), (where, who))


def _options(shard: RunShard, sums: BlockSums) -> None:
    """By value of each option: games, wins of the start, turns, the winner's points."""
    starts = np.where(shard.seats["order"] == 0, shard.seats["win"], 0).sum(1)
    games = np.ones(len(starts))
    told = (games, starts, shard.games.numbers("turns"), shard.seats["score"].max(1))
    for column in shard.games.names:
        if column.startswith("option_") and column != LEFT_OUT:
            keys = shard.games.keys(column)
            for at, value in enumerate(keys.names):
                rows = keys.numbers == at
                for which, amounts in enumerate(told):
                    name = sum_names.option(column.removeprefix("option_"), value)
                    sums.add(name, (len(told),), (shard.blocks[rows], which), amounts[rows])
