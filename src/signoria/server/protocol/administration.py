"""Bodies of the HTTP calls of administrators, and of reports that people make to them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .common import Room, Status
from .http import Request

Words = Annotated[str, Meta(max_length=500)]
Days = Annotated[float, Meta(gt=0, le=3660)]
RestrictionKind = Literal["ban", "silence", "hidden", "closed"]
PersonRestriction = Literal["ban", "silence"]
MatchRestriction = Literal["hidden", "closed"]
ReportReason = Literal["words", "name", "cheating", "leaving", "other"]


class RestrictionInfo(msgspec.Struct):
    """What is forbidden, since and until when in seconds since 1970; None: until it is lifted."""

    kind: RestrictionKind
    since: int
    until: int | None
    reason: str


class PersonRef(msgspec.Struct):
    """A person by id and name."""

    id: str
    name: str


class PersonLine(msgspec.Struct):
    """A person in a list.

    ``created`` is since when it is known, ``used`` when a browser of it was seen last.
    """

    id: str
    name: str
    created: int
    used: int | None
    administrator: bool
    restrictions: list[RestrictionInfo]


class PersonPage(msgspec.Struct):
    """Persons, the newest first; ``next`` leads to those after them, None where none are."""

    people: list[PersonLine]
    next: str | None


class MatchLine(msgspec.Struct):
    """A match in a list, with those of its people who are still somebody."""

    id: str
    game: str
    status: Status
    created: int
    updated: int
    public: bool
    people: list[PersonRef]
    restrictions: list[RestrictionInfo]


class MatchLines(msgspec.Struct):
    """Matches, the last changed first; ``next`` leads to those after them, None where none are."""

    matches: list[MatchLine]
    next: str | None


class LogLine(msgspec.Struct):
    """What an administrator did: ``actor`` is a person's id, or the name at the command line."""

    at: int
    actor: str
    act: str
    target: str
    detail: str


class AdminLog(msgspec.Struct):
    """The last acts, the newest first."""

    lines: list[LogLine]


class TalkLine(msgspec.Struct):
    """What somebody has said at a match, by room and number."""

    room: Room
    number: int
    at: int
    person: str
    name: str
    text: str


class MatchFile(msgspec.Struct):
    """All that administrators see of a match: its talk, and what was done to it."""

    match: MatchLine
    talk: list[TalkLine]
    log: list[LogLine]


class TokenInfo(msgspec.Struct):
    """What stands for a person: a browser, a link for another device, a network bot's token.

    ``name`` tells program and system of a browser and ``used`` when it was seen last, by the hour;
    ``until`` is when a link ends; a token is for a ``seat`` of a ``match``.  Seconds since 1970.
    """

    id: str
    kind: Literal["browser", "device", "bot"]
    name: str
    since: int
    used: int | None
    until: int | None
    match: str | None
    seat: int | None


class PersonFile(msgspec.Struct):
    """All that administrators see of a person."""

    person: PersonLine
    devices: list[TokenInfo]
    matches: list[MatchLine]
    log: list[LogLine]


class ActReason(Request):
    """Why something is done; the log keeps it."""

    reason: Words = ""


class PersonRenaming(Request):
    """Another name for a person, everywhere."""

    name: Annotated[str, Meta(max_length=200)]
    reason: Words = ""


class RestrictionWish(Request):
    """For how many days something is forbidden, None: until it is lifted, and why.

    Whom it concerns reads the reason.
    """

    days: Days | None = None
    reason: Words = ""


class Administrators(msgspec.Struct):
    """Who looks after the server."""

    people: list[PersonRef]


class EntryRule(Request):
    """Whether new people come in by a link of an administrator only."""

    invited_only: bool


class EntryCodeWish(Request):
    """A link that lets so many new people in, for so many days."""

    days: Annotated[int, Meta(ge=1, le=366)] = 14
    people: Annotated[int, Meta(ge=1, le=1000)] = 1


class EntryLink(msgspec.Struct):
    """A link that lets so many ``people`` in until it expires; it is shown once."""

    url: str
    people: int
    expires: int


class PruneWish(Request):
    """What is dropped: so many days after the end of a match, or after a notice; 0: nothing."""

    talk: Annotated[int, Meta(ge=0, le=36600)] = 0
    notices: Annotated[int, Meta(ge=0, le=36600)] = 0
    matches: Annotated[int, Meta(ge=0, le=36600)] = 0


class Pruned(msgspec.Struct):
    """How much was dropped: matches whose talk went, notices, whole matches."""

    talk: int
    notices: int
    matches: int


class NewReport(Request):
    """Something that administrators should see: a line of talk by its number, or a seat.

    ``room`` is where the line was said; the report is about whoever said it, or sits there.
    """

    reason: ReportReason
    room: Room = "players"
    number: Annotated[int, Meta(ge=1, le=2**53)] | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    text: Words = ""


class ReportKept(msgspec.Struct):
    """A report was kept; so many of the reporter's wait to be answered."""

    waiting: int


class ReportLine(msgspec.Struct):
    """A report: who tells it about whom, the line it is about, and what was said around it.

    ``person`` and ``reporter`` have no name where they are nobody any more.  ``closed`` is when it
    was answered.
    """

    id: str
    at: int
    match: str
    room: Room
    number: int | None
    reporter: PersonRef
    person: PersonRef
    reason: ReportReason
    text: str
    context: list[TalkLine]
    closed: int | None
    answer: str


class Reports(msgspec.Struct):
    """Reports, the newest first."""

    reports: list[ReportLine]


class ReportAnswer(Request):
    """What came of a report; reporters are not told."""

    answer: Words = ""


class AdminOverview(msgspec.Struct):
    """Who one is to the server, what waits, who may come in, and the server's version."""

    actor: str
    reports: int
    invited_only: bool
    version: str
