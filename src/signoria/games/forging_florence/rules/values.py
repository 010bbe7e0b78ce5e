"""The numbers of the rules, which a variant may change.  values.pxd has the C struct.

Every table points to its own, so all that plays, judges or shows a game reads them there.  Money is
in coins of 5 lire.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...shared.variants.layout import Layout, Numbers
from .board import STANDARD_VALUES


@dataclass(frozen=True)
class Values:
    """The numbers, in the order of the C struct."""

    price: Numbers  # of each resource (F4.3)
    sale: Numbers  # what each sort of piece is sold for (F4.5)
    fee: Numbers  # of each artist (F4.8)
    artist_level: Numbers  # of the guild house from which each artist comes (F4.8)
    first_coins: int  # F3.1
    limit: int  # of tokens of a resource (F4.3)
    great_limit: int  # for Brunelleschi's owner
    tokens: int  # of each resource that there are (F1.2)
    needs: Numbers  # tokens for each sort of piece, 5 at a time (F4.4)
    great_needs: int  # how many times that for Brunelleschi's pieces
    copies: Numbers  # of each piece, by its sort; the Dome is made once (F1.4)
    worth: Numbers  # the prestige of an unsold piece, by its sort (F5.3)
    worth_sold: Numbers  # and of a sold one
    house: Numbers  # the prestige of level 2 and of level 3 (F5.3)
    giotto: int  # the bonuses (F5.4)
    giotto_paintings: int  # by Giotto that earn his
    machiavelli: int
    michelangelo: int  # for each sculpture
    leonardo: int  # for each sale
    brunelleschi: int  # how often his sculptures count (F5.4)
    dome: int  # how often the Dome does
    rise: Numbers  # paintings for level 2, books for level 3 (F4.7)
    rooms: Numbers  # for artists, by level (F4.7)
    sort_level: Numbers  # of the guild house from which each sort is made (F4.7)
    last_rounds: int  # turns of every player after the Dome (F5.1)
    faces: int  # of the die (F1.1)
    face: Numbers  # the number on each of them, ascending, then zeros

    def to_bytes(self) -> bytes:
        """The numbers, a byte each, as a table holds them."""
        return LAYOUT.to_bytes(self)


SIZES = {
    "price": 5, "sale": 3, "fee": 10, "artist_level": 10, "needs": 15, "copies": 3, "worth": 3,
    "worth_sold": 3, "house": 2, "rise": 2, "rooms": 3, "sort_level": 3, "face": 12,
}  # fmt: skip
LAYOUT = Layout(Values, SIZES, STANDARD_VALUES)
STANDARD = LAYOUT.standard
