"""What Calimala's heuristic thinks of each action: what it does is what it thinks best of."""

from __future__ import annotations

from types import ModuleType

import pytest

from signoria import games
from signoria.games import Rng
from signoria.games.calimala.bots import Heuristic

from .games import TABLES, Table, decisions, new_game
from .test_lockstep import compiled, plain_bots


@pytest.mark.parametrize("table", TABLES)
def test_the_choice_is_among_the_best(table: Table) -> None:
    bot, open_ = Heuristic(), 0
    for state, seat in decisions(new_game(table, 5), [bot] * table[1], 2):
        seen = state.seen_by(seat)
        legal, worths = seen.legal_actions(), bot.worths(seen)
        assert len(worths) == len(legal)
        best = {action for action, worth in zip(legal, worths, strict=True) if worth == max(worths)}
        assert {bot.choose(seen, Rng(seed)) for seed in range(8)} <= best
        open_ += len(best) < len(legal)
    assert open_ > 50


@compiled
def test_the_same_uncompiled(plain: ModuleType) -> None:
    slow = plain_bots(plain).load("heuristic", "calimala")
    game, table = plain.load("calimala"), TABLES[0]
    bots = [Heuristic()] * table[1]
    for state, seat in decisions(new_game(table, 3), bots, 1):
        seen = state.seen_by(seat)
        twin = game.from_bytes(state.to_bytes()).seen_by(seat)
        assert bots[seat].worths(seen) == slow.worths(twin)


def test_only_where_it_is_to_choose() -> None:
    game = games.load("calimala")
    state = game.new_state(game.setup(3, rng=Rng(1)))
    with pytest.raises(ValueError, match="nothing is to be chosen"):
        Heuristic().worths(state.seen_by((state.to_move + 1) % 3))
    other = games.load("forging-florence")
    with pytest.raises(ValueError, match="Calimala only"):
        Heuristic().worths(other.new_state(other.setup(3, rng=Rng(1))))
