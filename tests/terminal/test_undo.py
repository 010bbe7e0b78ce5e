"""Taking decisions back: one's own, back to the last thing that anybody learnt."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from signoria.games import Rng, load
from signoria.games.contract import CHANCE
from signoria.record import Match
from signoria.terminal.saves import Keeper
from signoria.terminal.session import Session

from .conftest import Sit
from .driving import KEY

GAME = load("calimala")
PLAYERS = 3


def fresh(seed: int) -> Session:
    """A game among three people that is kept nowhere."""
    match = Match(GAME, GAME.setup(PLAYERS, rng=Rng(seed)))
    return Session(GAME, match, [None] * PLAYERS, seed, Keeper(None, lambda _: None))


def decisions(session: Session, seed: int) -> Iterator[int]:
    """The seats that decide, in turn, until the game is over; decides at random after each."""
    choose = random.Random(seed).choice
    while (seat := session.advance()) is not None:
        yield seat
        session.decide(choose(session.state.legal_actions()))


@pytest.mark.parametrize("seed", range(3))
def test_undo_leads_back_to_the_same_position_or_is_refused(seed: int) -> None:
    session = fresh(seed)
    undone = refused = 0
    before: list[tuple[int, int, int]] = []  # seat, number of actions, hash at each decision
    for seat in decisions(session, seed):
        for reader, length, position in before[-1:]:
            revealed = any(step.reveals for step in session.steps[length:])
            actions = list(session.match.actions)
            if session.undo(reader):
                undone += 1
                assert not revealed
                assert session.state.hash() == position
                assert len(session.match.actions) == length
                for action in actions[length:]:
                    session.decide(action) if session.state.to_move != CHANCE else None
                assert session.match.actions == actions
            else:
                refused += 1
                assert revealed
                assert session.match.actions == actions
        before.append((seat, len(session.match.actions), session.state.hash()))
    assert undone > 10
    assert refused > 10


def test_nobody_takes_back_the_decision_of_another() -> None:
    session = fresh(1)
    for seat in decisions(session, 1):
        other = (seat + 1) % PLAYERS
        if session.steps and session.steps[-1].seat == seat:
            assert not session.undo(other)


def test_undo_at_the_terminal(sit: Sit) -> None:
    player = sit("--seats", "me,me,me", "--seed", "1")
    while "Place a disc on a street." not in (player.screen() or ""):
        player.answer("1" if player.screens[-1].rstrip().endswith("(help):") else "")
    placing = player.screens[-1]
    acting = player.say(KEY.findall(placing)[0])
    assert "Your disc on" in acting
    assert "Place a disc on a street." in player.say("undo")
    for _ in range(5):  # what this person did before the game; then others decided
        if "cannot be taken back" in player.say("undo"):
            return
    raise AssertionError("everything can be taken back")
