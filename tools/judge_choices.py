"""What the choices of ways to search are worth, by games played on from them.

    python -m tools.judge_choices --budget 1cpu --positions 100 --seed 1 end-sharp WAY ...

One seat searches quickly against heuristics.  At some of its decisions every way searches, and
heuristics play each move that any of them chose on to the end, many times under like luck.  Printed
is, for each way, how much more utility its choices brought a decision than those of the first.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, islice
from math import sqrt
from random import Random
from statistics import fmean, stdev

from signoria import games
from signoria.arena.driver import CHANCES, DEALING, FIRST_SEAT, generator
from signoria.bots import load
from signoria.bots.search import SearchBot, Settings, budget
from signoria.bots.search.bot import advice
from signoria.bots.search.outlook import worth
from signoria.games.contract import CHANCE, TERMINAL, Rng, State

from .compare_searches import SEATS, WAYS

OFTEN = 0.12  # the share of decisions that are looked at
QUICKLY = "search@0.02cpu"
TO_THE_END = Settings(rollout="advised")


class Judge:
    """Plays on from where a move leads, with what the seat that made it has seen."""

    def __init__(self, game: str, number: int) -> None:
        self._world = games.world(game)
        self._advice = advice(game, self._world)
        self._number = number

    def worth(self, state: State, action: int, seed: int) -> float:
        """The mean utility of the seat that moves."""
        seat, after = state.to_move, state.clone()
        after.apply(action)
        self._world.watch(after, seat)
        return worth(self._world, self._advice, TO_THE_END, seat, seed, self._number)[seat]


def positions(name: str, seed: int) -> Iterator[State]:
    """Decisions with a choice that come up in games of the quick search against heuristics."""
    game, often = games.load(name), Random(seed)
    quick, others = load(QUICKLY, name), load("heuristic", name)
    for number in count():
        state = game.new_state(game.setup(SEATS, {}, rng=generator(seed, number, DEALING)))
        chance, rng = generator(seed, number, CHANCES), generator(seed, number, FIRST_SEAT)
        while state.to_move != TERMINAL:
            if state.to_move == CHANCE:
                state.apply(chance.weighted(state.chance_outcomes()))
                continue
            own = state.to_move == number % SEATS
            if own and len(state.legal_actions()) > 1 and often.random() < OFTEN:
                yield state.clone()
            state.apply((quick if own else others).choose(state.seen_by(state.to_move), rng))


def judged(judge: Judge, bots: list[SearchBot], state: State, seed: int) -> list[float]:
    """What each bot's choice is worth; 0 for all where they agree."""
    seen = state.seen_by(state.to_move)
    chosen = [bot.choose(seen, Rng(seed)) for bot in bots]
    if len(set(chosen)) == 1:
        return [0.0] * len(bots)
    worths = {action: judge.worth(state, action, seed) for action in set(chosen)}
    return [worths[action] for action in chosen]


def line(name: str, gains: list[float]) -> str:
    """How one way did."""
    error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
    differ = sum(gain != 0.0 for gain in gains)
    return f"{name}: {fmean(gains):+.4f} (error {error:.4f}), otherwise in {differ}"


def main() -> None:
    """Search, play on, and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("ways", nargs="+", metavar="WAY", choices=WAYS, help=", ".join(WAYS))
    parser.add_argument("--game", default="calimala", choices=games.names())
    parser.add_argument("--budget", default="1cpu")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--games", type=int, default=300, help="from each move")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    time, judge = budget.read(args.budget), Judge(args.game, args.games)
    bots = [SearchBot(name, args.game, WAYS[name], time) for name in args.ways]
    found: list[list[float]] = []
    for number, state in enumerate(islice(positions(args.game, args.seed), args.positions)):
        worths = judged(judge, bots, state, args.seed + number)
        found.append([worth - worths[0] for worth in worths])
        if number % 10 == 9 or number + 1 == args.positions:
            gains = (list(each) for each in zip(*found, strict=True))
            told = (line(*each) for each in zip(args.ways, gains, strict=True))
            print(number + 1, *told, sep="\n  ", flush=True)


if __name__ == "__main__":
    main()
