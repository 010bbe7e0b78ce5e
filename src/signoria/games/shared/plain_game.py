"""Games and states in plain Python: what follows from the rest of the contract.

For games that nobody searches or learns and that need no speed; the compiled ones do the same in
C.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from copy import deepcopy
from hashlib import blake2b
from operator import index
from typing import Any, Self, TypeVar

from ..contract import CHANCE, TERMINAL, Setup, Source, State, Tally
from .base_game import BaseGame
from .engine.rng import Rng, stream

S = TypeVar("S", bound="PlainState")
V = TypeVar("V")


class PlainState:
    """A state that says who moves, what is legal and what everybody's points are."""

    begun = True

    @property
    @abstractmethod
    def to_move(self) -> int:
        """The seat that decides, or CHANCE, or TERMINAL."""

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat as everyone sees them."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """The actions open to ``to_move``."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[int, int]]:
        """The possible outcomes with their weights."""

    @abstractmethod
    def to_bytes(self) -> bytes:
        """The whole state."""

    def allows(self, action: Any) -> bool:
        """Whether the action, or chance outcome, can be applied now."""
        try:
            number = index(action)
        except TypeError:
            return False
        outcomes = [outcome for outcome, _ in self.chance_outcomes()]
        return number in outcomes or number in self.legal_actions()

    def clone(self) -> Self:
        """An independent copy."""
        return deepcopy(self)

    def is_forced(self) -> bool:
        """Whether one action only is left; a game whose choices hide something says it itself."""
        return len(self.legal_actions()) == 1

    def ranking(self) -> list[int]:
        """The place of each seat, by points alone."""
        return [1 + sum(other > mine for other in self.scores) for mine in self.scores]

    def hash(self) -> int:
        """64 bits of the whole state."""
        return int.from_bytes(blake2b(self.to_bytes(), digest_size=8).digest(), "big")

    def seat(self, seat: int | None) -> int | None:
        """The seat, if there is such a one or it is None; raises ``ValueError``."""
        if seat is not None and not 0 <= seat < len(self.scores):
            raise ValueError(f"a seat is a number from 0 to {len(self.scores) - 1}, not {seat}")
        return seat


class PlainGame(BaseGame[S, V]):
    """A game of such states, whose setups are dealt from any source."""

    @abstractmethod
    def deal(
        self, players: int, options: Mapping[str, str] | None = None, *, source: Source
    ) -> Any:
        """A random setup of which the source makes every choice; raises ``BadSetup``."""

    @abstractmethod
    def new_state(self, setup: Any) -> Any:
        """The state before the first decision."""

    def setup(self, players: int, options: Mapping[str, str] | None = None, *, rng: Rng) -> Any:
        """A random setup."""
        return self.deal(players, options, source=Rng(rng.next()))

    def playouts(
        self, players: int, options: Mapping[str, str] | None, seed: int, first: int, games: int
    ) -> Tally:
        """Random games from random setups, numbered from ``first``."""

        def start(rng: Rng) -> Any:
            return self.new_state(self.setup(players, options, rng=rng))

        rngs = [Rng(stream(seed, number)) for number in range(first, first + games)]
        return tally(play_out(start(rng), rng) for rng in rngs)


def playouts(state: State, seed: int, first: int, games: int) -> Tally:
    """Random games from a state, as ``State.playouts`` promises them."""
    Rng(seed)  # refuses what is no seed
    rngs = [Rng(stream(seed, number)) for number in range(first, first + games)]
    return tally(play_out(state.clone(), rng) for rng in rngs)


def play_out(state: State, rng: Rng) -> tuple[State, int]:
    """The end of a random game, and how many decisions led there."""
    decisions = 0
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(rng.pick_weighted(state.chance_outcomes()))
            continue
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        decisions += 1
    return state, decisions


def tally(ends: Iterable[tuple[State, int]]) -> Tally:
    """The sums of these games; a shared victory counts in equal parts."""
    found = list(ends)
    rankings = [state.ranking() for state, _ in found]
    wins = [[(place == 1) / ranking.count(1) for place in ranking] for ranking in rankings]
    setups: list[Setup] = [state.setup for state, _ in found]
    return Tally(
        games=len(found),
        decisions=sum(decisions for _, decisions in found),
        rounds=sum(state.turn for state, _ in found) // max(1, setups[0].players if setups else 1),
        scores=tuple(map(sum, zip(*(state.scores for state, _ in found), strict=True))),
        wins=tuple(map(sum, zip(*wins, strict=True))),
    )
