"""The writer: who waits shares a commit, who fails fails alone, and the writer lives on."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from signoria.server.journal.errors import Busy, Conflict, JournalError, NotWritten
from signoria.server.journal.sql import group_commit
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from tests.server.journal.support import jobs
from tests.server.journal.support.matches import RUNNING, first_entry, move_entry, run

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has no such pipes")

LONG = 30.0  # seconds; only a writer that hangs takes so long


@contextmanager
def hold_writer(journal: SqliteJournal) -> Iterator[None]:
    """Keep the writer busy with one job, in a batch of its own, so that all others wait."""
    with tempfile.TemporaryDirectory() as folder:
        begun, go_on = Path(folder) / "begun", Path(folder) / "go on"
        for each in (begun, go_on):
            os.mkfifo(each)
        journal.writer.submit(jobs.stand_still, begun, go_on)
        begun.open("rb").close()
        try:
            yield
        finally:
            go_on.open("wb").close()


def names(db: sqlite3.Connection) -> set[str]:
    return {name for (name,) in db.execute("SELECT id FROM people")}


async def results_of(futures: Sequence[asyncio.Future[Any]]) -> list[Any]:
    return await asyncio.wait_for(asyncio.gather(*futures, return_exceptions=True), LONG)


def test_all_that_wait_share_a_commit_and_a_wake_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(journal: SqliteJournal) -> None:
        loop, wakes = asyncio.get_running_loop(), 0
        call = loop.call_soon_threadsafe

        def count_call(*args: Any, **kwargs: Any) -> Any:
            nonlocal wakes
            wakes += 1
            return call(*args, **kwargs)

        monkeypatch.setattr(loop, "call_soon_threadsafe", count_call)
        with hold_writer(journal):
            futures = [journal.writer.submit(jobs.insert, str(n)) for n in range(100)]
        assert await results_of(futures) == [1] * 100
        monkeypatch.undo()
        assert (journal.writer.counts.batches, journal.writer.counts.jobs) == (2, 101)
        assert journal.writer.counts.failures == 0
        assert journal.writer.counts.seconds > 0
        assert wakes == 2  # the held job's batch and the other
        assert await journal.read(names) == {str(n) for n in range(100)}

    run(tmp_path / "a.db", work)


def test_a_batch_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_commit, "BATCH", 8)

    async def work(journal: SqliteJournal) -> None:
        with hold_writer(journal):
            futures = [journal.writer.submit(jobs.insert, str(n)) for n in range(20)]
        assert await results_of(futures) == [1] * 20
        assert journal.writer.counts.batches == 1 + 3

    run(tmp_path / "a.db", work)


def test_a_full_queue_refuses_and_takes_on_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "WAITING", 3)

    async def work(journal: SqliteJournal) -> None:
        with hold_writer(journal):
            futures = [journal.writer.submit(jobs.insert, str(n)) for n in range(3)]
            with pytest.raises(Busy, match="3 jobs wait"):
                journal.writer.submit(jobs.insert, "too many")
        assert await results_of(futures) == [1] * 3
        assert await journal.write(jobs.insert, "later") == 1
        assert await journal.read(names) == {"0", "1", "2", "later"}

    run(tmp_path / "a.db", work)


def test_a_failing_job_fails_alone_and_leaves_nothing(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        with hold_writer(journal):
            submit = journal.writer.submit
            futures: list[asyncio.Future[Any]] = [
                submit(jobs.insert, "first"),
                submit(jobs.break_down),
                submit(jobs.insert, "first"),
                submit(jobs.insert, "last"),
            ]
        results = await results_of(futures)
        assert [type(result) for result in results] == [int, ZeroDivisionError, NotWritten, int]
        assert journal.writer.counts.failures == 2
        assert await journal.read(names) == {"first", "last"}

    run(tmp_path / "a.db", work)


def test_what_cannot_go_to_another_process_fails_alone_and_leaves_nothing(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        with hold_writer(journal):
            submit = journal.writer.submit
            with pytest.raises(AttributeError):
                submit(lambda _: None)
            futures: list[asyncio.Future[Any]] = [
                submit(jobs.be_peculiar),
                submit(jobs.secretive),
                submit(jobs.insert, "last"),
            ]
        results = await results_of(futures)
        assert [type(result) for result in results] == [NotWritten, AttributeError, int]
        assert str(results[0]) == "Peculiar: one and another"
        assert await journal.read(names) == {"last"}

    run(tmp_path / "a.db", work)


def test_a_commit_that_fails_fails_its_whole_batch(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        with hold_writer(journal):
            submit = journal.writer.submit
            futures: list[asyncio.Future[Any]] = [
                submit(jobs.insert, "1"),
                submit(jobs.orphan),
                submit(jobs.insert, "2"),
            ]
        results = await results_of(futures)
        assert [type(result) for result in results] == [NotWritten] * 3
        assert len({id(result) for result in results}) == 3  # each caller raises its own
        assert journal.writer.counts.failures == 3
        assert await journal.write(jobs.insert, "3") == 1
        assert await journal.read(names) == {"3"}

    run(tmp_path / "a.db", work)


def test_a_full_disk_is_told_and_the_journal_goes_on_when_there_is_room(tmp_path: Path) -> None:
    big = RUNNING.__class__(status="running", updated=2, card=b"x" * 100_000)

    async def work(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        size = (await journal.write(jobs.execute, "PRAGMA page_count"))[0][0]
        await journal.write(jobs.execute, f"PRAGMA max_page_count = {size}")
        with pytest.raises(NotWritten, match="full"):
            await journal.append("match-1", 2, [move_entry(2)], big)
        await journal.write(jobs.execute, "PRAGMA max_page_count = 100000")
        await journal.append("match-1", 2, [move_entry(2)], big)
        stored = await journal.load("match-1")
        assert stored is not None
        assert stored.entries == [first_entry(), move_entry(2)]

    run(tmp_path / "a.db", work)


def test_a_version_that_is_there_is_a_conflict_for_one_of_two(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        appends = [journal.append("match-1", 2, [move_entry(2)], RUNNING) for _ in range(5)]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Conflict"] * 4 + [
            "NoneType"
        ]
        await journal.append("match-1", 3, [move_entry(3), move_entry(4)], RUNNING)
        for first in (1, 2, 4, 6):
            entries = [first_entry()] if first == 1 else [move_entry(first)]
            with pytest.raises(Conflict):
                await journal.append("match-1", first, entries, RUNNING)
        with pytest.raises(Conflict):
            await journal.append("unknown", 2, [move_entry(2)], RUNNING)
        stored = await journal.load("match-1")
        assert stored is not None
        assert stored.entries == [first_entry(), move_entry(2), move_entry(3), move_entry(4)]

    run(tmp_path / "a.db", work)


def test_a_caller_who_has_gone_disturbs_nobody(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        with hold_writer(journal):
            gone = journal.writer.submit(jobs.insert, "gone")
            stays = journal.writer.submit(jobs.insert, "stays")
            gone.cancel()
        assert await results_of([stays]) == [1]
        assert await journal.read(names) == {"gone", "stays"}

    run(tmp_path / "a.db", work)


def test_what_waits_is_written_before_the_journal_closes(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> list[asyncio.Future[Any]]:
        with hold_writer(journal):
            futures = [journal.writer.submit(jobs.insert, str(n)) for n in range(10)]
        await journal.close()
        with pytest.raises(NotWritten, match="closed"):
            journal.writer.submit(jobs.insert, "too late")
        assert await results_of(futures) == [1] * 10
        return futures

    async def alone() -> None:
        await work(SqliteJournal.open(tmp_path / "a.db"))

    asyncio.run(alone())
    assert run(tmp_path / "a.db", lambda journal: journal.read(names)) == {
        str(n) for n in range(10)
    }


def test_a_loop_that_has_ended_does_not_stop_the_writer(tmp_path: Path) -> None:
    journal = SqliteJournal.open(tmp_path / "a.db")

    async def leave() -> AbstractContextManager[None]:
        holding = hold_writer(journal)
        holding.__enter__()
        return holding

    async def look() -> int:
        result = await journal.write(jobs.insert, "next")
        await journal.close()
        return result

    asyncio.run(leave()).__exit__(None, None, None)
    assert asyncio.run(look()) == 1


def test_every_refusal_is_an_error_of_the_journal() -> None:
    assert all(issubclass(error, JournalError) for error in (Busy, Conflict, NotWritten))
