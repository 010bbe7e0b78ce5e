"""Older databases become new ones, each step whole or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from signoria.server.domain.match.expiry import WAITING
from signoria.server.journal.sql.migrations import (
    APPLICATION,
    EXPIRY,
    MIGRATIONS,
    NewerSchema,
)
from signoria.server.journal.sqlite.schema import migrate, version


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as connection:
        yield connection


def schema(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    query = "SELECT name, sql FROM sqlite_master ORDER BY name"
    return connection.execute(query).fetchall()


@pytest.mark.parametrize("start", range(len(MIGRATIONS) + 1))
def test_every_older_version_becomes_the_newest(database: sqlite3.Connection, start: int) -> None:
    migrate(database, MIGRATIONS[:start])
    assert version(database) == start
    migrate(database)
    assert version(database) == len(MIGRATIONS)
    assert database.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh)
        assert schema(database) == schema(fresh) != []


def test_what_was_there_stays(database: sqlite3.Connection) -> None:
    migrate(database)
    database.execute("INSERT INTO people (id, name, created) VALUES ('ada', 'Ada', 1)")
    migrate(database)
    migrate(database, (*MIGRATIONS, "ALTER TABLE people ADD COLUMN colour TEXT"))
    assert version(database) == len(MIGRATIONS) + 1
    found = database.execute("SELECT id, name, created, colour FROM people").fetchall()
    assert found == [("ada", "Ada", 1, None)]


def test_matches_that_waited_for_people_end_in_time(database: sqlite3.Connection) -> None:
    before = MIGRATIONS.index(EXPIRY)
    migrate(database, MIGRATIONS[:before])
    for status in ("waiting", "running", "over"):
        database.execute(
            "INSERT INTO matches (id, created, updated, status, public, spectators, version, card)"
            " VALUES (?1, 1, 5, ?1, 0, 0, 1, x'7b7d')",
            (status,),
        )
    migrate(database)
    found = dict(database.execute("SELECT id, wake FROM matches").fetchall())
    assert found == {"waiting": 5 + 1000 * 86_400 * WAITING, "running": None, "over": None}


def test_a_step_that_fails_leaves_nothing_and_the_steps_before_it(
    database: sqlite3.Connection,
) -> None:
    good = "CREATE TABLE good (a)"
    bad = "CREATE TABLE half (a); CREATE TABLE people (a)"
    with pytest.raises(sqlite3.OperationalError, match="already exists"):
        migrate(database, (*MIGRATIONS, good, bad))
    assert version(database) == len(MIGRATIONS) + 1
    names = [name for name, _ in schema(database)]
    assert "good" in names
    assert "half" not in names
    assert not database.in_transaction


def test_a_newer_version_is_refused(database: sqlite3.Connection) -> None:
    migrate(database, (*MIGRATIONS, "CREATE TABLE future (a)"))
    with pytest.raises(NewerSchema):
        migrate(database)
