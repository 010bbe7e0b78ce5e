"""A whole position as plain values, secrets included: for tests, puzzles, views and files.

Everything is counted in the order of rules/board.py: kinds, cities (ports first), churches and then
Palazzo Vecchio, church * 3 + material, streets and squares in reading order.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Protocol

from ...contract import BadState
from ..rules.board import COPIES, LOG, MOST_TURNS, NOBODY, NOTHING, STACK
from ..rules.values import STANDARD, Values

Counts = tuple[int, ...]


@dataclass(frozen=True)
class Mat:
    """What one player owns, has placed and knows (C1.1)."""

    warehouse: Counts = (0, 0, 0)
    workshops: int = 1
    cloth: Counts = (0, 0, 0)  # by workshop
    ships: int = 0
    houses: Counts = (0, 0, 0)  # 1 where there is one, by trade city
    delivered: Counts = (0,) * 6
    contributed: Counts = (0,) * 9
    artworks: Counts = (0,) * 4
    reserve: int = 40
    coloured: int = 0  # discs in reserve
    white: int = 0
    removed: int = 0  # coloured discs out of the game
    seats: int = 0
    newest_seat: int = 0  # the number of its tile, 1 to 15
    council_art: int = 0  # the rank of its first artwork at the council, from 1
    hand: Counts = (0,) * 9
    hand_size: int = 0
    dealt: Counts = (NOTHING,) * 3
    kept: int = NOTHING
    score: int = 0


@dataclass(frozen=True)
class Position:
    """Everything on the table."""

    players: int
    mats: tuple[Mat, ...]
    squares: Counts  # the kind on each of the nine squares
    tiles: Counts  # categories in reading order
    stacks: tuple[Counts, ...]  # on each street, bottom to top; a seat or WHITE
    edition: int = 0  # board.ENGLISH, GERMAN_1 or GERMAN
    layout: int = 0  # board.RANDOM or BEGINNER
    start: int = 0
    face_up: int = NOTHING
    aside: int = NOTHING  # the scoring card that nobody saw (4 players)
    scored: int = 0  # tiles
    council: Counts = (NOBODY,) * 15  # who sits on each tile
    open_cards: Counts = (0,) * 5  # starting cards not taken, as START_KIND
    deck: Counts = (0,) * 9
    deck_size: int = 0
    discard: Counts = (0,) * 9
    turn: int = 0  # turns completed
    active: int = 0
    mover: int = 0
    phase: int = 0
    street: int = 0
    depth: int = 0  # of the disc being activated, 0 is the top
    left: Counts = (0, 0)  # how often each connected action may still be used
    duty: int = 0  # board.Duty (C3.6)
    removed_white: int = 0
    log: Counts = ()  # of cards: see rules/cards.py
    values: Values = STANDARD  # the numbers of the rules


_LENGTHS = {
    "squares": 9, "tiles": 15, "stacks": 12, "council": 15, "open_cards": 5, "deck": 9,
    "discard": 9, "left": 2, "warehouse": 3, "cloth": 3, "houses": 3, "delivered": 6,
    "contributed": 9, "artworks": 4, "hand": 9, "dealt": 3,
}  # fmt: skip


# The largest number in a field; elsewhere MOST, so that sums over all seats fit a byte, too.
_LIMITS = {
    "dealt": 255, "kept": 255, "face_up": 255, "aside": 255, "log": 255, "score": 255,
    "hand": COPIES, "deck": COPIES, "discard": COPIES, "turn": MOST_TURNS,
    "removed_white": MOST_TURNS,
}  # fmt: skip
MOST = 50


class HasPosition(Protocol):
    """A state, for what lies below it."""

    @property
    def viewer(self) -> int | None:
        """The seat whose copy this is; None if it is the whole truth."""

    def position(self) -> Position:
        """The whole table as plain values."""


def _fit(thing: Position | Mat) -> None:
    """Every field is a number in its range, or as many of them as there must be."""
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.name in ("mats", "stacks", "values"):
            continue
        numbers = value if isinstance(value, tuple) else (value,)
        if field.name in _LENGTHS and len(numbers) != _LENGTHS[field.name]:
            raise BadState(f"{field.name} has {len(numbers)} entries, not {_LENGTHS[field.name]}")
        limit = _LIMITS.get(field.name, MOST)
        if not all(isinstance(n, int) and 0 <= n <= limit for n in numbers):
            raise BadState(f"{field.name} holds something other than numbers from 0 to {limit}")


def check_shape(position: Position) -> Position:
    """The position itself if its lists have the right lengths and its numbers fit; BadState."""
    if not isinstance(position, Position):
        raise BadState(f"a position is a Position, not {type(position).__name__}")
    for name in ("mats", "stacks"):
        if not isinstance(getattr(position, name), tuple):
            raise BadState(f"{name} is not a tuple")
    values: object = position.values
    if not isinstance(values, Values):
        kind = type(values).__name__
        raise BadState(f"the numbers of the rules are Values, not {kind}")
    _fit(position)
    if not 3 <= position.players <= 5 or len(position.mats) != position.players:
        raise BadState("C1.1: a game has 3 to 5 players and a mat for each")
    if len(position.stacks) != _LENGTHS["stacks"] or len(position.log) > LOG:
        raise BadState("there are 12 stacks, and a log of a bounded length")
    for stack in position.stacks:
        if not isinstance(stack, tuple):
            raise BadState("a stack is a tuple of discs")
        if len(stack) > STACK or not all(isinstance(n, int) and 0 <= n <= 255 for n in stack):
            raise BadState(f"C8.2: a stack has at most {STACK} discs, each a seat or white")
    for mat in position.mats:
        if not isinstance(mat, Mat):
            raise BadState(f"a mat is a Mat, not {type(mat).__name__}")
        _fit(mat)
    return position
