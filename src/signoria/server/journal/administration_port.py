"""What the journal does for those who look after a server: lists of all, restrictions, a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ..protocol.common import Room
from .administration_rows import (
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
from .entries import Person
from .rows import ListPlace, TokenRow


class AdministrationJournal(Protocol):
    """The part of the journal for administrators; a server within a page has none."""

    # Who looks after the server

    async def administrators(self) -> list[Person]:
        """All administrators, by their names."""

    async def appoint(self, person: str, now: int, by: str) -> None:
        """Make a person an administrator; nothing where there is no such person."""

    async def dismiss(self, person: str, by: str | None = None) -> bool:
        """Have a person be an administrator no more whom somebody appointed; whether it was one.

        None: whoever has.
        """

    # People of an organisation

    async def sign_in_identity(
        self, issuer: str, subject: str, new: Person, token: TokenRow
    ) -> Person:
        """Add a token for the person of an identity, who is ``new`` where there was none."""

    # Lists of all

    async def search_people(
        self, text: str, after: PersonPlace | None, number: int
    ) -> list[KnownPerson]:
        """So many persons with a text in the name, or with this id, the newest first."""

    async def known_person(self, person: str) -> KnownPerson | None:
        """A person; None if there is none."""

    async def tokens(self, person: str, now: int) -> list[KnownToken]:
        """All that stands for a person, links that have not expired among them, oldest first."""

    async def end_tokens(self, person: str, tokens: Sequence[bytes]) -> None:
        """Have these, by their hashes, stand for a person no more."""

    async def known_match(self, match: str) -> KnownMatch | None:
        """A match; None if there is none."""

    async def search_all_matches(
        self, sought: MatchFilter, after: ListPlace | None, number: int
    ) -> list[KnownMatch]:
        """So many matches, the last changed first, ``after`` a place."""

    # Restrictions

    async def restrictions(self) -> list[Restriction]:
        """All that are there, also those whose time is over."""

    async def keep_restriction(self, restriction: Restriction) -> None:
        """Keep a restriction, in the place of one of the same kind and target."""

    async def lift_restriction(self, kind: RestrictionKind, target: str) -> None:
        """Drop a restriction."""

    # What people are called, and have said

    async def replace_name(self, person: str, name: str) -> None:
        """Have a person called this from now on."""

    async def matches_with(self, person: str) -> list[str]:
        """The matches in whose lists or talk a person is."""

    async def replace_name_in(self, match: str, person: str, name: str) -> None:
        """Have a match tell another name of a person, in its entries, card and talk."""

    async def empty_line(self, match: str, room: Room, number: int) -> bool:
        """Leave an empty line of talk in the place of one; whether there was one."""

    # Reports

    async def keep_report(self, report: ReportRow) -> None:
        """Keep a report."""

    async def reports(self, *, also_closed: bool, number: int) -> list[ReportRow]:
        """The newest so many reports that nobody has answered, or all."""

    async def close_report(self, report: str, now: int, answer: str) -> bool:
        """Note what came of a report; whether there is one that nobody has answered."""

    async def open_reports_by(self, reporter: str) -> int:
        """How many reports of a person nobody has answered yet."""

    # The log

    async def note_act(self, row: LogRow) -> None:
        """Write down what an administrator has done."""

    async def admin_log(self, number: int, target: str | None = None) -> list[LogRow]:
        """The newest so many lines of the log, of all or of one target."""

    # Who may come in

    async def choice(self, name: str) -> str | None:
        """What was chosen for the server under a name; None: nothing."""

    async def keep_choice(self, name: str, value: str) -> None:
        """Keep what was chosen."""

    async def keep_entry_code(self, code: EntryCode) -> None:
        """Keep a code by which people come in; those that have expired go."""

    async def use_entry_code(self, code: bytes, now: int) -> bool:
        """Use a code once; whether it was good."""
