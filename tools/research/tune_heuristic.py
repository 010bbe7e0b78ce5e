"""Improve the heuristic's weights by playing one candidate against three of the best so far.

    python -m tools.research.tune_heuristic --games 1200 --rounds 1 --seed 1 [WEIGHT ...]

Each weight in turn is raised and lowered.  A candidate is taken over if it gains clearly in one
batch of games and again in another.  What it gains is its points less the others' mean: less noisy
than victories.  The same arguments find the same weights.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from statistics import fmean, stdev
from typing import NamedTuple

from signoria.arena.play_game import play_game
from signoria.games import load
from signoria.games.calimala.bots.heuristic import Heuristic
from signoria.games.calimala.bots.weights import Weights

Values = Mapping[str, int]
FACTORS = ((7, 10), (14, 10))
CHUNK = 60  # games a job; divisible by 3, 4 and 5 seats


def bot(values: Values) -> Heuristic:
    """The heuristic with some weights changed."""
    weights = Weights()
    for name, value in values.items():
        setattr(weights, name, value)
    return Heuristic(weights)


class Duels(NamedTuple):
    """How a candidate fared: victories, and points less the others' mean with the error of that."""

    games: int
    wins: float
    margin: float
    error: float


def chunk(job: tuple[Values, Values, int, int, int]) -> list[tuple[float, float]]:
    """Margin and victory of a candidate in each game of a chunk."""
    one, rest, players, seed, first = job
    game = load("calimala")
    mine, other = bot(one), bot(rest)
    found = []
    for number in range(first, first + CHUNK):
        seat = number % players
        table = [mine if at == seat else other for at in range(players)]
        state, _ = play_game(game, {}, table, seed, number)
        scores, places = state.scores, state.ranking()
        margin = scores[seat] - (sum(scores) - scores[seat]) / (players - 1)
        found.append((margin, (places[seat] == 1) / places.count(1)))
    return found


def duels(
    pool: Executor, one: Values, rest: Values, games: int, seed: int, players: int = 4
) -> Duels:
    """A candidate against others alike, at each seat in turn."""
    jobs = [(one, rest, players, seed, first) for first in range(0, games, CHUNK)]
    found = [game for part in pool.map(chunk, jobs) for game in part]
    margins = [margin for margin, _ in found]
    error = stdev(margins) / len(margins) ** 0.5
    return Duels(len(found), sum(win for _, win in found), fmean(margins), error)


def candidates(value: int) -> Iterator[int]:
    """Values to try instead."""
    for over, under in FACTORS:
        yield value * over // under
    if abs(value) < 5:
        yield from (value - 1, value + 1)


def better(pool: Executor, one: Values, rest: Values, games: int, seed: int) -> float:
    """By how much a candidate is better, 0 if it is not clearly so."""
    first = duels(pool, one, rest, games, seed)
    if first.margin < 1.5 * first.error:
        return 0
    again = duels(pool, one, rest, 2 * games, seed + 1)
    return again.margin if again.margin > 2 * again.error else 0


def tune(pool: Executor, names: list[str], games: int, rounds: int, seed: int) -> dict[str, int]:
    """The weights that were found to be better than those in bots/weights.py."""
    best = {name: int(getattr(Weights(), name)) for name in Weights().names()}
    for round_number in range(rounds):
        for number, name in enumerate(names):
            for value in dict.fromkeys(candidates(best[name])):
                batch = seed + 1000 * round_number + 10 * number
                won = better(pool, {**best, name: value}, best, games, batch)
                if won:
                    print(f"{name} {best[name]} -> {value}: {won:+.2f} points", flush=True)
                    best[name] = value
                    break
    return best


def main() -> None:
    """Tune and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", nargs="*", help="only these, otherwise all")
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.workers) as pool:
        names = args.weights or Weights().names()
        best = tune(pool, names, args.games, args.rounds, args.seed)
    for name, value in best.items():
        print(f"        self.{name} = {value}")


if __name__ == "__main__":
    main()
