"""Games that nobody plays: lessons, records from elsewhere, what might have been.

Whoever asks tells the whole line itself, so an answer holds nothing that was not in the question.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .common import Actions, Problem, Seat
from .http import Contribution, MomentStep, Request
from .socket import Notation

Proven = Literal["all", "since", "sealed", "unbound", "no"]
Moves = Annotated[list[Notation], Meta(max_length=10_000)]
Asked = Annotated[list[Notation], Meta(max_length=40)]


class Line(Request):
    """A game as a record tells it: its setup in words, and the moves and outcomes since.

    ``position`` is there where the game does not begin at its setup: the whole state in base64.
    """

    game: Annotated[str, Meta(max_length=40)]
    setup: Annotated[dict[str, Annotated[str, Meta(max_length=4000)]], Meta(max_length=64)]
    moves: Moves = msgspec.field(default_factory=list)
    position: Annotated[str, Meta(max_length=4000)] | None = None


class Follow(Request):
    """Go along a line and look at its end with the eyes of a seat (None: a spectator's).

    The actions after the first ``since`` are told step by step; ``why`` are moves that may not be
    possible at the end, for the seat that looks.
    """

    line: Line
    seat: Seat | None = None
    since: Actions = 0
    why: Asked = msgspec.field(default_factory=list)


class PlayLine(Request):
    """Play on from the end of a line with this seat; a bot plays all others that are not open.

    The game waits until somebody sits on each seat that is ``open``.
    """

    line: Line
    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]
    shuffle: Contribution | None = None
    open: Annotated[list[Seat], Meta(max_length=7)] = []  # noqa: RUF012 - msgspec copies it


class RecordText(Request):
    """The text of a record; what is wrong with it is told in this language."""

    text: Annotated[str, Meta(max_length=300_000)]
    language: Annotated[str, Meta(max_length=5)] = "en"


class LateMove(msgspec.Struct):
    """A move that a bot made for a seat whose time was up: the last of so many ``actions``."""

    actions: int
    seat: int


class Brought(msgspec.Struct):
    """What a record tells, to be followed as a line.

    ``seats`` are the names of those who played, empty where the record tells none.  ``proven``
    says what follows from the seed to which a server had bound itself: all, all outcomes of chance
    ``since`` the position with which the game begins, nothing yet as it is ``sealed``, nothing as
    the record is ``unbound``, or that it does not (``no``); then ``doubt`` is in words what speaks
    against it.  ``timed_out`` are the moves that the record says to be made by the clock.
    ``alone``: no seat has added anything to the shuffle; ``chained``: it would have been seen if
    anything had been changed since the record was written.
    """

    line: Line
    seats: list[str]
    over: bool
    rules: str
    date: str | None
    proven: Proven
    doubt: str | None
    timed_out: list[LateMove] = msgspec.field(default_factory=list)
    alone: bool = False
    chained: bool = False


class OpenMove(msgspec.Struct):
    """What can be done next: a decision of the seat to move, or an outcome of chance."""

    action: int
    text: str


class Followed(msgspec.Struct):
    """The end of a line: ``steps`` since the one asked for, with ``version`` = ``actions``.

    ``to_move`` is None at an outcome of chance and at the end, where no move is ``open``.
    """

    actions: int
    turn: int
    to_move: int | None
    view: msgspec.Raw
    steps: list[MomentStep]
    open: list[OpenMove]
    reasons: list[Problem | None]
