"""The same as ``remover`` on a PostgreSQL database.

Started as a program: ``python -m tests.server.hub.shared_remover URL``.
"""

from __future__ import annotations

import asyncio
import sys

from tests.server.shared_server import Server

from .remover import main


async def remove() -> None:
    """Open the database that the command line names, and remove Ben."""
    await main(Server(sys.argv[1]))


if __name__ == "__main__":
    asyncio.run(remove())
