"""What the journal knows of people who sat at one table.  Times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from .rows import LobbyRow

InvitedBy = Literal["met", "nobody"]  # who may invite a person by name
BEGUN = ("running", "over")  # of what ended otherwise only the entries say whether it had begun


class CompanionRow(NamedTuple):
    """Somebody with whom a person has sat in so many matches that began.

    ``match`` is the one that changed last, at the moment ``last``.
    """

    person: str
    matches: int
    last: int
    match: str


class Meeting(NamedTuple):
    """Somebody at a table: its card, the seats there, and the name that the person has now.

    ``name`` is None, and nobody may invite, where there is no such person any more.
    """

    person: str
    card: bytes
    seats: Sequence[int]
    name: str | None
    invitable: bool


class GroupRow(NamedTuple):
    """A match that began, as a list shows it to one of a group, with the seats of everybody."""

    row: LobbyRow
    seats: Mapping[str, Sequence[int]]


def add_meetings(found: dict[str, CompanionRow], person: str, match: str, updated: int) -> None:
    """Count a match that a companion has sat in, too."""
    before = found.get(person, CompanionRow(person, 0, -1, ""))
    newest = max((before.last, before.match), (updated, match))
    found[person] = CompanionRow(person, before.matches + 1, *newest)
