"""What has threads, and the process in which they run; how many cores it has.

``os.fork`` copies the memory of a process but none of its threads: what waits for one of them in
the child would wait for ever.
"""

from __future__ import annotations

import os
from threading import Lock


class NotInherited(RuntimeError):
    """Something that works in the process that made it only, and was used in a fork of it."""


class HomeProcess:
    """The process in which ``what`` is made, and has its threads."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._id = os.getpid()

    @property
    def is_here(self) -> bool:
        """Whether this is that process, not a fork of it."""
        return os.getpid() == self._id

    def check(self) -> None:
        """Raise ``NotInherited`` in a fork."""
        if not self.is_here:
            raise NotInherited(
                f"{self._what} belongs to process {self._id}, and a process forked from that has "
                "its memory but not its threads; make a new one here"
            )


class ProcessLock:
    """A lock among the threads of one process: free in a fork, whoever holds it in the parent.

    It lives as long as the program.
    """

    def __init__(self) -> None:
        self._renew()
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._renew)

    def _renew(self) -> None:
        self._lock = Lock()

    def __enter__(self) -> None:
        self._lock.acquire()

    def __exit__(self, *_: object) -> None:
        self._lock.release()


def usable_cores() -> int:
    """The cores that this process may run on."""
    if hasattr(os, "sched_getaffinity"):  # not on macOS and Windows
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
