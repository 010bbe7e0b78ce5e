"""Whether this machine's clock agrees with the database's, by which all servers go."""

from __future__ import annotations

import logging

TOLERANCE = 2_000  # milliseconds by which a clock may be off before anybody is told
log = logging.getLogger(__name__)


class ClockCheck:
    """Says so in the log once when the clock is off, and once when it is right again.

    No lease goes by this clock, so that nothing is lost; but times at tables and in notices do.
    """

    def __init__(self) -> None:
        self._is_off = False

    def compare(self, before: int, database: int, after: int) -> None:
        """The database's clock, and this machine's before and after it was asked (milliseconds)."""
        off = max(before - database, 0) or min(after - database, 0)
        if (abs(off) > TOLERANCE) == self._is_off:
            return
        self._is_off = not self._is_off
        if self._is_off:
            log.warning(
                "this machine's clock is %.1f seconds %s the database's: times at tables and in "
                "notices are wrong here until it is set, best by NTP",
                abs(off) / 1000,
                "ahead of" if off > 0 else "behind",
            )
        else:
            log.warning("this machine's clock agrees with the database's again")
