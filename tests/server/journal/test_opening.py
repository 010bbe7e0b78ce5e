"""Which files are taken as databases, to whom they are readable, and what is told of the others."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from signoria.errors import UserError
from signoria.locales import LANGUAGES
from signoria.server.journal.database_fault import DatabaseFault
from signoria.server.journal.rows import StoredMatch
from signoria.server.journal.sql.migrations import MIGRATIONS
from signoria.server.journal.sqlite.opening import UnusableDatabase, claim
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.startup.database import database_path
from tests.server.journal.support.jobs import execute
from tests.server.journal.support.matches import RUNNING, first_entry, run

POSIX = pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX's")


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///relative.db", "relative.db"),
        ("sqlite:////var/lib/absolute.db", "/var/lib/absolute.db"),
        ("SQLite:///a b/ü?.db", "a b/ü?.db"),
        ("plain.db", "plain.db"),
        ("/plain/absolute.db", "/plain/absolute.db"),
        ("odd:name.db", "odd:name.db"),
    ],
)
def test_urls_and_paths_name_files(url: str, path: str) -> None:
    assert database_path(url) == Path(path)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("postgresql://host/db", "scheme"),
        ("mysql+x:///db", "scheme"),
        ("sqlite://host/db", "url"),
        ("sqlite://", "url"),
        ("sqlite:///", "url"),
        ("", "url"),
        ("a\0b", "url"),
    ],
)
def test_other_urls_are_refused(url: str, reason: str) -> None:
    with pytest.raises(DatabaseFault) as refused:
        database_path(url)
    assert refused.value.reason == reason
    assert "sqlite:///FILE" in refused.value.message
    assert isinstance(refused.value, UserError)
    assert len({refused.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)


FILES = ("a.db", "a.db-shm", "a.db-wal", "a.db.lock", "a.db.server.lock")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@POSIX
def test_nobody_else_can_read_the_files(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "server"

    async def look(journal: SqliteJournal) -> dict[str, int]:
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        await journal.lobby(None)
        return {path.name: mode(path) for path in folder.iterdir()}

    before = os.umask(0)
    try:
        modes = run(folder / "a.db", look)
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(FILES, 0o600)
    assert mode(folder) == 0o700


@POSIX
def test_a_file_that_others_could_read_becomes_private(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.touch(0o644)
    path.chmod(0o644)

    async def look(_: SqliteJournal) -> int:
        return mode(path)

    assert run(path, look) == 0o600


def refusal(path: Path) -> str:
    """Why a journal cannot be opened there."""
    with pytest.raises(DatabaseFault) as refused:
        SqliteJournal.open(path)
    assert str(path) in refused.value.message
    return refused.value.reason


def test_a_second_server_is_refused_until_the_first_has_gone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def work(journal: SqliteJournal) -> StoredMatch | None:
        assert refusal(path) == "in-use"
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        return await journal.load("match-1")

    first = run(path, work)
    assert run(path, lambda journal: journal.load("match-1")) == first


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE theirs (a)")
    database.close()


def foreign_by_id(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA application_id = 77")
    database.close()


def text(path: Path) -> None:
    path.write_text("To whom it may concern: this is not a database.\n" * 100)


def truncate(path: Path) -> None:
    asyncio.run(SqliteJournal.open(path).close())
    with path.open("rb+") as file:
        file.truncate(8192)


def newer(path: Path) -> None:
    asyncio.run(SqliteJournal.open(path).close())
    with sqlite3.connect(path) as database:
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    database.close()


def folder(path: Path) -> None:
    path.mkdir()


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (foreign, "foreign"),
        (foreign_by_id, "foreign"),
        (text, "damaged"),
        (truncate, "damaged"),
        (newer, "newer"),
        (folder, "cannot-open"),
    ],
)
def test_what_is_not_ours_is_refused_and_stays_as_it_is(
    tmp_path: Path, make: Callable[[Path], None], reason: str
) -> None:
    path = tmp_path / "a.db"
    make(path)
    path.chmod(0o755)
    before = path.read_bytes() if path.is_file() else None
    assert refusal(path) == reason
    assert refusal(path) == reason  # not "in-use": the lock was given back
    assert before is None or path.read_bytes() == before
    if before is not None and reason == "foreign" and os.name == "posix":
        assert mode(path) == 0o755


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.touch()
    run(path, lambda journal: journal.append("match-1", 1, [first_entry()], RUNNING))
    assert run(path, lambda journal: journal.load("match-1")) is not None


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refusal(tmp_path / "file" / "a.db") == "cannot-open"


@POSIX
def test_a_folder_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.db"
    path.touch()

    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")  # for the superuser there is none

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(UnusableDatabase) as refused, claim(path):
        pass
    fault = DatabaseFault(refused.value.reason, **refused.value.values)
    assert fault.reason == "cannot-open"
    assert fault.sentence("de").endswith("keine Berechtigung")


def test_a_journal_can_be_read_while_it_is_written(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        for number in range(50):
            name = f"match-{number}"
            write = journal.append(name, 1, [first_entry()], RUNNING)
            _, stored = await asyncio.gather(write, journal.load("match-0"))
            assert await journal.load(name) is not None
            assert stored is None or stored.entries == [first_entry()]

    run(tmp_path / "a.db", work)


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    settings = ("journal_mode", "synchronous", "foreign_keys")
    names = ", ".join(settings)
    query = f"SELECT {names} FROM {', '.join(f'pragma_{name}' for name in settings)}"

    async def work(journal: SqliteJournal) -> list[tuple[str, int, int]]:
        return await journal.write(execute, query)

    full = 2  # as SQLite counts
    assert run(tmp_path / "a.db", work) == [("wal", full, 1)]
