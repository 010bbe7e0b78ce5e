"""What the golden games of Calimala show."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from signoria.games.calimala import Position, State, names
from signoria.games.calimala.board import ENGLISH, Move
from signoria.record import Match, load
from tests.golden.games import CALIMALA, Golden

SORTS = [Move.KEEP, Move.TAKE, Move.PLACE, Move.PLACE_WHITE, Move.CONNECTED, Move.CARD, Move.DRAW,
         Move.STOP, Move.SEAT, Move.DRAWN]  # fmt: skip
each = pytest.mark.parametrize("golden", CALIMALA, ids=lambda golden: golden.path.stem)


def sort(action: int) -> Move:
    """The sort of an action or chance outcome."""
    return max(first for first in SORTS if first <= action)


@each
def test_each_game_shows_every_sort_of_action_and_a_reshuffle(golden: Golden) -> None:
    match, players = load(golden.path), golden.players
    assert {sort(action) for action in match.actions} == set(SORTS)
    replay, tags = Match(match.game, match.setup), Counter[str]()
    for action in match.actions:
        tags.update(
            event.__struct_config__.tag for event in match.game.events(replay.state, action)
        )
        replay.apply(action)
    assert tags["reshuffled"] >= 1
    assert tags["scored"] == 15 + players + (players < 5)


def test_all_games_together_use_each_action_by_street_and_by_card() -> None:
    words = [played.move.text.split() for golden in CALIMALA for played in load(golden.path).played]
    connected = {word[0] for word in words} & set(names.KINDS)
    assert connected == set(names.KINDS)
    assert {word[1] for word in words if word[0] == "card"} == set(names.KINDS)
    assert {word[1] for word in words if word[0] == "draw"} > {"ship", "transport", "weave"}


def after(match: Match, actions: int) -> Position:
    """The position after so many actions, as it would be in the English edition."""
    match.undo_to(actions)
    assert isinstance(match.state, State)
    return replace(match.state.position(), edition=ENGLISH)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_c5_3_the_editions_part_at_the_first_exchange(players: int) -> None:
    """The same game until a white disc stays in one and leaves it in the other."""
    one, other = (load(golden.path) for golden in CALIMALA if golden.players == players)
    at = next(number for number, action in enumerate(one.actions) if sort(action) == Move.SEAT)
    assert other.actions[: at + 1] == one.actions[: at + 1]
    removed = [after(match, at + 1).removed_white for match in (one, other)]
    assert removed[1] == removed[0] + 1
    assert after(one, at) == after(other, at)
