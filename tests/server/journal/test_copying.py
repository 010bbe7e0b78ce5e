"""A server moves to another kind of database and back, and nothing of it is another."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from signoria.cli.main import main
from signoria.server.journal.administration_rows import (
    EntryCode,
    LogRow,
    ReportRow,
    Restriction,
)
from signoria.server.journal.database_fault import DatabaseFault
from signoria.server.journal.entries import Person
from signoria.server.journal.exercises.exercise_rows import ExerciseRow
from signoria.server.journal.notice_rows import Notice, NoticeChange, WayRow
from signoria.server.journal.port import Journal
from signoria.server.journal.postgres import address
from signoria.server.journal.postgres.contributions import add_value
from signoria.server.journal.rows import MatchRow, StoredAnalysis, TokenRow, VacationRow
from signoria.server.journal.sign_in_rows import PasskeyRow
from signoria.server.journal.sql.copying import TABLES, Fingerprint
from signoria.server.journal.sql.migrations import MIGRATIONS
from signoria.server.journal.sql.sql_journal import SqlJournal
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.journal.sqlite.transfer import SqliteStore
from signoria.server.startup.check_database import check_database
from signoria.server.startup.database import Location, open_journal
from signoria.server.startup.move_database import move_database
from tests.server.journal.support.matches import ADA, first_entry, move_entry
from tests.support.postgres import Cluster

MATCHES = 3
MANY = 2500  # entries: more than are copied at a time


async def fill(journal: Journal) -> None:
    """Something in every table."""
    row = MatchRow(status="running", updated=3, wake=5, card="{“}".encode(), members={ADA.id: [0]})
    await journal.add_person(ADA, TokenRow(b"\x00\xff", ADA.id, "browser", None, None, 1))
    way = WayRow(id="hook", person=ADA.id, kind="webhook", target="https://a.example/", created=1)
    await journal.add_way(way)
    await journal.add_way(replace(way, id="mail", kind="mail", target="ada@a.example"))
    await journal.keep_push_key("key")
    await journal.add_letters("ada@a.example", [b"\x02\xfd"], 1, 9)
    passkey = PasskeyRow(b"\x03\xfc", ADA.id, "Key", b"\x04\xfb", 1, True, 5, None)
    await journal.add_passkey(passkey)
    await journal.add_challenge(b"\x05\xfa", ADA.id, 1, 9)
    await journal.choose_for_match(ADA.id, "n", "never")
    await journal.keep_codes(ADA.id, [b"\x01\xfe"], 2)
    await journal.keep_vacation(ADA.id, VacationRow(1, 2))
    await journal.keep_exercises(ADA.id, [ExerciseRow("key", "third", 1, None, "{}", b"\x08\xf7")])
    await journal.note_uptime(1, gap=1, kept=9)
    asked = Notice(ADA.id, "turn", MANY, 5, 10, [1, 2])
    row = replace(row, notices=NoticeChange([], [asked]))
    await journal.append("m", 1, [first_entry(), *map(move_entry, range(2, MANY))], row)
    await journal.add_errand("vacation", ADA.id, "m")
    assert isinstance(journal, SqlJournal)
    await journal.write(add_value, "m", ADA.id, "ff")
    await journal.archive(ADA.id, "m", away=True)
    await journal.hide(ADA.id, "somebody", away=True)
    await journal.keep_invited_by(ADA.id, "nobody")
    await journal.append("n", 1, [first_entry()], MatchRow(status="waiting", updated=9))
    bea = Person("bea", "Bea")
    await journal.add_person(bea, TokenRow(b"bea", bea.id, "browser", None, None, 1))
    joined = MatchRow(status="waiting", updated=9, members={bea.id: []})
    await journal.append("b", 1, [first_entry()], joined)
    assert await journal.join_people(bea.id, ADA.id) == ["b"]
    await journal.keep_snapshot("m", 2, b"\x00snapshot")
    await journal.say("m", "players", 4, ADA.id, None, "Ada", "Grüß dich, „Bea“ \\ '")
    await fill_office(journal)
    await journal.begin_removal("gone", 1)
    await journal.keep_analysis("key", 1, StoredAnalysis([], [], []))


async def fill_office(journal: Journal) -> None:
    """Something in every table of administrators."""
    office = journal.administration
    assert office is not None
    await office.appoint(ADA.id, 5, "root")
    identified = Person("ina", "Ina")
    token = TokenRow(b"\x07\xf8", identified.id, "browser", None, None, 1)
    await office.sign_in_identity("https://a.example", "ina", identified, token)
    await office.keep_restriction(Restriction("silence", ADA.id, 5, None, "words"))
    report = ReportRow("r", 5, "m", "players", 1, ADA.id, "bea", "words", "he said", b"[\xff]")
    await office.keep_report(report)
    await office.note_act(LogRow("l", 5, "root", "silence", ADA.id, "„words“"))
    await office.keep_choice("entry", "invited")
    await office.keep_entry_code(EntryCode(b"\x06\xf9", 5, 9, 1))


# What servers of one database tell each other, of which a copy needs nothing.
PASSING = {"servers", "announcements", "jobs", "workers", "spending", "likenesses"}


def fill_database(location: Location) -> Location:
    """Put something into every table of a database; its location."""

    async def work() -> None:
        journal = open_journal(location)
        await fill(journal)
        await journal.close()

    asyncio.run(work())
    return location


def rows(path: Path) -> dict[str, set[tuple[object, ...]]]:
    """All that a file holds, read by SQLite alone."""
    with closing(sqlite3.connect(path)) as database:
        names = database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        )
        return {
            name: set(database.execute(f"SELECT * FROM {name}")) for (name,) in names.fetchall()
        }


def test_a_server_moves_to_postgresql_and_back(cluster: Cluster, tmp_path: Path) -> None:
    here = fill_database(Location(tmp_path / "a.db"))
    there, back = Location(None, cluster.new_database()), Location(tmp_path / "b.db")
    out, home = move_database(here, there), move_database(there, back)
    assert out == home
    assert here.path is not None
    before = rows(here.path)
    assert set(before) == set(TABLES) == {each.name for each in out}
    assert before == rows(tmp_path / "b.db")
    assert {each.name: each.rows for each in out} == {n: len(found) for n, found in before.items()}
    assert {name for name, found in before.items() if not found} == PASSING

    async def look() -> None:
        journal = open_journal(there)
        stored = await journal.load("m", from_start=True)
        assert stored is not None
        assert stored.entries == [first_entry(), *map(move_entry, range(2, MANY))]
        await journal.take_match("m", wanted=False)
        await journal.append("m", MANY, [move_entry(MANY)], MatchRow(status="over", updated=4))
        await journal.close()

    asyncio.run(look())


def test_whoever_waits_for_the_other_end_is_not_cut_off(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with a large database, of which reading a part takes longer than servers may idle."""
    there, back = fill_database(Location(None, cluster.new_database())), Location(tmp_path / "b.db")
    other = Location(None, cluster.new_database())
    at_once = address.OPTIONS.replace("session_timeout=5s", "session_timeout=1ms")
    assert at_once != address.OPTIONS
    monkeypatch.setattr(address, "OPTIONS", at_once)
    assert move_database(there, back, shared=True) == move_database(there, other)
    seen = [match.id for match in check_database(there)]
    assert len(seen) == MATCHES


