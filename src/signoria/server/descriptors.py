"""How many files and connections this process may have open."""

from __future__ import annotations

import os
from contextlib import suppress

ENOUGH = 65_536  # more are of no use to one event loop, and each costs the kernel memory
LISTED = "/dev/fd"
GUESSED = 64  # in use, where no system tells
SHARE = 4  # of all, one part in so many stays for the journal, the workers and files
RESERVED = 256  # or so many, where that is less


def raise_limit() -> int:
    """Raise the soft limit as far as the hard one allows; returns what holds now."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return ENOUGH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = cap(hard)
    if cap(soft) < wanted:
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return cap(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def cap(limit: int) -> int:
    """A limit of the system's; those that are none are negative."""
    return ENOUGH if limit < 0 else min(limit, ENOUGH)


def count_open() -> int:
    """How many are open now."""
    try:
        return len(os.listdir(LISTED))
    except OSError:
        return GUESSED


def places_for_connections(limit: int, used: int) -> int:
    """How many connections there may be where so many descriptors may be open and so many are.

    The rest is kept for the journal, the workers and files.
    """
    return max(1, limit - used - min(RESERVED, limit // SHARE))
