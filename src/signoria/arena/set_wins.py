"""How sure shares of victories are where games come in sets.

The games of a set have the same deal and are no independent trials.  As on the page of a report,
sets are told apart in 20 blocks, and how much a share changes when each block is left out in turn
(the delete-a-group jackknife) says how sure it is.  While there are fewer sets than blocks that
says little; then the interval is Wilson's, for as many trials as there are sets.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from .intervals import student, wilson_interval

BLOCKS = 20
SURE = 0.975  # of a two-sided interval of 95 %
Block = tuple[float, ...]  # the games in it, and the wins of each entrant


def empty_blocks(players: int) -> list[list[float]]:
    """Blocks without games, to be counted in."""
    return [[0.0] * (players + 1) for _ in range(BLOCKS)]


def count_game(blocks: list[list[float]], number_of_set: int, wins: Sequence[float]) -> None:
    """Add a game of this set."""
    block = blocks[number_of_set % BLOCKS]
    block[0] += 1
    for entrant, share in enumerate(wins, 1):
        block[entrant] += share


def add_blocks(one: tuple[Block, ...], other: tuple[Block, ...]) -> tuple[Block, ...]:
    """The sums of two lots of games; lots without blocks bring none."""
    if not one or not other:
        return one or other
    return tuple(
        tuple(a + b for a, b in zip(here, there, strict=True))
        for here, there in zip(one, other, strict=True)
    )


def set_interval(blocks: Sequence[Sequence[float]], entrant: int) -> tuple[float, float]:
    """The 95 % interval of an entrant's share of the victories; (0, 1) without games."""
    players = len(blocks[0]) - 1
    games, wins = sum(block[0] for block in blocks), sum(block[entrant + 1] for block in blocks)
    used = [block for block in blocks if block[0]]
    if not games or len(used) < BLOCKS:
        sets = -(-games // players)
        return wilson_interval(wins / games * sets, sets) if games else (0.0, 1.0)
    share = wins / games
    without = [(wins - block[entrant + 1]) / (games - block[0]) for block in used]
    mean = sum(without) / BLOCKS
    spread = sum((one - mean) ** 2 for one in without)
    half = sqrt(spread * (BLOCKS - 1) / BLOCKS) * student(BLOCKS - 1, SURE)
    return max(share - half, 0.0), min(share + half, 1.0)
