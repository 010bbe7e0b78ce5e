"""Bodies of the HTTP calls under ``/api``; docs/code/server.md lists the calls."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .clocks import ClockRules
from .common import (
    Days,
    Digest,
    Language,
    MatchCard,
    MatchId,
    Name,
    Problem,
    Room,
    Seat,
    Seconds,
    Token,
)

LONGEST_OPTION = 4_000  # characters; the game says how many each of its options takes


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A body that a client sends: what it does not know is refused, not passed over."""


class OptionInfo(msgspec.Struct):
    """A choice before a game; the first value is the default.

    With `text` it also takes a text of one's own, such as a map, of so many characters.
    """

    name: str
    values: list[str]
    text: int


class Opponent(msgspec.Struct):
    """A bot that bears the name of somebody of the time; ``level`` is one of the game's."""

    bot: str
    name: str
    level: str


class GameInfo(msgspec.Struct):
    """A game that can be played here.

    ``bots``: its levels first, the weakest before the others; ``usual``: the one proposed.
    ``searching``: those of all that search, which play on from no match under way among people.
    ``people``: its characters, the weakest first, none of which is among ``bots``.  ``turns``: as
    many as each has in a usual game, for each number of ``players``; empty if nobody knows.
    """

    name: str
    rules: str
    players: list[int]
    turns: list[int]
    options: list[OptionInfo]
    bots: list[str]
    usual: str
    searching: list[str] = []
    people: list[Opponent] = []


class Games(msgspec.Struct):
    """All games."""

    games: list[GameInfo]


class Me(msgspec.Struct):
    """The person whom this browser stands for; None before it has given a name."""

    name: str | None


class NewName(Request):
    """A display name; control characters and edges are cleaned away."""

    name: Name


class RemovalWish(Request):
    """One wants to be removed for good, and says one's own name, so that it is no mistake."""

    name: Name


class DeviceLink(msgspec.Struct):
    """A private link that moves a person to another device once, until it expires."""

    url: str
    expires: int


class DeviceToken(Request):
    """What a device link carries behind its ``#``."""

    token: Token


class DeviceInfo(msgspec.Struct):
    """A browser that stands for a person.

    ``name`` tells program and system, empty if they are unknown; ``here``: it is the one that asks.
    Times are seconds since 1970; ``used`` is known by the hour.
    """

    id: str
    name: str
    here: bool
    since: int
    used: int | None


class DeviceList(msgspec.Struct):
    """The browsers that stand for a person, oldest first."""

    devices: list[DeviceInfo]


class MySeat(Request, tag="me", tag_field="kind"):
    """The one who makes the match."""


class DeviceSeat(Request, tag="device", tag_field="kind"):
    """Somebody else at the same device, which is passed on."""

    name: Name


class BotSeat(Request, tag="bot", tag_field="kind"):
    """A bot of the server."""

    bot: Annotated[str, Meta(max_length=40)]


class OpenSeat(Request, tag="open", tag_field="kind"):
    """Anybody who is invited, or anybody at all where the match is public."""


SeatWish = MySeat | DeviceSeat | BotSeat | OpenSeat


class Commitment(msgspec.Struct):
    """The id of a match that may be made, and the SHA-256 (hex) of the seed of its shuffle."""

    match: str
    commitment: str


class Contribution(Request):
    """What a browser adds to the shuffle of a match, of which it was told the commitment before.

    ``value`` are 256 random bits of its own, which nobody but the server hears of before the start.
    """

    match: MatchId
    commitment: Digest
    value: Digest


