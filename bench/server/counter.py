"""The toy game on boardgame.io's own server, which speaks socket.io over its WebSockets."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from bench.server.table import Table
from bench.server.wire import Wire, open_wire
from signoria.decoders import json_decoder

SEATS = 4
SPACE = b"/counter,"
PATH = "/socket.io/?EIO=4&transport=websocket"
CONNECT, EVENT, PING, PONG = b"40" + SPACE, b"42" + SPACE, b"2", b"3"


class Context(msgspec.Struct):
    """As much as we need of boardgame.io's ``ctx``."""

    currentPlayer: str


class State(msgspec.Struct):
    """As much as we need of a state."""

    ctx: Context
    stateID: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The first state."""

    state: State


UPDATE = json_decoder(tuple[str, str, State, msgspec.Raw])
SYNC = json_decoder(tuple[str, str, Synced])


class Counter(Table):
    """A match on boardgame.io's server."""

    def __init__(self, name: str, wires: list[Wire]) -> None:
        super().__init__(wires)
        self.name = name
        self.state: State | None = None
        self.mover = -1
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, seat: int, text: bytes) -> None:
        """Note whose turn it is."""
        if text.startswith(EVENT + b'["update"'):
            self.state = UPDATE.decode(text[len(EVENT) :])[2]
            if seat == self.mover:
                self.note_answer()
            self.note_viewer()
        elif text == PING:
            self.wires[seat].send(PONG)
        elif text.startswith(CONNECT):
            self.wires[seat].send(event("sync", self.name, str(seat), None, SEATS))
        elif text.startswith(EVENT + b'["sync"'):
            self.state = SYNC.decode(text[len(EVENT) :])[2].state
            self.synced.set_result(None)

    def command(self) -> tuple[int, bytes]:
        """Count up."""
        assert self.state is not None
        player = self.state.ctx.currentPlayer
        payload = {"type": "add", "args": [], "playerID": player}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.mover = int(player)
        return self.mover, event("update", action, self.state.stateID, self.name, player)

    async def join(self, seat: int) -> None:
        """Let a connection take its seat."""
        self.synced = asyncio.get_running_loop().create_future()
        self.wires[seat].send(CONNECT)
        await self.synced


def event(*content: Any) -> bytes:
    """A socket.io event of the game's namespace."""
    return EVENT + msgspec.json.encode(content)


async def tables(port: int, number: int) -> list[Table]:
    """Matches with all their players connected."""
    made: list[Table] = []
    for index in range(number):
        table = Counter(f"match{index}", [await open_wire(port, PATH, {}) for _ in range(SEATS)])
        table.listen()
        for seat in range(SEATS):
            await table.join(seat)
        made.append(table)
    return made
