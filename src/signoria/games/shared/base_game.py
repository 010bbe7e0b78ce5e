"""What all games do alike for the contract; each fills in what only it knows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from ..contract import BadState, IllegalAction, Option
from .faults import Faults
from .options import resolve_options


class Allowing(Protocol):
    """A state that says what is legal."""

    def allows(self, action: Any) -> bool:
        """Whether the action, or chance outcome, can be applied now."""


S = TypeVar("S", bound=Allowing)
V = TypeVar("V")


class BaseGame(ABC, Generic[S, V]):
    """A game with states of type ``S`` and views of type ``V``; see ``contract.Game``."""

    players: range
    options: tuple[Option, ...]
    faults: Faults
    usual_turns: Mapping[int, int] = MappingProxyType({})
    aims: Mapping[type, str] = MappingProxyType({})

    def resolve_options(
        self, players: int, options: Mapping[str, str] | None = None
    ) -> dict[str, str]:
        """All options, those not given by their defaults; raises ``BadSetup``."""
        return resolve_options(self.options, players, self.players, options, self.faults.bad_setup)

    def from_bytes(self, data: bytes) -> S:
        """The inverse of ``State.to_bytes``; raises ``BadState``."""
        if not isinstance(data, bytes | bytearray | memoryview):
            raise BadState(f"a state is read from bytes, not from {type(data).__name__}")
        return self.read_state(bytes(data))

    def explain(self, state: S, action: int) -> IllegalAction | None:
        """Why the action is not legal now, or None if it is."""
        return None if state.allows(action) else self.refusal(state, action)

    def view(self, state: S, seat: int | None) -> V:
        """What the seat (None: a spectator) may know."""
        return self.views(state, (seat,))[0]

    def public(self, state: S) -> V:
        """What everybody may know."""
        return self.view(state, None)

    @abstractmethod
    def read_state(self, data: bytes) -> S:
        """A state from its bytes; raises ``BadState``."""

    @abstractmethod
    def refusal(self, state: S, action: int) -> IllegalAction:
        """Why an action is not legal that is not."""

    @abstractmethod
    def views(self, state: S, seats: Sequence[int | None]) -> list[V]:
        """What each of the viewers may know; they may share parts, so nobody may change them."""
