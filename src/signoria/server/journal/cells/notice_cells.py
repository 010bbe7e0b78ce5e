"""The outbox of notices, the ways to people and their wishes as cells.

Each method that changes something gives it as an ``Edit``, so that it can be written in one go
with what else happens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec
from msgspec.structs import replace

from ..notice_rows import (
    UNCONFIRMED,
    Choice,
    DueNotices,
    Notice,
    NoticeChange,
    NoticeKey,
    NoticeKind,
    OutboxRow,
    Profile,
    WayKind,
    WayRow,
    When,
)
from ..sign_in_rows import LetterRow
from .cells import Cells
from .shelf import Edit, Shelf


class Waiting(msgspec.Struct, frozen=True):
    """A notice in the outbox, and when it may be sent."""

    due: int
    row: OutboxRow


class MatchChoice(msgspec.Struct, frozen=True):
    """When a person wants to be told of a match."""

    person: str
    match: str
    when: When


class NoticeCells:
    """All notices, ways, wishes and profiles of a store."""

    def __init__(self) -> None:
        self.ways = Shelf("way/", WayRow)
        self.profiles = Shelf("profile/", Profile)
        self.letters = Shelf("letter/", LetterRow)
        self.keys = Shelf("key/", str)
        self._outbox = Shelf("notice/", Waiting)
        self._choices = Shelf("match-choice/", MatchChoice)

    async def open(self, cells: Cells) -> None:
        """Read all of them."""
        for shelf in (self.ways, self.profiles, self.letters, self._outbox, self._choices):
            await shelf.open(cells)
        await self.keys.open(cells)

    def change_outbox(self, match: str, change: NoticeChange) -> Edit:
        """What an append does: what is asked no more goes, and what is to be told comes."""
        withdrawn = {(person, match) for person in change.withdrawn}
        added = [
            Waiting(one.due, OutboxRow(one.person, match, way.id, *fields_of(one), None))
            for one in change.added
            for way in self._ways_to(one.person, match)
            if way.open and way.choice.when != "never"
        ]
        gone = self._drop(lambda row: row.key[:2] in withdrawn)
        return gone + self._outbox.put({key_of(*one.row.key): one for one in added})

    def due_notices(self, now: int, most: int) -> list[DueNotices]:
        """What is due, of ``most`` notices the earliest, by the ways that they go."""
        waiting = sorted(self._outbox.rows.values(), key=lambda one: one.due)
        rows = [one.row for one in waiting if one.due <= now][:most]
        rows.sort(key=lambda row: (row.at, row.match))
        ways = [self.ways.rows[way] for way in sorted({row.way for row in rows})]
        return [
            DueNotices(
                way,
                self.profile(way.person),
                [row for row in rows if row.way == way.id],
                self.match_choices(way.person),
            )
            for way in ways
        ]

    def postpone(self, keys: Iterable[NoticeKey], due: int) -> Edit:
        """Have notices wait until a moment."""
        sought = set(keys)
        return self._delay(lambda row: row.key in sought, due)

    def withdraw(self, notices: Iterable[OutboxRow]) -> Edit:
        """Take notices out that nobody need be told any more; newer ones stay."""
        gone = {(one.key, one.version) for one in notices}
        return self._drop(lambda row: (row.key, row.version) in gone)

    def claim(self, notices: Iterable[OutboxRow], message: str) -> tuple[list[NoticeKey], Edit]:
        """Those that are still to be told, and that they go out as this message."""
        found = dict[str, Waiting]()
        for one in notices:
            there = self._outbox.rows.get(key_of(*one.key))
            if there is not None and there.row.version == one.version:
                found[key_of(*one.key)] = Waiting(there.due, replace(there.row, message=message))
        return [one.row.key for one in found.values()], self._outbox.put(found)

    def finish(self, way: str, message: str, now: int) -> Edit:
        """A message has arrived."""
        arrived = self._drop(lambda row: (row.way, row.message) == (way, message))
        return arrived + self._change_way(way, told=now, failures=0, again=None, fault=None)

    def fail(self, way: str, message: str, fault: str, again: int | None) -> Edit:
        """A message has not arrived; without another try all that waits for the way goes."""
        if (found := self.ways.rows.get(way)) is None:
            return Edit()
        state = {"fault": fault, "again": again, "open": again is not None}
        changed = self._change_way(way, failures=found.failures + 1, **state)
        if again is None:
            return changed + self._drop(lambda row: row.way == way)
        return changed + self._delay(lambda row: (row.way, row.message) == (way, message), again)

    def visit(self, person: str, match: str | None) -> Edit:
        """What a person has seen goes, and the absence ends."""
        edit = self._drop(lambda row: row.person == person and match in (None, row.match))
        for way in self.ways_of(person):
            if way.told is not None:
                edit += self._change_way(way.id, told=None)
        return edit

    def ways_of(self, person: str) -> list[WayRow]:
        """The ways to a person, oldest first."""
        mine = (way for way in self.ways.rows.values() if way.person == person)
        return sorted(mine, key=lambda way: (way.created, way.id))

    def add_way(self, way: WayRow) -> Edit:
        """A way more."""
        return self.ways.put({way.id: way})

    def choose(self, person: str, way: str, choice: Choice) -> Edit | None:
        """Use a way otherwise, and look anew at what waits; None if it is not the person's."""
        if not self._owns(person, way):
            return None
        fresh = {
            key: Waiting(one.row.at, one.row)
            for key, one in self._outbox.rows.items()
            if one.row.way == way and one.row.message is None
        }
        return self._change_way(way, choice=choice) + self._outbox.put(fresh)

    def open_way(self, way: str, device: bytes | None = None) -> Edit | None:
        """Use a way from now on; None if there is none."""
        if (found := self.ways.rows.get(way)) is None:
            return None
        state = {"open": True, "device": device or found.device}
        return self._change_way(way, failures=0, again=None, fault=None, **state)

    def remove_way(self, person: str, way: str) -> Edit | None:
        """A way less, with what waits for it; None if it is not the person's."""
        if not self._owns(person, way):
            return None
        return self._drop_ways([way]) + self._drop(lambda row: row.way == way)

    def choose_for_match(self, person: str, match: str, when: When | None) -> Edit:
        """Tell a person of a match then, and look anew at what waits; None: as its ways say."""
        key = key_of(person, match)
        if when is None:
            choice = self._choices.drop([key])
        else:
            choice = self._choices.put({key: MatchChoice(person, match, when)})
        own = {
            row: one
            for row, one in self._outbox.rows.items()
            if one.row.key[:2] == (person, match) and self.ways.rows[one.row.way].match is None
        }
        if when == "never":
            return choice + self._outbox.drop(own)
        fresh = {row: one for row, one in own.items() if one.row.message is None}
        looked_at = {row: Waiting(one.row.at, one.row) for row, one in fresh.items()}
        return choice + self._outbox.put(looked_at)

    def match_choices(self, person: str) -> dict[str, When]:
        """When a person wants to be told of single matches."""
        mine = (one for one in self._choices.rows.values() if one.person == person)
        return {one.match: one.when for one in sorted(mine, key=lambda one: one.match)}

    def keep_key(self, name: str, key: str) -> Edit | None:
        """A key of the server; None if there is one of this name."""
        return None if name in self.keys.rows else self.keys.put({name: key})

    def profile(self, person: str) -> Profile:
        """How a person is spoken to."""
        return self.profiles.rows.get(person, Profile())

    def join(self, gone: str, kept: str) -> Edit:
        """All that one person wanted is another's; of two ways to one end one is left."""
        theirs, own = self.ways_of(gone), self.ways_of(kept)
        ends = {end_of(way) for way in theirs}
        asked = [way.id for way in own if way.fault == UNCONFIRMED and end_of(way) in ends]
        held = {end_of(way) for way in own if way.id not in asked}
        double = [way.id for way in theirs if end_of(way) in held]
        moved = {way.id: replace(way, person=kept) for way in theirs if way.id not in double}
        waiting = {
            key_of(kept, one.row.match, one.row.way): Waiting(
                one.due, replace(one.row, person=kept)
            )
            for one in self._outbox.rows.values()
            if one.row.way in moved
        }
        theirs_only = self.match_choices(gone) | self.match_choices(kept)
        wishes = {key_of(kept, m): MatchChoice(kept, m, when) for m, when in theirs_only.items()}
        lost = self._drop_ways([*asked, *double])
        lost += self._drop(lambda row: row.person == gone or row.way in asked)
        old = [key_of(gone, match) for match in self.match_choices(gone)]
        gains = self.ways.put(moved) + self._outbox.put(waiting) + self._choices.put(wishes)
        return lost + self._choices.drop(old) + self.profiles.drop([gone]) + gains

    def forget(self, person: str) -> Edit:
        """All that a person wanted who is there no more."""
        old = [key_of(person, match) for match in self.match_choices(person)]
        wishes = self.profiles.drop([person]) + self._choices.drop(old)
        ways = self._drop_ways([way.id for way in self.ways_of(person)])
        return wishes + ways + self._drop(lambda row: row.person == person)

    def forget_devices(self, tokens: Sequence[bytes]) -> Edit:
        """No ways any more to browsers that stand for nobody, nor what waits for them."""
        ways = [way.id for way in self.ways.rows.values() if way.device and way.device in tokens]
        return self._drop_ways(ways) + self._drop(lambda row: row.way in ways)

    def forget_matches(self, matches: Sequence[str]) -> Edit:
        """Nothing of matches is to be told or not to be told any more."""
        old = [key for key, one in self._choices.rows.items() if one.match in matches]
        ways = self._drop_ways([w.id for w in self.ways.rows.values() if w.match in matches])
        return self._choices.drop(old) + ways + self._drop(lambda row: row.match in matches)

    def drop_old(self, before: int, most: int) -> Edit:
        """So many notices less of before a moment."""
        old = [key for key, one in self._outbox.rows.items() if one.row.at < before]
        return self._outbox.drop(old[:most])

    def _drop_ways(self, ways: list[str]) -> Edit:
        """Ways less, with the links that went by them."""
        sent = [key for key, one in self.letters.rows.items() if one.way in ways]
        return self.ways.drop(ways) + self.letters.drop(sent)

    def _ways_to(self, person: str, match: str) -> list[WayRow]:
        """The ways by which a person may be told of a match, and those of the match."""
        of_match = [way for way in self.ways.rows.values() if way.match == match]
        if self._choices.rows.get(key_of(person, match)) == MatchChoice(person, match, "never"):
            return of_match
        return [way for way in self.ways_of(person) if way.match is None] + of_match

    def _owns(self, person: str, way: str) -> bool:
        found = self.ways.rows.get(way)
        return found is not None and found.person == person

    def _change_way(self, way: str, **fields: object) -> Edit:
        found = self.ways.rows.get(way)
        return self.ways.put({way: replace(found, **fields)}) if found else Edit()

    def _delay(self, which: Callable[[OutboxRow], bool], due: int) -> Edit:
        waiting = self._outbox.rows.items()
        return self._outbox.put(
            {key: Waiting(due, one.row) for key, one in waiting if which(one.row)}
        )

    def _drop(self, which: Callable[[OutboxRow], bool]) -> Edit:
        waiting = self._outbox.rows.items()
        return self._outbox.drop(key for key, one in waiting if which(one.row))


def fields_of(notice: Notice) -> tuple[NoticeKind, int, int, list[int]]:
    """What a row of the outbox has of a notice."""
    return notice.kind, notice.version, notice.at, notice.moved


def key_of(*parts: str) -> str:
    """What a cell's key ends in; ids have no slash."""
    return "/".join(parts)


def end_of(way: WayRow) -> tuple[WayKind, str, str | None]:
    """Where a way leads, and of what."""
    return way.kind, way.target, way.match
