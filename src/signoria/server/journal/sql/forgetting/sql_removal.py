"""The journal's port for forgetting, in a database."""

from __future__ import annotations

from ...removal_port import NameSearch, RemovalRow
from ..sql_access import SqlAccess
from . import removal_queries, retention_queries


class SqlRemoval(SqlAccess):
    """The part of the journal for forgetting; see ``RemovalJournal``."""

    async def begin_removal(self, person: str, now: int) -> None:
        """Nobody is this person from now on."""
        await self.write(removal_queries.begin_removal, person, now)

    async def removals(self) -> list[RemovalRow]:
        """The removals that are not finished, the first begun first."""
        return await self.read(removal_queries.removals)

    async def matches_naming(self, person: str) -> list[str]:
        """The matches in whose lists or talk a person is."""
        return await self.read(removal_queries.matches_naming, person)

    async def search_names(self, person: str, after: str, number: int) -> NameSearch:
        """Look through so many matches for one whose entries name a person."""
        return await self.read(removal_queries.search_names, person, after, number)

    async def erase_names(self, match: str, person: str) -> None:
        """Have a match without the name of a removed person, and without its words."""
        await self.write(removal_queries.erase_names, match, person)

    async def finish_removal(self, person: str) -> None:
        """Forget that there was such a person."""
        await self.write(removal_queries.finish_removal, person)

    async def drop_talk(self, before: int, most: int) -> int:
        """Drop what was said in matches that have ended and not changed since that moment."""
        found = await self.read(retention_queries.find_old_talk, before, most)
        if found:
            await self.write(retention_queries.drop_talk, found)
        return len(found)

    async def drop_notices(self, before: int, most: int) -> int:
        """Drop what was to be told before that moment and was not."""
        return await self.write(retention_queries.drop_notices, before, most)

    async def drop_matches(self, before: int, most: int) -> list[str]:
        """Drop matches that have ended before that moment, whole."""
        found = await self.read(retention_queries.find_old_matches, before, most)
        if found:
            await self.write(retention_queries.drop_matches, found)
        return found
