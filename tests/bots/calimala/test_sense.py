"""The heuristic does what is plainly right."""

from __future__ import annotations

import pytest

from signoria.bots import load
from signoria.games.calimala import GAME, State
from signoria.games.calimala.bots import Heuristic
from signoria.games.calimala.bots.weights import Weights
from signoria.games.calimala.rules.names import PORTS
from signoria.games.contract import Rng
from tests.rules.calimala.support.table import table

FOURTH = "1 2 1 0"  # seat 0 has placed the fourth disc, so a tile is scored in this turn


def choices(state: State) -> set[str]:
    """What the heuristic does, in words, whatever chance decides between equals."""
    bot = load("heuristic", GAME.name)
    seen = state.seen_by(state.to_move)
    return {GAME.format(state, bot.choose(seen, Rng(seed))) for seed in range(20)}


@pytest.mark.parametrize("port", PORTS)
def test_delivers_where_the_majority_is_scored_at_once(port: str) -> None:
    """One cloth, one ship, all other tiles for ports scored: to the port that scores now."""
    done = [other for other in PORTS if other != port]
    state = (
        table(3)
        .mat(0, cloth=(1,), ships=1, delivered={port: 2}, kept="fiore")
        .mat(1, delivered={port: 2})
        .mat(2, delivered={port: 2})
        .stack("Artwork|Ship", FOURTH)
        .tiles(*done, "port-cities", port)
        .council(1, 2, 1)
        .is_(face_up="croce")
        .acting("Artwork|Ship", duty=False, left=(0, 1))
        .state()
    )
    assert choices(state) == {f"ship {port.capitalize()}"}


def test_does_not_give_up_what_it_can_do() -> None:
    """An action that only helps is carried out, not waived (C3.7)."""
    state = (
        table(3)
        .mat(1, marble=1)
        .stack("Artwork|Ship", "1 0")
        .acting("Artwork|Ship", depth=1, left=(1, 0))
        .state()
    )
    assert all(move.startswith("artwork ") for move in choices(state))


@pytest.mark.parametrize(("name", "value"), [("depth", 0), ("depth", 6), ("sharp", 0)])
def test_weights_for_which_there_is_no_room(name: str, value: int) -> None:
    weights = Weights()
    setattr(weights, name, value)
    with pytest.raises(ValueError, match="depth must be from 1 to 5 and sharp at least 1"):
        Heuristic(weights)
