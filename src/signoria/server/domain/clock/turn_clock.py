"""The clock of a turn: the moment at which a seat must have moved.

All moments are milliseconds since 1970, as in the journal.
"""

from __future__ import annotations

from .times import SECOND

GRACE = 120 * SECOND  # after a restart or a pause, so that nobody loses a turn by it


def turn_deadline(since: int, seconds: int) -> int:
    """The end of the time for a decision that a seat has had to make since a moment."""
    return since + SECOND * seconds


def with_grace(due: int, since: int, began: int) -> int:
    """A deadline; where it has run since before ``began``, ``GRACE`` after that at least.

    That is the server's start, or when it went on after the host had slept.
    """
    return due if since >= began else max(due, began + GRACE)
