"""Until when people have had a match in sight whose page they have open no more."""

from __future__ import annotations

from ..domain.clock.times import Times
from ..journal.notice_rows import CERTAIN

UNHEARD = CERTAIN  # a line that has broken without a word is noticed within this time
GLANCE = 2_000  # milliseconds in sight within which nobody is sure to have noticed a change
MOST = 20_000  # pairs of match and person that are remembered


class Attendance:
    """The last moments at which people had matches in sight; only the newest are kept.

    What is forgotten, or was before the server's start, costs one notice too many and none too few.
    """

    def __init__(self, times: Times) -> None:
        self._times = times
        self._last: dict[tuple[str, str], int] = {}

    def note(self, match: str, person: str, *, lost: bool = False) -> None:
        """A person has turned away; ``lost``: nobody knows since when."""
        until = self._times.now() - (UNHEARD if lost else 0)
        until = max(until, self._last.pop((match, person), 0))
        self._last[match, person] = until
        if len(self._last) > MOST:
            del self._last[next(iter(self._last))]

    def saw(self, match: str, person: str, at: int) -> bool:
        """Whether a person who has turned away had the match in sight for a while after a moment.

        Who closes a page just as something happens may have seen nothing of it.
        """
        return self._last.get((match, person), -1) > at + GLANCE
