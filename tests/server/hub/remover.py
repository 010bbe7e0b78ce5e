"""Removes Ben from some matches and says before each step what comes; killed by a test.

Started as a program: ``python -m tests.server.hub.remover FOLDER``.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from signoria.server.domain.commands import Leave
from signoria.server.hub.removals import Removals
from signoria.server.journal.rows import TokenRow
from signoria.server.protocol import socket

from ..world import ANN, BEN, CAT, World, party

SECRET = "nobody shall know this"
MATCHES = 3
STEPS = ("begin_removal", "append", "erase_names", "search_names")


def tell(name: str, work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """A step that is told before it is done."""

    async def say_and_do(*args: Any, **kwargs: Any) -> Any:
        os.write(1, f"{name}\n".encode())
        return await work(*args, **kwargs)

    return say_and_do


async def main(here: World) -> None:
    """Play, say something, leave one match, and be removed."""
    journal = here.hub.context.journal
    for one in (ANN, BEN, CAT):
        token = TokenRow(one.id.encode(), one.id, "browser", None, None, 1)
        await journal.add_person(one, token)
    for number in range(MATCHES):
        playing = await party(here)
        await playing.clients[1].ask(socket.Say, text=SECRET)
        if number == 0:
            await here.hub.carry_out(playing.match, BEN, Leave())
    for name in STEPS:
        setattr(journal, name, tell(name, getattr(journal, name)))
    await Removals(here.hub).remove(BEN)
    await here.hub.context.tasks.wait()
    os.write(1, b"end\n")
    os.close(1)  # who waits for more is told that there is none
    await asyncio.Event().wait()


async def remove() -> None:
    """Open the database in the folder that the command line names, and remove Ben."""
    await main(World(Path(sys.argv[1])).open())


if __name__ == "__main__":
    asyncio.run(remove())
