"""Every number that a variant may set is read by the rules: games come to differ by each alone."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from signoria import bots
from signoria.games.contract import CHANCE, TERMINAL, Rng
from signoria.games.forging_florence import GAME, State
from signoria.games.forging_florence.variant import SCHEMA
from signoria.games.shared.variants.compact import write_compact
from signoria.games.shared.variants.schema import Number, Value
from tests.rules.forging_florence import planner
from tests.support.variants import near

Numbers = dict[str, Number]
GAMES = 16
# What differs from the rulebook besides, where the number alone cannot, or hardly ever matters.
BESIDE: dict[str, Numbers] = {
    "price.paper": {"money.start": 20},
    "tokens.limit": {"tokens.supply": 10},
    "needs.painting.press": {"money.start": 40},
    "needs.book.tools": {"needs.painting.tools": 0},
    "rooms.level-1": {"money.start": 50},
    "level.michelangelo": {"money.start": 100},
    "level.brunelleschi": {"money.start": 100},
}


@cache
def games(base: str) -> list[list[int]]:
    """The actions of games of the heuristic, and of a planner that hires whom it can."""
    return [play(base, seed) for seed in range(GAMES)]


def play(base: str, seed: int) -> list[int]:
    """The actions of a game."""
    rng, bot = Rng(seed), bots.load("heuristic", GAME.name)
    state, actions = start(base, seed), list[int]()
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            action = rng.pick_weighted(state.chance_outcomes())
        else:
            action = planner.choose(state, rng) if seed % 2 else bot.choose(state, rng)
        state.apply(action)
        actions.append(action)
    return actions


def start(variant: str, seed: int) -> State:
    """The beginning of a game for two to four."""
    return GAME.new_state(GAME.setup(2 + seed % 3, {"variant": variant}, rng=Rng(seed)))


def word(*numbers: Numbers) -> str:
    """The variant in which these are not the rulebook's."""
    found = dict(SCHEMA.standard)
    for each in numbers:
        found.update(each)
    return write_compact(SCHEMA, found)


def outside(state: State) -> Any:
    """What everybody sees and may do."""
    view = GAME.view(state, None)
    hands = [(hand.lire, hand.limit, hand.score) for hand in view.hands]
    return state.legal_actions(), state.chance_outcomes(), hands, view.copies, view.supply


def differs(base: str, changed: str, seed: int) -> bool:
    """Whether the actions of a game lead elsewhere."""
    mine, usual = start(changed, seed), start(base, seed)
    for action in games(base)[seed]:
        if outside(mine) != outside(usual):
            return True
        mine.apply(action)
        usual.apply(action)
    return bool(outside(mine) != outside(usual))


@pytest.mark.parametrize("value", SCHEMA.values, ids=lambda value: value.key)
def test_a_number_alone_changes_games(value: Value) -> None:
    beside = BESIDE.get(value.key, {})
    tried = near(SCHEMA, value, beside)
    assert tried
    assert any(
        differs(word(beside), word(beside, numbers), seed)
        for numbers in tried
        for seed in range(GAMES)
    )
