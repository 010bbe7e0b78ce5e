"""Who reads: what fails once works again, and nothing is opened by many at once."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from signoria.server.journal.database_fault import DatabaseFault
from signoria.server.journal.errors import NotRead
from signoria.server.journal.sqlite import readers
from signoria.server.journal.sqlite.opening import UnusableDatabase, open_reader
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from tests.server.journal.support.matches import RUNNING, first_entry, run

MANY = 40


def fail(_: sqlite3.Connection) -> None:
    raise sqlite3.OperationalError("disk I/O error")


def refuse(*_: object) -> sqlite3.Connection:
    raise UnusableDatabase("cannot-open", {"file": "a.db", "problem": "Too many open files"})


def test_connections_are_open_from_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        monkeypatch.setattr(readers, "open_reader", refuse)
        found = await asyncio.gather(*(journal.load("match-1") for _ in range(MANY)))
        assert all(found)

    run(tmp_path / "a.db", work)


def test_a_connection_that_fails_is_replaced_as_soon_as_that_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(journal: SqliteJournal) -> None:
        await journal.append("match-1", 1, [first_entry()], RUNNING)
        opener = open_reader
        monkeypatch.setattr(readers, "open_reader", refuse)
        jobs = (journal.read(fail) for _ in range(MANY))
        failed = await asyncio.gather(*jobs, return_exceptions=True)
        assert {type(each) for each in failed} == {NotRead}
        with pytest.raises(NotRead, match="Too many open files"):
            await journal.load("match-1")
        monkeypatch.setattr(readers, "open_reader", opener)
        found = await asyncio.gather(*(journal.load("match-1") for _ in range(MANY)))
        assert all(found)

    run(tmp_path / "a.db", work)


def test_a_database_that_cannot_be_read_is_told_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opener = open_reader
    monkeypatch.setattr(readers, "open_reader", refuse)
    with pytest.raises(DatabaseFault) as fault:
        SqliteJournal.open(tmp_path / "a.db")
    assert fault.value.reason == "cannot-open"
    monkeypatch.setattr(readers, "open_reader", opener)
    assert run(tmp_path / "a.db", lambda journal: journal.load("match-1")) is None  # not in use


def test_a_thread_that_cannot_be_started_fails_one_job(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse_thread(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    async def work(journal: SqliteJournal) -> None:
        with monkeypatch.context() as patch:
            patch.setattr("threading.Thread.start", refuse_thread)
            with pytest.raises(NotRead, match="thread"):
                await journal.load("match-1")
        assert await journal.load("match-1") is None

    run(tmp_path / "a.db", work)


def test_a_job_that_fails_by_itself_costs_no_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(_: sqlite3.Connection) -> None:
        raise ZeroDivisionError

    async def work(journal: SqliteJournal) -> None:
        monkeypatch.setattr(readers, "open_reader", refuse)
        for _ in range(MANY):
            with pytest.raises(ZeroDivisionError):
                await journal.read(wrong)
        assert await journal.load("match-1") is None

    run(tmp_path / "a.db", work)
