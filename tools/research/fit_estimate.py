"""Fit what the parts of a position in Calimala come to in the end, for the search's estimate.

    python -m tools.research.fit_estimate --games 300 --seed 0

Heuristics play, every twelfth move at random.  At the beginning of each turn the parts of all seats
are noted, then fitted by least squares to the points that were still scored, both less the mean of
the table.  Prints ``WORTH`` for ``games/calimala/bots/estimates.py`` and the variance that it does
not explain.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from statistics import fmean

from signoria.bots import load
from signoria.games.calimala import GAME
from signoria.games.calimala.bots import estimates
from signoria.games.calimala.bots.heuristic_limits import LAST_TURN
from signoria.games.calimala.bots.scratchpad import Mind
from signoria.games.calimala.bots.weights import Weights
from signoria.games.contract import CHANCE, Rng

PLAYERS = 4
RANDOM = 12
SPAN = 8  # turns to come that are reported together
Row = tuple[int, list[float], float]  # turns to come, features, points still scored


def centre(columns: list[list[float]]) -> list[list[float]]:
    """Each seat's numbers less the mean of the table."""
    means = [fmean(column) for column in zip(*columns, strict=True)]
    return [[x - mean for x, mean in zip(row, means, strict=True)] for row in columns]


def game_rows(seed: int, mind: Mind) -> Iterator[Row]:
    """What was noted in one game, a row for each turn and seat."""
    rng = Rng(seed)
    bots = load("heuristic", "calimala"), load("random", "calimala")
    state = GAME.new_state(GAME.setup(PLAYERS, {}, rng=rng))
    noted: dict[int, tuple[list[list[float]], list[int]]] = {}
    while state.to_move >= CHANCE:
        if state.to_move == CHANCE:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
            continue
        if state.begun and state.turn not in noted:
            noted[state.turn] = estimates.rows(mind, state), state.scores
        bot = bots[rng.below(RANDOM) == 0]
        state.apply(bot.choose(state.seen_by(state.to_move), rng))
    for turn, (parts, scores) in noted.items():
        left = state.turn - turn
        gained = [[float(b - a)] for a, b in zip(scores, state.scores, strict=True)]
        share = min(left, LAST_TURN) / LAST_TURN
        for own, points in zip(centre(parts), centre(gained), strict=True):
            yield left, [*own, *(x * share for x in own)], points[0]


def solve(matrix: list[list[float]]) -> list[float]:
    """The solution of linear equations, right-hand sides last, by elimination with pivots."""
    size = len(matrix)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(matrix[row][at]))
        matrix[at], matrix[pivot] = matrix[pivot], matrix[at]
        for row in range(size):
            if row != at:
                factor = matrix[row][at] / matrix[at][at]
                matrix[row] = [x - factor * y for x, y in zip(matrix[row], matrix[at], strict=True)]
    return [matrix[at][size] / matrix[at][at] for at in range(size)]


def fit(rows: list[Row]) -> list[float]:
    """Least squares by the normal equations."""
    size = len(rows[0][1])
    sums = [[0.0] * (size + 1) for _ in range(size)]
    for _, features, points in rows:
        whole = [*features, points]
        for i, x in enumerate(features):
            line = sums[i]
            for j, y in enumerate(whole):
                line[j] += x * y
    return solve(sums)


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    mind = Mind(Weights())
    seeds = range(args.seed, args.seed + args.games)
    rows = [row for seed in seeds for row in game_rows(seed, mind)]
    worth = fit(rows)
    parts = len(worth) // 2
    for name, near, far in zip(estimates.NAMES, worth[:parts], worth[parts:], strict=True):
        print(f"    ({near:.2f}, {far:.2f}),  # {name}")
    errors = defaultdict(list)
    for left, features, points in rows:
        guess = sum(x * w for x, w in zip(features, worth, strict=True))
        errors[left // SPAN].append((points - guess) ** 2)
    for span, squares in sorted(errors.items()):
        print(
            f"{SPAN * span} turns to come and more: {sqrt(fmean(squares)):.1f} points unexplained"
        )


if __name__ == "__main__":
    main()
