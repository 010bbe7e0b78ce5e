"""What viewers are shown and told, as typed structures."""

from __future__ import annotations

import msgspec


class Shown(msgspec.Struct, frozen=True):
    """A part of a view."""


class Bid(Shown, frozen=True):
    """So many dice of a face (L3)."""

    count: int
    face: int


class Choice(Shown, frozen=True):
    """A legal action and its notation."""

    action: int
    text: str


class View(Shown, frozen=True):
    """The table: of the dice one's own only, empty where nothing is seen."""

    viewer: int | None
    players: int
    to_move: int | None
    round: int
    rounds: int
    dice: list[list[int]]
    points: list[int]
    bid: Bid | None
    legal: list[Choice]
    ranking: list[int] | None


class Event(msgspec.Struct, kw_only=True, frozen=True, tag_field="type"):
    """Something that happened."""

    audience: int | None = None


class Rolled(Event, frozen=True, tag="rolled"):
    """The seat's die shows a face, which it alone sees."""

    seat: int
    face: int


class Raised(Event, frozen=True, tag="bid"):
    """The seat bids."""

    seat: int
    count: int
    face: int


class Doubted(Event, frozen=True, tag="doubted"):
    """The seat doubts, all dice are shown, and one is wrong (L4)."""

    seat: int
    dice: list[list[int]]
    wrong: int


class GameOver(Event, frozen=True, tag="game-over"):
    """Three rounds are played."""


AnyEvent = Rolled | Raised | Doubted | GameOver
