"""What parts of the server report, whether or not anybody counts it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

Outcome = Literal["answered", "refused", "failed"]


class Meters(Protocol):
    """Takes the numbers of a server; nothing in them names a person or a match."""

    def count_refusal(self, reason: str) -> None:
        """One more refusal for this reason."""

    def count_problem(self, kind: str) -> None:
        """One more unexpected failure."""

    def observe_command(self, kind: str, seconds: float) -> None:
        """A command of a WebSocket took so long, from its turn to its answer."""

    def observe_request(self, call: str, outcome: Outcome, seconds: float) -> None:
        """An HTTP call took so long, once it was paid for."""

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number that goes up and down."""

    def counter(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A number that only grows."""
