"""What a match takes in a server's memory, and what a connection does that only looks on."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import psutil

from bench.server import memory
from bench.server.load import cpu
from bench.server.memory import CONNECTIONS, watching
from bench.server.process import Running, signoria
from bench.server.restart import ACTIONS, any_move, begin_match
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.views import match_card

MATCHES = 200
IDLE = 60.0  # seconds, of which a ping comes every twenty
KIB = 1024


def measure(folder: Path) -> tuple[float, float, float]:
    """KiB of a connection, KiB of a match, and microseconds of work a second of a connection."""
    spread = min(memory.SPREADS.items())
    with signoria(folder / "connections.db") as server:
        viewer = asyncio.run(memory.added_bytes(server, spread[0])) / CONNECTIONS / KIB
    path = folder / "matches.db"
    ids = asyncio.run(fill(path))
    with signoria(path) as server:
        match, work = asyncio.run(look_at(server, ids))
    return viewer, match - viewer, work


async def fill(path: Path) -> list[str]:
    """Write matches, half played, that anybody may look at; their ids."""
    journal, rand, found = SqliteJournal.open(path), random.Random(1), []
    try:
        for _ in range(MATCHES):
            now = time.time_ns() // 1_000_000
            model, entries = begin_match("calimala", now, public=True)
            while len(entries) < ACTIONS or model.to_move != 0:
                more = any_move(model, rand, now)
                entries += more
                for entry in more:
                    model.fold(entry)
            row = match_card.match_row(model, entries, model.deadline)
            await journal.append(model.id, 1, entries, row)
            found.append(model.id)
    finally:
        await journal.close()
    return found


async def look_at(server: Running, ids: list[str]) -> tuple[float, float]:
    """KiB of a match with one who looks on, and microseconds a second that each then takes."""
    wires = [await watching(server.port, ids[0])]
    before = server.memory
    for match in ids[1:]:
        wires.append(await watching(server.port, match))
    size = (server.memory - before) / (len(ids) - 1) / KIB
    process = psutil.Process(server.process.pid)
    used = cpu(process)
    await asyncio.sleep(IDLE)
    work = 1e6 * (cpu(process) - used) / IDLE / len(wires)
    for wire in wires:
        wire.close()
    return size, work
