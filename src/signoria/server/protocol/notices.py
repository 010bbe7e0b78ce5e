"""Bodies of the HTTP calls about notices: by which ways a person is told what waits, and when."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .common import Language
from .http import Request
from .patterns import whole

Hour = Annotated[int, Meta(ge=0, le=23)]
When = Literal["at-once", "absence", "digest", "never"]
Shape = Literal["json", "discord", "slack", "ntfy"]
Zone = Annotated[str, Meta(min_length=1, max_length=64, pattern=whole("[A-Za-z0-9_+/-]+"))]


class QuietHours(Request):
    """Nothing is sent from the one hour on until the other, which may be on the next day."""

    start: Hour
    end: Hour


class WayChoice(Request):
    """When a way may be used.

    ``at-once``; ``absence``: one message each time that one is away; ``digest``: once a day at the
    ``hour``; ``never``.  Hours are those of one's time zone.
    """

    when: When
    hour: Hour = 18
    quiet: QuietHours | None = None


class WayInfo(msgspec.Struct):
    """A way by which a person is told something.

    ``secret`` signs what a webhook is sent, ``name`` is what a browser calls itself.  ``fault``:
    why the last message did not arrive, a stable word.  A way that is not ``open`` is not used: it
    has failed too often, or for good.  A way of a ``match`` tells of nothing else, and of all who
    are asked there.
    """

    id: str
    kind: Literal["webhook", "mail", "push"]
    target: str
    shape: str
    secret: str
    open: bool
    fault: str | None
    choice: WayChoice
    name: str = ""
    match: str | None = None


class NoticeSettings(msgspec.Struct):
    """How a person is told what waits: the ways, in which language, at whose hours.

    ``matches`` are those of which one is told otherwise than by the choice of each way, by their
    ids.  ``mail`` says whether this server can send
    mail; ``home`` whether webhooks may reach networks of its own.  ``push`` is the key by which a
    browser subscribes to be told, empty where none can be.
    """

    ways: list[WayInfo]
    language: str
    zone: str
    matches: dict[str, When]
    mail: bool
    home: bool
    push: str


class NewProfile(Request):
    """A language, and a time zone by its IANA name."""

    language: Language
    zone: Zone


class NewWebhook(Request):
    """An address to which notices are posted, in a shape that the other end takes."""

    url: Annotated[str, Meta(min_length=1, max_length=500)]
    shape: Shape = "json"


class NewMail(Request):
    """An address to which notices go by mail once its owner has confirmed it."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class NewBrowser(Request):
    """A browser that is to be told by web push, as its subscription has it.

    ``p256dh`` and ``auth`` are its keys in base64url.  ``replaces`` is the address of the
    subscription that it had before.
    """

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    replaces: Annotated[str, Meta(max_length=1000)] = ""


class MailEnd(msgspec.Struct):
    """The address that a link in a letter is about."""

    address: str


class MatchChoice(Request):
    """When one is told of a match, whatever the ways say; null: as each way says."""

    when: When | None


class Waiting(msgspec.Struct):
    """The matches in which it is one's turn, or to which one is invited, by their ids."""

    matches: list[str]
