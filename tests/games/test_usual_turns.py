"""How long a usual game is, as invitations say: near what games between heuristics take."""

from __future__ import annotations

from statistics import median

import pytest

from signoria import bots, games
from signoria.games.contract import CHANCE, TERMINAL, Game, Rng

GAMES = 24
NEAR = 0.2  # of the number, either way


def count_turns(game: Game, players: int, seed: int) -> float:
    """The turns of each seat in one game."""
    rng, bot = Rng(seed), bots.load("heuristic", game.name)
    table = game.new_state(game.setup(players, rng=rng))
    while table.to_move != TERMINAL:
        if table.to_move == CHANCE:
            table.apply(rng.pick_weighted(table.chance_outcomes()))
        else:
            table.apply(bot.choose(table.seen_by(table.to_move), rng))
    return table.turn / players


@pytest.mark.parametrize("name", games.names())
def test_a_usual_game_takes_about_as_many_turns_as_is_said(name: str) -> None:
    game = games.load(name)
    assert list(game.usual_turns) == list(game.players)
    for players, turns in game.usual_turns.items():
        found = median(count_turns(game, players, seed) for seed in range(GAMES))
        assert abs(found - turns) <= NEAR * turns, (players, found)
