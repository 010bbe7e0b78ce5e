"""The directory of a person: whom it has sat with at a table, the last met first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..domain.refusals import refusal
from ..journal.company_rows import CompanionRow, Meeting
from ..journal.entries import Person
from ..journal.port import Journal
from ..protocol.company import Companion, CompanionPage
from .company_keys import CompanyKeys, key_of
from .table_names import name_at

PAGE = 20  # people that a page shows
MOST = 200  # people of whom a page looks for names, some of which are gone


class Known(NamedTuple):
    """Somebody by the key that its companion has."""

    key: str
    row: CompanionRow

    @property
    def place(self) -> tuple[int, str]:
        """Where it stands among all."""
        return -self.row.last, self.key


class Directory:
    """Whom a person has sat with, read once; raises ``Refusal`` for keys that are not the person's.

    Nothing of it depends on whether anybody can still be reached, but for ``invitable``, which
    says no for whatever reason.
    """

    def __init__(self, journal: Journal, keys: CompanyKeys, person: Person) -> None:
        self._journal, self._keys, self._person = journal, keys, person
        self._known: list[Known] | None = None
        self._away = set[str]()

    @property
    def matches(self) -> int:
        """In how many matches companions were found, each counted for itself."""
        return sum(one.row.matches for one in self._known or ())

    async def find_page(
        self, after: str | None, *, hidden: bool = False, name: str = ""
    ) -> CompanionPage:
        """The next page of those who are hidden, or of all others, with this part of a name."""
        known = await self._list_known()
        wanted = [one for one in known if (one.row.person in self._away) == hidden]
        behind = [one for one in wanted if after is None or one.place > read_place(after)]
        found, sought = list[Companion](), name.strip().casefold()
        for begin in range(0, min(len(behind), MOST), PAGE):
            for one, told in await self._describe(behind[begin : begin + PAGE]):
                found += [told] if told and sought in told.name.casefold() else []
                if len(found) == PAGE:
                    rest = one is not behind[-1]
                    return CompanionPage(found, write_place(one) if rest else None)
        return CompanionPage(found, write_place(behind[MOST - 1]) if len(behind) > MOST else None)

    async def find_table(self, match: str) -> CompanionPage:
        """The others at a table at which the person has sat; nobody for any other match."""
        there = set(await self._journal.company_of(match, self._person.id))
        known = [one for one in await self._list_known() if one.row.person in there]
        return CompanionPage([told for _, told in await self._describe(known) if told], None)

    async def find(self, keys: Sequence[str]) -> list[str]:
        """The ids of people by the keys by which the person knows them, in this order."""
        return [one.row.person for one in await self._find_known(keys)]

    async def find_companions(self, keys: Sequence[str]) -> list[Companion]:
        """Those whom the person knows by these keys, in this order."""
        found = [told for _, told in await self._describe(await self._find_known(keys)) if told]
        if len(found) < len(keys):
            raise refusal("no-such-person")
        return found

    async def hide(self, key: str, *, hidden: bool) -> Companion:
        """Hide somebody from the person, or no more."""
        (other,) = await self.find([key])
        await self._journal.hide(self._person.id, other, away=hidden)
        self._away = set(await self._journal.hidden_people(self._person.id))
        return (await self.find_companions([key]))[0]

    async def _find_known(self, keys: Sequence[str]) -> list[Known]:
        known = {one.key: one for one in await self._list_known()}
        if not known.keys() >= set(keys):
            raise refusal("no-such-person")
        return [known[key] for key in keys]

    async def _list_known(self) -> list[Known]:
        """All companions, the last met first."""
        if self._known is None:
            me, secret = self._person.id, await self._keys.secret()
            rows = await self._journal.companions(me)
            self._away = set(await self._journal.hidden_people(me))
            known = [Known(key_of(secret, me, row.person), row) for row in rows]
            self._known = sorted(known, key=lambda one: one.place)
        return self._known

    async def _describe(self, known: Sequence[Known]) -> list[tuple[Known, Companion | None]]:
        """What the person is told of these; None where only a seat without a name is left."""
        met = await self._journal.meetings(self._person.id, [one.row for one in known])
        pairs = zip(known, met, strict=True)
        return [
            (one, describe(one, meeting, one.row.person in self._away)) for one, meeting in pairs
        ]


def describe(one: Known, meeting: Meeting, hidden: bool) -> Companion | None:
    """Somebody as its companion is told; None for a network bot, and without a name."""
    name, row = name_at(meeting), one.row
    if name is None:
        return None
    return Companion(one.key, name, row.matches, row.last // 1000, meeting.invitable, hidden)


def read_place(after: str) -> tuple[int, str]:
    """A place in the list as ``write_place`` writes it; the end for any other text."""
    last, _, key = after.partition(".")
    return (-int(last), key) if last.isascii() and last.isdigit() and len(last) < 16 else (1, "")


def write_place(one: Known) -> str:
    """A place in the list as a text."""
    return f"{one.row.last}.{one.key}"
