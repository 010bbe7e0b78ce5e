"""How games go: points over time, who leads when, how often the lead changes, when all is decided.

Time is counted in tenths of a game's turns; the last tenth ends after the final count.
"""

from __future__ import annotations

import numpy as np

from .. import sum_names
from ..block_sums import BlockSums
from ..run_table import Numbers, RunShard
from .legend import Legend

TENTHS = 10
HALF = TENTHS // 2
CHANGES = 64  # of the lead, at most; a game with more counts as one with 64


def count(shard: RunShard, sums: BlockSums, legend: Legend) -> None:
    """All of it."""
    table = shard.table("turns", ["game", "scores"])
    games = len(shard.games)
    scores = table.scores("scores")
    at = shard.at(table)
    lengths = np.bincount(at, minlength=games)
    if len(lengths) != games or not lengths.all():
        raise shard.damage("turns")
    firsts = np.cumsum(lengths) - lengths
    _tenths(shard, sums, scores, firsts, lengths)
    _lead(shard, sums, scores, at, firsts, lengths)


def _tenths(
    shard: RunShard, sums: BlockSums, scores: Numbers, firsts: Numbers, lengths: Numbers
) -> None:
    """After each tenth: the points of winners and others, and how often who leads then wins."""
    win = shard.seats["win"]
    for tenth in range(TENTHS + 1):
        now = scores[firsts + np.rint((lengths - 1) * tenth / TENTHS).astype(np.int64)]
        leads = now == now.max(1, keepdims=True)
        wins = (leads * win).sum(1) / leads.sum(1)
        sums.add(sum_names.LEADER_WINS, (TENTHS + 1,), (shard.blocks, tenth), wins)
        for which, amounts in enumerate((now * win, now * (1 - win))):
            shape, where = (TENTHS + 1, 2), (shard.blocks, tenth, which)
            sums.add(sum_names.POINTS_OVER_TIME, shape, where, amounts.sum(1))
        if tenth == HALF:
            _halfway(shard, sums, now)


def _halfway(shard: RunShard, sums: BlockSums, now: Numbers) -> None:
    """The place of the later winner after half of the game."""
    ahead = (now[:, None, :] > now[:, :, None]).sum(2)
    where = shard.blocks[:, None], ahead
    sums.add(sum_names.WINNER_AT_HALF, (shard.players,), where, shard.seats["win"])


def _lead(
    shard: RunShard,
    sums: BlockSums,
    scores: Numbers,
    at: Numbers,
    firsts: Numbers,
    lengths: Numbers,
) -> None:
    """How often the lead goes from one seat to another, and from when on the winner has it."""
    leads = scores == scores.max(1, keepdims=True)
    alone = leads.sum(1) == 1
    who, game = leads[alone].argmax(1), at[alone]
    changed = (who[1:] != who[:-1]) & (game[1:] == game[:-1])
    changes = np.bincount(game[1:][changed], minlength=len(lengths))
    sums.add(sum_names.CHANGES, (CHANGES,), (shard.blocks, np.minimum(changes, CHANGES - 1)))
    behind = ~(leads & (shard.seats["win"] > 0)[at]).any(1)
    last = np.maximum.reduceat(np.where(behind, np.arange(len(at)) - firsts[at] + 1, 0), firsts)
    share = last / np.maximum(lengths - 1, 1)
    tenths = np.minimum(np.ceil(share * TENTHS).astype(np.int64), TENTHS)
    sums.add(sum_names.DECIDED, (TENTHS + 1,), (shard.blocks, tenths))
