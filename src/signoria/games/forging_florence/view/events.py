"""What happens, as typed events; everybody may know all of them (``audience`` None).

Keys are those of rules/names.py; a hex is its axial coordinates, money is in lire.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from .view_types import Line

Hex = tuple[int, int]


class Event(msgspec.Struct, kw_only=True, frozen=True, gc=False, tag_field="type"):
    """Something that happened."""

    audience: int | None = None


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """It is this seat's turn; turns of the game and rounds count from 1."""

    seat: int
    turn: int
    round: int
    last: bool


class Threw(Event, frozen=True, tag="threw"):
    """The seat throws the die (F4.2)."""

    seat: int


class Rolled(Event, frozen=True, tag="rolled"):
    """The die shows a number."""

    seat: int
    number: int


class Walked(Event, frozen=True, tag="walked"):
    """The figure went from one hex to another, or stayed (F4.2)."""

    seat: int
    start: Hex
    end: Hex


class Took(Event, frozen=True, tag="took"):
    """A token was collected or, for lire, bought (F4.3)."""

    seat: int
    resource: str
    lire: int


class Created(Event, frozen=True, tag="created"):
    """A piece was made (F4.4)."""

    seat: int
    piece: str
    artist: str
    sort: str


class Sold(Event, frozen=True, tag="sold"):
    """A piece was sold (F4.5)."""

    seat: int
    piece: str
    lire: int


class Upgraded(Event, frozen=True, tag="upgraded"):
    """A guild house has risen (F4.7)."""

    seat: int
    level: int
    first: bool  # of all to reach level 3


class Hired(Event, frozen=True, tag="hired"):
    """An artist was hired, perhaps in the place of another (F4.8)."""

    seat: int
    artist: str
    lire: int
    gone: str | None
    returned: list[str]  # tokens above the limit


class Bonus(Event, frozen=True, tag="bonus"):
    """An artist earned his owner prestige (F5.4)."""

    seat: int
    artist: str
    points: int


class LastTurns(Event, frozen=True, tag="last-turns"):
    """The Dome is made: each player has one more turn (F5.1), unless the last round ends (F5.2).

    ``turns`` are those that still come after this one.
    """

    seat: int
    turns: int


class Counted(Event, frozen=True, tag="counted"):
    """A seat's prestige at the end, line by line (F5.3, F5.4)."""

    seat: int
    lines: list[Line]


class GameOver(Event, frozen=True, tag="game-over"):
    """The end: prestige and places by seat (F5.5)."""

    scores: list[int]
    ranking: list[int]


AnyEvent = (
    TurnBegan | Threw | Rolled | Walked | Took | Created | Sold | Upgraded | Hired | Bonus
    | LastTurns | Counted | GameOver
)  # fmt: skip

# The die lies before them.
AIMS: Mapping[type, str] = {
    Hired: "hire {artist}",
    Created: "create {piece}",
    Sold: "sell {piece}",
    Upgraded: "upgrade",
}
