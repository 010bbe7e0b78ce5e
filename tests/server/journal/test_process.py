"""The process that writes: deaf to what ends the server, replaced when it dies, never two."""

from __future__ import annotations

import asyncio
import os
import pickle
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from signoria.server.journal.database_fault import DatabaseFault
from signoria.server.journal.errors import NotWritten
from signoria.server.journal.sqlite import opening
from signoria.server.journal.sqlite.files import Files
from signoria.server.journal.sqlite.opening import UnusableDatabase, claim, claim_server
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.journal.sqlite.writer_process import WRITER_MAIN
from tests.server.journal.support import jobs
from tests.server.journal.support.matches import RUNNING, first_entry, move_entry, run
from tests.support.effort import effort

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has other signals")

ROOT = Path(__file__).parents[3]
PATIENCE = 30  # seconds; only what hangs takes so long


async def count_entries(journal: SqliteJournal) -> int:
    """How many entries the match has."""
    stored = await journal.load("match-1")
    return len(stored.entries) if stored else 0


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_what_ends_the_server_ends_no_writing(tmp_path: Path, end: signal.Signals) -> None:
    async def work(journal: SqliteJournal) -> None:
        writing = await journal.write(jobs.who)
        assert writing != os.getpid()
        os.kill(writing, end)
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        assert await journal.write(jobs.who) == writing

    run(tmp_path / "a.db", work)


@pytest.mark.parametrize("death", [jobs.die, jobs.exit_quietly])
def test_a_process_that_dies_is_told_and_replaced(tmp_path: Path, death: jobs.Death) -> None:
    async def work(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        before = await journal.write(jobs.who)
        with pytest.raises(NotWritten, match="has ended"):
            await journal.write(death)
        await journal.append("match-1", 2, [move_entry(2)], RUNNING)
        assert await journal.write(jobs.who) != before
        assert await count_entries(journal) == 2
        assert journal.writer.counts.failures == 1

    run(tmp_path / "a.db", work)


def test_a_process_that_was_killed_while_idle_is_not_missed(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        process = psutil.Process(await journal.write(jobs.who))
        process.kill()
        psutil.wait_procs([process], PATIENCE)
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        assert await count_entries(journal) == 1

    run(tmp_path / "a.db", work)


def test_where_the_database_has_gone_every_write_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"

    async def work(journal: SqliteJournal) -> None:
        with pytest.raises(NotWritten):
            await journal.write(jobs.die)
        path.rename(tmp_path / "b.db")
        path.mkdir()
        for _ in range(2):
            with pytest.raises(NotWritten, match="cannot-open"):
                await journal.append("match-1", 1, [first_entry()], RUNNING)
        path.rmdir()
        (tmp_path / "b.db").rename(path)
        await journal.append("match-1", 1, [first_entry()], RUNNING)

    run(path, work)


def test_a_process_that_does_not_begin_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    with pytest.raises(DatabaseFault, match="has ended") as fault:
        SqliteJournal.open(tmp_path / "a.db")
    assert fault.value.reason == "cannot-open"


def test_what_a_job_prints_disturbs_nobody(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def work(journal: SqliteJournal) -> None:
        await journal.write(jobs.speak)
        await journal.append("match-1", 1, [first_entry()], RUNNING)

    run(tmp_path / "a.db", work)
    assert capfd.readouterr() == ("", "something\n")


def test_it_ends_with_its_server_however_that_ends(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    command = [sys.executable, "-m", "tests.server.journal.support.appender", str(path)]
    for _ in range(effort(3)):
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as server:
            assert server.stdout is not None
            server.stdout.readline()
            assert len(psutil.Process(server.pid).children()) == 1
            server.kill()
        with claim(path):  # it has let go
            pass


def test_it_says_nothing_where_nobody_is_left_to_be_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", WRITER_MAIN, str(tmp_path / "a.db"), "null"]
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with subprocess.Popen(command, **pipes) as process:  # type: ignore[call-overload]
        assert isinstance(pickle.load(process.stdout), Files)
        process.stdout.close()
        process.stdin.write(pickle.dumps([]))
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == 0


def test_the_next_server_knows_a_killed_one_from_a_living_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it gives up soon where one is alive, and waits long for the writer of a killed one."""
    path = tmp_path / "a.db"
    monkeypatch.setattr(opening, "LAST_REQUESTS", 0.0)
    monkeypatch.setattr(opening, "LAST_WRITES", 0.0)
    command = [sys.executable, "-m", "tests.server.journal.support.appender", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as server:
        assert server.stdout is not None
        server.stdout.readline()
        (writing,) = psutil.Process(server.pid).children()
        with pytest.raises(UnusableDatabase, match="in-use"), claim_server(path):
            pass
        writing.suspend()
        server.kill()
    with claim_server(path):
        with pytest.raises(UnusableDatabase, match="in-use"), claim(path):
            pass
        writing.resume()
        monkeypatch.setattr(opening, "LAST_WRITES", PATIENCE)
        with claim(path):
            pass


def test_a_server_waits_for_the_last_writes_of_one_that_was_killed(tmp_path: Path) -> None:
    """The lock is the writing process's: while that writes, nobody reads what is not all."""
    path = tmp_path / "a.db"

    async def work(journal: SqliteJournal) -> None:
        writing = psutil.Process(await journal.write(jobs.who))
        writing.suspend()
        appended = asyncio.create_task(journal.append("match-1", 1, [first_entry()], RUNNING))
        opening = asyncio.create_task(asyncio.to_thread(SqliteJournal.open, path))
        await asyncio.wait([opening], timeout=0.5)
        assert not opening.done()
        closing = asyncio.create_task(journal.close())
        writing.resume()
        await asyncio.gather(appended, closing)
        second = await opening
        assert await count_entries(second) == 1
        await second.close()

    asyncio.run(work(SqliteJournal.open(path)))
