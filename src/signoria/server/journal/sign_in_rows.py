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
