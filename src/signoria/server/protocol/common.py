"""What HTTP and WebSocket share: names, seats, a match as people see it in a list."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .clocks import ClockRules
from .patterns import whole

Name = Annotated[str, Meta(min_length=1, max_length=40)]  # of a person, cleaned by the server
Token = Annotated[str, Meta(min_length=16, max_length=100, pattern=whole("[A-Za-z0-9_-]+"))]
MatchId = Annotated[str, Meta(min_length=16, max_length=16, pattern=whole("[A-Za-z0-9_-]+"))]
Device = Annotated[str, Meta(pattern=whole("[0-9a-f]{16}"))]
Seat = Annotated[int, Meta(ge=0, le=7)]
Key = Annotated[
    str, Meta(min_length=64, max_length=64, pattern=whole("[0-9a-f]+"))
]  # of an analysis
Digest = Annotated[str, Meta(min_length=64, max_length=64, pattern=whole("[0-9a-f]+"))]  # 256 bits
Actions = Annotated[int, Meta(ge=0, le=999_999)]  # taken since the start
Days = Annotated[int, Meta(ge=1, le=30)]  # without a move, until the others may act
Language = Annotated[str, Meta(pattern=whole("[a-z]{2}"))]
Seconds = Annotated[int, Meta(ge=60, le=14 * 24 * 3600)]  # the clock of a move

Status = Literal["waiting", "running", "over", "abandoned", "damaged"]
Holder = Literal["person", "bot", "network-bot", "invited", "open"]
Room = Literal["players", "spectators"]


class Problem(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Why something was refused.

    ``reason`` is a stable key; the locale files make ``problem-<reason>`` of it with ``values``.
    An illegal move has the reason ``illegal`` and the rules' own key (``illegal-<key>``) with the
    number of the ``rule``; a bad setup has ``bad-setup`` with ``key`` and ``field``.
    ``message`` says it in English for whoever reads the protocol itself.
    """

    reason: str
    message: str
    values: dict[str, str | int] = {}
    key: str | None = None
    rule: str | None = None
    field: str | None = None


class SeatInfo(msgspec.Struct, kw_only=True):
    """Who sits on a seat, for one viewer.

    ``standing_in`` names the bot that plays for a person who has left; ``yours`` says that the
    viewer's browser holds the seat.  ``hints`` counts those that the seat has taken, ``redrawn``
    what had come to light (cards, throws) and was taken back at its wish.  While its time is up
    (``timed_out``) a bot decides for it; ``by_clock`` counts what bots have so decided.  ``added``
    says that it has added a value to the shuffle.  ``absent``: the bot stands in because the others
    have let it, after they had waited long enough, ``offered``: whoever has the invitation may take
    the seat over.  ``before`` are the names of those who had it before somebody else took it over.
    ``vacation`` is until when its person is away, unless it moves before, in seconds since 1970; a
    moment that has passed means nothing, and lists do not tell it.  A seat whose holder is
    ``invited`` is kept for who has the ``name``, as long as the match waits; ``declined`` is the
    name of who did not want a seat that is open again.
    """

    seat: int
    holder: Holder
    name: str | None
    bot: str | None
    yours: bool
    standing_in: str | None
    hints: int = 0
    redrawn: int = 0
    timed_out: bool = False
    by_clock: int = 0
    added: bool = False
    absent: bool = False
    offered: bool = False
    before: list[str] = []
    vacation: int | None = None
    declined: str | None = None


class Origin(msgspec.Struct):
    """The moment of another game with which a match begins: after so many actions and turns.

    ``match`` is that game's id, if it was played here and the viewer has made this match.
    """

    match: str | None
    actions: int
    turn: int


class Wait(msgspec.Struct):
    """The seat to move ``since`` when its person has shown no sign of life.

    From ``remind`` on the others may remind it, from ``replace`` on let a bot stand in; None: a
    clock decides.  Times are seconds since 1970.
    """

    seat: int
    since: int
    remind: int
    replace: int | None


class MatchCard(msgspec.Struct, kw_only=True):
    """A match as it stands in a list and above the table, for one viewer.

    The status ``damaged``: it cannot be read or goes on under no rules that there are, and is shut.
    Times are seconds since 1970.  ``invitation`` is there only for those who may invite: the host,
    while seats are open, and all who play, while a seat is offered.  ``clock`` is how much time
    people have, by rules or in seconds for each decision; null without one.  ``origin`` is there
    for a match that begins in the middle of another game, hypothetically.  ``hints`` may be asked
    for by everybody who plays: always where one person plays against bots, else as the host has
    said before anybody joined.  ``guarded``: it begins with a moment of a match that still runs
    among people, and until that has ended there are neither hints nor bots that search.
    ``commitment`` is the SHA-256 (hex) of the seed of the shuffle, which a browser must have seen
    before it adds its own value; null where seats add nothing.  ``absence`` is after how many days
    without a move the others may let a bot stand in, null where only the clock counts.  ``wait``
    says for whom the match waits, where the card is asked for by HTTP; it is told neither at the
    table nor in lists.  ``expires`` is when a match that waits ends if nobody sits down until then,
    ``round`` that of a match that runs, from 1, ``deadline`` when the time of the seat to move is
    over; they are not told at the table, which shows them.  ``said`` is the number of the last line
    that others have said among the players, in the lists of who plays only.  ``language`` is that
    of a match that waits, as its host has it, and ``host_seat`` where its host sits.
    ``invited_by`` is the name of who asks the viewer to play, where a seat is kept for it.
    """

    id: str
    game: str
    options: dict[str, str]
    status: Status
    public: bool
    spectators: bool
    clock: int | ClockRules | None
    host: bool
    seats: list[SeatInfo]
    to_move: int | None
    your_turn: bool
    created: int
    updated: int
    invitation: str | None
    rematch: str | None
    scores: list[int] | None
    ranking: list[int] | None
    origin: Origin | None = None
    hints: bool = False
    guarded: bool = False
    commitment: str | None = None
    absence: int | None = None
    wait: Wait | None = None
    expires: int | None = None
    round: int | None = None
    deadline: int | None = None
    said: int | None = None
    language: str | None = None
    host_seat: int | None = None
    invited_by: str | None = None
