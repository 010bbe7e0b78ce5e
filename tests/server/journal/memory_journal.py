"""A journal in memory: a second one behind the port, to show that the port is enough."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from signoria.server.journal.entries import AnyEntry, Created, Person, Started
from signoria.server.journal.errors import Conflict
from signoria.server.journal.rows import (
    ChatRow,
    DeviceRow,
    DueRow,
    LobbyRow,
    LobbyRows,
    MatchRow,
    RunningRow,
    StoredAnalysis,
    StoredMatch,
    TokenRow,
    WriteCounts,
)
from signoria.server.protocol.common import Room
from tests.server.journal.memory_notices import MemoryNotices

ALIVE = ("waiting", "running")


@dataclass
class Match:
    """A match with its row as it was appended last."""

    created: Created
    row: MatchRow
    card: bytes = b"{}"
    members: dict[str, list[int]] = field(default_factory=dict)
    entries: list[AnyEntry] = field(default_factory=list)
    snapshot: tuple[int, bytes] | None = None
    shut: bool = False

    @property
    def lives(self) -> bool:
        """Whether it waits or runs."""
        return self.row.status in ALIVE and not self.shut

    @property
    def runs(self) -> bool:
        """Whether it is under way."""
        return self.row.status == "running" and not self.shut


class MemoryJournal(MemoryNotices):
    """All that a journal keeps, in dictionaries."""

    def __init__(self) -> None:
        super().__init__()
        self.write_counts = WriteCounts()
        self._matches: dict[str, Match] = {}
        self._chat: list[tuple[str, ChatRow]] = []
        self._people: dict[str, Person] = {}
        self._tokens: dict[bytes, TokenRow] = {}
        self._analyses: dict[str, StoredAnalysis] = {}
        self._uses: dict[bytes, tuple[int, str]] = {}

    async def append(
        self, match: str, first: int, entries: Sequence[AnyEntry], row: MatchRow
    ) -> None:
        if first == 1 and isinstance(entries[0], Created) and match not in self._matches:
            self._matches[match] = Match(entries[0], row)
        found = self._matches.get(match)
        if found is None or first != len(found.entries) + 1:
            raise Conflict(match)
        found.entries += entries
        found.row, found.card = row, found.card if row.card is None else row.card
        if row.members is not None:
            found.members = {person: list(seats) for person, seats in row.members.items()}
        if row.notices is not None:
            self.change_outbox(match, row.notices)

    async def load(self, match: str, *, from_start: bool = False) -> StoredMatch | None:
        if (found := self._matches.get(match)) is None:
            return None
        version, data = (None if from_start else found.snapshot) or (0, None)
        return StoredMatch(data, version, found.entries[version:], found.shut)

    async def keep_snapshot(self, match: str, version: int, snapshot: bytes) -> None:
        self._matches[match].snapshot = version, snapshot

    async def salvage(self, match: str) -> list[AnyEntry]:
        return self._matches[match].entries

    async def shut_match(self, match: str) -> None:
        self._matches[match].shut = True

    async def barrier(self) -> None: ...

    async def lobby(self, person: str | None) -> LobbyRows:
        rows = {id: self._lobby_row(id, person) for id in self._matches}
        public = [id for id, one in self._matches.items() if one.created.public and one.lives]
        return LobbyRows(
            mine=[row for row in rows.values() if row.seats is not None],
            open=[rows[id] for id in public if not self._matches[id].runs],
            running=[
                rows[id]
                for id in public
                if self._matches[id].runs and self._matches[id].created.spectators
            ],
        )

    async def due_matches(self) -> list[DueRow]:
        rows = [
            DueRow(id, one.row.wake, one.row.to_move, one.card)
            for id, one in self._matches.items()
            if one.runs and one.row.wake is not None
        ]
        return sorted(rows, key=lambda row: row.wake)

    async def running_matches(self) -> list[RunningRow]:
        return [
            RunningRow(id, one.card, msgspec.json.encode(entry))
            for id, one in self._matches.items()
            for entry in one.entries
            if one.runs and isinstance(entry, Started)
        ]

    async def hosted_cards(self, person: str) -> list[bytes]:
        return [
            one.card for one in self._matches.values() if one.runs and one.members.get(person) == []
        ]

    async def filter_running(self, matches: Sequence[str]) -> list[str]:
        return [id for id in matches if id in self._matches and self._matches[id].runs]

    async def unfinished_of(self, person: str) -> list[str]:
        return [id for id, one in self._matches.items() if one.lives and person in one.members]

    async def find_rows(self, person: str, matches: Sequence[str]) -> list[LobbyRow]:
        return [self._lobby_row(match, person) for match in matches if match in self._matches]

    async def count_turns(self, person: str) -> int:
        running = (one for one in self._matches.values() if one.runs)
        return sum(one.row.to_move in one.members.get(person, []) for one in running)

    async def has_member(self, match: str, person: str) -> bool:
        return match in self._matches and person in self._matches[match].members

    async def say(
        self, match: str, room: Room, at: int, person: str, seat: int | None, name: str, text: str
    ) -> int:
        number = 1 + len(await self.chat(match, room, len(self._chat)))
        self._chat.append((match, ChatRow(room, number, at, person, seat, name, text)))
        return number

    async def chat(self, match: str, room: Room, last: int) -> list[ChatRow]:
        rows = [row for where, row in self._chat if where == match and row.room == room]
        return rows[max(0, len(rows) - last) :]

    async def find_person(self, token: bytes) -> Person | None:
        row = self._tokens.get(token)
        return self._people[row.person] if row and row.kind != "device" else None

    async def find_bot_seat(self, token: bytes) -> tuple[str, int] | None:
        row = self._tokens.get(token)
        if row is None or row.match is None or row.seat is None:
            return None
        return row.match, row.seat

    async def holds_seat(self, token: bytes) -> bool:
        person = await self.find_person(token)
        lists = (one.members for one in self._matches.values() if one.lives)
        return person is not None and any(members.get(person.id) for members in lists)

    async def add_person(self, person: Person, token: TokenRow) -> None:
        self._people[person.id], self._tokens[token.hash] = person, token

    async def rename_person(
        self, token: bytes | None, new: Person, new_token: TokenRow
    ) -> Person | None:
        found = await self.find_person(token) if token else None
        if found is None:
            await self.add_person(new, new_token)
            return None
        self._people[found.id] = Person(found.id, new.name)
        return self._people[found.id]

    async def add_link(self, token: TokenRow) -> None:
        self._replace("device", token)

    async def use_link(self, token: bytes, own: bytes, now: int) -> Person | None:
        row = self._tokens.get(token)
        if row is None or row.kind != "device" or row.expires is None or row.expires <= now:
            return None
        del self._tokens[token]
        self._tokens[own] = TokenRow(own, row.person, "browser", None, None, now)
        return self._people[row.person]

    async def renew_bot_token(self, bot: Person, token: TokenRow) -> None:
        self._people.setdefault(bot.id, bot)
        self._replace("bot", token)

    async def forget_token(self, token: bytes, now: int) -> bool:
        row = self._tokens.pop(token, None)
        if row is None or any(self._means(each, row.person, now) for each in self._tokens.values()):
            return False
        del self._people[row.person]
        self.forget_wishes(row.person)
        return True

    async def devices(self, person: str) -> list[DeviceRow]:
        mine = [t for t in self._tokens.values() if (t.person, t.kind) == (person, "browser")]
        return [
            DeviceRow(one.hash, one.created, *self._uses.get(one.hash, (None, None)))
            for one in sorted(mine, key=lambda one: (one.created, one.hash))
        ]

    async def note_use(self, token: bytes, now: int, agent: str) -> None:
        self._uses[token] = now, agent

    async def end_devices(self, person: str, tokens: Sequence[bytes]) -> None:
        for one in await self.devices(person):
            if one.hash in tokens:
                del self._tokens[one.hash]

    async def find_analysis(self, key: str) -> StoredAnalysis | None:
        return self._analyses.get(key)

    async def touch_analysis(self, key: str, now: int) -> None: ...

    async def keep_analysis(self, key: str, now: int, analysis: StoredAnalysis) -> None:
        self._analyses[key] = analysis

    def health_checks(self) -> Mapping[str, Callable[[], str | None]]:
        return {}

    async def probe_reading(self) -> None: ...

    async def probe_writing(self) -> None: ...

    async def watch(self) -> None:
        await asyncio.Event().wait()

    async def look_for_damage(self) -> None: ...

    async def close(self) -> None: ...

    def _lobby_row(self, match: str, person: str | None) -> LobbyRow:
        one = self._matches[match]
        return LobbyRow(
            id=match,
            version=len(one.entries),
            status=one.row.status,
            created=one.created.at,
            updated=one.row.updated,
            to_move=one.row.to_move,
            card=one.card,
            seats=one.members.get(person) if person else None,
        )

    def _replace(self, kind: str, token: TokenRow) -> None:
        """Put a token in the place of the person's others of its kind."""
        for row in list(self._tokens.values()):
            if row.person == token.person and row.kind == kind:
                del self._tokens[row.hash]
        self._tokens[token.hash] = token

    @staticmethod
    def _means(row: TokenRow, person: str, now: int) -> bool:
        """Whether somebody can be this person by a token."""
        return row.person == person and (row.expires is None or row.expires > now)
