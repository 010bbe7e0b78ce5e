"""A disk that cannot be written or read: everybody is told so, and all goes on when it can."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal

from ..journal.support.jobs import execute
from .client import enter, visit
from .served import Served, asynchronous, running_server

NEW = {"game": "calimala", "public": True, "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2}


FULL = """
    CREATE TRIGGER full_{table}_{change} BEFORE {change} ON {table}
    BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"""
CHANGES = [(t, c) for t in ("people", "tokens", "matches") for c in ("INSERT", "UPDATE", "DELETE")]


@asynccontextmanager
async def unwritable(journal: SqliteJournal) -> AsyncIterator[None]:
    """The database refuses to write."""

    await journal.write(execute, *(FULL.format(table=t, change=c) for t, c in CHANGES))
    yield
    await journal.write(execute, *(f"DROP TRIGGER full_{t}_{c}" for t, c in CHANGES))


@asynccontextmanager
async def without(journal: SqliteJournal, table: str) -> AsyncIterator[None]:
    """The database has lost a table."""
    await journal.write(execute, f"ALTER TABLE {table} RENAME TO lost")
    yield
    await journal.write(execute, f"ALTER TABLE lost RENAME TO {table}")


def refusal_of(answer: httpx.Response) -> tuple[int, str]:
    """The status and reason of a refusal."""
    return answer.status_code, answer.json()["error"]["reason"]


async def link(server: Served, token: str) -> str:
    """A token that moves a person to another device."""
    async with server.client(token) as browser:
        found: str = (await browser.post("/api/me/link")).json()["url"].partition("#")[2]
        return found


@asynchronous
async def test_what_cannot_be_written_is_told_and_changes_nothing(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        token = await server.person("Anna")
        device = await link(server, token)
        async with server.client(token) as browser, server.client() as other:
            async with unwritable(server.journal):
                answers = [
                    await browser.put("/api/me", json={"name": "Berta"}),
                    await browser.post("/api/me/link"),
                    await browser.delete("/api/me"),
                    await browser.post("/api/matches", json=NEW),
                    await other.put("/api/me", json={"name": "Carla"}),
                    await other.post("/api/me/device", json={"token": device}),
                ]
                assert {refusal_of(answer) for answer in answers} == {(503, "not-kept")}
                assert not any("set-cookie" in answer.headers for answer in answers)
                assert (await browser.get("/api/me")).json() == {"name": "Anna"}
            adopted = await other.post("/api/me/device", json={"token": device})
            assert adopted.json() == {"name": "Anna"}
            assert (await browser.post("/api/matches", json=NEW)).status_code == 200


@asynchronous
async def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        token = await server.person("Anna")
        async with server.client(token) as browser:
            match = (await browser.post("/api/matches", json=NEW)).json()["id"]
            async with without(server.journal, "people"):
                for path in ("/api/me", "/api/lobby", f"/api/matches/{match}"):
                    assert refusal_of(await browser.get(path)) == (503, "not-kept")
                with pytest.raises(InvalidStatus) as refused:
                    await enter(server.url, match, token)
                assert refused.value.response.status_code == 503
                body = json.loads(refused.value.response.body or b"")
                assert body["error"]["reason"] == "not-kept"
            async with without(server.journal, "members"):
                assert refusal_of(await browser.get("/api/lobby")) == (503, "not-kept")
            assert (await browser.get("/api/lobby")).status_code == 200
        async with visit(server.url, match, token) as client:
            assert client.table.yours == [0]
