"""The same kind of work done by others, timed in the same run.

A peer that is not installed is told in a line, and the rest goes on.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from itertools import count
from statistics import mean
from typing import Any

from bench.timing import Bench, Counts

SEED = 2024


@dataclass
class Missing:
    """A peer that cannot be run here."""

    name: str
    reason: str


def play_hearts(game: Any, rand: random.Random) -> int:
    """One random game driven from Python, as ``engine.step_bench`` does; its decisions."""
    state, decisions = game.new_initial_state(), 0
    apply, legal, chosen = state.apply_action, state.legal_actions, rand.random
    while actions := legal():  # at a chance event too; hearts deals with equal weights
        decisions += not state.is_chance_node()
        apply(actions[int(chosen() * len(actions))])
    return decisions


def hearts_playouts() -> Bench:
    """OpenSpiel's C++ ``hearts`` between its own C++ random bots."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(4)]
    rand = random.Random(SEED)
    # evaluate_bots() counts nothing, so take the mean of other random games (about 61).
    decisions = mean(play_hearts(game, rand) for _ in range(300))
    seeds = count(1)

    def work(games: int) -> Counts:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return {"games": games, "decisions": games * decisions}

    return Bench("OpenSpiel hearts (C++), random games", work)


def hearts_step() -> Bench:
    """Random games of hearts driven from Python."""
    game = import_module("pyspiel").load_game("hearts")

    def work(games: int) -> Counts:
        rand = random.Random(SEED)
        return {"decisions": sum(play_hearts(game, rand) for _ in range(games))}

    return Bench("OpenSpiel hearts, driven from Python", work)


def catanatron_playouts() -> Bench:
    """Catanatron's Catan (Python) between four of its random players."""
    catanatron: Any = import_module("catanatron")
    seeds = count(1)

    def play() -> int:
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        game = catanatron.Game(players, seed=next(seeds))
        game.play()
        # The list of what was done has had two names.
        done = getattr(game.state, "action_records", None) or game.state.actions
        return len(done)

    def work(games: int) -> Counts:
        return {"games": games, "decisions": sum(play() for _ in range(games))}

    return Bench("Catanatron (Python), random games", work)


MAKERS: dict[str, Callable[[], Bench]] = {
    "hearts": hearts_playouts,
    "hearts_step": hearts_step,
    "catanatron": catanatron_playouts,
}


def benches() -> dict[str, Bench | Missing]:
    """The peers by short name; those that cannot be run say why."""
    made: dict[str, Bench | Missing] = {}
    for name, make in MAKERS.items():
        try:
            made[name] = make()
        except Exception as error:  # noqa: BLE001  # a foreign package may fail in any way
            made[name] = Missing(name, f"{type(error).__name__}: {error}")
    return made
