"""What the turns of ways to search are worth, by games played on from them.

    python -m tools.research.judge_turns --budget 1cpu --turns 100 --seed 1 longer WAY ...

One seat searches quickly against heuristics.  At the beginning of some of its turns every way plays
the whole turn, and heuristics go on from there to the end, many times under like luck.  Printed is,
for each way, how much more utility its turns brought than those of the first.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, islice
from math import sqrt
from random import Random
from statistics import fmean, stdev

from signoria import games
from signoria.arena.play_game import CHANCES, DEALING, FIRST_SEAT, generator
from signoria.bots import Bot, load
from signoria.bots.search import SearchBot, SearchSettings, budget
from signoria.bots.search.outlook import worth
from signoria.bots.search.search_bot import advice
from signoria.games.contract import CHANCE, TERMINAL, Rng, State

from .compare_searches import SEATS, WAYS

OFTEN = 0.3  # the share of turns that are looked at
QUICKLY = "search@0.02cpu"
TO_THE_END = SearchSettings(rollout="considered")


def turns(name: str, seed: int) -> Iterator[State]:
    """Beginnings of turns with a choice, in games of the quick search against heuristics."""
    game, often = games.load(name), Random(seed)
    quick, others = load(QUICKLY, name), load("heuristic", name)
    for number in count():
        state = game.new_state(game.setup(SEATS, {}, rng=generator(seed, number, DEALING)))
        chance, rng = generator(seed, number, CHANCES), generator(seed, number, FIRST_SEAT)
        last = -1
        while state.to_move != TERMINAL:
            if state.to_move == CHANCE:
                state.apply(chance.pick_weighted(state.chance_outcomes()))
                continue
            own = state.to_move == number % SEATS
            if own and state.turn > last and len(state.legal_actions()) > 1:
                last = state.turn
                if often.random() < OFTEN:
                    yield state.clone()
            state.apply((quick if own else others).choose(state.seen_by(state.to_move), rng))


def play_turn(start: State, bot: Bot, others: Bot, seed: int) -> tuple[State, tuple[int, ...]]:
    """Where a turn leads that the bot plays, and all decisions in it; chance is alike."""
    state, chance, rng, theirs = start.clone(), Rng(seed), Rng(seed + 1), Rng(seed + 2)
    moves = []
    while state.turn == start.turn and state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(chance.pick_weighted(state.chance_outcomes()))
            continue
        seen, own = state.seen_by(state.to_move), state.to_move == start.to_move
        moves.append(bot.choose(seen, rng) if own else others.choose(seen, theirs))
        state.apply(moves[-1])
    return state, tuple(moves)


class Judge:
    """Plays on from where a turn has led, with what one seat has seen."""

    def __init__(self, game: str, number: int) -> None:
        self._world = games.search_state(game)
        self._advice = advice(game, self._world)
        self._others = load("heuristic", game)
        self._number = number

    def worth(self, state: State, seat: int, seed: int) -> float:
        """The mean utility of the seat."""
        self._world.observe(state, seat)
        return worth(self._world, self._advice, TO_THE_END, seat, seed, self._number)[seat]

    def worths(self, start: State, bots: list[SearchBot], seed: int) -> list[float]:
        """What each bot's turn is worth; equal where they play the same."""
        ends = [play_turn(start, bot, self._others, seed) for bot in bots]
        by_moves = {moves: state for state, moves in ends}
        found = {m: self.worth(state, start.to_move, seed) for m, state in by_moves.items()}
        return [found[moves] for _, moves in ends]


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
    parser.add_argument("--turns", type=int, default=100)
    parser.add_argument("--games", type=int, default=300, help="from the end of each turn")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    time, judge = budget.read(args.budget), Judge(args.game, args.games)
    bots = [SearchBot(name, args.game, WAYS[name], time) for name in args.ways]
    found: list[list[float]] = []
    for number, state in enumerate(islice(turns(args.game, args.seed), args.turns)):
        worths = judge.worths(state, bots, args.seed + number)
        found.append([worth - worths[0] for worth in worths])
        if number % 10 == 9 or number + 1 == args.turns:
            gains = (list(each) for each in zip(*found, strict=True))
            told = (line(*each) for each in zip(args.ways, gains, strict=True))
            print(number + 1, *told, sep="\n  ", flush=True)


if __name__ == "__main__":
    main()
