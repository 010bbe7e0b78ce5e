"""What takes how long within one request: spans, told to nobody unless somebody traces.

Nothing in a span names a person or a match.  Without a tracer one costs a function call.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

Attribute = str | int
MILLISECOND = 1_000_000  # nanoseconds
NOTHING = nullcontext()


class Tracer(Protocol):
    """Whoever traces."""

    def span(
        self, name: str, attributes: dict[str, Attribute], *, root: bool
    ) -> AbstractContextManager[object]:
        """Trace what the block does; as a trace of its own if it is a ``root``."""

    def mark(self) -> object | None:
        """The span under way, to which others can be added later; None if nobody sees it."""

    def add(self, name: str, mark: object, began: int, ended: int) -> None:
        """Add a span to one that was marked, from what others have measured (ns since 1970)."""


class Tracing:
    """Where the tracer of this process is, if there is one."""

    tracer: Tracer | None = None


def span(name: str, **attributes: Attribute) -> AbstractContextManager[object]:
    """What the block does is a part of what is being done."""
    tracer = Tracing.tracer
    return NOTHING if tracer is None else tracer.span(name, attributes, root=False)


def root_span(name: str, **attributes: Attribute) -> AbstractContextManager[object]:
    """What the block does is nobody's request, or a request of its own."""
    tracer = Tracing.tracer
    return NOTHING if tracer is None else tracer.span(name, attributes, root=True)
