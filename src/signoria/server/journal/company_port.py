"""What the journal does for people who sat at one table, and for who wants to be left alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from .company_rows import CompanionRow, GroupRow, InvitedBy, Meeting
from .rows import ListPlace


class CompanyJournal(Protocol):
    """The part of the journal for companions: who has sat with a person in a match that began.

    Two identities that were joined are one companion, and who is being removed is none.  Network
    bots, and those of whom only a seat is left, are told apart by their cards.
    """

    async def companions(self, person: str) -> list[CompanionRow]:
        """All companions of a person, in no order."""

    async def company_of(self, match: str, person: str) -> list[str]:
        """The others at a table at which a person has sat, in no order; else nobody."""

    async def meetings(self, person: str, rows: Sequence[CompanionRow]) -> list[Meeting]:
        """What is known of companions of a person, in the same order."""

    async def group_matches(
        self, person: str, others: Sequence[str], after: ListPlace | None, number: int
    ) -> list[GroupRow]:
        """So many of the matches that began with a person and all these others, with a seat each.

        The last changed first, ``after`` a place, also what the person has put away.
        """

    # Who may invite a person

    async def invited_by(self, person: str) -> InvitedBy:
        """Who may invite a person by name, but for whom it has hidden; nobody for no person."""

    async def keep_invited_by(self, person: str, whom: InvitedBy) -> None:
        """Have a person invited by these from now on."""

    async def hidden_people(self, person: str) -> list[str]:
        """Those who may not invite a person, and whom it does not want to see."""

    async def hide(self, person: str, other: str, *, away: bool) -> None:
        """Hide somebody from a person, or no more; nothing where there is no such person."""

    # The key by which companions are known to each other

    async def company_key(self) -> str | None:
        """The key from which names for companions are made; None if none has been made yet."""

    async def keep_company_key(self, key: str) -> str:
        """Keep a key unless there is one; whichever is there now."""
