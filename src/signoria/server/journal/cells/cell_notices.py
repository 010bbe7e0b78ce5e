"""The journal's port for notices over cells."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import ParamSpec, TypeVar

from ..notice_rows import Choice, DueNotices, NoticeKey, OutboxRow, Profile, WayRow, When
from ..rows import LobbyRow
from .cells import Cells
from .match_cells import MatchCells, list_rows
from .notice_cells import NoticeCells
from .shelf import Edit

PUSH = "push"  # the name of the key for browsers
P = ParamSpec("P")
T = TypeVar("T")


class CellNotices(ABC):
    """The part of the journal for notices; see ``NoticeJournal``."""

    _cells: Cells
    _matches: MatchCells
    _notices: NoticeCells

    @abstractmethod
    async def _write(
        self, job: Callable[P, Awaitable[T]], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a job gives that writes, when those before it are done."""

    async def due_notices(self, now: int, most: int) -> list[DueNotices]:
        """What is due, of ``most`` notices the earliest, by the ways that they go."""
        return self._notices.due_notices(now, most)

    async def postpone_notices(self, keys: Sequence[NoticeKey], due: int) -> None:
        """Have notices wait until a moment."""
        await self._edit(self._notices.postpone, keys, due)

    async def withdraw_notices(self, notices: Sequence[OutboxRow]) -> None:
        """Take notices out that nobody need be told any more; newer ones stay."""
        await self._edit(self._notices.withdraw, notices)

    async def claim_notices(self, notices: Sequence[OutboxRow], message: str) -> list[NoticeKey]:
        """Note that notices go out together as this message; those that are still to be told."""
        return await self._write(self._claim, notices, message)

    async def finish_message(self, way: str, message: str, now: int) -> None:
        """A message has arrived."""
        await self._edit(self._notices.finish, way, message, now)

    async def fail_message(self, way: str, message: str, fault: str, again: int | None) -> None:
        """A message has not arrived."""
        await self._edit(self._notices.fail, way, message, fault, again)

    async def note_visit(self, person: str, match: str | None = None) -> None:
        """A person has seen a match, or the list of all; mostly that changes nothing."""
        if self._notices.visit(person, match).matters:
            await self._edit(self._notices.visit, person, match)

    async def ways(self, person: str) -> list[WayRow]:
        """The ways to tell a person something, oldest first."""
        return self._notices.ways_of(person)

    async def find_way(self, way: str) -> WayRow | None:
        """A way by its id."""
        return self._notices.ways.rows.get(way)

    async def add_way(self, way: WayRow) -> None:
        """Add a way."""
        await self._edit(self._notices.add_way, way)

    async def choose(self, person: str, way: str, choice: Choice) -> bool:
        """Have a person's way used otherwise; whether there is such a way."""
        return await self._edit(self._notices.choose, person, way, choice)

    async def open_way(self, way: str, device: bytes | None = None) -> bool:
        """Use a way from now on; whether there is such a way."""
        return await self._edit(self._notices.open_way, way, device)

    async def remove_way(self, person: str, way: str) -> bool:
        """Use a person's way never more; whether there was such a way."""
        return await self._edit(self._notices.remove_way, person, way)

    async def choose_for_match(self, person: str, match: str, when: When | None) -> None:
        """Tell a person of a match then, whatever its ways say; None: as they say."""
        await self._edit(self._notices.choose_for_match, person, match, when)

    async def match_choices(self, person: str) -> dict[str, When]:
        """When a person wants to be told of single matches, by their ids."""
        return self._notices.match_choices(person)

    async def profile(self, person: str) -> Profile:
        """How a person is spoken to."""
        return self._notices.profile(person)

    async def keep_profile(self, person: str, profile: Profile) -> None:
        """Speak to a person so from now on."""
        await self._edit(self._notices.profiles.put, {person: profile})

    async def push_key(self) -> str | None:
        """The private key that signs what goes to browsers; None if none has been made yet."""
        return self._notices.keys.rows.get(PUSH)

    async def keep_push_key(self, key: str) -> str:
        """Keep a private key unless there is one; whichever is there now."""
        await self._edit(self._notices.keep_key, PUSH, key)
        return self._notices.keys.rows[PUSH]

    async def find_rows(self, person: str, matches: Sequence[str]) -> list[LobbyRow]:
        """These matches as a list shows them to a person."""
        found = (self._matches.stands.get(match) for match in matches)
        return list_rows((stand for stand in found if stand), person)

    async def matches_to_move(self, person: str) -> list[str]:
        """The matches under way in which it is a person's turn, by their ids."""
        return [
            id
            for id, stand in self._matches.stands.items()
            if stand.runs and stand.to_move in stand.members.get(person, [])
        ]

    async def unseated_rows(self, person: str) -> list[LobbyRow]:
        """The matches that wait and stand in a person's lists, although it has no seat there."""
        stands = self._matches.stands.values()
        unseated = (each for each in stands if each.members.get(person) == [])
        rows = list_rows((each for each in unseated if each.lives and not each.runs), person)
        return sorted(rows, key=lambda row: (-row.updated, row.id))

    async def _claim(self, notices: Sequence[OutboxRow], message: str) -> list[NoticeKey]:
        keys, edit = self._notices.claim(notices, message)
        await self._keep(edit)
        return keys

    async def _edit(
        self, edit: Callable[P, Edit | None], /, *args: P.args, **kwargs: P.kwargs
    ) -> bool:
        """Write what changes, as all stands when it is this job's turn; whether there is any."""

        async def job() -> bool:
            change = edit(*args, **kwargs)
            if change is not None:
                await self._keep(change)
            return change is not None

        return await self._write(job)

    async def _keep(self, edit: Edit) -> None:
        await self._cells.write(edit.changes)
        edit.settle()
