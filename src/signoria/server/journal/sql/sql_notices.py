"""The outbox of notices, and what people want of it, in a database."""

from __future__ import annotations

from collections.abc import Sequence

from ..notice_rows import Choice, DueNotices, NoticeKey, OutboxRow, Profile, WayRow, When
from ..rows import LobbyRow
from . import notice_queries, way_queries
from .sql_access import SqlAccess

PUSH = "push"  # the name of the key for browsers


class SqlNotices(SqlAccess):
    """The part of the journal for notices; see ``NoticeJournal``."""

    async def due_notices(self, now: int, most: int) -> list[DueNotices]:
        """What is due, of ``most`` notices the earliest, by the ways that they go."""
        return await self.read(notice_queries.due_notices, now, most)

    async def postpone_notices(self, keys: Sequence[NoticeKey], due: int) -> None:
        """Have notices wait until a moment."""
        await self.write(notice_queries.postpone_notices, keys, due)

    async def withdraw_notices(self, notices: Sequence[OutboxRow]) -> None:
        """Take notices out that nobody need be told any more; newer ones stay."""
        versions = [(one.key, one.version) for one in notices]
        await self.write(notice_queries.withdraw_notices, versions)

    async def claim_notices(self, notices: Sequence[OutboxRow], message: str) -> list[NoticeKey]:
        """Note that notices go out together as this message; those that are still to be told."""
        versions = {one.key: one.version for one in notices}
        return await self.write(notice_queries.claim_notices, versions, message)

    async def finish_message(self, way: str, message: str, now: int) -> None:
        """A message has arrived."""
        await self.write(notice_queries.finish_message, way, message, now)

    async def fail_message(self, way: str, message: str, fault: str, again: int | None) -> None:
        """A message has not arrived."""
        await self.write(notice_queries.fail_message, way, message, fault, again)

    async def note_visit(self, person: str, match: str | None = None) -> None:
        """A person has seen a match, or the list of all; mostly that changes nothing."""
        if await self.read(notice_queries.waits, person, match):
            await self.write(notice_queries.note_visit, person, match)

    async def ways(self, person: str) -> list[WayRow]:
        """The ways to tell a person something, oldest first."""
        return await self.read(way_queries.ways, person)

    async def find_way(self, way: str) -> WayRow | None:
        """A way by its id."""
        return await self.read(way_queries.find_way, way)

    async def add_way(self, way: WayRow) -> None:
        """Add a way."""
        await self.write(way_queries.add_way, way)

    async def choose(self, person: str, way: str, choice: Choice) -> bool:
        """Have a person's way used otherwise; whether there is such a way."""
        return await self.write(way_queries.choose, person, way, choice)

    async def open_way(self, way: str, device: bytes | None = None) -> bool:
        """Use a way from now on; whether there is such a way."""
        return await self.write(way_queries.open_way, way, device)

    async def remove_way(self, person: str, way: str) -> bool:
        """Use a person's way never more; whether there was such a way."""
        return await self.write(way_queries.remove_way, person, way)

    async def choose_for_match(self, person: str, match: str, when: When | None) -> None:
        """Tell a person of a match then, whatever its ways say; None: as they say."""
        await self.write(way_queries.choose_for_match, person, match, when)

    async def match_choices(self, person: str) -> dict[str, When]:
        """When a person wants to be told of single matches, by their ids."""
        return await self.read(way_queries.match_choices, person)

    async def profile(self, person: str) -> Profile:
        """How a person is spoken to."""
        return await self.read(way_queries.profile, person)

    async def keep_profile(self, person: str, profile: Profile) -> None:
        """Speak to a person so from now on."""
        await self.write(way_queries.keep_profile, person, profile)

    async def push_key(self) -> str | None:
        """The private key that signs what goes to browsers; None if none has been made yet."""
        return await self.read(way_queries.find_key, PUSH)

    async def keep_push_key(self, key: str) -> str:
        """Keep a private key unless there is one; whichever is there now."""
        return await self.write(way_queries.keep_key, PUSH, key)

    async def find_rows(self, person: str, matches: Sequence[str]) -> list[LobbyRow]:
        """These matches as a list shows them to a person."""
        return await self.read(way_queries.find_rows, person, matches)

    async def matches_to_move(self, person: str) -> list[str]:
        """The matches under way in which it is a person's turn, by their ids."""
        return await self.read(way_queries.matches_to_move, person)

    async def unseated_rows(self, person: str) -> list[LobbyRow]:
        """The matches that wait and stand in a person's lists, although it has no seat there."""
        return await self.read(way_queries.unseated_rows, person)
