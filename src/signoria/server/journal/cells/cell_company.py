"""The journal's port for companions over cells."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ParamSpec

from ..company_rows import BEGUN, CompanionRow, GroupRow, InvitedBy, Meeting, add_meetings
from ..rows import ListPlace
from .match_cells import MatchCells, Stand, list_rows
from .notice_cells import NoticeCells
from .person_cells import PersonCells
from .shelf import Edit
from .wish_cells import WishCells

P = ParamSpec("P")
KEY = "company"


class CellCompany(ABC):
    """The part of the journal for companions; see ``CompanyJournal``."""

    _matches: MatchCells
    _people: PersonCells
    _notices: NoticeCells
    _wishes: WishCells

    @abstractmethod
    async def _edit(
        self, edit: Callable[P, Edit | None], /, *args: P.args, **kwargs: P.kwargs
    ) -> bool:
        """Write what changes, as all stands when it is this job's turn; whether there is any."""

    @abstractmethod
    def _removing(self) -> set[str]:
        """The ids of those who are being removed."""

    async def companions(self, person: str) -> list[CompanionRow]:
        """All companions of a person, in no order."""
        found, removed = dict[str, CompanionRow](), self._removing()
        for stand in self._tables_of(person):
            for other in others_at(stand, person) - removed:
                add_meetings(found, other, stand.id, stand.updated)
        return list(found.values())

    async def company_of(self, match: str, person: str) -> list[str]:
        """The others at a table at which a person has sat, in no order; else nobody."""
        removed = self._removing()
        tables = [stand for stand in self._tables_of(person) if stand.id == match]
        return [other for stand in tables for other in others_at(stand, person) - removed]

    async def meetings(self, person: str, rows: Sequence[CompanionRow]) -> list[Meeting]:
        """What is known of companions of a person, in the same order."""
        return [self._meeting(person, row) for row in rows]

    async def group_matches(
        self, person: str, others: Sequence[str], after: ListPlace | None, number: int
    ) -> list[GroupRow]:
        """So many of the matches that began with a person and all these others."""
        sought = set(others)
        found = [one for one in self._tables_of(person) if sought <= others_at(one, person)]
        place = None if after is None else (-after.updated, after.match)
        ordered = sorted(found, key=lambda one: (-one.updated, one.id))
        behind = [one for one in ordered if place is None or (-one.updated, one.id) > place]
        rows = list_rows(behind, person, number)
        return [GroupRow(row, seats_at(self._matches.stands[row.id])) for row in rows]

    async def invited_by(self, person: str) -> InvitedBy:
        """Who may invite a person by name, but for whom it has hidden."""
        return self._wishes.of(person).invited_by if self._people.has(person) else "nobody"

    async def keep_invited_by(self, person: str, whom: InvitedBy) -> None:
        """Have a person invited by these from now on."""
        if self._people.has(person):
            await self._edit(self._wishes.keep_invited_by, person, whom)

    async def hidden_people(self, person: str) -> list[str]:
        """Those who may not invite a person."""
        return list(self._wishes.of(person).hidden)

    async def hide(self, person: str, other: str, *, away: bool) -> None:
        """Hide somebody from a person, or no more."""
        if self._people.has(person):
            await self._edit(self._wishes.hide, person, other, away)

    async def company_key(self) -> str | None:
        """The key from which names for companions are made."""
        return self._notices.keys.rows.get(KEY)

    async def keep_company_key(self, key: str) -> str:
        """Keep a key unless there is one; whichever is there now."""
        await self._edit(self._notices.keep_key, KEY, key)
        return self._notices.keys.rows[KEY]

    def _tables_of(self, person: str) -> list[Stand]:
        """The matches that began with a person on a seat."""
        stands = self._matches.stands.values()
        return [one for one in stands if one.members.get(person) and has_begun(one)]

    def _meeting(self, person: str, row: CompanionRow) -> Meeting:
        stand, wishes = self._matches.stands[row.match], self._wishes.of(row.person)
        known = self._people.get(row.person) if self._people.has(row.person) else None
        invitable = known is not None and wishes.invited_by == "met" and person not in wishes.hidden
        seats, name = stand.members.get(row.person, []), known.name if known else None
        return Meeting(row.person, stand.card, seats, name, invitable)


def has_begun(stand: Stand) -> bool:
    """Whether a match has begun, however it ended."""
    return stand.status in BEGUN or (stand.status != "waiting" and stand.turn is not None)


def seats_at(stand: Stand) -> dict[str, list[int]]:
    """The seats of everybody who has one."""
    return {person: seats for person, seats in stand.members.items() if seats}


def others_at(stand: Stand, person: str) -> set[str]:
    """Who else sits at a table."""
    return set(seats_at(stand)) - {person}
