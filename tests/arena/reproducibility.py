"""What comes of fixed seeds, as hashes: ``python -m tests.arena.reproducibility`` writes them.

``docs/laboratory/reproducibility.md`` says for what they stand.  They change with the rules, with
the bots and with what is observed; nothing else may change them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from signoria import bots, games
from signoria.arena.play_game import deal
from signoria.envs.vector import VectorEnv
from signoria.games.contract import CHANCE, TERMINAL

HASHES = Path(__file__).parent / "hashes.json"
SEED = 2026
# Bots and games of each; a search that counts tries is exact, one that watches the clock is not.
PLAYED = {"random": 20, "apprentice": 6, "heuristic": 6, "search@3": 1}
STEPS = 300  # of an environment with several games
Lines = Iterator[bytes]


def cases() -> dict[str, Callable[[], Lines]]:
    """What is hashed, by its name."""
    found: dict[str, Callable[[], Lines]] = {}
    for name in games.names():
        for bot, number in PLAYED.items():
            found[f"{name}: games of {bot}"] = partial(play, name, bot, number)
        found[f"{name}: games of an environment"] = partial(step, name)
    return found


def play(name: str, bot: str, number: int) -> Lines:
    """All actions and outcomes of some games, with the hash of each final state and its scores."""
    game = games.load(name)
    for at in range(number):
        players = game.players[at % len(game.players)]
        dealt = deal(game, {}, players, SEED, at)
        state, seats = dealt.state, [bots.load(bot, name) for _ in range(players)]
        while (seat := state.to_move) != TERMINAL:
            if seat == CHANCE:
                action = dealt.chance.pick_weighted(state.chance_outcomes())
            else:
                action = seats[seat].choose(state.seen_by(seat), dealt.rngs[seat])
            yield game.format(state, action).encode()
            state.apply(action)
        yield f"{state.hash():016x} {state.scores}".encode()


def step(name: str) -> Lines:
    """All numbers that an environment of several games gives, by the first legal moves."""
    with closing(VectorEnv(name, batch=8, players=games.load(name).players[0], seed=SEED)) as env:
        arrays = env.arrays
        for _ in range(STEPS):
            env.step(arrays.masks.argmax(axis=1))
            for part in (arrays.observations, arrays.masks, arrays.rewards):
                yield part.astype("<f4").tobytes()


def hash_lines(lines: Lines) -> str:
    """The beginning of the SHA-256 of all lines."""
    found = hashlib.sha256()
    for line in lines:
        found.update(line + b"\n")
    return found.hexdigest()[:16]


def main() -> None:
    """Write all hashes."""
    found = {name: hash_lines(make()) for name, make in cases().items()}
    HASHES.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
