"""The server's bench gets in where nobody else would: its figures are of what it means."""

import asyncio
from pathlib import Path

from bench.server.calimala import Person
from bench.server.memory import watching
from bench.server.process import Running, signoria
from signoria.server.settings import Settings

MOST = Settings().spectators_per_address


async def look_on(server: Running, crowd: int) -> None:
    host = Person(server.port, "Host")
    match = host.create_alone()
    host.close()
    for wire in [await watching(server.port, match) for _ in range(crowd)]:
        wire.close()


def test_more_look_on_from_one_address_than_a_server_lets_in(tmp_path: Path) -> None:
    with signoria(tmp_path / "memory.db") as server:
        asyncio.run(look_on(server, MOST + 1))
