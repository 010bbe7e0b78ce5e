"""In a page, too, one's own mistakes of a match become exercises."""

from __future__ import annotations

import asyncio
from base64 import b64decode

import msgspec

from signoria import games
from signoria.server.journal.cells.cells import MemoryCells
from signoria.server.page.page_server import PageServer, start_server
from signoria.server.protocol import socket
from tests.server.wire.client import Table, decode
from tests.server.world import asynchronous
from tests.support.bad_play import BADLY, find_good, find_worst, line_to_play

from .test_page_server import Ear, call

GAME = "calimala"


class Seat(Ear):
    """Who has the seat of a match, and folds what the page is told."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Table()

    def on_text(self, data: str) -> None:
        self.table.fold(decode(data))
        super().on_text(data)


async def play_badly(server: PageServer, match: str) -> None:
    """Play a match to its end, at first as badly as one can."""
    seat, made, asked = Seat(), 0, 0
    server.open("1", f"/api/matches/{match}/socket?state=1", seat)
    while seat.table.status != "over":
        await seat.heard.get()
        table = seat.table
        if table.version <= asked or not table.legal or table.situation is None:
            continue
        assert table.situation.state is not None
        state = games.load(GAME).from_bytes(b64decode(table.situation.state))
        action = (find_worst if made < BADLY else find_good)(GAME, state)
        made, asked = made + (len(table.legal) > 1), table.version
        move = socket.Move(id=asked, version=asked, action=action)
        server.take("1", msgspec.json.encode(move).decode())


@asynchronous
async def test_one_s_mistakes_are_practised_in_a_page() -> None:
    server = await start_server(MemoryCells())
    assert await call(server, "PUT", "/me", {"name": "Ada"}) == (200, {"name": "Ada"})
    _, card = await call(server, "POST", "/lines/match", line_to_play(GAME))
    match = card["id"]
    await play_badly(server, match)
    _, news = await call(server, "POST", f"/matches/{match}/analysis")
    while news["state"] not in ("whole", "failed"):
        await asyncio.sleep(0)
        _, news = await call(server, "GET", f"/analyses/{news['key']}")
    status, made = await call(server, "POST", f"/matches/{match}/exercises")
    assert status == 200
    assert made["made"] > 0
    _, told = await call(server, "GET", "/me/exercises/next")
    key = told["exercise"]["key"]
    _, kept = await call(server, "GET", "/me/exercises/all")
    found = next(one["found"] for one in kept["exercises"] if one["key"] == key)
    for move, right in ((found["move"], False), (found["best"][0]["move"], True)):
        _, tried = await call(server, "POST", f"/me/exercises/{key}/try", {"move": move})
        assert tried["right"] is right
    assert tried["found"]["best"] == found["best"]
