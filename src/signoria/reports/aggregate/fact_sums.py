"""What winners did and what befell them, beside the others: openings, choices, chance, routes."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .. import sum_names
from ..block_sums import BlockSums
from ..run_table import Numbers, RunShard
from .legend import Legend, of_kind

COLUMNS = ["game", "seat", "kind", "what", "amount"]


class FactRows(NamedTuple):
    """The facts of one kind."""

    block: Numbers
    seat: Numbers  # over all games: game times players plus seat
    place: Numbers  # of the value
    amount: Numbers
    won: Numbers
    points: Numbers


def count(shard: RunShard, sums: BlockSums, legend: Legend) -> None:
    """All kinds of facts, each as its role asks."""
    table = shard.table("facts", COLUMNS)
    what, game = table.keys("what"), shard.at(table)
    seat, amount = table.numbers("seat"), table.numbers("amount")
    for name, kind in legend.facts.items():
        at = of_kind(table, name)
        who = game[at], seat[at]
        rows = FactRows(
            shard.blocks[game[at]],
            game[at] * shard.players + seat[at],
            what.places_in(at, legend.values[kind]),
            amount[at],
            shard.seats["win"][who],
            shard.seats["score"][who],
        )
        size = len(legend.values[kind])
        if kind.role == "opening":
            _opening(sums, name, size, rows)
        else:
            _amounts(sums, name, size, rows)
        if kind.role in sum_names.DEEDS:
            _doers(sums, name, size, rows)
        if kind.role == "route":
            _steps(sums, name, size, rows)


def _opening(sums: BlockSums, name: str, size: int, rows: FactRows) -> None:
    """Times, wins and points by what a seat began with."""
    for which, amount in enumerate((np.ones(len(rows.won)), rows.won, rows.points)):
        sums.add(sum_names.opening(name), (size, 3), (rows.block, rows.place, which), amount)


def _amounts(sums: BlockSums, name: str, size: int, rows: FactRows) -> None:
    """How often or how much, by winners and by others."""
    for which, share in enumerate((rows.won, 1 - rows.won)):
        where = (rows.block, rows.place, which)
        sums.add(sum_names.amount(name), (size, 2), where, rows.amount * share)


def _doers(sums: BlockSums, name: str, size: int, rows: FactRows) -> None:
    """Seats by what they did at least once, and their victories."""
    _, first = np.unique(rows.seat * size + rows.place, return_index=True)
    for which, share in enumerate((np.ones(len(first)), rows.won[first])):
        where = (rows.block[first], rows.place[first], which)
        sums.add(sum_names.doers(name), (size, 2), where, share)


def _steps(sums: BlockSums, name: str, size: int, rows: FactRows) -> None:
    """How often one is followed by another, by winners and by others."""
    order = np.argsort(rows.seat, kind="stable")
    seat, place, won, block = (
        part[order] for part in (rows.seat, rows.place, rows.won, rows.block)
    )
    same = seat[1:] == seat[:-1]
    for which, share in enumerate((won, 1 - won)):
        where = (block[1:][same], place[:-1][same], place[1:][same], which)
        sums.add(sum_names.route(name), (size, size, 2), where, share[1:][same])
