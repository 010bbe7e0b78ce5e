"""What administrators do with people: names, restrictions, browsers, the office itself."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from ..domain.clean_text import clean_text
from ..domain.clock.times import SECOND
from ..domain.refusals import Refusal, refusal
from ..hub.hub import Hub
from ..journal.administration_rows import KnownPerson, Restriction
from ..journal.entries import Person
from ..people.devices import device_id
from ..people.people import BadName, clean_name
from ..protocol.administration import PersonRestriction
from .actor import Actor
from .office import Office, reach_journal

DAY = 24 * 3600 * SECOND  # milliseconds
ALL = "all"  # that stands for a person
SETTLED = 1.5  # seconds by which every server has read what is forbidden


class PeopleActs:
    """One method for each act; all raise ``Refusal``."""

    def __init__(self, hub: Hub) -> None:
        self._office = Office(hub)
        self._hub = hub

    async def rename(self, actor: Actor, person: str, name: str, reason: str) -> None:
        """Give a person another name, also in all that it has played and said."""
        known = await self._office.find_person(person)
        check_may_act(actor, known, own=True)
        try:
            name = clean_name(name)
        except BadName:
            raise refusal("bad-name") from None
        await self._office.note(actor, "rename", person, f"{known.name} → {name}. {reason}".strip())
        async with reach_journal():
            await self._office.journal.replace_name(person, name)
            await self._hub.rename(Person(person, name))
            for match in await self._office.journal.matches_with(person):
                await self._rename_in(match, person, name)

    async def _rename_in(self, match: str, person: str, name: str) -> None:
        """Have a match tell another name, at whatever server it is.

        It is had here first, since whoever lets go of it keeps a snapshot; what is written of the
        old name until it is read anew is replaced in the end.
        """
        with suppress(Refusal):  # it is shut
            await self._hub.rooms.get(match)
        for _ in range(2):
            await self._office.journal.replace_name_in(match, person, name)
            with suppress(Refusal):
                await self._hub.rooms.renew(match)

    async def restrict(
        self, actor: Actor, kind: PersonRestriction, person: str, days: float | None, reason: str
    ) -> None:
        """Ban or silence a person; who is banned gives its seats to bots."""
        known, now = await self._office.find_person(person), self._office.now
        check_may_act(actor, known)
        until = None if days is None else now + round(days * DAY)
        length = "" if days is None else f"{days:g} d. "
        await self._office.note(actor, kind, person, f"{length}{reason}")
        async with reach_journal():
            restriction = Restriction(kind, person, now, until, clean_text(reason))
            await self._office.journal.keep_restriction(restriction)
        await self._office.refresh()
        if kind == "ban":
            await self._leave_everywhere(Person(person, known.name))

    async def release(self, actor: Actor, kind: PersonRestriction, person: str) -> None:
        """Lift a restriction."""
        check_may_act(actor, await self._office.find_person(person))
        await self._office.note(actor, f"lift {kind}", person)
        async with reach_journal():
            await self._office.journal.lift_restriction(kind, person)
        await self._office.refresh()

    async def end_device(self, actor: Actor, person: str, device: str) -> None:
        """Have a browser, link or token, or ``all``, stand for a person no more."""
        known, journal = await self._office.find_person(person), self._office.journal
        check_may_act(actor, known, own=True)
        async with reach_journal():
            rows = await journal.tokens(person, self._office.now)
            found = [row.hash for row in rows if device in (ALL, device_id(row.hash))]
            if not found and device != ALL:
                raise refusal("no-such-device")
            await self._office.note(actor, "end device", person, device)
            await journal.end_tokens(person, found)
        await self._hub.sign_out(Person(person, known.name), gone=False)

    async def appoint(self, actor: Actor, person: str) -> None:
        """Make a person an administrator; only the command line does so."""
        require_operator(actor)
        await self._office.find_person(person)
        await self._office.note(actor, "appoint", person)
        async with reach_journal():
            await self._office.journal.appoint(person, self._office.now, actor.id)

    async def dismiss(self, actor: Actor, person: str) -> None:
        """Have a person be an administrator no more; oneself, or the command line."""
        if actor.person is None or actor.person.id != person:
            require_operator(actor)
        await self._office.find_person(person)
        await self._office.note(actor, "dismiss", person)
        async with reach_journal():
            await self._office.journal.dismiss(person)

    async def _leave_everywhere(self, person: Person) -> None:
        """Let bots play on for a person, wherever it has a seat, and close its connections.

        Another server may let it in until it has read the ban, so that all is looked at twice.
        """
        await self._hub.sign_out(person, gone=False)
        await self._hub.leave_all(person)
        if self._hub.context.journal.shared:
            await asyncio.sleep(SETTLED)
            await self._hub.leave_all(person)


def check_may_act(actor: Actor, known: KnownPerson, *, own: bool = False) -> None:
    """Raise ``Refusal`` for an administrator who acts on another, or on itself but for its ``own``.

    Only the command line does that.
    """
    if actor.person is None or not known.administrator:
        return
    if not own or known.id != actor.person.id:
        raise refusal("is-administrator")


def require_operator(actor: Actor) -> None:
    """Raise ``Refusal`` for whoever is not at the command line."""
    if actor.person is not None:
        raise refusal("command-line-only")
