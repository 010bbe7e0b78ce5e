"""The last steps of a match, so that who was away for a moment is sent only what is missing."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import msgspec

from ..domain.model import FoldResult
from ..journal.entries import AnyEntry, Returned, Seated, StoodIn

KEPT = 64


class Gone(msgspec.Struct, frozen=True, gc=False):
    """An entry with what it made happen."""

    entry: AnyEntry
    happened: FoldResult

    @property
    def reseats(self) -> bool:
        """Whether somebody's seats may be others now."""
        return isinstance(self.entry, Seated | StoodIn | Returned)


class RecentSteps:
    """The last steps; what cannot be told in steps is told by a whole table."""

    def __init__(self) -> None:
        self._steps: deque[Gone] = deque(maxlen=KEPT)

    def add(self, steps: Iterable[Gone]) -> None:
        """These came after the others."""
        self._steps.extend(steps)

    def after(self, version: int, now: int) -> list[Gone] | None:
        """All steps from ``version`` to ``now``, None if steps cannot tell it.

        That is so for versions too old or unknown, and where anything was taken back.
        """
        missing = [gone for gone in self._steps if gone.happened.version > version]
        if len(missing) != now - version or not sendable_as_steps(missing):
            return None
        return missing


def sendable_as_steps(steps: Iterable[Gone]) -> bool:
    """Whether a viewer that has what was before needs no whole table."""
    return not any(gone.happened.rewound for gone in steps)
