"""The outbox and the ways in memory: the part of the journal for notices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from signoria.server.journal.notice_rows import (
    Choice,
    DueNotices,
    NoticeChange,
    NoticeKey,
    OutboxRow,
    Profile,
    WayRow,
)


class MemoryNotices:
    """All that a journal keeps for notices, in dictionaries."""

    def __init__(self) -> None:
        self._ways: dict[str, WayRow] = {}
        self._notices: dict[NoticeKey, tuple[int, OutboxRow]] = {}
        self._mutes: set[tuple[str, str]] = set()
        self._profiles: dict[str, Profile] = {}

    def change_outbox(self, match: str, change: NoticeChange) -> None:
        for person in change.withdrawn:
            self._drop_of(person, match)
        for one in change.added:
            for way in self._ways.values():
                wanted = way.person == one.person and way.open and way.choice.when != "never"
                if wanted and (one.person, match) not in self._mutes:
                    fields = (one.kind, one.version, one.at, one.moved, None)
                    row = OutboxRow(one.person, match, way.id, *fields)
                    self._notices[row.key] = one.due, row

    async def due_notices(self, now: int, most: int) -> list[DueNotices]:
        waiting = sorted(self._notices.values(), key=lambda one: one[0])
        rows = [row for due, row in waiting if due <= now][:most]
        rows.sort(key=lambda row: (row.at, row.match))
        return [
            DueNotices(
                self._ways[way],
                await self.profile(self._ways[way].person),
                [row for row in rows if row.way == way],
            )
            for way in sorted({row.way for row in rows})
        ]

    async def postpone_notices(self, keys: Sequence[NoticeKey], due: int) -> None:
        for key in keys:
            if key in self._notices:
                self._notices[key] = due, self._notices[key][1]

    async def withdraw_notices(self, keys: Sequence[NoticeKey]) -> None:
        self._drop(lambda key: key in keys)

    async def claim_notices(self, notices: Sequence[OutboxRow], message: str) -> list[NoticeKey]:
        found = []
        for one in notices:
            due, row = self._notices.get(one.key, (0, None))
            if row is not None and row.version == one.version:
                self._notices[one.key] = due, replace(row, message=message)
                found.append(one.key)
        return found

    async def finish_message(self, way: str, message: str, now: int) -> None:
        self._drop(lambda key: key.way == way and self._notices[key][1].message == message)
        self._change(way, told=now, failures=0, again=None, fault=None)

    async def fail_message(self, way: str, message: str, fault: str, again: int | None) -> None:
        failures = self._ways[way].failures + 1 if way in self._ways else 0
        self._change(way, fault=fault, again=again, open=again is not None, failures=failures)
        if again is None:
            self._drop(lambda key: key.way == way)
            return
        mine = [
            k for k, (_, row) in self._notices.items() if (k.way, row.message) == (way, message)
        ]
        await self.postpone_notices(mine, again)

    async def note_visit(self, person: str, match: str | None = None) -> None:
        self._drop(lambda key: key.person == person and match in (None, key.match))
        for way in await self.ways(person):
            self._change(way.id, told=None)

    async def ways(self, person: str) -> list[WayRow]:
        mine = (way for way in self._ways.values() if way.person == person)
        return sorted(mine, key=lambda way: (way.created, way.id))

    async def find_way(self, way: str) -> WayRow | None:
        return self._ways.get(way)

    async def add_way(self, way: WayRow) -> None:
        self._ways[way.id] = way

    async def choose(self, person: str, way: str, choice: Choice) -> bool:
        found = self._ways.get(way)
        if found is None or found.person != person:
            return False
        self._ways[way] = replace(found, choice=choice)
        for key, (_, row) in list(self._notices.items()):
            if key.way == way and row.message is None:
                self._notices[key] = row.at, row
        return True

    async def open_way(self, way: str) -> bool:
        return self._change(way, open=True, failures=0, again=None, fault=None)

    async def remove_way(self, person: str, way: str) -> bool:
        found = self._ways.get(way)
        if found is None or found.person != person:
            return False
        del self._ways[way]
        self._drop(lambda key: key.way == way)
        return True

    async def mute(self, person: str, match: str, muted: bool) -> None:
        if muted:
            self._mutes.add((person, match))
            self._drop_of(person, match)
        else:
            self._mutes.discard((person, match))

    async def muted_matches(self, person: str) -> list[str]:
        return sorted(match for one, match in self._mutes if one == person)

    async def profile(self, person: str) -> Profile:
        return self._profiles.get(person, Profile())

    async def keep_profile(self, person: str, profile: Profile) -> None:
        self._profiles[person] = profile

    def forget_wishes(self, person: str) -> None:
        """Forget what a person wanted who is there no more."""
        for way in [way.id for way in self._ways.values() if way.person == person]:
            del self._ways[way]
        self._drop(lambda key: key.person == person)
        self._mutes = {one for one in self._mutes if one[0] != person}
        self._profiles.pop(person, None)

    def _change(self, way: str, **fields: object) -> bool:
        if way in self._ways:
            self._ways[way] = replace(self._ways[way], **fields)
        return way in self._ways

    def _drop_of(self, person: str, match: str) -> None:
        self._drop(lambda key: key[:2] == (person, match))

    def _drop(self, gone: Callable[[NoticeKey], bool]) -> None:
        for key in [key for key in self._notices if gone(key)]:
            del self._notices[key]
