"""The journal's port for administrators, in a database."""

from __future__ import annotations

from collections.abc import Sequence

from ....protocol.common import Room
from ...administration_rows import (
    EntryCode,
    KnownMatch,
    KnownPerson,
    KnownToken,
    LogRow,
    MatchFilter,
    PersonPlace,
    ReportRow,
    Restriction,
    RestrictionKind,
)
from ...entries import Person
from ...rows import ListPlace, TokenRow
from ..sql_access import SqlAccess
from . import people_lists, report_queries, restriction_queries


class SqlAdministration(SqlAccess):
    """The part of the journal for administrators; see ``AdministrationJournal``."""

    @property
    def administration(self) -> SqlAdministration:
        """Itself."""
        return self

    async def administrators(self) -> list[Person]:
        """All administrators, by their names."""
        return await self.read(people_lists.administrators)

    async def appoint(self, person: str, now: int, by: str) -> None:
        """Make a person an administrator."""
        await self.write(people_lists.appoint, person, now, by)

    async def dismiss(self, person: str, by: str | None = None) -> bool:
        """Have a person be an administrator no more; whether it was one."""
        return await self.write(people_lists.dismiss, person, by)

    async def sign_in_identity(
        self, issuer: str, subject: str, new: Person, token: TokenRow
    ) -> Person:
        """Add a token for the person of an identity, who is ``new`` where there was none."""
        return await self.write(people_lists.sign_in_identity, issuer, subject, new, token)

    async def search_people(
        self, text: str, after: PersonPlace | None, number: int
    ) -> list[KnownPerson]:
        """So many persons with a text in the name, or with this id, the newest first."""
        return await self.read(people_lists.search_people, text, after, number)

    async def known_person(self, person: str) -> KnownPerson | None:
        """A person; None if there is none."""
        return await self.read(people_lists.known_person, person)

    async def tokens(self, person: str, now: int) -> list[KnownToken]:
        """All that stands for a person."""
        return await self.read(people_lists.tokens, person, now)

    async def end_tokens(self, person: str, tokens: Sequence[bytes]) -> None:
        """Have these stand for a person no more."""
        await self.write(people_lists.end_tokens, person, tokens)

    async def known_match(self, match: str) -> KnownMatch | None:
        """A match; None if there is none."""
        return await self.read(people_lists.known_match, match)

    async def search_all_matches(
        self, sought: MatchFilter, after: ListPlace | None, number: int
    ) -> list[KnownMatch]:
        """So many matches, the last changed first, ``after`` a place."""
        return await self.read(people_lists.search_all_matches, sought, after, number)

    async def restrictions(self) -> list[Restriction]:
        """All that are there, also those whose time is over."""
        return await self.read(restriction_queries.restrictions)

    async def keep_restriction(self, restriction: Restriction) -> None:
        """Keep a restriction, in the place of one of the same kind and target."""
        await self.write(restriction_queries.keep_restriction, restriction)

    async def lift_restriction(self, kind: RestrictionKind, target: str) -> None:
        """Drop a restriction."""
        await self.write(restriction_queries.lift_restriction, kind, target)

    async def replace_name(self, person: str, name: str) -> None:
        """Have a person called this from now on."""
        await self.write(restriction_queries.replace_name, person, name)

    async def matches_with(self, person: str) -> list[str]:
        """The matches in whose lists or talk a person is."""
        return await self.read(restriction_queries.matches_with, person)

    async def replace_name_in(self, match: str, person: str, name: str) -> None:
        """Have a match tell another name of a person, in its entries, card and talk."""
        await self.write(restriction_queries.replace_name_in, match, person, name)

    async def empty_line(self, match: str, room: Room, number: int) -> bool:
        """Leave an empty line of talk in the place of one; whether there was one."""
        return await self.write(restriction_queries.empty_line, match, room, number)

    async def keep_report(self, report: ReportRow) -> None:
        """Keep a report."""
        await self.write(report_queries.keep_report, report)

    async def reports(self, *, also_closed: bool, number: int) -> list[ReportRow]:
        """The newest so many reports that nobody has answered, or all."""
        return await self.read(report_queries.reports, also_closed, number)

    async def close_report(self, report: str, now: int, answer: str) -> bool:
        """Note what came of a report; whether there is one that nobody has answered."""
        return await self.write(report_queries.close_report, report, now, answer)

    async def open_reports_by(self, reporter: str) -> int:
        """How many reports of a person nobody has answered yet."""
        return await self.read(report_queries.open_reports_by, reporter)

    async def note_act(self, row: LogRow) -> None:
        """Write down what an administrator has done."""
        await self.write(report_queries.note_act, row)

    async def admin_log(self, number: int, target: str | None = None) -> list[LogRow]:
        """The newest so many lines of the log, of all or of one target."""
        return await self.read(report_queries.admin_log, number, target)

    async def choice(self, name: str) -> str | None:
        """What was chosen for the server under a name."""
        return await self.read(restriction_queries.choice, name)

    async def keep_choice(self, name: str, value: str) -> None:
        """Keep what was chosen."""
        await self.write(restriction_queries.keep_choice, name, value)

    async def keep_entry_code(self, code: EntryCode) -> None:
        """Keep a code by which people come in; those that have expired go."""
        await self.write(restriction_queries.keep_entry_code, code)

    async def use_entry_code(self, code: bytes, now: int) -> bool:
        """Use a code once; whether it was good."""
        return await self.write(restriction_queries.use_entry_code, code, now)
