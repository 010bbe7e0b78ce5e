"""What a viewer is shown, as typed structures.  Nothing is hidden in this game."""

from __future__ import annotations

import msgspec


class Shown(msgspec.Struct, frozen=True, gc=False):
    """A part of a view.  Views of several seats share parts, so nobody may change them."""


class Hex(Shown, frozen=True):
    """A hex of the map (F2.1): terrain, what stands there, what is to be had there."""

    q: int
    r: int
    terrain: str
    walkable: bool
    building: str | None  # merchant, apothecary, print-shop, mill or guild-house
    seat: int | None  # whose guild house; None for those of nobody
    offers: list[str]  # resources


class Piece(Shown, frozen=True):
    """Copies of one piece that a player has made (F1.3)."""

    piece: str
    artist: str
    sort: str
    made: int
    unsold: int
    fresh: int


class Line(Shown, frozen=True):
    """A line of the count of prestige (F5.3, F5.4), see ``names.PARTS``."""

    part: str
    points: int


class Player(Shown, frozen=True):
    """A player: figure, purse, house, tokens, artists and pieces (F4)."""

    seat: int
    score: int
    hex: tuple[int, int]
    lire: int
    level: int
    tokens: dict[str, int]
    limit: int
    artists: list[str]
    pieces: list[Piece]
    lines: list[Line]


class Choice(Shown, frozen=True):
    """A legal action and its notation."""

    action: int
    text: str


class View(Shown, frozen=True, omit_defaults=True):
    """The table; only the seat that decides is shown its choices."""

    viewer: int | None
    players: int
    start: int
    economy: str
    brunelleschi: str
    phase: str
    to_move: int | None  # the seat that decides; None at a chance event and at the end
    active: int
    round: int  # from 1
    rounds: int
    last_turns: int | None  # to the end with this one, once the Dome is made (F5.1, F5.2)
    moved: bool
    roll: int | None
    must_leave: bool
    must_sell: bool
    hexes: list[Hex]
    artists: list[str]  # on the table
    copies: dict[str, int]  # art cards left
    supply: dict[str, int]  # tokens left
    hands: list[Player]
    legal: list[Choice]
    ranking: list[int] | None
    variant: dict[str, int | list[int]] | None = None  # the numbers that are not the rulebook's
