"""Plays a match of the third game over HTTP and WebSocket; prints its end and its record."""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from typing import Any

from signoria.server.protocol import socket
from tests.server.live import live
from tests.server.wire.client import Client, visit

NEW = {"game": "liars-dice", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


async def play(url: str, match: str, token: str) -> Client:
    """Take the last choice, doubting as soon as that is possible, until the match is over."""
    async with visit(url, match, token) as client:
        table = client.table
        while table.status != "over":
            await client.until(lambda: table.legal or table.status == "over")
            if table.legal:
                await client.ask(socket.Move, version=table.version, action=table.legal[-1])
        return client


def main() -> None:
    """A server, a browser, a match."""
    with tempfile.TemporaryDirectory() as folder, live(Path(folder)) as server:
        browser = server.browser("Ada")
        made = browser.post("/api/matches", json=NEW).raise_for_status()
        match, token = made.json()["id"], browser.cookies["signoria"]
        client = asyncio.run(play(server.url, match, token))
        record = browser.get(f"/api/matches/{match}/record").raise_for_status().text
        seen: list[Any] = [json.loads(text) for text in client.raw]
        print(json.dumps({"view": client.table.sight.view, "seen": seen, "record": record}))


if __name__ == "__main__":
    main()
