"""What an idle connection takes: the server's memory with a thousand of them, less that before."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.report import Figure
from bench.server.calimala import Person
from bench.server.process import PATIENCE, Running, signoria
from bench.server.wire import Wire, open_wire

CONNECTIONS = 1000
SPREADS = {5: "200 at a table", 250: "4 at a table"}  # by matches
HELLO = b'{"type":"hello"'


def figures(folder: Path) -> list[Figure]:
    """KiB for each connection, many at few matches and few at many."""
    found = []
    for matches, spread in SPREADS.items():
        with signoria(folder / f"memory{matches}.db") as server:
            kib = asyncio.run(added_bytes(server, matches)) / CONNECTIONS / 1024
        name = f"memory of an idle connection, {CONNECTIONS} of them, {spread}"
        found.append(Figure(name, kib, "KiB", 35, at_most=True))
    return found


async def added_bytes(server: Running, matches: int) -> int:
    """The bytes that the server needs more when all are connected."""
    host = Person(server.port, "Host")
    # The first connection of all brings with it what is loaded when it is needed.
    wires = [await watching(server.port, host.create_alone())]
    made = [host.create_alone() for _ in range(matches)]
    before = server.memory
    for number in range(CONNECTIONS):
        wires.append(await watching(server.port, made[number % matches]))
    return server.memory - before


async def watching(port: int, match: str) -> Wire:
    """A spectator who has been shown the table; raises ``Refused``."""
    wire = await open_wire(port, f"/api/matches/{match}/socket", origin(port))
    shown = asyncio.Event()

    def listen(text: bytes) -> None:
        if text.startswith(HELLO):
            shown.set()

    wire.listen(listen)
    wire.on_end = shown.set
    await asyncio.wait_for(shown.wait(), PATIENCE)
    if wire.ended:
        raise wire.ended
    return wire


def origin(port: int) -> dict[str, str]:
    """The header by which the server knows its own pages."""
    return {"Origin": f"http://127.0.0.1:{port}"}
