"""What one viewer may know, as typed structures: the allow-list of everything that is shown."""

from __future__ import annotations

import msgspec

WHITE_DISC = -1


class Shown(msgspec.Struct, frozen=True, gc=False):
    """A part of a view.  Views of several seats share parts, so nobody may change them.

    Nothing in a view refers back to what holds it, so the garbage collector need not look at it.
    """


class Street(Shown, frozen=True):
    """A street (C1.4): its two kinds and its discs from bottom to top (a seat or -1 for white)."""

    kinds: tuple[str, str]
    squares: tuple[int, int]
    discs: list[int]


class Tile(Shown, frozen=True):
    """A scoring tile in reading order (C1.6)."""

    category: str
    scored: bool
    seat: int | None


class Mat(Shown, frozen=True):
    """A player's mat and its cubes on the board (C1.1); secrets are None for other viewers.

    ``able`` are the actions that could be carried out now if they were activated (C3.4).
    """

    seat: int
    score: int
    warehouse: dict[str, int]
    workshops: int
    cloth: list[int]
    ships: int
    houses: list[str]
    delivered: dict[str, int]
    contributed: dict[str, dict[str, int]]  # by church and material
    artworks: dict[str, int]
    reserve: int
    coloured: int
    white: int
    seats: int
    able: list[str]
    hand_size: int
    hand: list[str] | None
    dealt: list[str] | None
    kept: str | None


class Activation(Shown, frozen=True):
    """The disc being activated (C3.2): its street and depth from the top, and what is left."""

    street: int
    depth: int
    owner: int
    white: bool
    left: dict[str, int]
    duty: bool


class Line(Shown, frozen=True):
    """One seat's part in a scoring (C5.5); ``tie`` names what decided against an equal (C5.6).

    It is one of: sum, seats, older-seat, older-artwork, shared; None without a tie.  Who shares
    with anybody says so; else the equal before it counts, for the first of them the one after it.
    """

    seat: int
    cubes: int
    place: int
    points: int
    tie: str | None


class Standing(Shown, frozen=True):
    """A category as it would score now, best first; seats without cubes are left out."""

    category: str
    lines: list[Line]


class Choice(Shown, frozen=True):
    """A legal action and its notation."""

    action: int
    text: str


class View(Shown, frozen=True, omit_defaults=True):
    """The table as one seat (None: a spectator) sees it."""

    viewer: int | None
    players: int
    start: int
    edition: str
    phase: str
    to_move: int | None  # the seat that decides; None at a chance event and at the end
    active: int
    round: int  # from 1
    rounds: int
    squares: list[str]
    streets: list[Street]
    tiles: list[Tile]
    scored: int
    face_up: str | None
    open_cards: list[str]
    deck: int
    discard: dict[str, int]
    city_free: dict[str, int]
    church_free: dict[str, dict[str, int]]
    artwork_free: dict[str, int]
    mats: list[Mat]
    activation: Activation | None
    standings: list[Standing]
    legal: list[Choice]
    ranking: list[int] | None
    variant: dict[str, int | list[int]] | None = None  # the numbers that are not the rulebook's
