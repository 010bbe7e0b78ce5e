"""Every number that a variant may set is read by the rules: games come to differ by each alone."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from signoria import bots
from signoria.games.calimala import GAME, State
from signoria.games.calimala.variant import SCHEMA
from signoria.games.contract import CHANCE, TERMINAL, Rng
from signoria.games.shared.variants.compact import write_compact
from signoria.games.shared.variants.schema import Number, Value
from tests.support.variants import near

GAMES = 12


@cache
def actions(seed: int) -> tuple[int, ...]:
    """The actions of a game by the rulebook, of the heuristic or at random."""
    rng, bot = Rng(seed), bots.load("heuristic" if seed % 2 else "random", GAME.name)
    state, found = start("standard", seed), list[int]()
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            action = rng.pick_weighted(state.chance_outcomes())
        else:
            action = bot.choose(state, rng)
        state.apply(action)
        found.append(action)
    return tuple(found)


def start(variant: str, seed: int) -> State:
    """The beginning of a game for three to five."""
    return GAME.new_state(GAME.setup(3 + seed % 3, {"variant": variant}, rng=Rng(seed)))


def word(numbers: dict[str, Number]) -> str:
    """The variant in which these are not the rulebook's."""
    return write_compact(SCHEMA, {**SCHEMA.standard, **numbers})


def outside(state: State) -> Any:
    """What may be done, and how all stand."""
    return state.legal_actions(), state.scores, GAME.view(state, None).rounds


def differs(changed: str, seed: int) -> bool:
    """Whether the actions of a game lead elsewhere."""
    mine, usual = start(changed, seed), start("standard", seed)
    for action in actions(seed):
        if outside(mine) != outside(usual) or not mine.allows(action):
            return True
        mine.apply(action)
        usual.apply(action)
    return bool(outside(mine) != outside(usual))


@pytest.mark.parametrize("value", SCHEMA.values, ids=lambda value: value.key)
def test_a_number_alone_changes_games(value: Value) -> None:
    tried = near(SCHEMA, value, {})
    assert tried
    assert any(differs(word(numbers), seed) for numbers in tried for seed in range(GAMES))
