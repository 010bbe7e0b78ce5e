"""What the journal keeps to tell people what waits for them.  Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

UNCONFIRMED = "unconfirmed"  # the fault of an address whose owner has not said yes yet
NoticeKind = Literal[
    "turn",
    "answer",
    "begun",
    "over",
    "reminder",
    "stood-in",
    "taken-over",
    "invited",
    "declined",
]
# told also to who has been told in this absence
PRESSING = ("reminder", "stood-in", "taken-over", "invited")
ASKING = ("turn", "answer", "reminder", "invited")  # somebody waits on these
# what concerns all who follow a match
COMMON: tuple[NoticeKind, ...] = ("turn", "answer", "reminder", "begun", "over")
CERTAIN = 45_000  # milliseconds after which it is known who has had a match in sight
WayKind = Literal["webhook", "mail", "push"]
When = Literal["at-once", "absence", "digest", "never"]


class Notice(msgspec.Struct, frozen=True, gc=False):
    """What a person is to be told of a match.

    ``version`` is the match's that caused it, ``at`` when that was, ``due`` when it may be sent.
    ``moved`` are the seats that have decided since the person did.
    """

    person: str
    kind: NoticeKind
    version: int
    at: int
    due: int
    moved: list[int]


class NoticeChange(msgspec.Struct, frozen=True, gc=False):
    """What an append does to the outbox: the persons asked no more, and new notices."""

    withdrawn: list[str]
    added: list[Notice]


class Choice(msgspec.Struct, frozen=True):
    """When a way may be used.

    ``hour`` is that of the digest.  ``quiet`` are the hours from which and until which nothing is
    sent, None without.  All are those of the person's time zone.
    """

    when: When = "absence"
    hour: int = 18
    quiet: tuple[int, int] | None = None


class WayRow(msgspec.Struct, frozen=True, kw_only=True):
    """A way to tell a person something.

    ``target`` is an URL or a mail address, ``shape`` the form of a webhook's body, ``secret`` what
    signs it.  A browser's ``secret`` are its keys, and its ``name`` is what it calls itself.
    ``device`` is the hash of the token of the browser that added it for itself: it goes with that.
    ``told`` is when a way was used last in this absence.  ``failures`` counts the tries in a row
    that have failed, ``again`` is when the next may be made, ``fault`` why the last failed.
    A way that is not ``open`` is not used: not confirmed yet, or closed after too many failures.
    A way of a ``match`` tells of nothing else, and of all who are asked there.
    """

    id: str
    person: str
    kind: WayKind
    target: str
    created: int
    shape: str = ""
    secret: str = ""
    open: bool = True
    choice: Choice = Choice()
    told: int | None = None
    failures: int = 0
    again: int | None = None
    fault: str | None = None
    name: str = ""
    device: bytes | None = None
    match: str | None = None

    @property
    def confirmed(self) -> bool:
        """Whether it is a mail address whose owner has said yes, also one that was closed since."""
        return self.kind == "mail" and self.fault != UNCONFIRMED


class NoticeKey(NamedTuple):
    """A row of the outbox."""

    person: str
    match: str
    way: str


class OutboxRow(msgspec.Struct, frozen=True, gc=False):
    """A notice that is to go by a way; ``message`` is the id under which that has been tried."""

    person: str
    match: str
    way: str
    kind: NoticeKind
    version: int
    at: int
    moved: list[int]
    message: str | None

    @property
    def key(self) -> NoticeKey:
        """Where it stands."""
        return NoticeKey(self.person, self.match, self.way)


class Profile(msgspec.Struct, frozen=True):
    """How a person is spoken to: a language, and a time zone by its IANA name."""

    language: str = "en"
    zone: str = "UTC"


class DueNotices(msgspec.Struct, frozen=True):
    """The notices that are due by one way, oldest first.

    ``wishes``: when the way's owner wants to be told of single matches, whatever the way says.
    """

    way: WayRow
    profile: Profile
    notices: list[OutboxRow]
    wishes: dict[str, When] = {}
