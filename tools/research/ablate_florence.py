"""Show what each idea of Forging Florence's heuristic is worth: without it, against the whole.

    python -m tools.research.ablate_florence --games 1000 --players 4 --seed 1

One player does without the idea, at each seat in turn; the others have all.  A player who lacks
nothing would win a fair share.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from signoria.arena.intervals import wilson_interval
from signoria.arena.play_game import play_game
from signoria.games import load
from signoria.games.forging_florence.bots import Heuristic
from signoria.games.forging_florence.bots.weights import Weights

CHUNK = 24  # games a job; divisible by 2, 3 and 4 seats
Values = Mapping[str, int]
IDEAS: dict[str, Values] = {
    "(nothing taken away)": {},
    "the race for Brunelleschi": {"race": 0},
    "the race and looking ahead": {"race": 0, "depth": 1},
    "routes by all throws of the die": {"dice": 0},
    "where at home the next project begins": {"exact": 0},
    "the golden hex may be taken": {"crowd": 0},
}


class Job(NamedTuple):
    """Some games of a batch."""

    players: int
    seed: int
    first: int
    games: int
    values: Values


def bot(values: Values) -> Heuristic:
    """The heuristic with some weights changed."""
    weights = Weights()
    for name, value in values.items():
        setattr(weights, name, value)
    return Heuristic(weights)


def victories(job: Job) -> float:
    """Play the games of a job: how many the changed player wins, shared ones in part."""
    game = load("forging-florence")
    mine, other = bot(job.values), bot({})
    won = 0.0
    for number in range(job.first, job.first + job.games):
        seat = number % job.players
        table = [mine if at == seat else other for at in range(job.players)]
        state, _ = play_game(game, {}, table, job.seed, number)
        places = state.ranking()
        won += (places[seat] == 1) / places.count(1)
    return won


def jobs(args: argparse.Namespace, values: Values) -> list[Job]:
    """All games, in chunks."""
    return [
        Job(args.players, args.seed, first, min(CHUNK, args.games - first), values)
        for first in range(0, args.games, CHUNK)
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4, choices=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    print(f"{'without':40} {'victories':>9}  95 % interval")
    with ProcessPoolExecutor(args.workers) as pool:
        for idea, values in IDEAS.items():
            won = sum(pool.map(victories, jobs(args, values)))
            low, high = wilson_interval(won, args.games)
            share = won / args.games
            print(f"{idea:40} {share:9.1%}  {low:.1%} to {high:.1%}", flush=True)


if __name__ == "__main__":
    main()
