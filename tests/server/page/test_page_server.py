"""A server within a page: calls, a match against bots, and going on after the page was closed."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from signoria.games import TERMINAL
from signoria.record import Match, chain, proof, read
from signoria.server.journal.cells.cell_journal import NewerForm
from signoria.server.journal.cells.cells import Changes, MemoryCells
from signoria.server.journal.errors import Conflict
from signoria.server.page.page_server import PageServer, start_server
from tests.server.world import asynchronous

SEATS = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(2))]


class Ear:
    """What a page hears of its WebSocket."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def on_open(self) -> None:
        self.heard.put_nowait({"type": "opened"})

    def on_text(self, data: str) -> None:
        self.heard.put_nowait(json.loads(data))

    def on_close(self, code: int, reason: str) -> None:
        self.heard.put_nowait({"type": "closed", "code": code})

    async def until(self, kind: str) -> dict[str, Any]:
        while (found := await self.heard.get())["type"] != kind:
            pass
        return found


async def call(server: PageServer, method: str, path: str, body: object = None) -> tuple[int, Any]:
    """Status and content of an answer."""
    asked = {
        "method": method,
        "target": f"/api{path}",
        "headers": [["Content-Type", "application/json"]],
        "body": "" if body is None else json.dumps(body),
    }
    answer = await server.answer(json.dumps(asked))
    return answer.status, json.loads(answer.body)


async def begin(cells: MemoryCells) -> tuple[PageServer, str]:
    """A server with a match of Ada's against bots."""
    server = await start_server(cells)
    assert await call(server, "PUT", "/me", {"name": "Ada"}) == (200, {"name": "Ada"})
    status, card = await call(server, "POST", "/matches", {"game": "calimala", "seats": SEATS})
    assert status == 200
    return server, card["id"]


@asynchronous
async def test_a_variant_is_read_but_not_tried_out() -> None:
    """Bots would hold up the page."""
    server = await start_server(MemoryCells())
    asked = {"game": "calimala", "text": "tile.first=5"}
    status, found = await call(server, "POST", "/variants", asked)
    assert (status, found["changes"], found["trials"]) == (200, {"tile.first": 5}, [])
    status, listed = await call(server, "GET", "/games/calimala/numbers")
    assert status == 200
    assert listed["numbers"]


async def copy_of(cells: MemoryCells) -> MemoryCells:
    """What is there when a page is closed; the server of these tests goes on writing."""
    copied = MemoryCells()
    await copied.write(Changes(put=dict(await cells.read(""))))
    return copied


@asynchronous
async def test_a_match_goes_on_after_the_page_was_closed() -> None:
    cells = MemoryCells()
    server, match = await begin(cells)
    ear = Ear()
    server.open("1", f"/api/matches/{match}/socket", ear)
    hello = await ear.until("hello")
    server.take("1", json.dumps({"type": "undo", "id": 7, "version": hello["version"]}))
    assert (await ear.until("refused"))["id"] == 7
    server.leave("1")

    again = await start_server(await copy_of(cells))
    assert await call(again, "GET", "/me") == (200, {"name": "Ada"})
    _, lobby = await call(again, "GET", "/lobby")
    assert [each["id"] for each in lobby["mine"]] == [match]
    other = Ear()
    again.open("1", f"/api/matches/{match}/socket", other)
    assert (await other.until("hello"))["version"] >= hello["version"]


@asynchronous
async def test_a_match_under_way_is_taken_along_and_nobody_promised_its_shuffle() -> None:
    server, match = await begin(MemoryCells())
    answer = await server.answer(json.dumps({"method": "GET", "target": record_of(match)}))
    record = read(answer.body.decode())
    found = Match.from_record(record)
    assert (answer.status, found.difference) == (200, None)
    assert found.state.to_move != TERMINAL
    assert proof.check(found, record) is None
    assert not proof.has_commitment(record)
    chain.check(found, record)


@asynchronous
async def test_a_game_goes_on_elsewhere_from_its_record() -> None:
    here, match = await begin(MemoryCells())
    answer = await here.answer(json.dumps({"method": "GET", "target": record_of(match)}))
    there, _ = await begin(MemoryCells())
    status, brought = await call(there, "POST", "/records", {"text": answer.body.decode()})
    assert (status, brought["proven"], brought["over"]) == (200, "unbound", False)
    wish = {"line": brought["line"], "seat": 0, "bot": "random"}
    status, card = await call(there, "POST", "/lines/match", wish)
    assert (status, card["status"], card["origin"]["actions"]) == (
        200,
        "running",
        len(brought["line"]["moves"]),
    )


def record_of(match: str) -> str:
    """Where the record of a match is."""
    return f"/api/matches/{match}/record"


@asynchronous
async def test_what_is_asked_wrongly_gets_a_reason() -> None:
    server = await start_server(MemoryCells())
    assert (await call(server, "GET", "/nothing"))[0] == 404
    status, answer = await call(server, "POST", "/matches", {"game": "calimala", "seats": SEATS})
    assert (status, answer["error"]["reason"]) == (401, "no-name")
    ear = Ear()
    server.open("1", "/api/matches/unknown-unknown-/socket", ear)
    assert (await ear.until("closed"))["code"] == 4404


@asynchronous
async def test_signing_out_forgets_the_cookie() -> None:
    cells = MemoryCells()
    server, _ = await begin(cells)
    await call(server, "DELETE", "/me")
    assert await call(await start_server(cells), "GET", "/me") == (200, {"name": None})


@asynchronous
async def test_cells_of_a_newer_program_are_left_alone() -> None:
    cells = MemoryCells()
    await cells.write(Changes(put={"form": b"2"}))
    with pytest.raises(NewerForm):
        await start_server(cells)
    assert await cells.read("") == [("form", b"2")]


@asynchronous
async def test_new_cells_take_no_place_of_others() -> None:
    cells = MemoryCells()
    await cells.write(Changes(new={"a": b"1"}))
    with pytest.raises(Conflict):
        await cells.write(Changes(new={"a": b"2"}, put={"b": b"3"}, gone=["a"]))
    assert await cells.read("") == [("a", b"1")]


@asynchronous
async def test_turns_and_browsers_are_told_and_nobody_is_told_from_afar() -> None:
    server, _ = await begin(MemoryCells())
    status, waiting = await call(server, "GET", "/me/waiting")
    assert (status, set(waiting)) == (200, {"matches"})
    _, found = await call(server, "GET", "/me/devices")
    assert [each["here"] for each in found["devices"]] == [True]
    webhook = {"url": "https://a.example/", "shape": "json"}
    status, answer = await call(server, "POST", "/me/ways", webhook)
    assert (status, answer["error"]["reason"]) == (409, "no-webhooks")
    _, found = await call(server, "GET", "/me/notices")
    assert found["push"] == ""
    browser = {"endpoint": "https://p.example/", "p256dh": "", "auth": ""}
    status, answer = await call(server, "POST", "/me/browsers", browser)
    assert (status, answer["error"]["reason"]) == (409, "no-push")
