"""What all acts of administrators share: the journal, the log, the restrictions in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..domain.clean_text import clean_text
from ..domain.ids import new_id
from ..domain.refusals import journal_refusal, refusal
from ..hub.hub import Hub
from ..journal.administration_port import AdministrationJournal
from ..journal.administration_rows import KnownPerson, LogRow
from ..journal.entries import Person
from ..journal.errors import JournalError
from .actor import Actor


class Office:
    """An administrator's means; every refusal is raised as ``Refusal``."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.context = hub.context

    @property
    def journal(self) -> AdministrationJournal:
        """The journal's part for administrators."""
        found = self.context.journal.administration
        if found is None:
            raise refusal("not-found")
        return found

    @property
    def now(self) -> int:
        """Now, in milliseconds since 1970."""
        return self.context.times.now()

    async def is_administrator(self, person: Person) -> bool:
        """Whether somebody was appointed."""
        async with reach_journal():
            return person in await self.journal.administrators()

    async def find_person(self, person: str) -> KnownPerson:
        """A person by id; raises ``Refusal`` if there is none."""
        async with reach_journal():
            found = await self.journal.known_person(person)
        if found is None:
            raise refusal("unknown-person")
        return found

    async def note(self, actor: Actor, act: str, target: str, detail: str = "") -> None:
        """Write down what is done, before it is done: nothing happens that nobody can look up."""
        detail, key = clean_text(detail), new_id()
        row = LogRow(key, self.now, actor.id, act, target, detail)
        async with reach_journal():
            await self.journal.note_act(row)

    async def refresh(self) -> None:
        """Have the restrictions of the journal in memory; other servers look by themselves."""
        async with reach_journal():
            await self.context.restrictions.refresh(self.context.journal)


@asynccontextmanager
async def reach_journal() -> AsyncIterator[None]:
    """Within, what the journal cannot do leaves as ``Refusal``."""
    try:
        yield
    except JournalError as error:
        raise journal_refusal(error) from error
