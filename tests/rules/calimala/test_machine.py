"""C8 under whatever Hypothesis finds to do to a game."""

from __future__ import annotations

from dataclasses import astuple

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from signoria.games.calimala import GAME, State
from signoria.games.contract import CHANCE, IllegalAction, Rng
from tests.rules.calimala.support import invariants
from tests.rules.calimala.support.playing import fresh
from tests.support.effort import examples

SEEDS = st.integers(0, 2**32)
PLAYERS = st.sampled_from([3, 4, 5])
EDITIONS = st.sampled_from(["en", "de"])


class Game(RuleBasedStateMachine):
    """Hypothesis plays, and shortens what breaks."""

    state: State
    twin: State

    @initialize(seed=SEEDS, players=PLAYERS, edition=EDITIONS)
    def deal(self, seed: int, players: int, edition: str) -> None:
        self.state = fresh(players, edition, Rng(seed))
        self.twin = self.state.clone()

    @precondition(lambda self: self.state.to_move >= 0)
    @rule(choice=st.integers(0, 200))
    def act(self, choice: int) -> None:
        legal = self.state.legal_actions()
        self.both(legal[choice % len(legal)])

    @precondition(lambda self: self.state.to_move == CHANCE)
    @rule(choice=st.integers(0, 200))
    def chance(self, choice: int) -> None:
        outcomes = self.state.chance_outcomes()
        self.both(outcomes[choice % len(outcomes)][0])

    @rule(action=st.integers(-1, 180))
    def anything(self, action: int) -> None:
        """What is refused changes nothing; what is not was offered."""
        before = self.state.to_bytes()
        offered = {*self.state.legal_actions(), *(o for o, _ in self.state.chance_outcomes())}
        if action in offered:
            self.both(action)
            return
        with pytest.raises(IllegalAction):
            self.state.apply(action)
        assert self.state.to_bytes() == before

    @rule()
    def through_bytes(self) -> None:
        self.state = GAME.from_bytes(self.state.to_bytes())

    @rule()
    def through_a_position(self) -> None:
        self.state = GAME.from_position(self.state.position())

    def both(self, action: int) -> None:
        self.state.apply(action)
        self.twin.apply(action)

    @invariant()
    def holds(self) -> None:
        if not hasattr(self, "state"):
            return
        invariants.check(self.state.position())
        assert self.state.to_bytes() == self.twin.to_bytes()
        assert astuple(self.state.position()) == astuple(self.twin.position())
        assert self.state.to_move < 0 or self.state.legal_actions()


TestGame = Game.TestCase
TestGame.settings = examples(15)
