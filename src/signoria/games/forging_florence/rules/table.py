"""Everything on the table, as plain data.  The rules are functions in the modules beside it.

Nothing in this game is hidden: what is secret before the first move (who starts where, F3) is laid
open at once, and the only chance event is the die (F4.2).
"""

import cython

if not cython.compiled:
    from .board import ARTISTS, CHOICES, HEXES, MAX_SEATS, PIECES, SHOPS, SITES
    from .memory import link
    from .player import Player
    from .values import STANDARD


class Table:
    """The fields from ``block`` to ``values`` are the state; the rest is scratch paper."""

    def __cinit__(self) -> None:  # compiled only: Python never calls it
        link(self)

    def __init__(self) -> None:
        if not cython.compiled:
            self.players = [Player() for _ in range(MAX_SEATS)]
            self.seats = 0
            self.economy = 0
            self.brunelleschi = 0
            self.shops = 0
            self.limit = 0  # of rounds, in tens (F5.2)
            self.start = 0
            self.terrain = [0] * HEXES
            self.houses = [0] * SITES  # the hex of each seat's guild house (F3.1)
            self.shop_at = [0] * SHOPS  # what stands on each site, in reading order (F3.2)
            self.empty_mill = 0  # the site without a mill
            self.walkable = [0] * HEXES  # from here three fields derived from the map, see land.py
            self.beside = [0] * HEXES  # resources to be had, as bits
            self.near = [0] * HEXES  # seats whose guild house is beside, as bits
            self.owner = [0] * ARTISTS
            self.copies = [0] * PIECES  # art cards left (F1.4)
            self.last_turns = 0  # of the Dome, with this one (F5.1); F5.2 may end them sooner
            self.first_master = 0  # who was first to upgrade to level 3 (F5.4)
            self.active = 0
            self.phase = 0
            self.moved = 0
            self.roll = 0
            self.sold_here = 0  # the figure on the golden hex has sold since it came (F4.6)
            self.must_leave = 0
            self.turns = 0
            self.values = STANDARD  # the numbers of the rules
            self.listed = 0  # how many choices of this very position are written down
            self.choices = [0] * CHOICES
            self.open = [0, 0]  # hexes, as bits: those that a figure may still come to
            self.edge = [0, 0]  # those that it came to last
            self.reached = [0, 0]  # all that it comes to, see reach.py
