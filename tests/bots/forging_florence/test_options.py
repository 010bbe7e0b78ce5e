"""The heuristic plays on legally and comes to an end whatever is chosen and whatever happened."""

from __future__ import annotations

import pytest

from signoria.arena.play_game import play_game
from signoria.bots import load
from signoria.games import load as load_game
from signoria.games.contract import Rng
from signoria.games.forging_florence import GAME
from tests.support.effort import effort
from tests.support.every import steps

VALUES = [(option.name, value) for option in GAME.options for value in option.values[:3]]


@pytest.mark.parametrize(("option", "value"), VALUES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option(option: str, value: str, players: int) -> None:
    """What the driver applies is checked by the game: an illegal choice raises."""
    if option == "start" and value.isdigit() and int(value) >= players:
        pytest.skip("there is no such seat")
    bots = [load("heuristic", GAME.name)] * players
    for number in range(effort(3)):
        state, _ = play_game(load_game(GAME.name), {option: value}, bots, 1, number)
        assert min(state.ranking()) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_rival_who_plays_anything(players: int) -> None:
    """Positions to which its own play would never lead: the choice is legal and needs no past."""
    used = load("heuristic", GAME.name)
    for seed in range(effort(4)):
        for number, (state, _) in enumerate(steps(GAME.name, players, seed)):
            if state.to_move >= 0 and number % 7 == 0:
                choice = used.choose(state, Rng(number))
                assert choice in state.legal_actions()
                assert choice == load("heuristic", GAME.name).choose(state, Rng(number))
