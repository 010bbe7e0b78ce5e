"""What any journal promises, whatever database it is in, and that a server needs no more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Literal

import pytest

from signoria.server.journal.cells.cell_journal import CellJournal
from signoria.server.journal.cells.cells import MemoryCells
from signoria.server.journal.entries import Person
from signoria.server.journal.errors import Conflict
from signoria.server.journal.port import Journal
from signoria.server.journal.rows import (
    CodeRow,
    DeviceRow,
    Errand,
    ListPlace,
    MatchRow,
    StoredAnalysis,
    TokenRow,
    UptimeRow,
    VacationRow,
)
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.protocol import socket
from signoria.server.protocol.common import Room, Status
from tests.server.journal.support.matches import ADA, RUNNING, first_entry, move_entry
from tests.server.world import SetClock, World, asynchronous, party
from tests.support.postgres import Cluster

Opener = Callable[[Path, pytest.FixtureRequest], Awaitable[Journal]]
Work = Callable[[Journal], Awaitable[None]]
BEA = Person("bea-bea-bea-bea-", "Bea")
EMPTY = StoredAnalysis([], [], [])


async def in_cells(_: Path, __: pytest.FixtureRequest) -> Journal:
    return await CellJournal.open(MemoryCells())


async def in_sqlite(folder: Path, _: pytest.FixtureRequest) -> Journal:
    return SqliteJournal.open(folder / "a.db")


async def in_postgres(_: Path, request: pytest.FixtureRequest) -> Journal:
    cluster: Cluster = request.getfixturevalue("cluster")
    from signoria.server.journal.postgres.postgres_journal import PostgresJournal

    return PostgresJournal.open(cluster.new_database())


@pytest.fixture(params=[in_sqlite, in_cells, in_postgres])
def work_with(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Work], None]:
    """Do something with each kind of journal."""

    opener: Opener = request.param

    async def use(work: Work) -> None:
        journal = await opener(tmp_path, request)
        try:
            await work(journal)
        finally:
            await journal.close()

    return lambda work: asyncio.run(use(work))


def token(
    name: str, kind: Literal["browser", "device", "bot"] = "browser", expires: int | None = None
) -> TokenRow:
    """A token of Ada's; a bot's is for seat 1 of match m."""
    match, seat = ("m", 1) if kind == "bot" else (None, None)
    return TokenRow(name.encode(), ADA.id, kind, match, seat, 1, expires)


def test_a_match_comes_back_as_it_was_appended(work_with: Callable[[Work], None]) -> None:
    async def work(journal: Journal) -> None:
        await journal.append("m", 1, [first_entry(), move_entry(2)], RUNNING)
        await journal.append("m", 3, [move_entry(3)], RUNNING)
        await journal.renew_lease()
        journal.check_lease()
        await journal.release_match("m")
        await journal.take_match("m", wanted=True)
        for first in (1, 3, 5):
            with pytest.raises(Conflict):
                await journal.append(
                    "m", first, [first_entry() if first == 1 else move_entry(9)], RUNNING
                )
        await journal.keep_snapshot("m", 2, b"two")
        await journal.barrier()
        stored, whole = await journal.load("m"), await journal.load("m", from_start=True)
        assert stored is not None
        assert whole is not None
        assert (stored.snapshot, stored.version, stored.entries) == (b"two", 2, [move_entry(3)])
        assert (whole.snapshot, whole.version) == (None, 0)
        assert (
            whole.entries
            == [first_entry(), move_entry(2), move_entry(3)]
            == await journal.salvage("m")
        )
        await journal.shut_match("m")
        shut = await journal.load("m")
        assert shut is not None
        assert shut.shut
        assert await journal.load("unknown") is None

    work_with(work)


def test_lists_show_the_rows_appended_last(work_with: Callable[[Work], None]) -> None:
    async def work(journal: Journal) -> None:
        members = {ADA.id: list[int]()}
        row = MatchRow(
            status="running", updated=5, turn=3, deadline=7, wake=9, card=b"{}", members=members
        )
        await journal.append("m", 1, [first_entry()], row)
        waiting = MatchRow(status="waiting", updated=6, card=b"[]", members={ADA.id: [0]})
        await journal.append("w", 1, [first_entry()], waiting)
        lobby = await journal.lobby(ADA.id)
        assert {(one.id, tuple(one.seats or ())) for one in lobby.mine} == {("m", ()), ("w", (0,))}
        assert [one.card for one in lobby.open] == [b"[]"]
        assert [(one.turn, one.deadline) for one in lobby.running] == [(3, 7)]
        for wake in (9, 10):
            stand = MatchRow(status="running", updated=5, turn=wake, deadline=1, wake=wake)
            await journal.append("m", wake - 7, [move_entry(wake - 7)], stand)
            (one,) = (await journal.lobby(None)).running
            assert (one.turn, one.deadline) == (wake, 1)
        assert [one.id for one in (await journal.lobby(None)).running] == ["m"]
        assert [(due.id, due.wake) for due in await journal.due_matches()] == [("m", 10)]
        assert await journal.hosted_cards(ADA.id) == [b"{}"]
        assert await journal.filter_running(["w", "m", "?"]) == ["m"]
        assert sorted(await journal.unfinished_of(ADA.id)) == ["m", "w"]
        assert await journal.has_member("m", ADA.id)
        assert not await journal.has_member("m", "?")

    work_with(work)


def test_lists_know_what_others_have_said_last(work_with: Callable[[Work], None]) -> None:
    async def work(journal: Journal) -> None:
        row = MatchRow(status="running", updated=5, card=b"{}", members={ADA.id: [0], "b": [1]})
        await journal.append("m", 1, [first_entry()], row)

        async def last_lines(person: str) -> list[int | None]:
            rows = [
                *(await journal.lobby(person)).mine,
                *await journal.list_matches(person, None, 9),
            ]
            return [row.said for row in rows]

        assert await last_lines(ADA.id) == [None, None]
        for person in ("b", "b", ADA.id):
            await journal.say("m", "players", 1, person, 0, "Who", "Ciao")
        await journal.say("m", "spectators", 1, "c", None, "Cat", "Ciao")
        assert await last_lines(ADA.id) == [2, 2]
        assert await last_lines("b") == [3, 3]
        assert [row.said for row in (await journal.lobby(None)).running] == [None]

    work_with(work)


def test_all_matches_of_a_person_come_page_by_page(work_with: Callable[[Work], None]) -> None:
    async def work(journal: Journal) -> None:
        for number in range(120):
            members = {ADA.id: [0]} if number % 6 else {"somebody": [0]}
            row = MatchRow(status="over", updated=number // 2, card=b"{}", members=members)
            await journal.append(f"m{number:03}", 1, [first_entry()], row)
        found, place = list[str](), None
        while rows := await journal.list_matches(ADA.id, place, 7):
            assert len(rows) <= 7
            place = ListPlace(rows[-1].updated, rows[-1].id)
            found += [row.id for row in rows]
        own = [number for number in range(120) if number % 6]
        assert found == [f"m{number:03}" for number in sorted(own, key=lambda n: (-(n // 2), n))]
        assert len(await journal.list_matches(ADA.id, None, 200)) == len(own)

    work_with(work)


def test_what_a_person_has_put_away_is_found_there_only(work_with: Callable[[Work], None]) -> None:
    async def work(journal: Journal) -> None:
        for person in (ADA, BEA):
            own = TokenRow(person.id.encode(), person.id, "browser", None, None, 1)
            await journal.add_person(person, own)
        members = {ADA.id: [0], BEA.id: [1]}
        for match in "ab":
            row = MatchRow(status="over", updated=5, card=b"{}", members=members)
            await journal.append(match, 1, [first_entry()], row)
        for _ in range(2):
            await journal.archive(ADA.id, "a", away=True)
        assert await own_lists(journal, ADA) == (["b"], ["b"], ["a"])
        assert await own_lists(journal, BEA) == (["a", "b"], ["a", "b"], [])
        await journal.join_people(ADA.id, BEA.id)
        assert await own_lists(journal, BEA) == (["b"], ["b"], ["a"])
        for _ in range(2):
            await journal.archive(BEA.id, "a", away=False)
        assert await own_lists(journal, BEA) == (["a", "b"], ["a", "b"], [])

    work_with(work)


async def own_lists(journal: Journal, person: Person) -> tuple[list[str], list[str], list[str]]:
    """The matches in the lobby, in the list of all, and of what was put away."""
    here, away = [await journal.list_matches(person.id, None, 9, archived=a) for a in (False, True)]
    mine = (await journal.lobby(person.id)).mine
    return sorted(row.id for row in mine), [row.id for row in here], [row.id for row in away]


def test_what_a_person_has_said_comes_in_order(work_with: Callable[[Work], None]) -> None:
    async def work(journal: Journal) -> None:
        for match in ("b", "a"):
            await journal.append(match, 1, [first_entry()], RUNNING)
        lines: list[tuple[str, Room, int]] = [
            ("b", "players", 5), ("a", "players", 5), ("b", "spectators", 1), ("a", "players", 9),
        ]  # fmt: skip
        for match, room, at in lines:
            await journal.say(match, room, at, ADA.id, 0, "Ada", f"{match} {at}")
            await journal.say(match, room, at, "somebody", None, "Bea", "other")
        expected = ["b 1", "a 5", "b 5", "a 9"]
        assert [row.text for row in await journal.list_talk(ADA.id, 0, 9)] == expected
        assert [row.text for row in await journal.list_talk(ADA.id, 1, 2)] == expected[1:3]
        assert await journal.list_talk("nobody", 0, 9) == []

    work_with(work)


def test_people_are_found_by_their_tokens(work_with: Callable[[Work], None]) -> None:
    async def work(journal: Journal) -> None:
        assert await journal.rename_person(None, ADA, token("own")) is None
        renamed = await journal.rename_person(b"own", Person("?", "Bea"), token("vain"))
        assert renamed == Person(ADA.id, "Bea") == await journal.find_person(b"own")
        await journal.add_link(token("link 1", "device", 9))
        await journal.add_link(token("link 2", "device", 9))
        assert await journal.use_link(b"link 1", b"other", 5) is None
        assert await journal.use_link(b"link 2", b"late", 9) is None
        assert await journal.use_link(b"link 2", b"other", 8) == renamed
        assert await journal.use_link(b"link 2", b"again", 8) is None
        assert await journal.find_person(b"other") == renamed
        await journal.renew_bot_token(ADA, token("bot", "bot"))
        assert await journal.find_bot_seat(b"bot") == ("m", 1)
        assert await journal.find_bot_seat(b"own") is None
        assert not await journal.holds_seat(b"own")
        row = MatchRow(status="waiting", updated=1, members={ADA.id: [1]})
        await journal.append("m", 1, [first_entry()], row)
        assert await journal.holds_seat(b"own")
        forgotten = [await journal.forget_token(each, 9) for each in (b"own", b"other", b"bot")]
        assert forgotten == [False, False, True]
        assert await journal.find_person(b"other") is None

    work_with(work)


def test_vacations_are_kept_in_order_and_may_end_before(
    work_with: Callable[[Work], None],
) -> None:
    async def work(journal: Journal) -> None:
        await journal.add_person(ADA, token("own"))
        for row in (VacationRow(5, 9), VacationRow(1, 3), VacationRow(5, 7)):
            await journal.keep_vacation(ADA.id, row)
        assert await journal.vacations(ADA.id) == [VacationRow(1, 3), VacationRow(5, 7)]
        assert await journal.vacations("?") == []

    work_with(work)


def test_what_is_to_be_done_at_matches_is_written_with_what_asks_for_it(
    work_with: Callable[[Work], None],
) -> None:
    async def work(journal: Journal) -> None:
        await journal.add_person(ADA, token("own"))
        stands: list[tuple[str, Status]] = [("m", "running"), ("w", "waiting"), ("o", "over")]
        for match, status in stands:
            row = MatchRow(status=status, updated=5, card=b"{}", members={ADA.id: [0]})
            await journal.append(match, 1, [first_entry()], row)
        assert await journal.errands() == []
        away = [Errand(match, ADA.id, "vacation") for match in ("m", "w")]
        await journal.keep_vacation(ADA.id, VacationRow(1, 3))
        assert await journal.errands() == away
        await journal.add_errand("vacation", ADA.id, "m")
        again = Errand("m", ADA.id, "vacation", 2)
        await journal.end_errand(away[0])  # it was asked once more meanwhile
        assert await journal.errands() == [again, away[1]]
        for one in (again, away[1]):
            await journal.end_errand(one)
        assert not await journal.forget_token(b"other", 1)
        assert await journal.errands() == []
        assert await journal.forget_token(b"own", 1)
        assert await journal.errands() == [Errand(match, ADA.id, "leave") for match in ("m", "w")]
        await journal.add_errands("vacation", "?")
        assert len(await journal.errands()) == 2

    work_with(work)


def test_what_is_to_be_done_goes_with_who_and_where_it_was(
    work_with: Callable[[Work], None],
) -> None:
    async def work(journal: Journal) -> None:
        for person in (ADA, BEA):
            await journal.add_person(person, token(person.name)._replace(person=person.id))
        for match in ("m", "n"):
            row = MatchRow(status="running", updated=5, card=b"{}", members={ADA.id: [0]})
            await journal.append(match, 1, [first_entry()], row)
        await journal.add_errands("leave", ADA.id)
        await journal.add_errand("leave", BEA.id, "m")
        await journal.join_people(ADA.id, BEA.id)
        leaving = [one for one in await journal.errands() if one.kind == "leave"]
        assert leaving == [Errand(match, BEA.id, "leave") for match in ("m", "n")]
        await journal.append("m", 2, [move_entry(2)], MatchRow(status="over", updated=5))
        assert await journal.drop_matches(9, 9) == ["m"]
        assert {one.match for one in await journal.errands()} == {"n"}
        await journal.begin_removal(BEA.id, 1)
        assert await journal.errands() == []

    work_with(work)


def test_a_recovery_code_brings_back_once(work_with: Callable[[Work], None]) -> None:
    async def work(journal: Journal) -> None:
        await journal.add_person(ADA, token("own"))
        await journal.keep_codes(ADA.id, [b"old"], 1)
        await journal.keep_codes(ADA.id, [b"a", b"b"], 2)
        assert await journal.use_code(b"old", b"vain", 3) is None
        assert not await journal.has_code(b"old")
        assert await journal.use_code(b"a", b"second", 3) == ADA
        assert await journal.use_code(b"a", b"vain", 4) is None
        assert await journal.has_code(b"a")
        rows = [CodeRow(b"a", ADA.id, 2, 3), CodeRow(b"b", ADA.id, 2, None)]
        assert await journal.codes(ADA.id) == rows
        assert await journal.codes("?") == []
        assert await journal.find_person(b"second") == ADA
        assert await journal.find_person(b"vain") is None

    work_with(work)


def test_whom_a_code_can_bring_back_is_not_forgotten(work_with: Callable[[Work], None]) -> None:
    async def work(journal: Journal) -> None:
        await journal.add_person(ADA, token("own"))
        await journal.keep_codes(ADA.id, [b"code"], 1)
        assert not await journal.forget_token(b"own", 2)
        assert await journal.use_code(b"code", b"back", 3) == ADA
        assert await journal.forget_token(b"back", 4)
        assert not await journal.has_code(b"code")
        assert await journal.find_person(b"back") is None

    work_with(work)


def test_chat_and_analyses_are_kept(work_with: Callable[[Work], None]) -> None:
    async def work(journal: Journal) -> None:
        await journal.append("m", 1, [first_entry()], RUNNING)
        said = [await journal.say("m", "players", 1, "a", 0, "Ada", text) for text in "abc"]
        assert said == [1, 2, 3]
        assert await journal.say("m", "spectators", 1, "b", None, "Bea", "d") == 1
        assert [row.text for row in await journal.chat("m", "players", 2)] == ["b", "c"]
        assert await journal.find_analysis("key") is None
        await journal.keep_analysis("key", 1, EMPTY)
        await journal.touch_analysis("key", 2)
        assert await journal.find_analysis("key") == EMPTY
        await journal.probe_reading()
        await journal.probe_writing()
        assert not any(check() for check in journal.health_checks().values())

    work_with(work)


def test_it_is_known_when_servers_ran(work_with: Callable[[Work], None]) -> None:
    async def work(journal: Journal) -> None:
        assert await journal.uptimes(0) == []
        assert not await journal.note_uptime(100, 50, 1000)
        assert not await journal.note_uptime(150, 50, 1000)
        assert await journal.note_uptime(201, 50, 1000)
        assert not await journal.note_uptime(201, 50, 1000)
        assert await journal.uptimes(0) == [UptimeRow(100, 150), UptimeRow(201, 201)]
        assert await journal.uptimes(150) == [UptimeRow(100, 150), UptimeRow(201, 201)]
        assert await journal.uptimes(151) == [UptimeRow(201, 201)]
        assert not await journal.note_uptime(180, 50, 1000)  # the clock was set back
        assert await journal.uptimes(0) == [UptimeRow(100, 180)]
        assert await journal.note_uptime(5000, 50, 1000)  # what is so old is forgotten
        assert await journal.uptimes(0) == [UptimeRow(5000, 5000)]

    work_with(work)


@asynchronous
async def test_a_server_plays_on_a_journal_that_is_no_database(tmp_path: Path) -> None:
    clock, cells = SetClock(), MemoryCells()
    journal: Journal = await CellJournal.open(cells)
    here = World(tmp_path, clock).open(lambda _: journal)
    table = await party(here)
    for _ in range(5):
        await table.move()
    await table.clients[0].ask(socket.Say, text="Good game!")
    version = table.clients[0].version
    await here.die()
    journal = await CellJournal.open(cells)
    here = World(tmp_path, clock).open(lambda _: journal)
    await here.hub.start()
    client = await here.enter(table.match)
    assert client.version == version
    await here.close()


def test_the_browsers_of_a_person_are_listed_and_ended(work_with: Callable[[Work], None]) -> None:
    async def work(journal: Journal) -> None:
        await journal.add_person(ADA, token("own"))
        await journal.add_link(token("link", "device", 9))
        await journal.use_link(b"link", b"other", 5)
        await journal.renew_bot_token(ADA, token("bot", "bot"))
        await journal.note_use(b"other", 7, "Firefox")
        assert await journal.devices(ADA.id) == [
            DeviceRow(b"own", 1, None, None),
            DeviceRow(b"other", 5, 7, "Firefox"),
        ]
        await journal.end_devices("?", [b"own"])
        await journal.end_devices(ADA.id, [b"own", b"bot", b"unknown"])
        assert [one.hash for one in await journal.devices(ADA.id)] == [b"other"]
        assert await journal.find_person(b"own") is None
        assert await journal.find_person(b"bot") == ADA

    work_with(work)
