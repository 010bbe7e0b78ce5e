"""What any journal promises of forgetting: nothing of a person is left, and all else is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
import pytest
from msgspec.structs import replace

from signoria.server.journal import names
from signoria.server.journal.cells.cell_journal import CellJournal
from signoria.server.journal.entries import AnyEntry, Chair, Created, Person, Seated, TakenOver
from signoria.server.journal.exercises.exercise_rows import ExerciseRow
from signoria.server.journal.notice_rows import Notice, NoticeChange, WayRow
from signoria.server.journal.port import Journal
from signoria.server.journal.removal_port import NameSearch, RemovalRow
from signoria.server.journal.rows import Announcement, MatchRow, TokenRow, VacationRow
from signoria.server.journal.sign_in_rows import PasskeyRow
from signoria.server.journal.sql.copying import TABLES
from signoria.server.journal.sql.database import Database
from signoria.server.journal.sql.sql_access import SqlAccess
from signoria.server.protocol.common import Status
from tests.server.journal.support.matches import ADA, first_entry, move_entry
from tests.server.journal.test_port import work_with  # noqa: F401

Work = Callable[[Journal], Awaitable[None]]
Use = Callable[[Work], None]
ZOE = Person("zoe-zoe-zoe-zoe-", 'Zoë "\\the" Great')
OLD = Person("old-old-old-old-", "Zoë of old")
KEY = PasskeyRow(b"key", ZOE.id, "Zoë's key", b"public", 0, False, 3, None)
WAY = WayRow(id="way", person=ZOE.id, kind="mail", target="zoe@a.example", created=1)
CREATED = replace(first_entry(), chairs=[Chair(person=ADA), Chair(person=ZOE), Chair()])
GUEST = Chair(person=Person(ZOE.id, "Zoë's guest"), device=True)
CHAIRS = {1: ZOE.name, 2: "Zoë's guest"}
TEXTS = ("Zo", ZOE.id, OLD.id, "zoe@a.example", "nobody shall", "spoken")


def card() -> bytes:
    """A card as far as names stand in it."""
    seats = [
        {"seat": 0, "holder": "person", "name": "Ada", "before": []},
        {"seat": 1, "holder": "person", "name": ZOE.name, "before": ["Eve", ZOE.name]},
        {"seat": 2, "holder": "bot", "bot": "heuristic", "name": "A bot", "before": []},
    ]
    return msgspec.json.encode({"card": {"seats": seats}, "host": ADA.id, "former": [ZOE.id]})


def read_table(database: Database, table: str) -> list[tuple[object, ...]]:
    return database.execute(f"SELECT * FROM {table}").fetchall()


async def everything(journal: Journal) -> bytes:
    """All that stands anywhere in a journal."""
    if isinstance(journal, CellJournal):
        return b"".join(key.encode() + data for key, data in await journal._cells.read(""))
    assert isinstance(journal, SqlAccess)
    found = b""
    for table in TABLES:
        rows = await journal.read(read_table, table)
        for value in (value for row in rows for value in row):
            found += bytes(value) if isinstance(value, bytes) else str(value).encode()
    return found


async def traces(journal: Journal) -> set[str]:
    """What of it is there, in all forms in which it may be stored."""
    data = await everything(journal)
    return {text for text in TEXTS if text.encode() in data}


async def live_as_zoe(journal: Journal) -> None:
    """Somebody with all that a person can have, who was somebody else before."""
    for person in (ADA, OLD, ZOE):
        token = TokenRow(person.id.encode(), person.id, "browser", None, None, 1)
        await journal.add_person(person, token)
    members = {ADA.id: [0], OLD.id: [1]}
    entries: list[AnyEntry] = [first_entry(), Seated(at=2, seat=1, chair=Chair(person=OLD))]
    await journal.append("joined", 1, entries, MatchRow(status="over", updated=2, members=members))
    await journal.join_people(OLD.id, ZOE.id)
    await journal.add_way(WAY)
    await journal.add_way(replace(WAY, id="browser", kind="push", device=ZOE.id.encode()))
    await journal.add_letters(WAY.target, [b"letter"], 1, 9)
    await journal.keep_codes(ZOE.id, [b"code"], 1)
    await journal.add_passkey(KEY)
    await journal.add_challenge(b"challenge", ZOE.id, 1, 9)
    await journal.keep_vacation(ZOE.id, VacationRow(1, 2))
    exercise = ExerciseRow("exercise of Zoe", "third", 1, 2, "{}", b"data")
    await journal.keep_exercises(ZOE.id, [exercise])
    await journal.add_link(TokenRow(b"link", ZOE.id, "device", None, None, 1, 9))
    await journal.choose_for_match(ZOE.id, "joined", "never")
    await journal.announce(Announcement("renamed", ZOE))


async def play_as_zoe(journal: Journal) -> None:
    """Matches in which somebody plays, has sat for a while, or has only talked."""
    notices = NoticeChange([], [Notice(ZOE.id, "turn", 1, 1, 1, [])])
    row = MatchRow(
        status="running",
        updated=1,
        card=card(),
        members={ADA.id: [0], ZOE.id: [1, 2]},
        notices=notices,
    )
    entries: list[AnyEntry] = [CREATED, Seated(at=2, seat=2, chair=GUEST), move_entry(3)]
    await journal.append("plays", 1, entries, row)
    await journal.keep_snapshot("plays", 3, f"a snapshot of {ZOE.name} {ZOE.id}".encode())
    free: list[AnyEntry] = [first_entry(), Seated(at=2, seat=2, chair=Chair(person=ZOE))]
    left: list[AnyEntry] = [*free, Seated(at=3, seat=2, chair=Chair())]
    await journal.append("left", 1, left, MatchRow(status="waiting", updated=1, members={}))
    await journal.append("talk", 1, [first_entry()], MatchRow(status="running", updated=1))
    for match in ("plays", "talk"):
        await journal.say(match, "players", 5, ZOE.id, 1, ZOE.name, "nobody shall know")
        await journal.say(match, "players", 6, ADA.id, 0, "Ada", "hello")


async def erase_all(journal: Journal) -> None:
    for match in ["joined", "left", "plays", "talk"]:
        await journal.erase_names(match, ZOE.id)


def test_nothing_of_a_person_is_left_in_any_table(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live_as_zoe(journal)
        await play_as_zoe(journal)
        await journal.begin_removal(ZOE.id, 7)
        await journal.begin_removal(ZOE.id, 8)
        assert await journal.removals() == [RemovalRow(ZOE.id, 7)]
        for token in (ZOE.id.encode(), b"link"):
            assert await journal.find_person(token) is None
        assert await journal.ways(ZOE.id) == []
        assert await journal.find_passkey(b"key") is None
        assert not await journal.has_code(b"code")
        assert await journal.find_letter(b"letter") is None
        assert await journal.due_notices(9, 9) == []
        assert await journal.unfinished_of(ZOE.id) == ["plays"]
        assert await journal.matches_naming(ZOE.id) == ["joined", "plays", "talk"]
        for _ in range(2):  # a step that was cut off is done once more
            await erase_all(journal)
        assert await journal.matches_naming(ZOE.id) == []
        assert await traces(journal) == {ZOE.id, OLD.id}
        await journal.finish_removal(ZOE.id)
        assert await journal.removals() == []
        assert await traces(journal) == set()
        assert await journal.find_person(ADA.id.encode()) == ADA

    work_with(work)


def test_matches_of_others_stay_whole(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live_as_zoe(journal)
        await play_as_zoe(journal)
        await journal.begin_removal(ZOE.id, 7)
        await erase_all(journal)
        stored = await journal.load("plays")
        assert stored is not None
        assert stored.snapshot is None
        nobody = Person(names.alias_of(ZOE.id, "plays"), "")
        created, seated, moved = stored.entries
        assert isinstance(created, Created)
        assert created == replace(
            CREATED, chairs=[Chair(person=ADA), Chair(person=nobody), Chair()]
        )
        assert seated == Seated(at=2, seat=2, chair=Chair(person=nobody, device=True))
        assert moved == move_entry(3)
        joined = await journal.load("joined")
        assert joined is not None
        elsewhere = Person(names.alias_of(ZOE.id, "joined"), "")
        assert joined.entries[1] == Seated(at=2, seat=1, chair=Chair(person=elsewhere))
        assert elsewhere != nobody  # nothing leads from one match to another
        (row,) = [row for row in (await journal.lobby(ADA.id)).mine if row.id == "plays"]
        shown = msgspec.json.decode(row.card)
        assert [seat["name"] for seat in shown["card"]["seats"]] == ["Ada", None, "A bot"]
        assert [seat["before"] for seat in shown["card"]["seats"]] == [[], [], []]
        assert (shown["host"], shown["former"]) == (ADA.id, [nobody.id])
        assert (await journal.lobby(nobody.id)).mine[0].seats == [1, 2]
        talk = await journal.chat("plays", "players", 9)
        assert [(line.number, line.name, line.text) for line in talk] == [
            (1, "", ""),
            (2, "Ada", "hello"),
        ]
        assert await journal.say("plays", "players", 7, ADA.id, 0, "Ada", "again") == 3

    work_with(work)


def test_who_left_before_the_start_is_found_by_looking_through_all(
    work_with: Use,  # noqa: F811
) -> None:
    async def work(journal: Journal) -> None:
        await live_as_zoe(journal)
        await play_as_zoe(journal)
        await journal.begin_removal(ZOE.id, 7)
        assert await journal.search_names(ZOE.id, "", 2) == NameSearch(["joined", "left"], "left")
        assert await journal.search_names(ZOE.id, "left", 2) == NameSearch(["plays"], "talk")
        assert await journal.search_names(ZOE.id, "talk", 2) == NameSearch([], None)
        await erase_all(journal)
        assert await journal.search_names(ZOE.id, "", 9) == NameSearch([], "talk")

    work_with(work)


def test_a_snapshot_of_before_comes_too_late(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live_as_zoe(journal)
        await play_as_zoe(journal)
        await journal.begin_removal(ZOE.id, 7)
        await erase_all(journal)
        await journal.keep_snapshot("plays", 3, f"of {ZOE.id}".encode())
        stored = await journal.load("plays")
        assert stored is not None
        assert stored.snapshot is None
        await journal.keep_snapshot("plays", 3, b"of others")
        stored = await journal.load("plays")
        assert stored is not None
        assert stored.snapshot == b"of others"

    work_with(work)


def test_who_took_a_seat_over_from_somebody_removed_has_it(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live_as_zoe(journal)
        row = MatchRow(
            status="running", updated=1, card=card(), members={ADA.id: [0, 1], ZOE.id: []}
        )
        entries: list[AnyEntry] = [CREATED, TakenOver(at=2, seat=1, person=ADA)]
        await journal.append("plays", 1, entries, row)
        await journal.begin_removal(ZOE.id, 7)
        await journal.erase_names("plays", ZOE.id)
        (shown,) = [row for row in (await journal.lobby(ADA.id)).mine if row.id == "plays"]
        seat = msgspec.json.decode(shown.card)["card"]["seats"][1]
        assert (seat["name"], seat["before"]) == ("Ada", [])

    work_with(work)


def test_a_browser_that_ends_is_told_nothing_more(work_with: Use) -> None:  # noqa: F811
    async def work(journal: Journal) -> None:
        await live_as_zoe(journal)
        second = TokenRow(b"second", ZOE.id, "browser", None, None, 1)
        link = TokenRow(b"link", ZOE.id, "device", None, None, 1, 9)
        await journal.add_link(link)
        await journal.use_link(b"link", second.hash, 2)
        other = replace(WAY, id="other", kind="push", target="b", device=second.hash)
        await journal.add_way(other)
        await journal.open_way("other")
        assert await journal.find_way("other") == other
        await journal.end_devices(ADA.id, [second.hash])  # is not hers
        assert len(await journal.ways(ZOE.id)) == 3
        await journal.end_devices(ZOE.id, [second.hash])
        assert {way.id for way in await journal.ways(ZOE.id)} == {"way", "browser"}
        await journal.forget_token(ZOE.id.encode(), 2)
        assert {way.id for way in await journal.ways(ZOE.id)} == {"way"}

    work_with(work)


@pytest.mark.parametrize("most", [1, 9])
def test_what_has_grown_old_goes_and_nothing_that_runs(
    work_with: Use,  # noqa: F811
    most: int,
) -> None:
    async def work(journal: Journal) -> None:
        await live_as_zoe(journal)
        await journal.choose_for_match(ZOE.id, "joined", None)
        members = {ZOE.id: [1]}
        matches: list[tuple[str, Status, int]] = [
            *(("old", "over", 3), ("new", "over", 9), ("runs", "running", 3)),
            *(("waits", "waiting", 3), ("given-up", "abandoned", 4)),
        ]
        for name, status, at in matches:
            change = NoticeChange([], [Notice(ZOE.id, "turn", 1, at, at, [])])
            row = MatchRow(status=status, updated=at, members=members, notices=change)
            await journal.append(name, 1, [first_entry(at)], row)
            await journal.say(name, "players", at, ADA.id, 0, "Ada", "spoken")
        bot = TokenRow(b"bot", "bot", "bot", "old", 1, 1)
        await journal.add_person(Person("bot", "Bot"), bot)

        async def drain(drop: Callable[[int, int], Awaitable[int]]) -> int:
            total = 0
            while found := await drop(5, most):
                assert found <= most
                total += found
            return total

        async def drop_matches(before: int, most: int) -> int:
            return len(await journal.drop_matches(before, most))

        assert await drain(journal.drop_talk) == 2
        for match, lines in (("old", 0), ("given-up", 0), ("new", 1), ("runs", 1), ("waits", 1)):
            assert len(await journal.chat(match, "players", 9)) == lines
        assert await drain(drop_matches) == 3
        gone = {"old", "given-up", "joined"}
        for match in ("old", "new", "runs", "waits", "given-up", "joined"):
            assert (await journal.load(match) is None) == (match in gone), match
        assert await journal.find_person(b"bot") is None
        due = [one.match for each in await journal.due_notices(9, 99) for one in each.notices]
        assert set(due) == {"new", "runs", "waits"}
        assert await drain(journal.drop_notices) >= 2
        due = [one.match for each in await journal.due_notices(9, 99) for one in each.notices]
        assert set(due) == {"new"}

    work_with(work)
