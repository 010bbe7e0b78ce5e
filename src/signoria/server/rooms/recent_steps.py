"""The last steps of a match, so that who was away for a moment is sent only what is missing."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from ..domain.match.model import FoldResult

KEPT = 64


class RecentSteps:
    """The last steps; what cannot be sent in steps is sent as a whole table."""

    def __init__(self) -> None:
        self._steps: deque[FoldResult] = deque(maxlen=KEPT)

    def add(self, steps: Iterable[FoldResult]) -> None:
        """These came after the others."""
        self._steps.extend(steps)

    def after(self, version: int, now: int) -> list[FoldResult] | None:
        """All steps from ``version`` to ``now``, None if a whole table is needed.

        That is so for versions too old or unknown, and where anything was taken back.
        """
        missing = [step for step in self._steps if step.version > version]
        if len(missing) != now - version or not sendable_as_steps(missing):
            return None
        return missing


def sendable_as_steps(steps: Iterable[FoldResult]) -> bool:
    """Whether a viewer that knows the version before needs no whole table."""
    return not any(step.rewound for step in steps)


def card_changed(steps: Iterable[FoldResult]) -> bool:
    """Whether the match's card has changed in any of these steps."""
    return any(step.card_changed for step in steps)
