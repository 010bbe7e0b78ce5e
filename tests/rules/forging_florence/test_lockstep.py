"""Compiled and uncompiled rules play the same games."""

from importlib import import_module
from types import ModuleType

import pytest

from signoria.games.contract import TERMINAL, Rng
from signoria.games.forging_florence import COMPILED, GAME
from tests import test_pxd
from tests.rules.forging_florence.tables import advance, new_game


def uncompiled_rules(plain: ModuleType) -> ModuleType:
    return import_module(f"{plain.__name__}.forging_florence")


def test_the_second_build_is_uncompiled(plain: ModuleType) -> None:
    assert not uncompiled_rules(plain).COMPILED
    assert isinstance(COMPILED, bool)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lockstep(plain: ModuleType, players: int) -> None:
    """Numbers also stay within the C types of their fields."""
    other = uncompiled_rules(plain)
    fields = [
        (name, test_pxd.limits(test_pxd.pxd(test_pxd.module(plain, "forging_florence", name))))
        for name in ("table", "player")
    ]
    rng = Rng(players)
    state = new_game(players, rng)
    twin = other.GAME.from_bytes(state.to_bytes())
    while state.to_move != TERMINAL:
        assert twin.legal_actions() == state.legal_actions()
        twin.apply(advance(state, rng))
        assert twin.to_bytes() == state.to_bytes()
        test_pxd.check_fit(twin, fields[0][1])
        for player in twin.players:
            test_pxd.check_fit(player, fields[1][1])
    assert (twin.scores, twin.ranking()) == (state.scores, state.ranking())


def test_playouts_are_the_same(plain: ModuleType) -> None:
    options = {"rounds": "60", "shops": "free"}
    ours = GAME.playouts(3, options, 5, 0, 3)
    theirs = uncompiled_rules(plain).GAME.playouts(3, options, 5, 0, 3)
    assert (ours.decisions, ours.scores, ours.wins) == (
        theirs.decisions,
        theirs.scores,
        theirs.wins,
    )
