"""A game record as plain values; its meaning is checked when it is replayed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

FORMAT = 1  # the version of the text format
OPENING = 0  # the number of the part before the first turn
POSITION = "position"  # the word before a state in which a game begins
CHAIN = "Chain"  # the header with the hash over everything
SCHEME = "Shuffle"  # the header with the scheme of the shuffle
UNKNOWN_HASH = "?"  # stands in for a state hash that the writer did not know


class Place(NamedTuple):
    """Where something stands in a text: line and column count from 1; 0 is nowhere."""

    line: int
    column: int


NOWHERE = Place(0, 0)


@dataclass(frozen=True)
class Move:
    """A decision in the game's notation and the seat that decides; ``CHANCE`` for an outcome."""

    seat: int
    text: str
    seat_place: Place = field(default=NOWHERE, compare=False)
    place: Place = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class Turn:
    """The moves of one turn; number ``OPENING`` holds the decisions before the first.

    ``hash`` is the state's after the turn, 16 hexadecimal digits or ``UNKNOWN_HASH``; None while
    the turn is not over.
    """

    number: int
    moves: tuple[Move, ...]
    hash: str | None = None
    place: Place = field(default=NOWHERE, compare=False)
    hash_place: Place = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class Standing:
    """The end of a game for one seat: points and place from 1."""

    seat: int
    score: int
    rank: int
    place: Place = field(default=NOWHERE, compare=False)


@dataclass(frozen=True)
class Record:
    """One game: who played what under which rules, from which setup, with which result.

    ``headers`` are the free ones.  ``comments`` are keyed by the number of moves before them, 0
    being before the first.  ``result`` is empty while the game goes on.  ``position`` is there
    where the game does not begin at its setup: the bytes of the state in which it does.
    ``places`` says where the headers and the fields of the setup stand in the text that was read,
    by name, and the position.
    """

    game: str
    rules: str
    headers: dict[str, str]
    setup: dict[str, str]
    turns: tuple[Turn, ...]
    result: tuple[Standing, ...] = ()
    comments: dict[int, str] = field(default_factory=dict)
    position: bytes | None = None
    places: dict[str, Place] = field(default_factory=dict, compare=False)
    end: Place = field(default=NOWHERE, compare=False)
