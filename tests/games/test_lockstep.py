"""The compiled engine and the same sources uncompiled play the same games."""

from __future__ import annotations

import os
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from signoria.games import CHANCE, TERMINAL, Rng, load

TABLES = [(players, edition) for players in (3, 4, 5) for edition in ("en", "de")]
pytestmark = pytest.mark.skipif(
    bool(os.environ.get("SIGNORIA_PURE")), reason="both sides would be uncompiled"
)


def choose(state: Any, rng: Rng) -> int:
    """A random action or chance outcome."""
    if state.to_move == CHANCE:
        return rng.pick_weighted(state.chance_outcomes())
    legal = state.legal_actions()
    return int(legal[rng.below(len(legal))])


def pairs(plain: ModuleType, players: int, edition: str, seed: int) -> Iterator[tuple[Any, Any]]:
    """Both engines' states at every moment of one game, now and then replaced by copies."""
    rng = Rng(seed)
    both = []
    for games in (load("calimala"), plain.load("calimala")):
        setup = games.setup(players, {"edition": edition}, rng=plain.Rng(seed))
        both.append(games.new_state(setup))
    while both[0].to_move != TERMINAL:
        yield both[0], both[1]
        action = choose(both[0], rng)
        if rng.below(10) == 0:
            both = [state.clone() for state in both]
        for state in both:
            state.apply(action)
    yield both[0], both[1]


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_same_bytes_and_choices_at_every_moment(
    plain: ModuleType, players: int, edition: str
) -> None:
    for seed in range(12):
        for fast, slow in pairs(plain, players, edition, seed):
            assert fast.to_bytes() == slow.to_bytes()
            assert fast.legal_actions() == slow.legal_actions()
            assert fast.chance_outcomes() == slow.chance_outcomes()
            assert (fast.to_move, fast.scores, fast.ranking(), fast.is_forced()) == (
                slow.to_move,
                slow.scores,
                slow.ranking(),
                slow.is_forced(),
            )


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_same_knowledge(plain: ModuleType, players: int, edition: str) -> None:
    """What a seat sees, guesses and observes is the same in both."""
    for seed in range(2):
        for moment, (fast, slow) in enumerate(pairs(plain, players, edition, 100 + seed)):
            if moment % 5:
                continue
            seat = moment % players
            assert fast.seen_by(seat).to_bytes() == slow.seen_by(seat).to_bytes()
            assert fast.observation(seat) == slow.observation(seat)
            assert (
                fast.resample(seat, Rng(moment)).to_bytes()
                == slow.resample(seat, plain.Rng(moment)).to_bytes()
            )


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_same_sums_over_many_seeds(plain: ModuleType, players: int, edition: str) -> None:
    options = {"edition": edition}
    fast = load("calimala").playouts(players, options, 7, 0, 350)
    slow = plain.load("calimala").playouts(players, options, 7, 0, 350)
    assert vars(fast) == vars(slow)
