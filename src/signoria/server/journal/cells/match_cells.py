"""Matches as cells: how each stands, its entries, its snapshot and its talk.

How all matches stand is kept in memory, too, for the lists; entries are read when they are asked
for.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import islice

import msgspec

from ....decoders import json_decoder, msgpack_decoder
from ...protocol.common import Room, Status
from ..entries import AnyEntry, Created, Started
from ..errors import Conflict, Unreadable
from ..joins import NOBODY, Joins, is_of_before, join_members, rename_people
from ..rows import ChatRow, LobbyRow, MatchRow, RunningRow, StoredMatch, TalkRow
from .cells import Cells, Changes
from .shelf import Edit, Shelf

STAND, ENTRY, SNAPSHOT, TALK = "match/", "entry/", "snapshot/", "talk/"
LOBBY_LENGTH = 50  # matches in each list
DIGITS = 9  # of numbers in keys, which are ordered as texts
ALIVE = ("waiting", "running")
SHUT: Status = "damaged"  # of a match that was shut for good
NO_CARD = b"{}"

encode = msgspec.msgpack.Encoder().encode
encode_entry = msgspec.json.Encoder().encode
decode_entry = json_decoder(AnyEntry).decode
decode_talk = msgpack_decoder(ChatRow).decode
decode_snapshot = msgpack_decoder(tuple[int, bytes]).decode


class Stand(msgspec.Struct, frozen=True, kw_only=True):
    """How a match stands at its version; the fields are those of ``MatchRow`` and ``Created``."""

    id: str
    created: int
    public: bool
    spectators: bool
    version: int
    status: Status
    updated: int
    to_move: int | None = None
    turn: int | None = None
    deadline: int | None = None
    wake: int | None = None
    card: bytes = NO_CARD
    members: dict[str, list[int]] = {}

    @property
    def runs(self) -> bool:
        """Whether it is under way."""
        return self.status == "running"

    @property
    def lives(self) -> bool:
        """Whether it waits or runs."""
        return self.status in ALIVE


decode_stand = msgpack_decoder(Stand).decode


class MatchCells:
    """All matches of a store; ``stands`` by their ids."""

    def __init__(self, cells: Cells) -> None:
        self._cells = cells
        self.stands: dict[str, Stand] = {}
        self.joins = Shelf("join/", dict[str, str])

    async def open(self) -> None:
        """Read how all matches stand."""
        await self.joins.open(self._cells)
        for _, data in await self._cells.read(STAND):
            stand = decode_stand(data)
            self.stands[stand.id] = stand

    async def append(
        self, match: str, first: int, entries: Sequence[AnyEntry], row: MatchRow, more: Changes
    ) -> None:
        """Append entries and note how the match stands then; raises ``Conflict``.

        ``more`` is written in the same go.
        """
        stand = self._stand_after(match, first, entries, row)
        new = {
            entry_key(match, version): encode_entry(entry)
            for version, entry in enumerate(entries, first)
        }
        put = {STAND + match: encode(stand), **more.put}
        await self._cells.write(Changes(new, put, more.gone))
        self.stands[match] = stand

    def _stand_after(
        self, match: str, first: int, entries: Sequence[AnyEntry], row: MatchRow
    ) -> Stand:
        """How a match will stand; raises ``Conflict`` unless ``first`` is the next version."""
        before, begun = self.stands.get(match), entries[0]
        if first == 1 and before is None and isinstance(begun, Created):
            before = Stand(
                id=match,
                created=begun.at,
                public=begun.public,
                spectators=begun.spectators,
                version=0,
                status=row.status,
                updated=begun.at,
            )
        if before is None or first != before.version + 1:
            raise Conflict(f"version {first} is not the next one")
        members = before.members if row.members is None else row.members
        members = join_members(members, self._joins_of(match))
        return msgspec.structs.replace(
            before,
            version=first + len(entries) - 1,
            status=row.status,
            updated=row.updated,
            to_move=row.to_move,
            turn=row.turn,
            deadline=row.deadline,
            wake=row.wake,
            card=before.card if row.card is None else row.card,
            members={person: list(seats) for person, seats in members.items()},
        )

    async def load(self, match: str, from_start: bool) -> StoredMatch | None:
        """A match as it was written; raises ``Unreadable`` if something of it is missing."""
        if (stand := self.stands.get(match)) is None:
            return None
        kept = [] if from_start else await self._cells.read(SNAPSHOT + match)
        joins = self._joins_of(match)
        version, snapshot = decode_snapshot(kept[0][1]) if kept else (0, None)
        if snapshot and is_of_before(snapshot, joins):
            version, snapshot = 0, None
        rows = await self._entries(match, version)
        if [number for number, _ in rows] != list(range(version + 1, stand.version + 1)):
            raise Unreadable("entries are missing")
        entries = [decode_entry(data) for _, data in rows]
        return StoredMatch(snapshot, version, entries, stand.status == SHUT)

    async def keep_snapshot(self, match: str, version: int, snapshot: bytes) -> None:
        """Keep a snapshot unless the match has not come so far."""
        if (stand := self.stands.get(match)) is not None and version <= stand.version:
            put = {SNAPSHOT + match: encode((version, snapshot))}
            await self._cells.write(Changes(put=put))

    async def salvage(self, match: str) -> list[AnyEntry]:
        """The first entries of a match, up to where they can be read."""
        found: list[AnyEntry] = []
        with suppress(msgspec.DecodeError):
            for number, data in await self._entries(match, 0):
                if number != len(found) + 1:
                    break
                found.append(decode_entry(data))
        return found

    async def shut(self, match: str) -> None:
        """Shut a match that has not ended: nobody and nothing goes on with it."""
        if (stand := self.stands.get(match)) is None or not stand.lives:
            return
        shut = msgspec.structs.replace(stand, status=SHUT, wake=None, to_move=None)
        await self._cells.write(Changes(put={STAND + match: encode(shut)}))
        self.stands[match] = shut

    async def running(self) -> list[RunningRow]:
        """All matches under way with the entries that started them."""
        found = []
        for stand in [each for each in self.stands.values() if each.runs]:
            for _, data in await self._entries(stand.id, 0):
                if isinstance(decode_entry(data), Started):
                    found.append(RunningRow(stand.id, stand.card, data))
                    break
        return found

    async def say(self, match: str, line: ChatRow) -> int:
        """Write down a chat message with the next number of its room, which is given."""
        said = await self._cells.read(f"{TALK}{match}/{line.room}/")
        number = 1 + (decode_talk(said[-1][1]).number if said else 0)
        row = msgspec.structs.replace(line, number=number)
        key = f"{TALK}{match}/{line.room}/{number:0{DIGITS}}"
        await self._cells.write(Changes(new={key: encode(row)}))
        return number

    async def talk(self, match: str, room: Room, last: int) -> list[ChatRow]:
        """The newest messages of a room, the oldest first."""
        rows = await self._cells.read(f"{TALK}{match}/{room}/")
        return [decode_talk(data) for _, data in rows[max(0, len(rows) - last) :]]

    async def own_rows(self, stands: Iterable[Stand], person: str, number: int) -> list[LobbyRow]:
        """The first matches as a list shows them to who is in them, with what was said last."""
        return [
            msgspec.structs.replace(row, said=await self._last_of_others(row.id, person))
            for row in list_rows(stands, person, number)
        ]

    async def _last_of_others(self, match: str, person: str) -> int | None:
        """The number of the last line among the players that is not this person's."""
        rows = [decode_talk(data) for _, data in await self._cells.read(f"{TALK}{match}/players/")]
        return max((row.number for row in rows if row.person != person), default=None)

    async def talk_of(self, person: str) -> list[TalkRow]:
        """All that a person has said, the oldest first."""
        said = []
        for key, data in await self._cells.read(TALK):
            row, match = decode_talk(data), key.removeprefix(TALK).partition("/")[0]
            if row.person == person:
                line = TalkRow(match, row.room, row.at, row.seat, row.text)
                said.append((row.at, match, row.room, row.number, line))
        return [line for *_, line in sorted(said)]

    def join(self, gone: str, kept: str) -> tuple[list[str], Changes, Edit]:
        """What makes the matches of one person another's: these, their cells, and who is who."""
        joined = {
            match: rename_people_of(joins, gone, kept) for match, joins in self.joins.rows.items()
        }
        matches = sorted(key for key, one in self.stands.items() if gone in one.members)
        joined |= {match: {**joined.get(match, {}), gone: kept} for match in matches}
        put = {STAND + match: encode(self._stand_joined(match, gone, kept)) for match in matches}
        return matches, Changes(put=put), self.joins.put(joined)

    def settle_join(self, matches: Iterable[str], gone: str, kept: str) -> None:
        """Note in memory what was written."""
        for match in matches:
            self.stands[match] = self._stand_joined(match, gone, kept)

    def _stand_joined(self, match: str, gone: str, kept: str) -> Stand:
        stand, joins = self.stands[match], {gone: kept}
        members = join_members(stand.members, joins)
        card = rename_people(stand.card, joins)
        return msgspec.structs.replace(stand, members=members, card=card)

    def _joins_of(self, match: str) -> Joins:
        return self.joins.rows.get(match, NOBODY)

    async def _entries(self, match: str, after: int) -> list[tuple[int, bytes]]:
        """The entries of a match after a version, under the names of now, with their versions."""
        rows, joins = await self._cells.read(f"{ENTRY}{match}/"), self._joins_of(match)
        numbered = [(int(key.rpartition("/")[2]), rename_people(data, joins)) for key, data in rows]
        return [row for row in numbered if row[0] > after]


def list_rows(
    stands: Iterable[Stand], person: str | None, number: int = LOBBY_LENGTH
) -> list[LobbyRow]:
    """The first matches as a list shows them to a person."""
    return [
        LobbyRow(
            id=each.id,
            version=each.version,
            status=each.status,
            created=each.created,
            updated=each.updated,
            to_move=each.to_move,
            card=each.card,
            seats=each.members.get(person) if person else None,
            turn=each.turn,
            deadline=each.deadline,
        )
        for each in islice(stands, number)
    ]


def entry_key(match: str, version: int) -> str:
    """The key of an entry."""
    return f"{ENTRY}{match}/{version:0{DIGITS}}"


def rename_people_of(joins: Joins, gone: str, kept: str) -> dict[str, str]:
    """Who is who, after one more of them is somebody else."""
    return {before: kept if now == gone else now for before, now in joins.items()}
