"""Workers as the rest of the server sees them, wherever they work."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workers(Protocol):
    """What does tasks beside the event loop: processes, or whatever there is."""

    @property
    def trouble(self) -> str | None:
        """Why no task could be done when one was asked for last."""

    def warm_up(self) -> None:
        """Get ready; returns at once."""

    async def run(
        self, seconds: float, task: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a task gives, which may take so long; raises ``TimeoutError`` or what it raises."""

    async def close(self) -> None:
        """End whatever is done."""
