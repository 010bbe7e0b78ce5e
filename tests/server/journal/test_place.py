"""The files of a database are ours: where they are gone, nothing is said to be written."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from signoria.server.journal.database_fault import DatabaseFault
from signoria.server.journal.errors import Misplaced, NotRead
from signoria.server.journal.sqlite import sqlite_file
from signoria.server.journal.sqlite.locking import lock_path, server_lock_path
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from tests.server.journal.support import jobs
from tests.server.journal.support.matches import RUNNING, first_entry, move_entry, run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="open files stay there")

PATIENCE = 30.0  # seconds; only what hangs takes so long
Change = Callable[[Path], None]


def delete(path: Path) -> None:
    path.unlink()


def delete_all(path: Path) -> None:
    for each in path.parent.glob("a.db*"):
        each.unlink()


def delete_log(path: Path) -> None:
    Path(f"{path}-wal").unlink()


def delete_index(path: Path) -> None:
    Path(f"{path}-shm").unlink()


def move(path: Path) -> None:
    path.rename(path.with_name("b.db"))


def replace(path: Path) -> None:
    other = path.with_name("other.db")
    asyncio.run(SqliteJournal.open(other).close())
    other.replace(path)


def replace_by_copy(path: Path) -> None:
    """As somebody does who puts a backup back under a running server."""
    copy = path.with_name("copy.db")
    shutil.copy(path, copy)
    copy.replace(path)


def move_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


CHANGES = [
    delete,
    delete_all,
    delete_log,
    delete_index,
    move,
    replace,
    replace_by_copy,
    move_folder,
]


async def entries(journal: SqliteJournal) -> int:
    """How many the match has."""
    stored = await journal.load("match-1")
    return len(stored.entries) if stored else 0


@pytest.mark.parametrize("change", CHANGES)
def test_where_the_files_are_gone_nothing_is_acknowledged_and_nothing_lost(
    tmp_path: Path, change: Change, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "server" / "a.db"
    copies: list[str] = []

    async def work(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        await journal.append("match-1", 2, [move_entry(2)], RUNNING)
        await asyncio.to_thread(change, path)
        for _ in range(2):
            with pytest.raises(Misplaced) as refused:
                await journal.append("match-1", 3, [move_entry(3)], RUNNING)
            copies.append(refused.value.copy)
        assert await entries(journal) == 2  # what has been opened can still be read
        assert journal.process.misplaced is not None

    with caplog.at_level(logging.WARNING):
        run(path, work)
    (message,) = caplog.messages  # told once
    assert "was deleted, moved or replaced while the server runs" in message
    assert "stop the server" in message
    assert copies[0] == copies[1]
    if change is move_folder:
        assert copies[0] == ""
    else:
        assert copies[0] in message
        assert run(Path(copies[0]), entries) == 2


def test_a_file_that_is_back_is_written_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, other = tmp_path / "a.db", tmp_path / "b.db"

    async def work(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        path.rename(other)
        with pytest.raises(Misplaced):
            await journal.append("match-1", 2, [move_entry(2)], RUNNING)
        other.rename(path)
        await journal.append("match-1", 2, [move_entry(2)], RUNNING)
        assert journal.process.misplaced is None

    run(path, work)
    assert caplog.messages[-1] == "the files of the database are back"
    assert run(path, entries) == 2


@pytest.mark.parametrize("change", CHANGES)
def test_a_process_that_begins_anew_writes_to_no_other_files(
    tmp_path: Path, change: Change
) -> None:
    path = tmp_path / "server" / "a.db"

    async def work(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        process = psutil.Process(await journal.write(jobs.who))
        process.kill()
        psutil.wait_procs([process], PATIENCE)
        await asyncio.to_thread(change, path)
        before = {each: each.stat().st_size for each in tmp_path.rglob("*.db")}
        with pytest.raises(Misplaced):
            await journal.append("match-1", 2, [move_entry(2)], RUNNING)
        assert {each: each.stat().st_size for each in tmp_path.rglob("*.db")} == before

    run(path, work)


def test_readers_that_open_late_open_no_other_file(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    def fail(_: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def work(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        await asyncio.to_thread(replace, path)
        for _ in range(2):
            with pytest.raises(NotRead, match="I/O"):
                await journal.read(fail)  # and so loses its connection
        with pytest.raises(NotRead, match="replaced"):
            await entries(journal)

    run(path, work)


def test_it_is_noticed_while_nobody_writes(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.db"
    monkeypatch.setattr(sqlite_file, "WATCH", 0.01)

    async def work(journal: SqliteJournal) -> None:
        watching = asyncio.create_task(journal.watch())
        path.unlink()
        while not journal.process.misplaced:
            await asyncio.sleep(0.01)
        assert not watching.done()
        watching.cancel()

    run(path, lambda journal: asyncio.wait_for(work(journal), PATIENCE))
    assert len(caplog.messages) == 1


def by_link(path: Path) -> Path:
    """The same file by a symbolic link in another folder."""
    other = path.parent / "elsewhere" / "link.db"
    other.parent.mkdir()
    other.symlink_to(path)
    return other


def by_link_of_the_folder(path: Path) -> Path:
    other = path.parent.with_name("linked")
    other.symlink_to(path.parent)
    return other / path.name


def by_second_name(path: Path) -> Path:
    other = path.with_name("second.db")
    os.link(path, other)
    return other


def without_lock(path: Path) -> Path:
    lock_path(path).unlink()
    server_lock_path(path).unlink()
    return path


LINUX = pytest.mark.skipif(sys.platform != "linux", reason="needs locks of descriptors")


@pytest.mark.parametrize(
    "other",
    [
        by_link,
        by_link_of_the_folder,
        pytest.param(by_second_name, marks=LINUX),
        pytest.param(without_lock, marks=LINUX),
    ],
)
def test_a_second_server_is_refused_by_whatever_way_it_comes(
    tmp_path: Path, other: Callable[[Path], Path]
) -> None:
    path = tmp_path / "server" / "a.db"

    async def work(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        with pytest.raises(DatabaseFault) as refused:
            await asyncio.to_thread(SqliteJournal.open, other(path))
        assert refused.value.reason == "in-use"
        await journal.append("match-1", 2, [move_entry(2)], RUNNING)

    run(path, work)
    assert run(path, entries) == 2


def test_a_link_that_leads_elsewhere_is_noticed(tmp_path: Path) -> None:
    path, one, two = (tmp_path / name for name in ("a.db", "one.db", "two.db"))
    one.touch()
    two.touch()
    path.symlink_to(one)

    async def work(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        path.unlink()
        path.symlink_to(two)
        with pytest.raises(Misplaced):
            await journal.append("match-1", 2, [move_entry(2)], RUNNING)

    run(path, work)
    assert two.stat().st_size == 0
