"""The people of an organisation: who an identity is here, and who of them has an office."""

from __future__ import annotations

from ..domain.ids import new_id
from ..hub.hub import Hub
from ..journal.entries import Person
from ..journal.rows import TokenRow
from ..people.organisation import Identity, Organisation
from ..people.people import BadName, clean_name, hash_token, new_token
from .actor import Actor
from .office import Office, reach_journal

ORGANISATION = "organisation"


class OrganisationPeople:
    """Signs people in by their identities; raises ``Refusal``."""

    def __init__(self, hub: Hub, organisation: Organisation) -> None:
        self._office = Office(hub)
        self._organisation = organisation

    async def sign_in(self, identity: Identity) -> tuple[Person, str]:
        """The person of an identity, a new one at the first time, and a browser's token for it."""
        new, own, now = Person(new_id(), name_of(identity)), new_token(), self._office.now
        row = TokenRow(hash_token(own), new.id, "browser", None, None, now)
        async with reach_journal():
            person = await self._office.journal.sign_in_identity(
                identity.issuer, identity.subject, new, row
            )
        await self._office.refresh()  # it may have been banned before it was removed
        await self._settle_office(person, identity)
        return person, own

    async def _settle_office(self, person: Person, identity: Identity) -> None:
        """Appoint and dismiss as the groups say; whom the command line appointed stays."""
        wanted = self._organisation.administers(identity)
        if wanted is None:
            return
        async with reach_journal():
            holds = await self._office.is_administrator(person)
            if wanted and not holds:
                await self._office.note(Actor(ORGANISATION), "appoint", person.id)
                await self._office.journal.appoint(person.id, self._office.now, ORGANISATION)
            elif holds and not wanted:
                dismissed = await self._office.journal.dismiss(person.id, ORGANISATION)
                if dismissed:
                    await self._office.note(Actor(ORGANISATION), "dismiss", person.id)


def name_of(identity: Identity) -> str:
    """A name for somebody new, fit to be shown."""
    try:
        return clean_name(identity.name)
    except BadName:
        return clean_name(identity.subject)
