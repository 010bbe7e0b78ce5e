"""The journal's port for lists of matches over cells."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ParamSpec

from ..rows import DueRow, ListPlace, LobbyRow, LobbyRows, RunningRow
from .archive_cells import ArchiveCells
from .match_cells import LOBBY_LENGTH, MatchCells, Stand, list_rows
from .shelf import Edit

P = ParamSpec("P")


class CellLists(ABC):
    """The part of the journal for lists of matches."""

    _matches: MatchCells
    _archive: ArchiveCells

    @abstractmethod
    async def _edit(
        self, edit: Callable[P, Edit | None], /, *args: P.args, **kwargs: P.kwargs
    ) -> bool:
        """Write what changes, as all stands when it is this job's turn; whether there is any."""

    async def lobby(self, person: str | None) -> LobbyRows:
        """The newest matches of the person, of the open and of the running ones."""
        stands, away = self._matches.stands.values(), set(self._archive.of(person))
        mine = [each for each in stands if person in each.members and each.id not in away]
        ordered = sorted(mine, key=lambda one: (not one.lives, -one.updated))
        public = sorted(
            (each for each in stands if each.public and each.lives), key=lambda one: -one.created
        )
        return LobbyRows(
            mine=[]
            if person is None
            else await self._matches.own_rows(ordered, person, LOBBY_LENGTH),
            open=list_rows((each for each in public if not each.runs), person),
            running=list_rows((each for each in public if each.runs and each.spectators), person),
        )

    async def list_matches(
        self, person: str, after: ListPlace | None, number: int, *, archived: bool = False
    ) -> list[LobbyRow]:
        """So many of the person's matches, the last changed first, ``after`` a place."""
        stands, away = self._matches.stands.values(), set(self._archive.of(person))
        own = [each for each in stands if person in each.members]
        mine = [each for each in own if (each.id in away) == archived]
        ordered = sorted(mine, key=lambda one: (-one.updated, one.id))
        place = None if after is None else (-after.updated, after.match)
        behind = [one for one in ordered if place is None or (-one.updated, one.id) > place]
        return await self._matches.own_rows(behind, person, number)

    async def archive(self, person: str, match: str, *, away: bool) -> None:
        """Put a match away from a person's lists, or bring it back."""
        await self._edit(self._archive.put, person, match, away)

    async def due_matches(self) -> list[DueRow]:
        """Matches that go on, or end, by themselves at a time, the earliest first."""
        rows = [
            DueRow(each.id, each.wake, each.to_move, each.card)
            for each in self._matches.stands.values()
            if each.lives and each.wake is not None
        ]
        return sorted(rows, key=lambda row: row.wake)

    async def running_matches(self) -> list[RunningRow]:
        """All matches under way."""
        return await self._matches.running()

    async def hosted_cards(self, person: str) -> list[bytes]:
        """The cards of the matches under way that a person has made and does not play in."""
        return [each.card for each in self._running if each.members.get(person) == []]

    async def filter_running(self, matches: Sequence[str]) -> list[str]:
        """Which of these matches are under way."""
        running = {each.id for each in self._running}
        return [match for match in matches if match in running]

    async def unfinished_of(self, person: str) -> list[str]:
        """The matches of a person that wait or run."""
        return self._unfinished_of(person)

    async def has_member(self, match: str, person: str) -> bool:
        """Whether a match stands in a person's lists."""
        stand = self._matches.stands.get(match)
        return stand is not None and person in stand.members

    def _unfinished_of(self, person: str) -> list[str]:
        stands = self._matches.stands.values()
        return [each.id for each in stands if each.lives and person in each.members]

    @property
    def _running(self) -> list[Stand]:
        """The matches under way."""
        return [each for each in self._matches.stands.values() if each.runs]
