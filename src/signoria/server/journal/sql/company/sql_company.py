"""The journal's port for companions, in a database."""

from __future__ import annotations

from collections.abc import Sequence

from ...company_rows import CompanionRow, GroupRow, InvitedBy, Meeting
from ...rows import ListPlace
from .. import way_queries
from ..sql_access import SqlAccess
from . import company_queries

KEY = "company"


class SqlCompany(SqlAccess):
    """The part of the journal for companions; see ``CompanyJournal``."""

    async def companions(self, person: str) -> list[CompanionRow]:
        """All companions of a person, in no order."""
        return await self.read(company_queries.companions, person)

    async def company_of(self, match: str, person: str) -> list[str]:
        """The others at a table at which a person has sat, in no order; else nobody."""
        return await self.read(company_queries.company_of, match, person)

    async def meetings(self, person: str, rows: Sequence[CompanionRow]) -> list[Meeting]:
        """What is known of companions of a person, in the same order."""
        return await self.read(company_queries.meetings, person, rows)

    async def group_matches(
        self, person: str, others: Sequence[str], after: ListPlace | None, number: int
    ) -> list[GroupRow]:
        """So many of the matches that began with a person and all these others."""
        return await self.read(company_queries.group_matches, person, others, after, number)

    async def invited_by(self, person: str) -> InvitedBy:
        """Who may invite a person by name, but for whom it has hidden."""
        return await self.read(company_queries.invited_by, person)

    async def keep_invited_by(self, person: str, whom: InvitedBy) -> None:
        """Have a person invited by these from now on."""
        await self.write(company_queries.keep_invited_by, person, whom)

    async def hidden_people(self, person: str) -> list[str]:
        """Those who may not invite a person."""
        return await self.read(company_queries.hidden_people, person)

    async def hide(self, person: str, other: str, *, away: bool) -> None:
        """Hide somebody from a person, or no more."""
        await self.write(company_queries.hide, person, other, away)

    async def company_key(self) -> str | None:
        """The key from which names for companions are made."""
        return await self.read(way_queries.find_key, KEY)

    async def keep_company_key(self, key: str) -> str:
        """Keep a key unless there is one; whichever is there now."""
        return await self.write(way_queries.keep_key, KEY, key)
