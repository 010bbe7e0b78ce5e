"""A game under way, as OpenSpiel sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ... import games
from ...games.contract import CHANCE, TERMINAL, Game, Rng, State
from ..env_match import results
from ..env_text import own, table
from .history import History, begin

if TYPE_CHECKING:
    from .spiel_game import SpielGame

BYTES = 8  # of the seed
OUTCOMES = 256  # of each
DEALING = "The setup is being dealt."


class StateWithHistory(NamedTuple):
    """A state with what everybody has seen of the way to it; the state is copied with it."""

    state: State | None  # None while the setup is dealt
    seed: int
    dealt: int  # bytes of the seed
    seen: History

    def __deepcopy__(self, memo: Any) -> StateWithHistory:
        if self.state is None:
            return self
        return self._replace(state=self.state.clone(), seen=self.seen.copy())


class SpielState(pyspiel.State):
    """A game under way, as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._told = StateWithHistory(None, 0, 0, History([], []))
        self._drawn = False

    @property
    def state(self) -> State | None:
        """The game itself; None while the setup is dealt."""
        return self._told.state

    def current_player(self) -> int:
        """The seat that decides, or chance, or the end."""
        state = self.state
        if state is None or state.to_move == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.to_move == TERMINAL else state.to_move

    def _legal_actions(self, player: int) -> list[int]:
        state = self.state
        return [] if state is None or state.to_move != player else state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes, counted from 0, with their probabilities."""
        if self.state is None:
            return [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]
        outcomes = self.state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        first = self._rules.num_actions
        return [(outcome - first, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        told = self._told
        state = told.state
        if state is None:
            if not 0 <= action < OUTCOMES:
                raise no_such_outcome(action)
            self._deal(told.seed << 8 | action)
            return
        label = action
        if state.to_move == CHANCE:
            label += self._rules.num_actions
            if all(label != outcome for outcome, _ in state.chance_outcomes()):
                raise no_such_outcome(action)
        told.seen.note(self._rules.name, state, label)
        state.apply(label)

    def _deal(self, seed: int) -> None:
        """One more byte of the seed, and the setup with the last of them."""
        game, dealt = self._game, self._told.dealt + 1
        if dealt < BYTES:
            self._told = self._told._replace(seed=seed, dealt=dealt)
            return
        setup = game.rules.setup(game.players, game.options, rng=Rng(seed))
        state = game.rules.new_state(setup)
        self._told = StateWithHistory(state, seed, dealt, begin(self._rules.name, state))

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    @property
    def _rules(self) -> Game:
        return self._game.rules

    def _action_to_string(self, player: int, action: int) -> str:
        if self.state is None:
            return f"deal {action}"
        chance = player == pyspiel.PlayerId.CHANCE
        label = action + (self._rules.num_actions if chance else 0)
        return self._rules.format(self.state, label)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and self.state.to_move == TERMINAL

    def returns(self) -> list[float]:
        """The utilities by seat; all 0 until the end."""
        if self.state is None or not self.is_terminal():
            return [0.0] * self._game.players
        return results(self.state, "place")

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen: equal for states that it cannot tell apart, else not.

        A hash of what it sees now, a fingerprint of what it saw at the beginning, and all moves by
        number, in order, as far as it saw them.
        """
        seat = self._viewer(player)
        if self.state is None:
            return f"dealt {self._told.dealt}"
        sees = self.state.seen_by(seat).hash()
        return f"seat {seat} sees {sees:016x}; {self._told.seen.line(seat)}"

    def _viewer(self, player: int | None) -> int:
        """The seat that looks, who is to move if none is named; raises as OpenSpiel's states do."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self._game.players:
            wanted = f"player >= 0 and player < {self._game.players}"
            raise pyspiel.SpielError(f"nobody sees as player {seat}: {wanted}")
        return seat

    def recall_tensor(self, player: int) -> NDArray[np.float32]:
        """What a player has seen before, as ``signoria.envs.recall`` describes it."""
        rules, window = self._rules, self._game.recall
        return self._told.seen.numbers(player, window, games.search_state(rules.name).labels)

    def observation_string(self, player: int | None = None) -> str:
        """The table in words, as a player sees it."""
        seat = self._viewer(player)
        return DEALING if self.state is None else table(self._rules, self.state, seat)

    def public_string(self) -> str:
        """The table in words, as a spectator sees it."""
        return DEALING if self.state is None else table(self._rules, self.state, None)

    def private_string(self, player: int) -> str:
        """What only the player sees now, in words; nothing in a game that hides nothing."""
        if self.state is None or not self._rules.hides:
            return ""
        return own(self._rules, self.state, player)

    def public_history(self) -> str:
        """The moves as everybody saw them, by number."""
        return self._told.seen.line(None)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state drawn from those that agree with all that the player has seen.

        Its ``history()`` is empty, for the true one would tell what is hidden, and what the others
        have seen is known of it only as far as everybody saw it.
        """
        if self.state is None:
            raise ValueError("nothing can be drawn before the setup is dealt")
        rng = Rng(int(sampler() * 2**53))
        drawn = SpielState(self._game)
        seen = self._told.seen.only(player)
        drawn._told = self._told._replace(state=self.state.resample(player, rng), seen=seen)
        drawn._drawn = True
        return drawn

    def serialize(self) -> str:
        """The history, from which ``Game.deserialize_state`` plays the state again."""
        if self._drawn:
            raise ValueError("a state drawn by resample_from_infostate has no history to be kept")
        text: str = super().serialize()
        return text

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (pyspiel.serialize_game_and_state(self._game, self),)

    def __str__(self) -> str:
        if self.state is None:
            return f"dealt {self._told.dealt} of {BYTES}"
        return f"{self.state!r} {self.state.hash():016x}"


def restore(text: str) -> SpielState:
    """A state from its serialised form; unpickling calls this."""
    _, state = pyspiel.deserialize_game_and_state(text)
    found: SpielState = state
    return found


def no_such_outcome(outcome: int) -> ValueError:
    """What is raised where chance cannot bring this now."""
    return ValueError(f"there is no chance outcome {outcome} now, see chance_outcomes()")
