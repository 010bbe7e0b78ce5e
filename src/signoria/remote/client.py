"""The connection of a network bot: it comes back by itself until the match is over."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ..games.contract import BadState
from .player import Player

LARGEST = 4 << 20  # bytes of a frame; a hello late in a game has some 100,000
HOPELESS = (1008, 4401, 4403, 4404, 4410)  # close codes after which coming back makes no sense
RETRIED = (408, 425, 429)  # of the 4xx answers, those that pass


class Unwelcome(Exception):
    """The server does not let this bot in: a wrong token, no such match, another protocol."""


async def play(address: str, token: str, player: Player, report: Callable[[str], None]) -> None:
    """Play the match to its end; raises ``Unwelcome`` or ``player.Rejected``.

    ``report`` is called with ``connected`` and ``lost`` as it happens.
    """
    headers = {"Authorization": f"Bearer {token}"}
    connection = connect(
        address, additional_headers=headers, max_size=LARGEST, process_exception=passing
    )
    async for socket in connection:
        report("connected")
        try:
            await follow(socket, player)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code in HOPELESS:
                raise Unwelcome(str(closed.rcvd.reason)) from None
        except (msgspec.DecodeError, BadState) as error:
            raise Unwelcome(str(error)) from None
        if player.over:
            return
        report("lost")


async def follow(socket: ClientConnection, player: Player) -> None:
    """Answer frames until the match is over or the line breaks."""
    async for frame in socket:
        answer = player.hear(frame)
        if answer is not None:
            await socket.send(answer.decode(), text=True)
        if player.over:
            return


def passing(error: Exception) -> Exception | None:
    """None for a fault that will pass, so that the connection is tried again."""
    if isinstance(error, InvalidStatus):
        status = error.response.status_code
        lasting = 400 <= status < 500 and status not in RETRIED
        return Unwelcome(f"HTTP {status}") if lasting else None
    return None if isinstance(error, OSError | EOFError | TimeoutError) else error
