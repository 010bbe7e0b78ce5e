"""Since when the server has run without a pause: laptops sleep, and processes are stopped."""

from __future__ import annotations

import logging
from collections.abc import Callable

from .times import SECOND, Alarm, Times

LOOK = 2 * SECOND  # between two looks at the time
PAUSE = 10 * SECOND  # a look that comes so late was kept from coming
log = logging.getLogger(__name__)


class Uptime:
    """The server's start, or the end of the last pause in which it did not run.

    A pause shows in a look at the time that comes much too late, be it by alarm or because somebody
    asks.  ``on_resume`` is called then.
    """

    def __init__(self, times: Times) -> None:
        self.on_resume: Callable[[], None] = lambda: None
        self._times = times
        self._began = self._seen = times.now()
        self._alarm = Alarm(times)

    @property
    def began(self) -> int:
        """The moment since which the server has run, in milliseconds since 1970."""
        if self._alarm.is_set:
            self._look()
        return self._began

    def watch(self) -> None:
        """Look at the time again and again, until ``stop``."""
        self._seen = self._times.now()
        self._set_alarm()

    def stop(self) -> None:
        """Look no more."""
        self._alarm.cancel()

    def _ring(self) -> None:
        self._set_alarm()
        self._look()

    def _set_alarm(self) -> None:
        self._alarm.set(self._times.now() + LOOK, self._ring)

    def _look(self) -> None:
        now = self._times.now()
        seen, self._seen = self._seen, now
        if now < seen:
            back = (seen - now) / SECOND
            log.warning("the clock was set back by %.0f s: nobody loses any time by it", back)
        if now - seen >= PAUSE:
            self._began = now
            self.on_resume()
