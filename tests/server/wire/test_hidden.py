"""Servers whose matches differ only in what one seat knows send all others the same bytes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from sqlite3 import Connection

import httpx
import pytest

from signoria.server.domain.clock.times import Times
from signoria.server.domain.match.model import Model
from signoria.server.journal.entries import AnyEntry
from signoria.server.journal.rows import TokenRow
from signoria.server.journal.sql.person_queries import add_person
from signoria.server.people.people import hash_token
from signoria.server.protocol import socket
from signoria.server.views import match_card
from tests.support.effort import effort

from .client import Client, enter
from .served import Served, asynchronous, running_server
from .twins import ANN, BOB, CID, EVE, ID, INVITATION, KEEPER, NOW, Act, Twin, Twins

WATCHERS = ("Ann", "Ann with state", "Bob", "Cid", "Eve", "nobody")
PATHS = ("/api/lobby", f"/api/matches/{ID}", f"/api/matches/{ID}/record")
EVERY = 12  # acts between comings and calls
Received = list[tuple[object, ...]]


def token(name: str) -> str | None:
    """The cookie of somebody known."""
    return None if name == "nobody" else f"token-of-{name.partition(' ')[0]}"


def seat_people(database: Connection) -> None:
    """Let there be the people and their tokens."""
    for person in (ANN, BOB, CID, EVE):
        known = hash_token(token(person.name) or "")
        add_person(database, person, TokenRow(known, person.id, "browser", None, None, NOW))


async def prepare(server: Served, entries: Sequence[AnyEntry]) -> None:
    """A database with the people and the match."""
    await server.journal.write(seat_people)
    model = Model(ID)
    for entry in entries:
        model.fold(entry)
    await server.journal.append(ID, 1, entries, match_card.match_row(model, entries, None))


async def come(server: Served, name: str, version: int | None = None) -> Client:
    """Somebody at the match, who has been told where it stands."""
    query = "state=1" if "state" in name else ""
    if version is not None:
        query += f"&version={version}"
    client = await enter(server.url, ID, token(name), query=query)
    client.table.version = version or 0
    return await client.until(lambda: client.table.presence)


@asynccontextmanager
async def watching(server: Served) -> AsyncIterator[dict[str, Client]]:
    """All who watch, one after the other."""
    clients: dict[str, Client] = {}
    try:
        for name in WATCHERS:
            clients[name] = await come(server, name)
        yield clients
    finally:
        for client in clients.values():
            await client.leave()


async def calls(server: Served, name: str) -> Received:
    """All that somebody is told by HTTP, but for the time."""
    found: Received = []
    async with server.client(token(name)) as browser:
        for path in PATHS:
            answer = await browser.get(path, params={"invitation": INVITATION})
            found.append((name, path, answer.status_code, headers(answer), answer.content))
    return found


def headers(answer: httpx.Response) -> list[tuple[bytes, bytes]]:
    """The headers as they came, without the date."""
    return [(key, value) for key, value in answer.headers.raw if key.lower() != b"date"]


async def look_in(server: Served, eve: Client, name: str, version: int | None) -> Received:
    """What somebody is sent who comes for a moment."""
    client = await come(server, name, version)
    await client.settle()
    await client.leave()
    await eve.until(lambda: eve.table.presence and eve.table.presence.spectators == 2)
    return [(name, version, *client.raw)]


async def receive_all(server: Served, twin: Twin, script: Sequence[Act], made: int) -> Received:
    """Everything that anybody but the keeper receives while the script is carried out."""
    found: Received = []
    async with watching(server) as clients:
        eve = clients["Eve"]
        for number, act in enumerate(script):
            await clients[act.person.name].ask(act.kind, **act.fields)
            if number % EVERY == 0:
                now = eve.table.version
                for name in WATCHERS:
                    found += await calls(server, name)
                    for version in (None, 1, made, now - 1):
                        found += await look_in(server, eve, name, version)
        for name, client in clients.items():
            await client.settle()
            assert client.table.version == twin.model.version
            found.append((name, *client.raw))
    return found


async def own(server: Served) -> str | bytes:
    """What the keeper sees."""
    client = await come(server, "Bob")
    await client.ask(socket.Watch, seat=KEEPER)
    await client.leave()
    return client.raw[-2]


async def all_of(folder: Path, twin: Twin, made: int, script: list[Act]) -> tuple[Received, object]:
    """What comes of a server with this match: for all but the keeper, and for the keeper."""
    folder.mkdir()
    async with running_server(folder, Times(now=lambda: NOW)) as server:
        await prepare(server, twin.entries[:made])
        return await receive_all(server, twin, script, made), await own(server)


@pytest.mark.parametrize(("seed", "decisions"), [(1, 0), (2, 20), (3, 60), (4, 120)])
@asynchronous
async def test_nobody_but_the_seat_itself_can_tell_by_any_byte(
    tmp_path: Path, seed: int, decisions: int
) -> None:
    twins = Twins(seed)
    twins.differ()
    twins.advance(decisions)
    made = len(twins.one.entries)
    script = list(twins.script(60))
    assert sum(act.kind is socket.Move for act in script) > 30
    one, own_one = await all_of(tmp_path / "one", twins.one, made, script)
    other, own_other = await all_of(tmp_path / "other", twins.other, made, script)
    assert len(one) == len(other)
    for first, second in zip(one, other, strict=True):
        assert first == second
    assert own_one != own_other, "its own seat sees the difference"


@pytest.mark.parametrize("decisions", [0, 15, 40, 80, 130])
def test_what_follows_by_itself_tells_nothing(decisions: int) -> None:
    """Chance and forced moves follow alike, which ``script`` checks, and refusals are the same."""
    for seed in range(effort(12)):
        twins = Twins(seed)
        twins.differ()
        twins.advance(decisions)
        assert list(twins.script(50))
