"""What the journal keeps of the means by which people come back; times are milliseconds."""

from __future__ import annotations

from typing import NamedTuple

from .entries import Person
from .notice_rows import Profile, WayRow


class Addressee(NamedTuple):
    """Somebody who has confirmed a mail address, and how a letter speaks to that person."""

    way: WayRow
    person: Person
    profile: Profile


class LetterRow(NamedTuple):
    """A link that went to a mail address; ``used`` is when it brought somebody back."""

    hash: bytes
    way: str
    expires: int
    used: int | None = None


class PasskeyRow(NamedTuple):
    """A passkey of a person, by the id that its device has given it.

    ``sign_count`` is how often it says that it was used, ``backed_up`` whether other devices have
    it, too.
    """

    id: bytes
    person: str
    name: str
    public_key: bytes
    sign_count: int
    backed_up: bool
    created: int
    used: int | None


class Challenge(NamedTuple):
    """What a passkey is to answer; ``person``: who shall make it, None where it shall tell that."""

    person: str | None
