"""OpenSpiel's own search sits at our tables like any bot."""

from __future__ import annotations

from itertools import islice

import pytest

from signoria import bots, games
from signoria.arena.tournament import tournament_bots
from signoria.games.contract import Rng
from tests.bots.calimala.games import decisions, new_game, tables

pytest.importorskip("pyspiel")


@pytest.mark.parametrize("game", games.names())
def test_plays_legally_and_the_same_again(game: str) -> None:
    """What it chooses follows from what its seat sees, so from no hidden truth, and the seed."""
    table = tables(game)[0]
    bot = tournament_bots.load("openspiel-ismcts@4", game)
    assert bot.name == "openspiel-ismcts@4"
    others = [bots.load("heuristic", game)] * table[1]
    for state, seat in islice(decisions(new_game(table, 1), others, 1), 0, 90, 15):
        chosen = bot.choose(state.seen_by(seat), Rng(7))
        assert chosen in state.legal_actions()
        other = state.resample(seat, Rng(3)).seen_by(seat)
        assert bot.choose(other, Rng(7)) == chosen


def test_counts_its_simulations_or_its_seconds() -> None:
    from signoria.envs.openspiel.ismcts_bot import Peer

    state = new_game(tables("calimala")[0], 1)
    seen = state.seen_by(state.to_move)
    assert len(seen.legal_actions()) > 1
    assert Peer("openspiel-ismcts@9", "calimala").search(seen, 1)[1] == 9
    short, long = (Peer(f"openspiel-ismcts@{each}cpu", "calimala") for each in ("0.000001", "0.2"))
    assert short.search(seen, 1)[1] == 2 < long.search(seen, 1)[1]


@pytest.mark.parametrize(
    "name", ["openspiel-ismcts@", "openspiel-ismcts@1", "openspiel-ismcts@2s*2", "openspiel"]
)
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(ValueError, match=r"thread|neither|no bot"):
        tournament_bots.load(name, "calimala")


def test_nothing_is_chosen_at_the_end_of_choices() -> None:
    state, rng = new_game(tables("forging-florence")[0], 1), Rng(1)
    while state.legal_actions():
        state.apply(state.legal_actions()[-1])
    with pytest.raises(ValueError, match="nothing is to be chosen"):
        tournament_bots.load("openspiel-ismcts@4", "forging-florence").choose(state, rng)
