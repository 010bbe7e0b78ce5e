"""Whole games by a seed, played alike by any Python: ``plays.py`` runs natively and in WebAssembly.

``python -m bench.unserved.plays TASKS`` prints what tasks in JSON come to, as JSON.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from signoria import bots, games
from signoria.games import CHANCE, TERMINAL, Rng
from signoria.games.contract import State
from signoria.record import Match, write

Chooser = Callable[[State], int]


def answer(tasks: list[list[Any]]) -> list[Any]:
    """What each task comes to: a name of a function here, then its arguments."""
    return [DOABLE[name](*arguments) for name, *arguments in tasks]


def digest_games(game: str, first: int, number: int, seats: Sequence[str]) -> dict[str, Any]:
    """The SHA-256 of the records of games with seeds from ``first``; their decisions, seconds."""
    found, decisions, start = hashlib.sha256(), 0, time.perf_counter()
    for seed in range(first, first + number):
        match = play(game, seed, seats)
        decisions += len(match.actions)
        found.update(write(match.record()).encode())
    seconds = time.perf_counter() - start
    return {"hash": found.hexdigest(), "decisions": decisions, "seconds": seconds}


def play(game: str, seed: int, seats: Sequence[str]) -> Match:
    """A game to the end; the seats play in turn like these bots."""
    rules, rng = games.load(game), Rng(seed)
    match = Match(rules, rules.setup(len(seats), rng=rng), headers={"Seats": ", ".join(seats)})
    players = [chooser(name, game, rng) for name in seats]
    while not match.over:
        state = match.state
        if state.to_move == CHANCE:
            match.apply(rng.pick_weighted(state.chance_outcomes()))
        else:
            match.apply(players[state.to_move](state))
    return match


def duel(game: str, one: str, other: str, first: int, seconds: float) -> list[float]:
    """By setup the share of the victories of ``one``: two seats of four, then the other two.

    Setups have the seeds from ``first``; none is begun after so many seconds.
    """
    found, start = list[float](), time.perf_counter()
    while time.perf_counter() - start < seconds:
        seed, shares = first + len(found), []
        for shift in range(2):
            seats = [(one, other)[(seat + shift) % 2] for seat in range(4)]
            ranking = play(game, seed, seats).state.ranking()
            won = [seat for seat, place in enumerate(ranking) if place == 1]
            shares.append(sum((seat + shift) % 2 == 0 for seat in won) / len(won))
        found.append(sum(shares) / len(shares))
    return found


def chooser(name: str, game: str, rng: Rng) -> Chooser:
    """How a bot decides, seeing what its seat sees."""
    bot = bots.load(name, game)
    return lambda state: bot.choose(state.seen_by(state.to_move), rng)


def time_choices(game: str, bot: str, number: int) -> dict[str, float]:
    """How many decisions a second a bot makes, in the middle of a random game."""
    rules, rng = games.load(game), Rng(7)
    state = rules.new_state(rules.setup(4, rng=rng))
    decide, random = bots.load(bot, game), bots.load("random", game)
    decisions, seconds = 0, 0.0
    while decisions < number and state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
            continue
        seen = state.seen_by(state.to_move)
        start = time.perf_counter()
        decide.choose(seen, rng)
        seconds += time.perf_counter() - start
        decisions += 1
        state.apply(random.choose(seen, rng))
    return {"decisions": decisions, "seconds": seconds}


DOABLE: dict[str, Callable[..., Any]] = {
    "digest": digest_games,
    "choices": time_choices,
    "duel": duel,
}


if __name__ == "__main__":
    print(json.dumps(answer(json.loads(sys.argv[1]))))
