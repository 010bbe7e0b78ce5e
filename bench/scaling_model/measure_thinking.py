"""The processor's time that each level of bots takes for a decision, as in a worker's process."""

from __future__ import annotations

from statistics import mean
from time import thread_time

from bench.search import moments
from signoria import bots, games
from signoria.games.contract import Rng, State
from signoria.server.thinking.bot_pool import SEARCHES
from signoria.server.thinking.bot_worker import choose

SEED = 2026
MOMENTS = 16  # decisions, spread over a game
SECONDS = 10.0 * SEARCHES  # that a server gives a search at most, by its default


def spread_moments(game: str) -> list[State]:
    """Decisions of a game between heuristics that leave a choice, evenly over it."""
    found = moments(game, "heuristic", SEED)
    return found[:: max(1, len(found) // MOMENTS)][:MOMENTS]


def measure() -> dict[tuple[str, str], float]:
    """Seconds of the processor for a decision, in the mean, by game and level."""
    found = {}
    for game in games.names():
        states = spread_moments(game)
        for level in bots.levels(game):
            found[game, level] = mean(seconds_of(game, level, state) for state in states)
    return found


def seconds_of(game: str, level: str, state: State) -> float:
    """What one decision takes."""
    seat = state.to_move
    drawn = state.resample(seat, Rng(SEED)).to_bytes()
    choose(game, "heuristic", drawn, seat, SEED, SECONDS)  # what is loaded once, is
    bots.load(level, game, SECONDS)
    began = thread_time()
    choose(game, level, drawn, seat, SEED, SECONDS)
    return thread_time() - began