def test_a_target_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    one, other = (
        fill_database(Location(tmp_path / "a.db")),
        fill_database(Location(tmp_path / "b.db")),
    )
    assert other.path is not None
    before = rows(other.path)
    with pytest.raises(DatabaseFault, match="is not empty; nothing was changed"):
        move_database(one, other)
    assert rows(other.path) == before
    with pytest.raises(DatabaseFault, match="both are the same"):
        move_database(one, one)
    with pytest.raises(DatabaseFault, match="there is no file"):
        move_database(Location(tmp_path / "none"), Location(tmp_path / "c.db"))
    assert not (tmp_path / "none").exists()


def test_what_was_written_wrongly_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = fill_database(Location(tmp_path / "a.db")), Location(tmp_path / "b.db")
    write = SqliteStore.executemany

    def forget(store: SqliteStore, statement: str, values: list[tuple[object, ...]]) -> object:
        return write(store, statement, values[: 1 if "entries" in statement else None])

    with monkeypatch.context() as wrong:
        wrong.setattr(SqliteStore, "executemany", forget)
        with pytest.raises(DatabaseFault, match="is not what was read \\(table entries\\)"):
            move_database(here, there)
    assert not any(rows(tmp_path / "b.db").values())
    assert move_database(here, there)


def test_the_hash_knows_every_row_and_no_order() -> None:
    def digest(*found: tuple[object, ...]) -> str:
        one = Fingerprint()
        one.add(found)
        return one.digest

    assert digest((1, "a"), (2, b"a")) == digest((2, b"a"), (1, "a"))
    assert (
        len({digest(), digest((1, "a")), digest((1, b"a")), digest((1, None)), digest(("1a",))})
        == 5
    )
    assert digest((1,), (1,)) != digest((1,))


