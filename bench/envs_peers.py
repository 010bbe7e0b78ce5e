"""Environments of the same kinds by others, on games of their own, which are much simpler."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import numpy as np

from bench.peers import Missing
from bench.timing import Bench, Counts

SEED = 2024
STEPS = 32
BATCHES = (64, 1024)  # compiled anew for each, so only these
PGX_GAMES = ("connect_four", "backgammon")


def pgx_bench(name: str, batch: int) -> Bench:
    """pgx, whose games are compiled for the processor by JAX.

    Random legal actions are found before, as for ours, and what is measured is ``step``, which
    deals a new game where one is over.
    """
    jax, pgx = import_module("jax"), import_module("pgx")
    renew = import_module("pgx.experimental.wrappers").auto_reset
    env = pgx.make(name)
    step, begin = (jax.jit(jax.vmap(each)) for each in (renew(env.step, env.init), env.init))
    keys = jax.random.split(jax.random.PRNGKey(SEED), batch)
    rng, actions, states = np.random.default_rng(SEED), [], begin(keys)
    for _ in range(STEPS):
        masks = np.asarray(states.legal_action_mask)
        actions.append(jax.numpy.asarray(np.where(masks, rng.random(masks.shape), -1).argmax(1)))
        states = step(states, actions[-1], keys)

    def work(times: int) -> Counts:
        for _ in range(times):
            now = begin(keys)
            for each in actions:
                now = step(now, each, keys)
            jax.block_until_ready(now)
        return {"decisions": times * STEPS * batch}

    return Bench(f"{name}: pgx, {batch} at a time", work, processor=True)


def make_or_miss(name: str, make: Callable[[], Bench]) -> Bench | Missing:
    """The bench, or why it cannot be run here."""
    try:
        return make()
    except Exception as error:  # noqa: BLE001  # a foreign package may fail in any way
        return Missing(name, f"{type(error).__name__}: {error}")
