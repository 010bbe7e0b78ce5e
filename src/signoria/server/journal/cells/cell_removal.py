"""The journal's port for forgetting over cells."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import NamedTuple, ParamSpec, TypeVar

from msgspec.structs import replace

from .. import names
from ..joins import join_members, rename_people
from ..removal_port import NameSearch, RemovalRow
from .archive_cells import ArchiveCells
from .cells import Cells, Changes
from .code_cells import CodeCells
from .errand_cells import ErrandCells
from .exercise_cells import ExerciseCells
from .match_cells import ENTRY, SNAPSHOT, STAND, TALK, MatchCells, decode_talk, encode
from .notice_cells import NoticeCells
from .passkey_cells import PasskeyCells
from .person_cells import PersonCells
from .shelf import Edit, Shelf
from .vacation_cells import VacationCells
from .wish_cells import WishCells

P = ParamSpec("P")
T = TypeVar("T")


class Removal(NamedTuple):
    """A removal that is not finished: since when, and the ids under which the person was known."""

    at: int
    ids: list[str]


class CellRemoval(ABC):
    """The part of the journal for forgetting; see ``RemovalJournal``."""

    _cells: Cells
    _matches: MatchCells
    _people: PersonCells
    _notices: NoticeCells
    _codes: CodeCells
    _vacations: VacationCells
    _errands: ErrandCells
    _archive: ArchiveCells
    _wishes: WishCells
    _exercises: ExerciseCells
    _passkeys: PasskeyCells
    _removals: Shelf[Removal]

    @abstractmethod
    async def _write(
        self, job: Callable[P, Awaitable[T]], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a job gives that writes, when those before it are done."""

    async def begin_removal(self, person: str, now: int) -> None:
        """Nobody is this person from now on."""
        await self._write(self._begin_removal, person, now)

    async def removals(self) -> list[RemovalRow]:
        """The removals that are not finished, the first begun first."""
        rows = [RemovalRow(person, one.at) for person, one in self._removals.rows.items()]
        return sorted(rows, key=lambda row: (row.at, row.person))

    async def matches_naming(self, person: str) -> list[str]:
        """The matches in whose lists or talk a person is."""
        ids = self._ids_of(person)
        found = {
            key for key, one in self._matches.stands.items() if not ids.isdisjoint(one.members)
        }
        for key, data in await self._cells.read(TALK):
            if decode_talk(data).person in ids:
                found.add(match_of(key, TALK))
        return sorted(found)

    async def search_names(self, person: str, after: str, number: int) -> NameSearch:
        """Look through so many matches for one whose entries name a person."""
        matches = sorted(match for match in self._matches.stands if match > after)[:number]
        ids = [id.encode() for id in self._ids_of(person)]
        found = []
        for match in matches:
            rows = await self._cells.read(f"{ENTRY}{match}/")
            if any(names.names_people(data) and any(id in data for id in ids) for _, data in rows):
                found.append(match)
        return NameSearch(found, matches[-1] if matches else None)

    async def erase_names(self, match: str, person: str) -> None:
        """Have a match without the name of a removed person, and without its words."""
        await self._write(self._erase_names, match, person)

    async def finish_removal(self, person: str) -> None:
        """Forget that there was such a person."""
        await self._write(self._keep_edit, lambda: self._removals.drop([person]))

    async def drop_talk(self, before: int, most: int) -> int:
        """Drop what was said in matches that have ended and not changed since that moment."""
        return len(await self._write(self._drop_talk, before, most))

    async def drop_notices(self, before: int, most: int) -> int:
        """Drop what was to be told before that moment and was not."""
        return await self._write(self._drop_notices, before, most)

    async def drop_matches(self, before: int, most: int) -> list[str]:
        """Drop matches that have ended before that moment, whole."""
        return await self._write(self._drop_matches, before, most)

    def _removing(self) -> set[str]:
        """The ids of those who are being removed."""
        return {id for one in self._removals.rows.values() for id in one.ids}

    def _ids_of(self, person: str) -> set[str]:
        found = self._removals.rows.get(person)
        return set(found.ids) if found else set()

    def _is_of_removed(self, snapshot: bytes) -> bool:
        """Whether a snapshot names somebody who is removed."""
        return any(id.encode() in snapshot for id in self._removing())

    async def _begin_removal(self, person: str, now: int) -> None:
        if person in self._removals.rows:
            return
        joins = self._matches.joins.rows.values()
        former = {gone for each in joins for gone, kept in each.items() if kept == person}
        edit = self._removals.put({person: Removal(now, sorted({person, *former}))})
        for part in (
            self._notices,
            self._codes,
            self._vacations,
            self._errands,
            self._passkeys,
            self._archive,
            self._exercises,
        ):
            edit += part.forget(person)
        edit += self._wishes.forget_everywhere(person)
        await self._people.remove(person, edit.changes)
        edit.settle()

    async def _erase_names(self, match: str, person: str) -> None:
        if (stand := self._matches.stands.get(match)) is None:
            return
        ids, alias = self._ids_of(person), names.alias_of(person, match)
        rows = dict(await self._cells.read(f"{ENTRY}{match}/"))
        named = {key: data for key, data in rows.items() if names.names_people(data)}
        fresh = {key: names.erase_names(data, ids, alias) for key, data in named.items()}
        aliases = dict.fromkeys(ids, alias)
        members = join_members(stand.members, aliases)
        card = names.redraw_card(rename_people(stand.card, aliases), list(fresh.values()))
        changed = replace(stand, card=card, members=members)
        joins = self._matches.joins.rows.get(match, {})
        left = {gone: kept for gone, kept in joins.items() if gone not in ids}
        edit = self._matches.joins.put({match: left}) if left != joins else Edit()
        put = {**fresh, **await self._silence(match, ids, alias), STAND + match: encode(changed)}
        put |= edit.changes.put
        await self._cells.write(Changes(put=put, gone=[SNAPSHOT + match]))
        self._matches.stands[match] = changed
        edit.settle()

    async def _silence(self, match: str, ids: set[str], alias: str) -> dict[str, bytes]:
        """The lines of talk of somebody, without words."""
        found = {}
        for key, data in await self._cells.read(f"{TALK}{match}/"):
            line = decode_talk(data)
            if line.person in ids:
                found[key] = encode(replace(line, person=alias, name="", text=""))
        return found

    async def _drop_talk(self, before: int, most: int) -> list[str]:
        said = {match_of(key, TALK) for key, _ in await self._cells.read(TALK)}
        old = [match for match in self._find_ended(before) if match in said][:most]
        gone = [key for match in old for key, _ in await self._cells.read(f"{TALK}{match}/")]
        await self._cells.write(Changes(gone=gone))
        return old

    async def _drop_notices(self, before: int, most: int) -> int:
        edit = self._notices.drop_old(before, most)
        await self._cells.write(edit.changes)
        edit.settle()
        return len(edit.changes.gone)

    async def _drop_matches(self, before: int, most: int) -> list[str]:
        old = self._find_ended(before)[:most]
        edit = self._matches.joins.drop(old) + self._notices.forget_matches(old)
        edit += self._errands.forget_matches(old)
        gone = [*(SNAPSHOT + match for match in old), *(STAND + match for match in old)]
        for match in old:
            for kind in (ENTRY, TALK):
                gone += [key for key, _ in await self._cells.read(f"{kind}{match}/")]
        await self._people.remove_bots(old, Changes(gone=[*gone, *edit.changes.gone]))
        edit.settle()
        for match in old:
            del self._matches.stands[match]
        return old

    def _find_ended(self, before: int) -> list[str]:
        """Matches that have ended before a moment, the oldest first."""
        stands = [one for one in self._matches.stands.values() if not one.lives]
        return [
            one.id for one in sorted(stands, key=lambda one: one.updated) if one.updated < before
        ]

    async def _keep_edit(self, make: Callable[[], Edit]) -> None:
        edit = make()
        await self._cells.write(edit.changes)
        edit.settle()


def match_of(key: str, kind: str) -> str:
    """The match of a cell of this kind."""
    return key.removeprefix(kind).partition("/")[0]
