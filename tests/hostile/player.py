"""Two people who play on a server, as a process of its own: ``python -m tests.hostile.player``.

It is given ``[url, match, token, token, rounds]`` and prints how many moves were made, why others
were refused, and how often both have come back to the table.
"""

from __future__ import annotations

import asyncio
import json
import sys

from signoria.server.protocol import socket
from tests.server.wire.client import Client, enter


async def play(url: str, match: str, ann: str, ben: str, rounds: int) -> tuple[int, list[str], int]:
    """Come to the table, move once if it is one's turn, and go, so many times."""
    moves, refused = 0, []
    for _ in range(rounds):
        people = [await enter(url, match, token) for token in (ann, ben)]
        for one in people:
            await one.until(lambda one=one: one.table.version)  # type: ignore[misc]
            await one.ask(socket.Ping)
        answer = await make_move(people)
        if isinstance(answer, socket.Refused):
            refused.append(answer.problem.reason)
        moves += isinstance(answer, socket.Done)
        for one in people:
            await one.leave()
    return moves, refused, rounds


async def make_move(people: list[Client]) -> socket.Done | socket.Refused | None:
    """The answer to a move of who is to decide; None while that is the bot."""
    for one in people:
        if one.table.legal:
            return await one.ask(socket.Move, version=one.table.version, action=one.table.legal[0])
    return None


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play(*json.loads(sys.argv[1])))))
