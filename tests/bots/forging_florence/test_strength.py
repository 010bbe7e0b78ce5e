"""The heuristic wins nearly always against random bots, and games with it come to an end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from signoria.arena.batch import Batch, add_tallies, empty_tally
from signoria.arena.intervals import wilson_interval
from signoria.arena.play_batch import play_batch
from signoria.arena.play_game import play_game
from signoria.bots import load
from signoria.games import load as load_game
from signoria.games.contract import State
from signoria.games.forging_florence import COMPILED
from signoria.games.forging_florence import State as Florence
from signoria.games.forging_florence.rules.board import DOME

GAME = "forging-florence"
GAMES = 400
TARGET = 0.95

pytestmark = pytest.mark.skipif(
    not COMPILED, reason="slow; uncompiled it chooses the same, see test_lockstep"
)


@pytest.mark.parametrize("brunelleschi", ["text", "dome"])
def test_wins_against_three_random_bots(brunelleschi: str) -> None:
    """The whole 95 % interval of the share of victories, seats in turn, is above the target."""
    wins, games = 0.0, 0
    for seat in range(4):
        bots = ["random"] * 4
        bots[seat] = "heuristic"
        batch = Batch(GAME, tuple(bots), GAMES // 4, seat, {"brunelleschi": brunelleschi})
        total = empty_tally(4)
        for tally in play_batch(batch, threads=1):
            total = add_tallies(total, tally)
        wins += total.wins[seat]
        games += total.games
    assert games == GAMES
    assert wilson_interval(wins, games)[0] > TARGET


def games_of(players: int, options: dict[str, str], count: int) -> Iterator[State]:
    """The ends of games in which all play the heuristic."""
    bots = [load("heuristic", GAME)] * players
    for number in range(count):
        yield play_game(load_game(GAME), options, bots, 1, number)[0]


def dome_made(state: State) -> bool:
    assert isinstance(state, Florence)
    return any(hand.made[DOME] for hand in state.position().hands)


@pytest.mark.parametrize("economy", ["equipment", "tools"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_end_by_the_dome(players: int, economy: str) -> None:
    """Long before the limit of rounds (F5.2), and on average where the rules expect it."""
    rounds = []
    for state in games_of(players, {"economy": economy}, 40):
        assert dome_made(state)
        rounds.append(state.turn / players)
    assert 40 < sum(rounds) / len(rounds) < 64
    assert max(rounds) < 149


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_nobody_can_grow_rich_all_is_painted(players: int) -> None:
    """Six paintings sold and level 2: more is not to be had in the economy ``literal`` (F4.4)."""
    for state in games_of(players, {"economy": "literal", "rounds": "60"}, 10):
        for score in state.scores:
            assert score in (140, 190)  # 190 with Giotto's bonus
