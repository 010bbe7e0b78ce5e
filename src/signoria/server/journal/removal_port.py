"""What the journal does to forget: a person who wants to be removed, and what has grown old."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class RemovalRow(NamedTuple):
    """A person who was removed, and when that began, in milliseconds since 1970."""

    person: str
    at: int


class NameSearch(NamedTuple):
    """Matches in which a name was found, and where the search goes on; None: it is over."""

    matches: Sequence[str]
    after: str | None


class RemovalJournal(Protocol):
    """The part of the journal for forgetting.

    A removal has steps, each of which may be done twice: it is begun, by which the person is
    nobody's any more; names are erased, match by match; and when no server can have a name in
    memory any more, it is finished.
    """

    # A person

    async def begin_removal(self, person: str, now: int) -> None:
        """Nobody is this person from now on: its row, tokens, keys, codes, ways, addresses, wishes,
        exercises and vacations are gone, and what waits to be told by them.
        """

    async def removals(self) -> list[RemovalRow]:
        """The removals that are not finished, the first begun first."""

    async def matches_naming(self, person: str) -> list[str]:
        """The matches in whose lists or talk a person is."""

    async def search_names(self, person: str, after: str, number: int) -> NameSearch:
        """Look through so many matches, behind the id ``after``, for one whose entries name a
        person, also one who left before the start.
        """

    async def erase_names(self, match: str, person: str) -> None:
        """Have a match without the name of a person who is being removed, and without its words.

        Entries stay, of a person without a name; lines of talk stay as empty ones, so that others
        keep their numbers.  A snapshot goes; who has the match in memory reads it anew.
        """

    async def finish_removal(self, person: str) -> None:
        """Forget that there was such a person."""

    # What has grown old; at most so many at a time, and how many there were

    async def drop_talk(self, before: int, most: int) -> int:
        """Drop what was said in matches that have ended and not changed since that moment."""

    async def drop_notices(self, before: int, most: int) -> int:
        """Drop what was to be told before that moment and was not."""

    async def drop_matches(self, before: int, most: int) -> list[str]:
        """Drop matches that have ended before that moment, whole."""
