"""A whole position as plain values: for tests, puzzles, views and files.

Everything is counted in the order of rules/board.py: hexes in reading order, resources, artists and
pieces as in F1.  Money is counted in coins of 5 lire.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Protocol

from ...contract import BadState
from ..rules.board import ARTISTS, HEXES, MOST, NOBODY, PIECES, RESOURCES, SHOPS, SITES
from ..rules.values import STANDARD, Values

Counts = tuple[int, ...]


@dataclass(frozen=True)
class Hand:
    """What one player owns and has made (F4); ``hex`` is where its figure stands."""

    hex: int
    coins: int = 2
    level: int = 1
    tokens: Counts = (0,) * RESOURCES
    made: Counts = (0,) * PIECES
    unsold: Counts = (0,) * PIECES
    fresh: Counts = (0,) * PIECES  # made in this turn
    hires: int = 0
    painter: int = 0  # its first artist (F3.1)
    giotto: int = 0  # 1: has earned his bonus
    michelangelo: int = 0  # sculptures made while owning him
    leonardo: int = 0  # pieces sold while owning him


@dataclass(frozen=True)
class Position:
    """Everything on the table."""

    players: int
    hands: tuple[Hand, ...]
    terrain: Counts
    houses: Counts  # the hex of each seat's guild house
    shop_at: Counts  # merchant 0, apothecary 1, print shop 2 on each site
    empty_mill: int  # the site without a mill
    owner: Counts  # of each artist: a seat or NOBODY
    economy: int = 0
    brunelleschi: int = 0
    shops: int = 0
    limit: int = 15  # of rounds, in tens
    start: int = 0
    last_turns: int = 0  # of the Dome, with this one; 0 until it is made
    first_master: int = NOBODY
    phase: int = 0
    moved: int = 0
    roll: int = 0
    sold_here: int = 0
    must_leave: int = 0
    turns: int = 0  # completed
    values: Values = STANDARD  # the numbers of the rules

    @property
    def active(self) -> int:
        """The seat whose turn it is (F4)."""
        return (self.start + self.turns) % self.players


_LENGTHS = {
    "terrain": HEXES, "houses": SITES, "shop_at": SHOPS, "owner": ARTISTS, "tokens": RESOURCES,
    "made": PIECES, "unsold": PIECES, "fresh": PIECES,
}  # fmt: skip
_MOST = {"turns": 1200}


class HasPosition(Protocol):
    """A state, for what lies below it."""

    def position(self) -> Position:
        """The whole table as plain values."""


def _fit(thing: Position | Hand) -> None:
    """Every field is a small number, or as many of them as there must be."""
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.name in ("hands", "values"):
            continue
        numbers = value if isinstance(value, tuple) else (value,)
        if isinstance(value, tuple) != (field.name in _LENGTHS):
            raise BadState(f"{field.name} is not what it should be, a number or a tuple of them")
        if field.name in _LENGTHS and len(numbers) != _LENGTHS[field.name]:
            raise BadState(f"{field.name} has {len(numbers)} entries, not {_LENGTHS[field.name]}")
        limit = _MOST.get(field.name, MOST)
        if not all(isinstance(n, int) and (0 <= n <= limit or n == NOBODY) for n in numbers):
            raise BadState(f"{field.name} holds something other than numbers from 0 to {limit}")


def check_shape(position: Position) -> Position:
    """The position itself if its lists have the right lengths and its numbers fit; BadState."""
    if not isinstance(position, Position):
        raise BadState(f"a position is a Position, not {type(position).__name__}")
    _fit(position)
    values: object = position.values
    if not isinstance(values, Values):
        kind = type(values).__name__
        raise BadState(f"the numbers of the rules are Values, not {kind}")
    if not isinstance(position.hands, tuple) or len(position.hands) != position.players:
        raise BadState("F1.1: a game has 2 to 4 players and a hand for each")
    for hand in position.hands:
        if not isinstance(hand, Hand):
            raise BadState(f"a hand is a Hand, not {type(hand).__name__}")
        _fit(hand)
    return position
