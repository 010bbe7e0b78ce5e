"""What was written can be read again: matches, snapshots, lists, talk."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from signoria.server.journal.entries import (
    Abandoned,
    Answered,
    AnyEntry,
    Chair,
    Drawn,
    Hinted,
    Offered,
    OnVacation,
    Paused,
    Proposed,
    Rematched,
    Reminded,
    Resumed,
    Returned,
    Seated,
    ServerDown,
    Started,
    StoodIn,
    Switched,
    TakenOver,
    TimedOut,
    Undone,
)
from signoria.server.journal.errors import NotRead
from signoria.server.journal.rows import ChatRow, LobbyRow, MatchRow, StoredMatch
from signoria.server.journal.sql import match_queries
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.protocol.common import Status
from tests.server.journal.support.jobs import execute
from tests.server.journal.support.matches import ADA, RUNNING, first_entry, move_entry, run

EVERY_KIND: list[AnyEntry] = [
    first_entry(),
    Seated(at=2, seat=2, chair=Chair(person=ADA, device=True)),
    Started(at=3, rules="1.2", setup={"squares": "a b"}),
    move_entry(4),
    Drawn(at=5, outcome=3, draw=0, hash="00112233445566ff"),
    Switched(at=5, rules="2"),
    Undone(at=6, seat=1, actions=0),
    Proposed(at=7, seat=1, what="undo", actions=1),
    Answered(at=8, seat=0, yes=False),
    TimedOut(at=9, seat=1),
    Reminded(at=10, seat=1),
    StoodIn(at=10, seat=1, bot="heuristic", absent=True),
    Returned(at=11, seat=1),
    OnVacation(at=11, seat=1, until=99),
    Offered(at=11, seat=1, invitation="come"),
    TakenOver(at=12, seat=1, person=ADA),
    Hinted(at=12, seat=1),
    Paused(at=12, seat=1),
    Resumed(at=12, seat=0),
    ServerDown(at=12, since=5, until=9),
    Abandoned(at=13),
    Rematched(at=14, match="another"),
]


def test_entries_come_back_as_they_were(tmp_path: Path) -> None:
    assert {type(entry) for entry in EVERY_KIND} == set(AnyEntry.__args__)

    async def write(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, EVERY_KIND[:5], RUNNING)
        await journal.append("match-1", 6, EVERY_KIND[5:], RUNNING)

    async def read(journal: SqliteJournal) -> StoredMatch | None:
        assert await journal.load("match-2") is None
        return await journal.load("match-1")

    run(tmp_path / "a.db", write)
    assert run(tmp_path / "a.db", read) == StoredMatch(None, 0, EVERY_KIND)


def test_a_snapshot_spares_the_entries_before_it(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, [first_entry(), move_entry(2), move_entry(3)], RUNNING)
        await journal.keep_snapshot("match-1", 2, b"two")
        assert await journal.load("match-1") == StoredMatch(b"two", 2, [move_entry(3)])
        await journal.keep_snapshot("match-1", 3, b"three")
        await journal.keep_snapshot("match-1", 2, b"late")
        assert await journal.load("match-1") == StoredMatch(b"three", 3, [])
        await journal.keep_snapshot("match-1", 4, b"of what has not been")
        await journal.keep_snapshot("match-2", 1, b"of what is not there")
        assert await journal.load("match-1") == StoredMatch(b"three", 3, [])
        whole = StoredMatch(None, 0, [first_entry(), move_entry(2), move_entry(3)])
        assert await journal.load("match-1", from_start=True) == whole
        assert await journal.load("match-2") is None

    run(tmp_path / "a.db", work)


def test_an_append_without_a_beginning_is_a_mistake(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        for first, entries in ((1, []), (1, [move_entry(1)]), (2, [first_entry()])):
            with pytest.raises(ValueError, match="begins with Created"):
                await journal.append("match-1", first, entries, RUNNING)

    run(tmp_path / "a.db", work)


def test_talk_is_numbered_in_each_room(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        await journal.append("match-2", 1, [first_entry()], RUNNING)
        assert await journal.say("match-1", "players", 5, ADA.id, 0, "Ada", "Hello") == 1
        assert await journal.say("match-1", "players", 6, ADA.id, 0, "Ada", "anybody?") == 2
        assert await journal.say("match-1", "spectators", 7, "x", None, "Ugo", "Psst") == 1
        assert await journal.say("match-2", "players", 8, ADA.id, 1, "Ada", "Here?") == 1
        lines = await journal.chat("match-1", "players", 10)
        assert lines == [
            ChatRow("players", 1, 5, ADA.id, 0, "Ada", "Hello"),
            ChatRow("players", 2, 6, ADA.id, 0, "Ada", "anybody?"),
        ]
        assert await journal.chat("match-1", "players", 1) == lines[1:]
        whispered = [ChatRow("spectators", 1, 7, "x", None, "Ugo", "Psst")]
        assert await journal.chat("match-1", "spectators", 10) == whispered

    run(tmp_path / "a.db", work)


def test_who_is_due_is_told_by_time(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        stands: list[tuple[str, Status, int | None]] = [
            ("late", "running", 900),
            ("early", "running", 100),
            ("for a person", "running", None),
            ("over", "over", 50),
            ("woken", "running", 10),
        ]
        for name, status, wake in stands:
            row = MatchRow(status=status, updated=1, wake=wake)
            await journal.append(name, 1, [first_entry()], row)
        await journal.append("woken", 2, [move_entry(2)], RUNNING)
        due = await journal.due_matches()
        assert [(row.id, row.wake) for row in due] == [("early", 100), ("late", 900)]

    run(tmp_path / "a.db", work)


def test_the_lobby_shows_what_concerns_one(tmp_path: Path) -> None:
    rand = random.Random(7)
    kinds: list[Status] = ["waiting", "running", "over", "abandoned"]
    made: list[tuple[LobbyRow, bool, bool]] = []
    for number in range(600):
        status, public, watched = rand.choice(kinds), rand.random() < 0.5, rand.random() < 0.5
        seats = rand.choice([None, None, [], [1], [0, 2]])
        card = msgspec.json.encode({"number": number})
        times = (10_000 + number, 20_000 + rand.randrange(10**9))
        row = LobbyRow(f"match-{number}", 3, status, *times, number % 3, card, seats)
        made.append((row, public, watched))

    async def make(journal: SqliteJournal, row: LobbyRow, public: bool, watched: bool) -> None:
        first = first_entry(row.created, public=public, spectators=watched)
        stand = MatchRow(status="waiting", updated=1, members={ADA.id: [4]})
        await journal.append(row.id, 1, [first], stand)
        stand = MatchRow(
            status=row.status,
            updated=row.updated,
            to_move=row.to_move,
            card=row.card,
            members={"bob": [3], **({} if row.seats is None else {ADA.id: row.seats})},
        )
        await journal.append(row.id, 2, [move_entry(2)], stand)
        stand = msgspec.structs.replace(stand, card=None, members=None)
        await journal.append(row.id, 3, [move_entry(3)], stand)

    async def work(journal: SqliteJournal) -> None:
        await asyncio.gather(*(make(journal, *match) for match in made))
        shown = await journal.lobby(ADA.id)
        ended = ("over", "abandoned")
        mine = sorted(
            (row for row, _, _ in made if row.seats is not None),
            key=lambda row: (row.status in ended, -row.updated),
        )
        assert shown.mine == mine[:50]
        newest = made[::-1]
        waiting = [row for row, public, _ in newest if row.status == "waiting" and public]
        assert shown.open == waiting[:50]
        running = [row for row, *both in newest if row.status == "running" and all(both)]
        assert shown.running == running[:50]
        unknown = await journal.lobby(None)
        assert unknown.mine == []
        assert [row.id for row in unknown.open] == [row.id for row in shown.open]
        assert all(row.seats is None for row in unknown.open + unknown.running)

    run(tmp_path / "a.db", work)


def test_members_stay_when_nothing_is_said_of_them(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        row = MatchRow(status="running", updated=1, members={ADA.id: [1]})
        await journal.append("match-1", 1, [first_entry()], row)
        await journal.append("match-1", 2, [move_entry(2)], RUNNING)
        assert [row.seats for row in (await journal.lobby(ADA.id)).mine] == [[1]]

    run(tmp_path / "a.db", work)


@pytest.mark.parametrize(
    "query",
    [match_queries.OPEN, match_queries.PUBLIC_RUNNING, match_queries.DUE, match_queries.CHAT],
)
def test_lists_need_neither_a_whole_table_nor_a_sort(tmp_path: Path, query: str) -> None:
    async def work(journal: SqliteJournal) -> list[str]:
        values = (None,) * query.count("?")
        plan = f"EXPLAIN QUERY PLAN {query}"
        return await journal.read(lambda db: [row[3] for row in db.execute(plan, values)])

    steps = run(tmp_path / "a.db", work)
    assert steps
    assert not [step for step in steps if "TEMP B-TREE" in step or step == "SCAN matches"]


def test_a_damaged_entry_is_told(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        await journal.append("match-2", 1, [first_entry()], RUNNING)
        damage = "UPDATE entries SET data = x'7b22' WHERE match = 'match-1'"
        await journal.write(execute, damage)
        with pytest.raises(NotRead):
            await journal.load("match-1")
        with pytest.raises(NotRead, match="no such table"):
            await journal.read(lambda database: database.execute("SELECT * FROM nowhere"))
        assert await journal.load("match-2") == StoredMatch(None, 0, [first_entry()])

    run(tmp_path / "a.db", work)


def test_readers_cannot_write(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        with pytest.raises(NotRead, match="readonly"):
            await journal.read(lambda database: database.execute("DELETE FROM people").rowcount)

    run(tmp_path / "a.db", work)
