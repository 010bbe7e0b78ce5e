"""The numbers of the rules, which a variant may change.  values.pxd has the C struct.

Every table points to its own, so all that plays, judges or shows a game reads them there.  Money is
in coins of 5 lire.  New fields go to the end: bytes of states name a number by its place.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from .board import STANDARD_VALUES

Numbers = tuple[int, ...]


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
        return to_bytes(self)


NAMES = tuple(field.name for field in fields(Values))


def flat(values: Values) -> Numbers:
    """All numbers in order."""
    found: list[int] = []
    for name in NAMES:
        value = getattr(values, name)
        found.extend(value if isinstance(value, tuple) else [value])
    return tuple(found)


def pack(sizes: dict[str, int], numbers: Numbers) -> Values:
    """The inverse of ``flat``; fields without a size are single numbers."""
    found: dict[str, int | Numbers] = {}
    at = 0
    for name in NAMES:
        end = at + sizes.get(name, 1)
        found[name] = numbers[at:end] if name in sizes else numbers[at]
        at = end
    return make(found)


def make(found: dict[str, Any]) -> Values:
    """Values from their fields by name."""
    return Values(**found)


SIZES = {
    "price": 5, "sale": 3, "fee": 10, "artist_level": 10, "needs": 15, "copies": 3, "worth": 3,
    "worth_sold": 3, "house": 2, "rise": 2, "rooms": 3, "sort_level": 3, "face": 12,
}  # fmt: skip
STANDARD = pack(SIZES, STANDARD_VALUES)


_KEPT: dict[bytes, bytes] = {}


@lru_cache(maxsize=256)
def to_bytes(values: Values) -> bytes:
    """The numbers, a byte each, always the same object: compiled tables point into it.

    So what has been played once is kept as long as the process lives, which is a few hundred bytes.
    """
    found = bytes(flat(values))
    return _KEPT.setdefault(found, found)


@lru_cache(maxsize=256)
def from_bytes(data: bytes) -> Values:
    """The numbers that a table holds."""
    found = pack(SIZES, tuple(data))
    return STANDARD if found == STANDARD else found


def differences(values: Values) -> bytes:
    """What is not standard: the place and the number of each, two bytes a time."""
    pairs = enumerate(zip(flat(values), STANDARD_VALUES, strict=True))
    return bytes(byte for at, (mine, usual) in pairs if mine != usual for byte in (at, mine))


def from_differences(data: bytes) -> Values:
    """The inverse of ``differences``; raises ``ValueError`` for bytes that it does not give."""
    numbers = bytearray(STANDARD_VALUES)
    for at, number in zip(data[::2], data[1::2], strict=True):
        if at >= len(numbers):
            raise ValueError(f"there is no number at the place {at}")
        numbers[at] = number
    found = from_bytes(bytes(numbers))
    if differences(found) != data:
        raise ValueError("numbers stand there twice, out of order or for nothing")
    return found
