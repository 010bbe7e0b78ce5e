"""What the golden games of Forging Florence show."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.games.forging_florence import State
from signoria.games.forging_florence.rules.board import DOME, TOP_LEVEL, Move
from signoria.games.forging_florence.view.events import Bonus
from signoria.record import Match, load
from tests.golden.games import FLORENCE, LITERAL, Golden

SORTS = [Move.WALK, Move.ROLL, Move.TAKE, Move.CREATE, Move.SELL, Move.UPGRADE, Move.HIRE,
         Move.EXCHANGE, Move.END, Move.ROLLED]  # fmt: skip
each = pytest.mark.parametrize("golden", FLORENCE, ids=lambda golden: golden.path.stem)


def last(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


@each
def test_each_game_shows_every_sort_of_action_and_a_house_of_level_3(golden: Golden) -> None:
    match = load(golden.path)
    assert {max(first for first in SORTS if first <= action) for action in match.actions} == set(
        SORTS
    )
    assert max(hand.level for hand in last(match).position().hands) == TOP_LEVEL


@each
def test_f5_1_f5_2_it_ends_with_the_dome_or_with_the_last_round(golden: Golden) -> None:
    """F5.1, F5.2: it ends with the dome or with the last round."""
    match = load(golden.path)
    dome = Move.CREATE + DOME
    assert (dome in match.actions) == (golden.label == "default")
    if golden.label == "default":
        made = match.played[match.actions.index(dome)].turn
        assert match.state.turn == made + golden.players
    else:
        assert match.state.turn == 80 * golden.players


def test_f5_4_all_bonuses_that_are_told_occur() -> None:
    """F5.4: all bonuses that are told occur."""
    told = Counter[str]()
    for golden in FLORENCE:
        match = load(golden.path)
        replay = Match(match.game, match.setup)
        for action in match.actions:
            for event in match.game.events(replay.state, action):
                if isinstance(event, Bonus):
                    told[event.artist] += 1
            replay.apply(action)
    assert told.keys() == {"giotto", "michelangelo", "leonardo"}


def test_f4_4_where_all_is_used_up_nobody_hires() -> None:
    """F4.4: Paintings that cost what they bring never pay for an artist."""
    match = load(LITERAL.path)
    verbs = Counter(played.move.text.split()[0] for played in match.played)
    assert verbs["create"] > 2
    assert verbs["hire"] == 0
    replay = Match(match.game, match.setup)
    for action in match.actions:
        replay.apply(action)
        assert all(hand.lire <= 10 for hand in match.game.view(replay.state, None).hands)
