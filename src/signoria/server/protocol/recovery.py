"""Bodies of the HTTP calls by which a person comes back, or comes to another browser."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .common import Name, Token
from .http import Request


class CodeCount(msgspec.Struct):
    """How many of a person's recovery codes still work.

    ``made`` is when they were made, in seconds since 1970, None if there were never any.
    """

    left: int
    made: int | None


class CodeList(msgspec.Struct):
    """New recovery codes; nobody can be told them a second time."""

    codes: list[str]


class RecoveryCode(Request):
    """A recovery code as somebody has typed it; lines, spaces and small letters do no harm."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class SignInMeans(msgspec.Struct):
    """By which means one can sign in here.

    ``mail``: by a letter, which the host can send; ``passkeys``: by one, where browsers have them;
    ``organisation``: by one of this name, at ``/api/sign-in/organisation``; None without one.
    """

    mail: bool
    passkeys: bool
    organisation: str | None


class LetterWish(Request):
    """A mail address to which a link goes if anybody here has confirmed it."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class LetterAsked(msgspec.Struct):
    """A letter is under way if the address is known; its link works for so many minutes, once."""

    minutes: int


class LetterToken(Request):
    """What the link of a letter carries behind its ``#letter.``."""

    token: Token


class PasskeyInfo(msgspec.Struct):
    """A passkey of a person; ``synced``: other devices have it, too.

    Times are seconds since 1970.
    """

    id: str
    name: str
    since: int
    used: int | None
    synced: bool


class PasskeyList(msgspec.Struct):
    """The passkeys of a person, oldest first."""

    passkeys: list[PasskeyInfo]


class PasskeyOptions(msgspec.Struct):
    """What a browser is asked: the JSON that its ``PublicKeyCredential`` parses, as a text."""

    options: str


class PasskeyAnswer(Request):
    """What a browser answers: the JSON of its credential, as a text."""

    credential: Annotated[str, Meta(min_length=1, max_length=12_000)]


class NewPasskey(Request):
    """A passkey that a browser has made, and what it is to be called."""

    name: Name
    credential: Annotated[str, Meta(min_length=1, max_length=12_000)]


class Former(msgspec.Struct):
    """Whom a browser was before it became somebody else; None if that is settled.

    ``matches`` is how many the former has (at most fifty are counted), ``both`` in how many of them
    the other one is, too.
    """

    name: str | None
    matches: int
    both: int


class FormerAnswer(Request):
    """Whether both are the same person, so that all becomes the new one's.

    If not, the browser knows the former no more.
    """

    join: bool
