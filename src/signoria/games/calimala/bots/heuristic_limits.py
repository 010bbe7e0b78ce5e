"""Sizes of the heuristic's tables.  board.pxd says the same to the C compiler."""

LAST_TURN = 60  # turns still to come, from 0
TOP_MARGIN = 24  # half cubes ahead or behind
TOP_HELD = 23  # cubes in one category
TOP_EXTRA = 3  # seats and council artworks gained while thinking
TOP_REACH = 6  # discs still to be placed on one street
MAX_DEPTH = 5  # actions looked ahead
CATEGORIES = 16
SURE = 1024  # certainty, as chances are counted
UNKNOWN = -1
PARTS = 9  # of a position's estimate
LEAST = -1000000  # less than any worth
