"""Decisions a second of the research environments, beside others of their kind.

The random actions of the vectorised environment are found before, by playing the same games once;
the measured time is that of ``reset`` and ``step`` alone, observations and masks written.  On one
core the processor's seconds are counted, so that other work on the machine changes little.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import product
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from bench import envs_peers, peers, timing
from bench.peers import Missing
from bench.report import Figure
from bench.timing import Bench, Counts
from signoria import envs as modules
from signoria import games
from signoria.envs import openspiel
from signoria.envs.ids import module_name
from signoria.envs.vector import VectorEnv
from signoria.locales import load

PLAYERS = 3
SEED = 2024
STEPS = 32
BATCHES = (1, 64, 1024, 8192)
TARGET = 1_000_000  # decisions a second with TARGETED games at a time, on one core
TARGETED = 1024
DECISIONS = 200
AEC = {
    load("en").text(f"{game}-name"): getattr(modules, module_name(game)) for game in games.names()
}
PYTHON_GAMES = ("python_liars_poker", "python_block_dominoes", "python_tic_tac_toe")
PETTINGZOO_GAMES = {"hanabi": "hanabi_v5"}


def play_random(env: VectorEnv) -> list[NDArray[np.int64]]:
    """Play random legal actions; returns those of each step."""
    rng = np.random.default_rng(SEED)
    found = []
    for _ in range(STEPS):
        masks = env.arrays.masks
        chosen = np.where(masks, rng.random(masks.shape, np.float32), np.float32(-1))
        found.append(chosen.argmax(1))
        env.step(found[-1])
    return found


def vector_bench(game: str, batch: int, threads: int) -> Bench:
    """The vectorised environment."""
    env = VectorEnv(game, batch=batch, players=PLAYERS, seed=SEED, threads=threads)
    actions = play_random(env)

    def work(times: int) -> Counts:
        for _ in range(times):
            env.reset(SEED)
            for each in actions:
                env.step(each)
        return {"decisions": times * STEPS * batch}

    cores = f", {threads} cores" if threads > 1 else ""
    name = f"{game}: vectorised, {batch} at a time{cores}"
    return Bench(name, work, threads, processor=threads == 1)


def aec_bench(name: str, make: Callable[[], Any]) -> Bench:
    """A turn-based environment, driven as PettingZoo's documents do it."""
    env = make()

    def work(times: int) -> Counts:
        decisions = 0
        while decisions < times * DECISIONS:
            env.reset(seed=SEED + decisions)
            for agent in env.agent_iter():
                seen, _, over, truncated, _ = env.last()
                if over or truncated:
                    break
                env.step(env.action_space(agent).sample(seen["action_mask"]))
                decisions += 1
        return {"decisions": decisions}

    return Bench(f"{name}: PettingZoo", work, processor=True)


def spiel_bench(name: str) -> Bench:
    """A game of OpenSpiel written in Python, driven from Python."""
    game = pyspiel.load_game(name)
    rng = np.random.default_rng(SEED)

    def work(times: int) -> Counts:
        decisions = 0
        while decisions < times * DECISIONS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    choices = [outcome for outcome, _ in state.chance_outcomes()]
                else:
                    choices = state.legal_actions()
                    decisions += 1
                state.apply_action(choices[int(rng.random() * len(choices))])
        return {"decisions": decisions}

    return Bench(f"{name}: OpenSpiel", work, processor=True)


def own() -> list[Bench]:
    """Ours."""
    vectors = [vector_bench(game, batch, 1) for game in games.names() for batch in BATCHES]
    vectors += [vector_bench(game, batch, 2) for game in games.names() for batch in BATCHES[1:]]
    turns = [aec_bench(name, partial(module.env, players=PLAYERS)) for name, module in AEC.items()]
    return [*vectors, *turns, *(spiel_bench(name) for name in openspiel.IDS)]


def others() -> tuple[list[Bench], list[Missing]]:
    """Environments of the same kinds by others: games that are much simpler.

    And random games of OpenSpiel's C++ hearts, which tell how fast the machine is today.
    """
    import_module("open_spiel.python.games")
    hearts = replace(peers.hearts_playouts(), processor=True)
    found: list[Bench | Missing] = [hearts, *(spiel_bench(name) for name in PYTHON_GAMES)]
    for game, module in PETTINGZOO_GAMES.items():
        make = partial(aec_peer, game, module)
        found.append(envs_peers.make_or_miss(f"{game}: PettingZoo", make))
    for game, batch in product(envs_peers.PGX_GAMES, envs_peers.BATCHES):
        make = partial(envs_peers.pgx_bench, game, batch)
        found.append(envs_peers.make_or_miss(f"{game}: pgx", make))
    benches = [each for each in found if isinstance(each, Bench)]
    return benches, [each for each in found if isinstance(each, Missing)]


def aec_peer(game: str, module: str) -> Bench:
    """One of PettingZoo's own environments, with the players that it has by default."""
    return aec_bench(game, import_module(f"pettingzoo.classic.{module}").env)


def figures(rounds: int) -> tuple[list[Figure], list[Missing]]:
    """Decisions a second of each."""
    compared, missing = others()
    benches = [*own(), *compared]
    timing.run(benches, rounds)
    wanted = f"vectorised, {TARGETED} at a time"
    found = [
        Figure(
            bench.name,
            bench.rate("decisions"),
            "decisions/s",
            TARGET if bench.name.endswith(wanted) else None,
        )
        for bench in benches
    ]
    return found, missing
