"""A match keeps its history in step with its state."""

import pytest

from signoria.games.contract import IllegalAction, Rng
from signoria.record import write
from tests.record.games import GAME, game, new_match, play_on


def test_an_illegal_action_leaves_the_match_as_it_was() -> None:
    match = game(turns=3)
    before, text = match.state.to_bytes(), write(match.record())
    legal = set(match.state.legal_actions())
    for action in range(-1, GAME.num_actions + 20):
        if action not in legal:
            with pytest.raises(IllegalAction) as caught:
                match.apply(action, "never")
            assert caught.value.rule.startswith("C")
    assert match.state.to_bytes() == before
    assert write(match.record()) == text


@pytest.mark.parametrize("actions", [0, 1, 8, 9, 30])
def test_undo_goes_back_to_any_action(actions: int) -> None:
    match, steps = new_match(4, seed=7), []
    whole = game(4, seed=7, turns=10)
    for action in whole.actions[:actions]:
        match.apply(action)
        steps.append(match.state.to_bytes())
    whole.comments = {actions: "kept", actions + 1: "gone"}
    whole.undo_to(actions)
    assert whole.actions == match.actions
    assert whole.state.to_bytes() == match.state.to_bytes()
    assert whole.comments == {actions: "kept"}
    assert whole.turn == match.turn
    whole.comments.clear()
    assert write(play_on(whole, Rng(1)).record()) == write(play_on(match, Rng(1)).record())


def test_undo_refuses_what_has_not_been() -> None:
    match = game(turns=1)
    for actions in (-1, len(match.actions) + 1):
        with pytest.raises(ValueError, match="there are"):
            match.undo_to(actions)


def test_the_turn_tells_the_opening_from_the_first_turn() -> None:
    match, turns = new_match(3), []
    for action in game(3).actions:
        turns.append(match.turn)
        match.apply(action)
    assert turns[:6] == [0] * 6
    assert turns[6] == 1
    assert sorted(set(turns)) == list(range(46))
    assert match.turn == match.state.turn == 45
    assert match.over
