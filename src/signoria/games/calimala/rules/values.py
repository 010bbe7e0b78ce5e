"""The numbers of the rules, which a variant may change.  values.pxd has the C struct.

Every table has its own, so all that plays, judges or shows a game reads them there.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ...shared.engine.bits import as_limits
from ...shared.variants.layout import Layout, Numbers
from .board import LEFT_OUT, PLENTY, STANDARD_VALUES


@dataclass(frozen=True)
class Values:
    """The numbers, in the order of the C struct."""

    tile: Numbers  # points of the first, second and third in a scoring (C5.5)
    card: Numbers  # and of those of a scoring card (C6.2)
    coloured: Numbers  # discs of each of 3, 4 and 5 players (C1.2)
    white: Numbers
    ship: int  # wood that it costs (C4.2)
    house: int  # brick
    workshop: Numbers  # wood and brick
    ware: Numbers  # room for wood, brick and marble in a warehouse (C1.1)
    cloth: int  # room in a workshop
    city: Numbers  # room for cloth in each city (C1.8)
    church: Numbers  # room for cubes at 3 * church + material (C1.7)
    artwork: Numbers  # room for artworks at each building (C1.7)
    ships: int  # the most of each player (C1.1)
    workshops: int
    stack: int  # discs on a street with which its scoring phase comes (C5.1)
    copies: Numbers  # action cards of each kind (C1.5)
    places: Numbers  # of each tile, from 1; 0: at random, LEFT_OUT: not in the game (C2.1)

    def to_bytes(self) -> bytes:
        """The numbers, a byte each, as a table holds them."""
        return LAYOUT.to_bytes(self)

    @cached_property
    def ware_limits(self) -> Numbers:
        """The same rooms in the way that the engine compares with."""
        return as_limits(self.ware)

    @cached_property
    def city_limits(self) -> Numbers:
        """The same for cities."""
        return as_limits(self.city)

    @cached_property
    def church_limits(self) -> Numbers:
        """The same for churches."""
        return as_limits(self.church)

    @cached_property
    def artwork_limits(self) -> Numbers:
        """The same for artworks."""
        return as_limits(self.artwork)

    @cached_property
    def plenty(self) -> int:
        """The most cubes that leave a reserve before building gives some back (C4.2), see duty."""
        return max(PLENTY, self.ship, self.house, sum(self.workshop))

    @property
    def deck(self) -> int:
        """All action cards (C1.5)."""
        return sum(self.copies)

    @property
    def tiles(self) -> int:
        """The tiles in the game (C1.6)."""
        return sum(place != LEFT_OUT for place in self.places)


SIZES = {
    "tile": 3, "card": 3, "coloured": 3, "white": 3, "workshop": 2, "ware": 3, "city": 6,
    "church": 9, "artwork": 4, "copies": 9,
    "places": 15,
}  # fmt: skip
DERIVED = (
    "plenty",
    "deck",
    "tiles",
    "ware_limits",
    "city_limits",
    "church_limits",
    "artwork_limits",
)
LAYOUT = Layout(Values, SIZES, STANDARD_VALUES, DERIVED)
STANDARD = LAYOUT.standard