class NewMatch(Request):
    """A match to be made; it begins when no seat is open any more.

    ``hints``: the program may be asked for advice, also in a game among people.  ``shuffle`` counts
    for all seats at this device.  ``absence``: after how many days without a move the others may
    let a bot stand in; 3 where none is named and no clock runs.  ``clock`` is by rules, or a
    number of seconds for each decision.  ``language`` is told to those who look for a match.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=8)]
    options: dict[str, Annotated[str, Meta(max_length=LONGEST_OPTION)]] = {}
    public: bool = False
    spectators: bool = True
    clock: Seconds | ClockRules | None = None
    hints: bool = False
    shuffle: Contribution | None = None
    absence: Days | None = None
    language: Language | None = None


class LastSeat(Request, tag="last", tag_field="kind"):
    """Who or what had this seat the last time; other people are asked."""

    seat: Seat


AgainSeat = LastSeat | BotSeat | OpenSeat


class Rematch(Request):
    """A match that is over is to be played again; what is left out is as it was the last time.

    ``seats`` are all that there are to be, in their order: for others who played the last time they
    are kept until they accept or decline.  ``clock`` null: without one.
    """

    seats: Annotated[list[AgainSeat], Meta(min_length=2, max_length=8)] | None = None
    options: dict[str, Annotated[str, Meta(max_length=LONGEST_OPTION)]] | None = None
    clock: Seconds | ClockRules | msgspec.UnsetType | None = msgspec.UNSET


class Acceptance(Request):
    """Take the seats that are kept for one.

    ``value`` is added to the shuffle, of which the match's card tells the commitment.
    """

    value: Digest | None = None


class SeatDepartures(msgspec.Struct):
    """Of the last ``matches`` among people whoever sits here has left so many for good."""

    seat: int
    left: int
    matches: int


class Departures(msgspec.Struct):
    """How often those who sit at a table that waits have left matches.

    Seats whose people have played less than five matches among people are missing.
    """

    seats: list[SeatDepartures]


class Join(Request):
    """Take an open seat, the first one if none is named.

    ``value`` is added to the shuffle, of which the match's card tells the commitment.
    """

    seat: Seat | None = None
    invitation: Token | None = None
    value: Digest | None = None


class FillSeat(Request):
    """Let a bot of the server take an open seat."""

    bot: Annotated[str, Meta(max_length=40)]


class SeatToken(msgspec.Struct):
    """A token for the network bot of this seat; shown once, and earlier ones no longer work."""

    seat: int
    token: str


class MomentStep(msgspec.Struct, omit_defaults=True):
    """An action that stands, as this viewer may know it; with it ``actions`` have been taken.

    ``version`` is the match's to which it led, ``turn`` the number of turns completed after it,
    ``scores`` the points by seat after it, as everybody sees them.  ``timed_out`` is the seat
    for which a bot decided this, as its time was up.
    """

    actions: int
    version: int
    turn: int
    scores: list[int]
    events: list[msgspec.Raw]
    timed_out: int | None = None


class Moments(msgspec.Struct):
    """All actions that stand, oldest first, as the seat ``watching`` (None: spectators) knows."""

    watching: int | None
    steps: list[MomentStep]


class Moment(msgspec.Struct):
    """A match after so many actions ``of`` those that stand, as the viewer was shown it then.

    ``version``, ``turn`` and ``events`` are those of the last of these actions: 0 and none at the
    beginning.
    """

    actions: int
    of: int
    version: int
    turn: int
    view: msgspec.Raw
    events: list[msgspec.Raw]


class PlayOn(Request):
    """Play on from a moment with this seat; a bot plays all others."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=40)]
    shuffle: Contribution | None = None


class SaidLine(msgspec.Struct):
    """What somebody has said in a room of a match, in seconds since 1970."""

    match: str
    room: Room
    at: int
    seat: int | None
    text: str


class Talk(msgspec.Struct):
    """Lines that one has said, the oldest first; ``next`` is ``after`` for more, None for none."""

    lines: list[SaidLine]
    next: int | None


class Lobby(msgspec.Struct):
    """One's own matches (newest first), public ones with open seats, public ones to watch."""

    mine: list[MatchCard]
    open: list[MatchCard]
    running: list[MatchCard]


class Failure(msgspec.Struct):
    """The body of every answer that is not 2xx."""

    error: Problem
