"""The journal's port over cells."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, ParamSpec, Self, TypeVar

from ...protocol.common import Room
from ..alone import Alone
from ..entries import AnyEntry, Person
from ..rows import (
    ChatRow,
    CodeRow,
    DeviceRow,
    Errand,
    ErrandKind,
    MatchRow,
    StoredAnalysis,
    StoredMatch,
    TalkRow,
    TokenRow,
    UptimeRow,
    VacationRow,
    WriteCounts,
)
from .analysis_cells import AnalysisCells
from .archive_cells import ArchiveCells
from .cell_company import CellCompany
from .cell_exercises import CellExercises
from .cell_lists import CellLists
from .cell_notices import CellNotices
from .cell_removal import CellRemoval, Removal
from .cell_sign_in import CellSignIn
from .cells import Cells, Changes
from .code_cells import CodeCells
from .errand_cells import ErrandCells
from .exercise_cells import ExerciseCells
from .match_cells import MatchCells
from .notice_cells import NoticeCells
from .passkey_cells import PasskeyCells
from .person_cells import PersonCells
from .shelf import Edit, Shelf
from .uptime_cells import UptimeCells
from .vacation_cells import VacationCells
from .wish_cells import WishCells

FORM_KEY, FORM = "form", b"1"  # of the cells; another one is that of a newer program
P = ParamSpec("P")
T = TypeVar("T")


class NewerForm(Exception):
    """The cells were written by a newer program."""


class CellJournal(
    Alone, CellNotices, CellLists, CellSignIn, CellRemoval, CellCompany, CellExercises
):
    """A journal whose cells nobody else writes; ``open`` makes it.

    One job writes at a time.  What is kept in memory changes after the cells have.
    """

    def __init__(self, cells: Cells) -> None:
        self.write_counts = WriteCounts()
        self.administration = None  # nobody looks after a server within a page
        self._cells = cells
        self._matches = MatchCells(cells)
        self._people = PersonCells(cells)
        self._codes = CodeCells()
        self._vacations = VacationCells()
        self._errands = ErrandCells()
        self._archive = ArchiveCells()
        self._wishes = WishCells()
        self._exercises = ExerciseCells()
        self._uptimes = UptimeCells()
        self._passkeys = PasskeyCells()
        self._notices = NoticeCells()
        self._analyses = AnalysisCells(cells)
        self._removals = Shelf("removal/", Removal)
        self._turn = asyncio.Lock()
        self._jobs: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, cells: Cells) -> Self:
        """The journal in these cells; raises ``NewerForm`` and ``NotRead``."""
        form = dict(await cells.read(FORM_KEY)).get(FORM_KEY)
        if form not in (None, FORM):
            raise NewerForm
        if form is None:
            await cells.write(Changes(put={FORM_KEY: FORM}))
        journal = cls(cells)
        await journal._matches.open()
        await journal._people.open()
        await journal._codes.open(cells)
        await journal._vacations.open(cells)
        await journal._errands.open(cells)
        await journal._archive.open(cells)
        await journal._wishes.open(cells)
        await journal._exercises.open(cells)
        await journal._uptimes.open(cells)
        await journal._passkeys.open(cells)
        await journal._notices.open(cells)
        await journal._removals.open(cells)
        return journal

    async def append(
        self, match: str, first: int, entries: Sequence[AnyEntry], row: MatchRow
    ) -> None:
        """Append entries with the versions from ``first`` on; raises ``Conflict``."""
        await self._write(self._append, match, first, entries, row)

    async def load(self, match: str, *, from_start: bool = False) -> StoredMatch | None:
        """A match as it was written; None if unknown."""
        return await self._matches.load(match, from_start)

    async def keep_snapshot(self, match: str, version: int, snapshot: bytes) -> None:
        """Keep a snapshot, so that older entries need not be read."""
        if not self._is_of_removed(snapshot):
            await self._write(self._matches.keep_snapshot, match, version, snapshot)

    async def salvage(self, match: str) -> list[AnyEntry]:
        """The first entries of a match, as far as they can be read."""
        return await self._matches.salvage(match)

    async def shut_match(self, match: str) -> None:
        """Shut a match that has not ended for good."""
        await self._write(self._matches.shut, match)

    async def barrier(self) -> None:
        """Return when all that waited to be written has been."""
        async with self._turn:
            pass

    async def say(
        self, match: str, room: Room, at: int, person: str, seat: int | None, name: str, text: str
    ) -> int:
        """Write down a chat message; its number in its room."""
        line = ChatRow(room, 0, at, person, seat, name, text)
        return await self._write(self._matches.say, match, line)

    async def chat(self, match: str, room: Room, last: int) -> list[ChatRow]:
        """The ``last`` newest chat messages of a room, the oldest first."""
        return await self._matches.talk(match, room, last)

    async def list_talk(self, person: str, skip: int, number: int) -> list[TalkRow]:
        """So many of all lines that a person has said, the oldest first, after ``skip`` of them."""
        return (await self._matches.talk_of(person))[skip : skip + number]

    async def find_person(self, token: bytes) -> Person | None:
        """Whose token this is, a browser's or a network bot's; None if nobody's."""
        return self._people.find(token)

    async def find_bot_seat(self, token: bytes) -> tuple[str, int] | None:
        """The match and seat of a network bot's token; None for any other token."""
        return self._people.bot_seat(token)

    async def holds_seat(self, token: bytes) -> bool:
        """Whether the token's person holds a seat in a match that waits or runs."""
        person, stands = self._people.find(token), self._matches.stands.values()
        return person is not None and any(
            each.members.get(person.id) for each in stands if each.lives
        )

    async def add_person(self, person: Person, token: TokenRow) -> None:
        """Add a new person with its token."""
        await self._write(self._people.add, person, token)

    async def rename_person(
        self, token: bytes | None, new: Person, new_token: TokenRow, *, adding: bool = True
    ) -> Person | None:
        """Give the token's person the name of ``new``; None if ``new`` was added instead."""
        return await self._write(self._people.rename, token, new, new_token, adding)

    async def add_link(self, token: TokenRow) -> None:
        """Add a token for another device, in the place of the person's earlier ones."""
        await self._write(self._people.add_link, token)

    async def use_link(self, token: bytes, own: bytes, now: int) -> Person | None:
        """Use a token for another device once, and add that one's ``own``; None if it is void."""
        return await self._write(self._people.use_link, token, own, now)

    async def renew_bot_token(self, bot: Person, token: TokenRow) -> None:
        """Add a token of a network bot, in the place of its earlier ones."""
        await self._write(self._people.renew_bot_token, bot, token)

    async def forget_token(self, token: bytes, now: int) -> bool:
        """Forget a token, and its person if it was the last one; whether that was so."""
        return await self._write(self._forget, token, now)

    async def devices(self, person: str) -> list[DeviceRow]:
        """The browsers that stand for a person, oldest first."""
        return self._people.devices(person)

    async def note_use(self, token: bytes, now: int, agent: str) -> None:
        """Note that a browser has been used, and what it calls itself."""
        await self._write(self._people.note_use, token, now, agent)

    async def end_devices(self, person: str, tokens: Sequence[bytes]) -> None:
        """Have these browsers of a person stand for it no more."""
        await self._write(self._end_devices, person, tokens)

    async def codes(self, person: str) -> list[CodeRow]:
        """A person's recovery codes, also those that were used."""
        return self._codes.of(person)

    async def keep_codes(self, person: str, codes: Sequence[bytes], now: int) -> None:
        """Let these codes bring a person back, and no earlier ones."""
        await self._edit(self._codes.keep, person, codes, now)

    async def use_code(self, code: bytes, own: bytes, now: int) -> Person | None:
        """Use a code once, and add a browser's ``own`` token; None if there is none to be used."""
        return await self._write(self._use_code, code, own, now)

    async def has_code(self, code: bytes) -> bool:
        """Whether there is such a code, used or not."""
        return self._codes.find(code) is not None

    async def vacations(self, person: str) -> list[VacationRow]:
        """All vacations of a person, in order."""
        return self._vacations.of(person)

    async def keep_vacation(self, person: str, vacation: VacationRow) -> None:
        """Keep a vacation in the place of the one that began at the same moment."""
        await self._edit(self._keep_vacation, person, vacation)

    async def errands(self) -> list[Errand]:
        """All that is to be done."""
        return self._errands.all()

    async def add_errands(self, kind: ErrandKind, person: str) -> None:
        """Have something done at all matches of a person that wait or run."""
        await self._edit(self._errands.add, kind, person, self._unfinished_of(person))

    async def add_errand(self, kind: ErrandKind, person: str, match: str) -> None:
        """Have something done at one match."""
        await self._edit(self._errands.add, kind, person, [match])

    async def end_errand(self, errand: Errand) -> None:
        """Something is done, unless it was asked once more meanwhile."""
        await self._edit(self._errands.end, errand)

    async def note_uptime(self, now: int, gap: int, kept: int) -> bool:
        """Note that the server runs; whether it had not for longer than ``gap``."""
        found = self._uptimes.outlasts(now, gap)
        await self._edit(self._uptimes.note, now, gap, kept)
        return found

    async def uptimes(self, since: int) -> list[UptimeRow]:
        """The stretches of time in which the server ran that ended after a moment, in order."""
        return self._uptimes.since(since)

    async def join_people(self, gone: str, kept: str) -> list[str]:
        """Make one person of two; the matches of the one that is no more."""
        return await self._write(self._join, gone, kept)

    async def find_analysis(self, key: str) -> StoredAnalysis | None:
        """An analysis that was made; raises ``Unreadable`` if it is damaged."""
        return await self._analyses.find(key)

    async def touch_analysis(self, key: str, now: int) -> None:
        """Note that somebody has asked for an analysis."""
        await self._write(self._analyses.touch, key, now)

    async def keep_analysis(self, key: str, now: int, analysis: StoredAnalysis) -> None:
        """Keep an analysis, and drop the oldest of too many."""
        await self._write(self._analyses.keep, key, now, analysis)

    def health_checks(self) -> Mapping[str, Callable[[], str | None]]:
        """Nothing that somebody should look after."""
        return {}

    async def probe_reading(self) -> None:
        """Read as players do, and nothing comes of it."""
        await self._cells.read(FORM_KEY)

    async def probe_writing(self) -> None:
        """Write as players do, and nothing comes of it."""
        await self._write(self._cells.write, Changes(put={FORM_KEY: FORM}))

    async def watch(self) -> None:
        """Nothing can be lost unnoticed; never ends."""
        await asyncio.Event().wait()

    async def look_for_damage(self) -> None:
        """The store looks for damage itself."""

    async def close(self) -> None:
        """Write all that waits."""
        await self.barrier()

    async def _append(
        self, match: str, first: int, entries: Sequence[AnyEntry], row: MatchRow
    ) -> None:
        """Append to a match and change the outbox in one go."""
        edit = self._notices.change_outbox(match, row.notices) if row.notices else Edit()
        await self._matches.append(match, first, entries, row, edit.changes)
        edit.settle()

    async def _forget(self, token: bytes, now: int) -> bool:
        """Forget a token, and its person with all wishes if it was the last one."""
        person = self._people.last_of(token, now)
        if person and self._can_come_back(person.id):
            person = None
        edit = self._notices.forget_devices([token])
        if person:
            for part in (
                self._notices,
                self._codes,
                self._vacations,
                self._archive,
                self._wishes,
                self._exercises,
            ):
                edit += part.forget(person.id)
            edit += self._errands.add("leave", person.id, self._unfinished_of(person.id))
        await self._people.forget(token, person, edit.changes)
        edit.settle()
        return person is not None

    def _keep_vacation(self, person: str, vacation: VacationRow) -> Edit:
        """Keep a vacation, and have all matches of the person told."""
        told = self._errands.add("vacation", person, self._unfinished_of(person))
        return self._vacations.keep(person, vacation) + told

    async def _end_devices(self, person: str, tokens: Sequence[bytes]) -> None:
        """Have browsers stand for a person no more, nor be told."""
        own = [row.hash for row in self._people.devices(person) if row.hash in tokens]
        edit = self._notices.forget_devices(own)
        await self._people.end_devices(person, own, edit.changes)
        edit.settle()

    async def _join(self, gone: str, kept: str) -> list[str]:
        if not self._people.both(gone, kept):
            return []
        matches, stands, edit = self._matches.join(gone, kept)
        for part in (
            self._notices,
            self._codes,
            self._passkeys,
            self._vacations,
            self._errands,
            self._archive,
            self._wishes,
            self._exercises,
        ):
            edit += part.join(gone, kept)
        put = {**stands.put, **edit.changes.put}
        await self._people.join(gone, kept, Changes(put=put, gone=edit.changes.gone))
        edit.settle()
        self._matches.settle_join(matches, gone, kept)
        return matches

    def _can_come_back(self, person: str) -> bool:
        """Whether a person can, without any browser."""
        codes, ways = self._codes.of(person), self._notices.ways_of(person)
        return (
            any(row.used is None for row in codes)
            or any(way.confirmed for way in ways)
            or bool(self._passkeys.of(person))
        )

    async def _use_code(self, code: bytes, own: bytes, now: int) -> Person | None:
        """Use a code, and add a browser's token in the same go."""
        row = self._codes.find(code)
        if row is None or row.used is not None:
            return None
        edit = self._codes.use(row, now)
        token = TokenRow(own, row.person, "browser", None, None, now)
        person = await self._people.add_browser(token, edit.changes)
        edit.settle()
        return person

    async def _write(
        self, job: Callable[P, Awaitable[T]], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a job gives that writes, when those before it are done.

        A caller that gives up does not break it off: memory and cells would differ.
        """
        task = asyncio.create_task(self._take_turn(job, *args, **kwargs))
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)
        return await asyncio.shield(task)

    async def _take_turn(
        self, job: Callable[P, Awaitable[T]], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        async with self._turn:
            self.write_counts.jobs += 1
            self.write_counts.batches += 1
            return await job(*args, **kwargs)
