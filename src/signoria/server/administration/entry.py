"""Who may come in: everybody, or new people by a link of an administrator only."""

from __future__ import annotations

from ..domain.clock.times import SECOND
from ..domain.refusals import refusal
from ..hub.hub import Hub
from ..hub.retention import Dropped, Keep, Retention
from ..journal.administration_rows import EntryCode
from ..people.people import hash_token, new_token
from ..protocol import administration as bodies
from .actor import Actor
from .office import Office, reach_journal
from .people_acts import require_operator

CHOICE, OPEN, INVITED = "entry", "open", "invited"
DAY = 24 * 3600 * SECOND  # milliseconds


class Entry:
    """The rule by which new people come in, and the links that let them."""

    def __init__(self, hub: Hub) -> None:
        self._office = Office(hub)
        self._hub = hub

    async def is_by_invitation(self) -> bool:
        """Whether new people need a link."""
        if self._office.context.journal.administration is None:
            return False
        async with reach_journal():
            return await self._office.journal.choice(CHOICE) == INVITED

    async def keep_rule(self, actor: Actor, *, invited_only: bool) -> None:
        """Say who may come in from now on."""
        value = INVITED if invited_only else OPEN
        await self._office.note(actor, "entry", "", value)
        async with reach_journal():
            await self._office.journal.keep_choice(CHOICE, value)

    async def make_link(
        self, actor: Actor, base: str, wish: bodies.EntryCodeWish
    ) -> bodies.EntryLink:
        """A link that lets people in."""
        code, now = new_token(), self._office.now
        expires = now + wish.days * DAY
        await self._office.note(actor, "entry link", "", f"{wish.people}, {wish.days} d")
        async with reach_journal():
            row = EntryCode(hash_token(code), now, expires, wish.people)
            await self._office.journal.keep_entry_code(row)
        return bodies.EntryLink(f"{base}/enter/{code}", wish.people, expires // SECOND)

    async def let_in(self, code: str | None) -> None:
        """Use a code for one new person; raises ``Refusal`` where that is needed and not good."""
        if not await self.is_by_invitation():
            return
        async with reach_journal():
            good = code is not None and await self._office.journal.use_entry_code(
                hash_token(code), self._office.now
            )
        if not good:
            raise refusal("invited-only")

    async def prune(self, actor: Actor, wish: bodies.PruneWish) -> Dropped:
        """Drop what is old, now; only the command line does so."""
        require_operator(actor)
        wanted = f"{wish.talk} {wish.notices} {wish.matches} d"
        await self._office.note(actor, "prune", "", wanted)
        keep = Keep(wish.talk, wish.notices, wish.matches)
        async with reach_journal():
            return await Retention(self._hub, keep).drop_old()
