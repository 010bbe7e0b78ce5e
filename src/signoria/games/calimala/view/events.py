"""What happens, as typed events with an audience; words come from the locale files.

``audience`` is a seat, or None for everyone.  Keys of kinds, cities, buildings and categories are
those of rules/names.py; a street is its number.
"""

from __future__ import annotations

import msgspec

from .view_types import Line


class Event(msgspec.Struct, kw_only=True, frozen=True, gc=False, tag_field="type"):
    """Something that happened; ``audience`` says who may know it.

    All who may know it get the same one, so nobody may change it.
    """

    audience: int | None = None


class Kept(Event, frozen=True, tag="kept"):
    """A seat has kept a scoring card; which one, only that seat is told (C2.2)."""

    seat: int
    card: str | None = None


class TookStart(Event, frozen=True, tag="took-start"):
    """A seat has taken an open starting card (C2.3)."""

    seat: int
    card: str


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """It is this seat's turn; turns of the game and rounds count from 1."""

    seat: int
    turn: int
    round: int


class Placed(Event, frozen=True, tag="placed"):
    """A disc was placed on a street (C3.1)."""

    seat: int
    street: int
    white: bool


class Activated(Event, frozen=True, tag="activated"):
    """A seat's disc on the street is activated, so deep from the top (C3.2)."""

    seat: int
    street: int
    depth: int


class Acted(Event, frozen=True, tag="acted"):
    """An action was carried out, the street's or a card's.

    ``target`` has the keys of what it was done to: ship | house, city | workshop for a building;
    the building for an artwork; the cities for cloth, one for each cube; church and material for a
    contribution; nothing otherwise.  ``amount`` is the number of cubes.
    """

    seat: int
    kind: str
    card: bool
    target: list[str]
    amount: int


class GaveUp(Event, frozen=True, tag="gave-up"):
    """An impossible action was given up for a card (C3.4); ``card`` False: there was none."""

    seat: int
    kind: str
    card: bool


class Drew(Event, frozen=True, tag="drew"):
    """A card was drawn; which one, only that seat is told."""

    seat: int
    card: str | None = None


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discards became the new deck of so many cards (C3.8)."""

    cards: int


class Stopped(Event, frozen=True, tag="stopped"):
    """A seat ends the activation of its disc (C3.9); ``by_itself`` when nothing was left."""

    seat: int
    by_itself: bool


class SeatTaken(Event, frozen=True, tag="seat-taken"):
    """A seat in the council on tile number ``tile`` (from 1).

    ``exchanged``: a white disc was exchanged for a coloured one from the reserve (C5.2) or, if
    ``from_street`` is set, from that street (C5.3).
    """

    seat: int
    tile: int
    exchanged: bool
    from_street: int | None = None


class DiscLeft(Event, frozen=True, tag="disc-left"):
    """A disc (a seat, or -1 for white) leaves the game from this street (C5.3, C6.1)."""

    street: int
    disc: int


class Scored(Event, frozen=True, tag="scored"):
    """A scoring phase (C5), or a scoring card at the end (C6.2), best first.

    ``tile`` counts from 1 and is None for a card; ``owner`` is the seat whose card it was.
    """

    category: str
    lines: list[Line]
    tile: int | None = None
    owner: int | None = None


class Revealed(Event, frozen=True, tag="revealed"):
    """The secret scoring cards by seat (C6.2)."""

    cards: list[str]


class GameOver(Event, frozen=True, tag="game-over"):
    """The game has ended: points and places by seat (C6.3)."""

    scores: list[int]
    ranking: list[int]


AnyEvent = (
    Kept
    | TookStart
    | TurnBegan
    | Placed
    | Activated
    | Acted
    | GaveUp
    | Drew
    | Reshuffled
    | Stopped
    | SeatTaken
    | DiscLeft
    | Scored
    | Revealed
    | GameOver
)
