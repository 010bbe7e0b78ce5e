"""Open files and connections: how many there may be, and whether the system refuses more."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import ExitStack, suppress

FULL = (errno.EMFILE, errno.ENFILE)
ENOUGH = 65_536  # more are of no use to one event loop, and each costs the kernel memory
LISTED = "/dev/fd"
GUESSED = 64  # in use, where no system tells
SHARE = 4  # a quarter of all stays for the journal, the workers and files
RESERVED = 256  # or this number, where that is less


def lacks_files(error: object) -> bool:
    """Whether this error says that too many files are open."""
    return isinstance(error, OSError) and error.errno in FULL


def refusal_to_open() -> OSError | None:
    """Why no file can be opened just now; None if one can.

    SQLite does not say.  What is tried here is no database, whose locks would be lost with it.
    """
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error
    return None


def can_open(number: int) -> bool:
    """Whether this number of files can be opened besides those that are."""
    with ExitStack() as opened:
        try:
            for _ in range(number):
                opened.callback(os.close, os.open(os.devnull, os.O_RDONLY))
        except OSError:
            return False
    return True


def most_files() -> int:
    """How many this program may have open; 0 if nobody knows."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def raise_limit() -> int:
    """Raise the soft limit as far as the hard one allows; returns what holds now."""
    if sys.platform == "win32":
        return ENOUGH
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = cap_limit(hard)
    if cap_limit(soft) < wanted:
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return cap_limit(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def cap_limit(limit: int) -> int:
    """A limit of the system's; those that are none are negative."""
    return ENOUGH if limit < 0 else min(limit, ENOUGH)


def count_open() -> int:
    """How many are open now."""
    try:
        return len(os.listdir(LISTED))
    except OSError:
        return GUESSED


def places_for_connections(limit: int, used: int) -> int:
    """How many connections there may be, by the limit of descriptors and the number in use.

    The rest is kept for the journal, the workers and files.
    """
    return max(1, limit - used - min(RESERVED, limit // SHARE))
