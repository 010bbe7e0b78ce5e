"""What goes into the journal and comes out of it.  All times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import msgspec

from ...analysis.findings import Decision, Luck, Outlook
from ..protocol.common import Room, Status
from .entries import AnyEntry, Person
from .notice_rows import NoticeChange


class MatchRow(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """How a match stands after an append, as far as lists and the next start need to know.

    ``to_move`` is the seat to decide, ``turn`` how many turns are completed, ``deadline`` when that
    seat's time is over, None without a clock or while it stands.  ``wake`` is when a bot or the
    clock is due, or waiting for people ends, None if only a person can go on.  ``card`` is JSON
    that lists show; it is stored as it is.  ``members`` are the persons in whose lists the match
    stands, with their seats (none for who only looks on).  None leaves either as it was.
    ``notices`` are what becomes due by it, or is asked no more.
    """

    status: Status
    updated: int
    to_move: int | None = None
    turn: int | None = None
    deadline: int | None = None
    wake: int | None = None
    card: bytes | None = None
    members: Mapping[str, Sequence[int]] | None = None
    notices: NoticeChange | None = None


class LobbyRow(msgspec.Struct, frozen=True):
    """A match in a list, its card as it was appended last, with an append before this or with it.

    ``seats`` are those of the person who asked, None if that is no member.  ``turn`` is None before
    the start, and where the last append was an older program's.  ``deadline`` is when the time of
    the seat to move is over, None without a clock.  ``said`` is the number of the last line that
    somebody else has said among the players, None where there is none, and in public lists.
    """

    id: str
    version: int
    status: Status
    created: int
    updated: int
    to_move: int | None
    card: bytes
    seats: list[int] | None
    turn: int | None = None
    deadline: int | None = None
    said: int | None = None


class LobbyRows(msgspec.Struct, frozen=True):
    """One's own matches, public ones that wait for players, public ones to watch."""

    mine: list[LobbyRow]
    open: list[LobbyRow]
    running: list[LobbyRow]


class ListPlace(NamedTuple):
    """A place in a list of matches, the last changed first: behind this match."""

    updated: int
    match: str


class StoredMatch(msgspec.Struct, frozen=True):
    """A match as it was written: the newest snapshot with its version, and the entries after it.

    Without a snapshot the version is 0 and the entries are all.  ``shut``: it was shut for good.
    """

    snapshot: bytes | None
    version: int
    entries: list[AnyEntry]
    shut: bool = False


class DueRow(msgspec.Struct, frozen=True):
    """A match that goes on, or ends, by itself at a time; its card is the one appended last."""

    id: str
    wake: int
    to_move: int | None
    card: bytes


class ChatRow(msgspec.Struct, frozen=True):
    """A chat message, numbered from 1 in its room; ``seat`` is None for spectators."""

    room: Room
    number: int
    at: int
    person: str
    seat: int | None
    name: str
    text: str


class TalkRow(NamedTuple):
    """What a person has said in a room of a match, and when."""

    match: str
    room: Room
    at: int
    seat: int | None
    text: str


class Announcement(NamedTuple):
    """What happened to a person at another server, and concerns the person's connections here."""

    kind: Literal["renamed", "signed-out"]
    person: Person


ErrandKind = Literal["leave", "vacation", "renew"]


class Errand(NamedTuple):
    """What is still to be done at a match for a person, by the server that has the match.

    ``leave``: give up its seats.  ``vacation``: show whether it is away.  ``renew``: read the match
    anew, in which it has become somebody else.  ``number`` grows when the same is asked once more.
    """

    match: str
    person: str
    kind: ErrandKind
    number: int = 1


class Lease(NamedTuple):
    """Which server has a match, and how often it was taken; of a file's only server: nobody, 0."""

    owner: str | None
    epoch: int


ALONE = Lease(None, 0)
LEASE_DURATION = 5_000  # milliseconds for which a server that says no word keeps its matches


class LeaseNews(NamedTuple):
    """What a server is to do as it renews its lease.

    ``lost``: it was gone for too long, and has no match any more.  ``wanted`` are matches of its
    own that people ask for at another server, ``due`` those that nobody has and that should go on.
    ``announcements`` are those of other servers since the last time, ``errands`` what is to be done
    at its own matches and at those that nobody has.  ``now`` is the database's clock, in
    milliseconds since 1970; None if nobody has read it.
    """

    lost: bool
    wanted: list[str]
    due: list[DueRow]
    announcements: Sequence[Announcement] = ()
    errands: Sequence[Errand] = ()
    now: int | None = None


class RunningRow(NamedTuple):
    """A match under way: its card as it was appended last, and the entry that started it."""

    id: str
    card: bytes
    start: bytes


class TokenRow(NamedTuple):
    """A token of a person, as it is stored; times are milliseconds since 1970."""

    hash: bytes
    person: str
    kind: Literal["browser", "device", "bot"]
    match: str | None
    seat: int | None
    created: int
    expires: int | None = None


class DeviceRow(NamedTuple):
    """A browser that stands for a person; ``used`` is when it was seen last, by the hour."""

    hash: bytes
    created: int
    used: int | None
    agent: str | None


class CodeRow(NamedTuple):
    """A recovery code of a person; ``used`` is when that was."""

    hash: bytes
    person: str
    created: int
    used: int | None


class VacationRow(NamedTuple):
    """Since and until when somebody is or was away, in milliseconds since 1970."""

    began: int
    until: int


class UptimeRow(NamedTuple):
    """From when to when a server ran without a longer gap, in milliseconds since 1970."""

    began: int
    seen: int


class StoredAnalysis(msgspec.Struct, frozen=True):
    """All that was found of a game."""

    outlooks: list[Outlook]
    decisions: list[Decision]
    luck: list[Luck]


@dataclass
class WriteCounts:
    """What was written since the start: transactions, the jobs in them, and their seconds."""

    batches: int = 0
    jobs: int = 0
    failures: int = 0
    seconds: float = 0.0
