"""What the journal keeps for who looks after a server.  All times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from ..protocol.common import Room, Status

RestrictionKind = Literal["ban", "silence", "hidden", "closed"]
TokenKind = Literal["browser", "device", "bot"]


class Restriction(NamedTuple):
    """What a person may not do, or nobody in a match, ``until`` a moment; None: until it is lifted.

    A person under ``ban`` changes nothing and says nothing, under ``silence`` it says nothing.  A
    match that is ``hidden`` is seen by its people alone, in one that is ``closed`` nobody talks.
    """

    kind: RestrictionKind
    target: str
    at: int
    until: int | None
    reason: str


class KnownPerson(NamedTuple):
    """A person as a list of all shows it; ``used`` is when a browser of it was seen last."""

    id: str
    name: str
    created: int
    used: int | None
    administrator: bool


class KnownToken(NamedTuple):
    """What stands for a person: a browser, a link for a device, or a network bot's token at a seat.

    ``used`` and ``agent`` are a browser's, ``expires`` is a link's, ``match`` and ``seat`` a bot's.
    """

    hash: bytes
    kind: TokenKind
    created: int
    used: int | None
    agent: str | None
    expires: int | None
    match: str | None
    seat: int | None


class PersonPlace(NamedTuple):
    """A place in a list of persons, the newest first: behind this one."""

    created: int
    person: str


class KnownMatch(NamedTuple):
    """A match as a list of all shows it, with its card as it was appended last."""

    id: str
    status: Status
    created: int
    updated: int
    version: int
    public: bool
    card: bytes
    members: Sequence[tuple[str, str]]  # ids and names of those who are still somebody


class MatchFilter(NamedTuple):
    """Which matches a list shows: those of a ``status``, of a ``person``, with a ``text``.

    The text stands in the id, or in the card, where names and game are.
    """

    text: str = ""
    status: Status | None = None
    person: str | None = None


class LogRow(NamedTuple):
    """What an administrator did, to whom or what, with which words."""

    id: str
    at: int
    actor: str
    act: str
    target: str
    detail: str


class ReportRow(NamedTuple):
    """What a person has reported of another at a match, and what was said around it.

    ``number`` is that of the line it is about, None if it is about none; ``context`` are lines of
    the room as they were then, in JSON.  ``closed`` is when an administrator has answered, and
    ``answer`` what was noted.
    """

    id: str
    at: int
    match: str
    room: Room
    number: int | None
    reporter: str
    person: str
    reason: str
    text: str
    context: bytes
    closed: int | None = None
    answer: str = ""


class EntryCode(NamedTuple):
    """Lets so many new people in until it expires, where nobody else may come in."""

    hash: bytes
    created: int
    expires: int
    uses: int
