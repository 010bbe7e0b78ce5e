"""One game under way, stepped from Python: what the environments for single games share."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from dataclasses import dataclass
from secrets import randbits
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .. import games
from ..games.contract import CHANCE, TERMINAL, Rng, State
from .recall import Memory

Observation = dict[str, NDArray[Any]]


class IllegalMove(ValueError):
    """An action that the mask forbids; nothing was played."""


@dataclass(frozen=True)
class MatchState:
    """A game as it stood, hidden things included, and what chance and observations go on from."""

    state: State | None
    seed: int
    memory: Memory


class EnvMatch:
    """Deals games and lets chance have its way; equal seeds give equal games."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, str] | None, recall: int = 0
    ) -> None:
        self.game = games.load(game)
        self.options = self.game.resolve_options(players, options)
        self.players = int(players)  # NumPy's would overflow
        self.rng = Rng(randbits(64))
        self.memory = Memory(game, self.players, recall)
        self.state: State | None = None

    def deal(self, seed: int | None) -> State:
        """The first position of a new game, of this seed or (None) of the next one."""
        if seed is not None:
            self.rng = Rng(seed)
        self.state = self.game.new_state(self.game.setup(self.players, self.options, rng=self.rng))
        self.memory.begin(self.state)
        self._settle(self.state)
        return self.state

    def play(self, action: Any) -> State:
        """One decision and the chance events after it; raises ``IllegalMove``."""
        state = self.now
        number = action_number(action)
        if number not in state.legal_actions():
            raise IllegalMove(f"the action {action} is not legal now, see the action mask")
        self._happen(state, number)
        self._settle(state)
        return state

    def get_state(self) -> MatchState:
        """The game as it stands, to go back to or to pickle."""
        return MatchState(self.state and self.state.clone(), self.rng.seed, self.memory.copy())

    def set_state(self, kept: MatchState) -> None:
        """Go on where a match with equal arguments was; raises ``ValueError``."""
        if kept.memory.arguments != self.memory.arguments:
            raise ValueError(f"the state is of another game: {kept.memory.arguments}")
        self.state = kept.state and kept.state.clone()
        self.rng = Rng(kept.seed)
        self.memory = kept.memory.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "game": self.game.name}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept, game=games.load(kept["game"]))

    @property
    def now(self) -> State:
        """The game as it stands; raises ``RuntimeError`` before the first ``deal``."""
        if self.state is None:
            raise RuntimeError("no game has begun: call reset() first")
        return self.state

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and the mask of what it may do: nothing, unless it is to move."""
        return {
            "observation": self.memory.with_recall(seat, self.now.observation(seat)),
            "action_mask": self.mask(seat),
        }

    def mask(self, seat: int) -> NDArray[np.int8]:
        """The actions that a seat may choose now: none before the first game and after the last."""
        mask = np.zeros(self.game.num_actions, np.int8)
        if self.state is not None and self.state.to_move == seat:
            mask[self.state.legal_actions()] = 1
        return mask

    def _settle(self, state: State) -> None:
        while state.to_move == CHANCE:
            self._happen(state, self.rng.pick_weighted(state.chance_outcomes()))

    def _happen(self, state: State, label: int) -> None:
        self.memory.note(state, label)
        state.apply(label)


def action_number(action: Any) -> int:
    """The action as Python's own number; raises ``IllegalMove`` if it is none."""
    try:
        return operator.index(action)
    except TypeError:
        raise IllegalMove(f"an action is a whole number, not {action!r}") from None


def results(state: State, reward: str) -> list[float]:
    """The rewards of a finished game by seat, see ``vector.VectorEnv`` for their meaning."""
    ranking = state.ranking()
    if reward == "win":
        return [(place == 1) / ranking.count(1) for place in ranking]
    ahead = [place - 1 + (ranking.count(place) - 1) / 2 for place in ranking]
    return [1 - 2 * others / (len(ranking) - 1) for others in ahead]


class Rewards:
    """What each step brings to each seat."""

    KINDS = ("place", "win", "points")

    def __init__(self, kind: str) -> None:
        if kind not in self.KINDS:
            raise ValueError(f"there is no reward {kind!r}; rewards are {', '.join(self.KINDS)}")
        self.kind = kind
        self.scores: list[int] = []

    def begin(self, state: State) -> None:
        """A game begins."""
        self.scores = state.scores

    def of(self, state: State) -> list[float]:
        """What the step to this state has brought."""
        if self.kind != "points":
            return (
                results(state, self.kind) if state.to_move == TERMINAL else [0.0] * len(self.scores)
            )
        before, self.scores = self.scores, state.scores
        return [float(now - then) for now, then in zip(self.scores, before, strict=True)]
