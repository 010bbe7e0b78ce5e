"""Who wins: by order of seats, by entrant, and with each value of an option."""

from __future__ import annotations

import numpy as np

from ..block_sums import BlockSums
from ..run_reader import KeyColumn, RunShard, column_values
from .legend import Legend

TURNS = 4096  # games are no longer
MARGIN = 1024  # points; a lead beyond counts as this one
OPTION = "option "
LEFT_OUT = "option_start"  # it is what the order of seats tells


def count(shard: RunShard, sums: BlockSums, legend: Legend) -> None:
    """Games, wins and points by order and entrant; lengths and margins."""
    seats, blocks = shard.seats, shard.blocks
    turns = np.minimum(column_values(shard.games, "turns"), TURNS - 1)
    sums.add("games", (), (blocks,))
    sums.add("turns", (TURNS,), (blocks, turns))
    sums.add("decisions", (), (blocks,), column_values(shard.games, "decisions"))
    sums.add("chances", (), (blocks,), column_values(shard.games, "chances"))
    margins = np.clip(seats["lead"].max(1), 0, MARGIN - 1)
    sums.add("margins", (MARGIN,), (blocks, margins))
    sums.add("best", (), (blocks,), seats["score"].max(1))
    _by("order", shard, sums)
    _by("entrant", shard, sums)
    _options(shard, sums)


def _by(name: str, shard: RunShard, sums: BlockSums) -> None:
    """Wins and points by the order of seats, or by entrant."""
    where, who = shard.blocks[:, None], shard.seats[name]
    sums.add(f"{name} wins", (shard.players,), (where, who), shard.seats["win"])
    sums.add(f"{name} points", (shard.players,), (where, who), shard.seats["score"])
    sums.add(f"{name} seats", (shard.players,), (where, who))


def _options(shard: RunShard, sums: BlockSums) -> None:
    """By value of each option: games, wins of the start, turns, the winner's points."""
    starts = np.where(shard.seats["order"] == 0, shard.seats["win"], 0).sum(1)
    games = np.ones(len(starts))
    told = (games, starts, column_values(shard.games, "turns"), shard.seats["score"].max(1))
    for column in shard.games.column_names:
        if column.startswith("option_") and column != LEFT_OUT:
            keys = KeyColumn(shard.games[column])
            for at, value in enumerate(keys.names):
                rows = keys.numbers == at
                for which, amounts in enumerate(told):
                    name = f"{OPTION}{column.removeprefix('option_')}={value}"
                    sums.add(name, (len(told),), (shard.blocks[rows], which), amounts[rows])
