"""Damaged pages are named: at the start, or soon after it in a large database."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from pathlib import Path

import pytest

from signoria.locales import LANGUAGES
from signoria.server.journal.database_fault import DatabaseFault
from signoria.server.journal.sqlite import checkup
from signoria.server.journal.sqlite.checkup import Checkup, Damage, find_damage
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from tests.server.journal.support.matches import run
from tests.server.journal.support.pages import PAGE, damage, fill_pages, roots

PATIENCE = 30.0  # seconds; only what hangs takes so long


@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("entries", "entries"),
        ("matches", "matches"),
        ("matches_due", "matches"),
        ("members", "members"),
        ("matches_of_person", "members"),
        ("people", "people"),
        ("tokens_of_person", "tokens"),
        ("snapshots", "snapshots"),
        ("chat", "chat"),
        ("analyses_by_use", "analyses"),
    ],
)
def test_a_damaged_page_is_named_at_the_start(tmp_path: Path, name: str, table: str) -> None:
    path = tmp_path / "a.db"
    fill_pages(path)
    page = roots(path)[name]
    damage(path, page)
    before = path.read_bytes()
    for _ in range(2):  # the second time it is not in use
        with pytest.raises(DatabaseFault) as fault:
            SqliteJournal.open(path)
        assert fault.value.reason == "damaged-page"
    assert f"page {page} of the table {table}" in fault.value.message
    for language in LANGUAGES:
        assert str(path) in fault.value.sentence(language)
        assert f"sqlite3 {path} .recover" in (fault.value.advice(language) or "")
    assert path.read_bytes() == before


def test_every_page_that_sqlite_misses_is_found(tmp_path: Path) -> None:
    """Whatever page has no head any more; those that only go on from another have none."""
    path = tmp_path / "a.db"
    fill_pages(path)
    whole = path.read_bytes()
    for page in range(2, len(whole) // PAGE + 1):
        path.write_bytes(whole)
        damage(path, page)
        database = sqlite3.connect(path)
        assert find_damage(database), page
        database.close()


def test_a_large_database_is_looked_through_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "a.db"
    fill_pages(path)
    page = roots(path)["matches_to_watch"]
    damage(path, page)
    monkeypatch.setattr(checkup, "QUICK", 0)
    database = sqlite3.connect(path)
    assert not checkup.is_quick(database)
    database.close()

    async def look(journal: SqliteJournal) -> None:
        await journal.look_for_damage()
        assert journal.damage == Damage("matches", str(page))
        assert await journal.load("match-1") is not None  # games go on

    monkeypatch.setattr(
        "signoria.server.journal.sqlite.writer_process.WRITER_MAIN",
        "tests.server.journal.support.hasty",
    )
    with caplog.at_level(logging.ERROR):
        run(path, look)
    assert f"page {page} of the table matches" in caplog.text


def test_what_is_under_way_is_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that stops does not wait for it."""
    path = tmp_path / "a.db"
    fill_pages(path)
    begun = threading.Event()

    def endless(database: sqlite3.Connection) -> None:
        begun.set()
        query = "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n) SELECT * FROM n"
        database.execute(f"SELECT count(*) FROM ({query})").fetchone()

    monkeypatch.setattr(checkup, "QUICK", 0)
    monkeypatch.setattr(checkup, "find_damage", endless)
    one = Checkup(lambda: sqlite3.connect(path))

    async def work() -> Damage | None:
        looking = asyncio.create_task(asyncio.to_thread(one.run))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        await asyncio.to_thread(one.stop)
        return await looking

    assert asyncio.run(asyncio.wait_for(work(), PATIENCE)) is None
    assert one.run() is None  # nor does it begin any more


def test_nothing_is_found_in_what_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    fill_pages(path)
    database = sqlite3.connect(path)
    assert find_damage(database) is None
    database.close()
