"""What administrators do with matches: end, hide and close them, remove lines of talk."""

from __future__ import annotations

from contextlib import suppress

from ... import record as records
from ..domain.clean_text import clean_text
from ..domain.commands import Abandon
from ..domain.refusals import Refusal, refusal
from ..hub.hub import Hub
from ..journal.administration_rows import KnownMatch, Restriction
from ..protocol.administration import MatchRestriction
from ..protocol.common import Room
from ..views import record_export
from .actor import Actor
from .office import Office, reach_journal
from .people_acts import DAY


class MatchActs:
    """One method for each act; all raise ``Refusal``."""

    def __init__(self, hub: Hub) -> None:
        self._office = Office(hub)
        self._hub = hub

    async def find_match(self, match: str) -> KnownMatch:
        """A match by id; raises ``Refusal`` if there is none."""
        async with reach_journal():
            found = await self._office.journal.known_match(match)
        if found is None:
            raise refusal("no-such-match")
        return found

    async def end(self, actor: Actor, match: str, reason: str) -> None:
        """End a match without a result."""
        await self.find_match(match)
        room = await self._hub.room(match)
        await self._office.note(actor, "end", match, reason)
        await room.carry_out_to_end(None, Abandon())

    async def restrict(
        self, actor: Actor, kind: MatchRestriction, match: str, days: float | None, reason: str
    ) -> None:
        """Hide a match from strangers, or close its talk."""
        await self.find_match(match)
        now = self._office.now
        until = None if days is None else now + round(days * DAY)
        await self._office.note(actor, kind, match, reason)
        async with reach_journal():
            restriction = Restriction(kind, match, now, until, clean_text(reason))
            await self._office.journal.keep_restriction(restriction)
        await self._show(match)

    async def release(self, actor: Actor, kind: MatchRestriction, match: str) -> None:
        """Lift a restriction."""
        await self.find_match(match)
        await self._office.note(actor, f"lift {kind}", match)
        async with reach_journal():
            await self._office.journal.lift_restriction(kind, match)
        await self._show(match)

    async def remove_line(self, actor: Actor, match: str, room: Room, number: int) -> None:
        """Leave an empty line of talk in the place of one."""
        await self.find_match(match)
        await self._office.note(actor, "remove line", match, f"{room} {number}")
        async with reach_journal():
            if not await self._office.journal.empty_line(match, room, number):
                raise refusal("no-such-line")
        await self._show(match)

    async def export(self, actor: Actor, match: str) -> str:
        """The record of a match that is over."""
        await self.find_match(match)
        await self._office.note(actor, "export", match)
        room = await self._hub.room(match)
        await room.read(record_export.require_over)
        return await room.read_offloaded(
            lambda model: records.write(record_export.finished_record(model).record())
        )

    async def _show(self, match: str) -> None:
        """Let everybody at the match see it as it is now; who may not see it is sent away."""
        await self._office.refresh()
        with suppress(Refusal):  # it is shut, and nobody is there
            await self._hub.rooms.renew(match)
