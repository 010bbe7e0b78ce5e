"""The numbers of the vectorised environment.  vector_limits.pxd says the same to the C compiler."""

from enum import IntEnum

WORDS = 8  # of 64 actions each
BITS = 64  # of the fingerprint of what was seen long ago
EACH = 2  # numbers of an event: who, what
ROW = 2048  # numbers of an observation that can be put together on the side
PARTS = 3  # objects that a decision of a row reads
AHEAD = 2  # the number of rows from the one that is played to the one that is fetched


class Reward(IntEnum):
    """Place: from 1 for the first to -1 for the last; win: the share of the victory; points."""

    PLACE = 0
    WIN = 1
    POINTS = 2