def test_a_backup_is_made_while_the_server_writes(tmp_path: Path) -> None:
    async def work() -> None:
        journal = SqliteJournal.open(tmp_path / "a.db")
        await fill(journal)
        last = 1

        async def play() -> None:
            nonlocal last
            row = MatchRow(status="running", updated=1)
            while not copied.done():
                await journal.append("n", last + 1, [move_entry(last + 1)], row)
                last += 1

        arguments = ["admin", "backup", str(tmp_path / "a.db"), str(tmp_path / "b.db")]
        copied = asyncio.ensure_future(asyncio.to_thread(main, arguments))
        await play()
        assert await copied == 0
        await journal.close()
        backup = SqliteJournal.open(tmp_path / "b.db")
        stored = await backup.load("n")
        assert stored is not None
        assert [entry.at for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
        assert len(stored.entries) <= last
        await backup.close()

    asyncio.run(work())


def test_the_command_tells_what_it_did_and_what_is_wrong(
    tmp_path: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    fill_database(Location(tmp_path / "a.db"))
    url, file = cluster.new_database(), str(tmp_path / "a.db")
    assert main(["admin", "move-database", file, url]) == 0
    said = capsys.readouterr().out
    assert "entries: 2,501 rows, " in said
    assert "read again and found the same" in said
    assert main(["admin", "backup", url, str(tmp_path / "b.db")]) == 0
    assert main(["admin", "restore", str(tmp_path / "b.db"), cluster.new_database()]) == 0
    assert rows(tmp_path / "a.db") == rows(tmp_path / "b.db")
    for wrong, says in (
        (["move-database", file, url], "is not empty"),
        (["backup", file, str(tmp_path / "b.db")], "is not empty"),
        (["move-database", file, "mysql://x/y"], "no kind of database “mysql”"),
        (["restore", file, cluster.new_database("--encoding=LATIN1", "-Ttemplate0")], "LATIN1"),
    ):
        assert main(["admin", *wrong]) == 2
        told = capsys.readouterr().err
        assert says in told
        assert "Traceback" not in told


def test_a_backup_of_an_older_database_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from signoria.server.journal.sqlite.schema import migrate

    with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as old:
        old.execute("PRAGMA journal_mode = WAL")
        migrate(old, MIGRATIONS[:1])
        with pytest.raises(DatabaseFault, match=r"older version of Signoria .*version 1"):
            move_database(Location(tmp_path / "a.db"), Location(tmp_path / "b.db"), shared=True)
