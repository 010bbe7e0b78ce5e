"""The WebSocket of a match, up to where a conversation begins."""

from __future__ import annotations

from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..journal.entries import Person
from ..matches.hub import Hub
from ..matches.refusals import Refusal, refusal
from .answers import failure
from .asking import Asking, match
from .buckets import network
from .conversation import REFUSED, Conversation
from .metrics import Metrics
from .places import Full, Places

CODES = {
    "damaged": 4410,
    "database-gone": 1013,
    "no-such-match": 4404,
    "not-kept": 1013,
    "overloaded": 1013,
    "server-full": 1013,
    "stopping": 1001,
    "table-full": 1013,
    "too-many": 1013,
    "try-again": 1013,
}


class SocketEdge:
    """Serves WebSockets; one object for all of them."""

    def __init__(self, hub: Hub, asking: Asking, places: Places, metrics: Metrics) -> None:
        self._hub = hub
        self._asking = asking
        self._places = places
        self._metrics = metrics

    async def serve(self, websocket: WebSocket) -> None:
        """One connection, from before it is accepted to its end."""
        try:
            person = await self._asking.person(websocket)
            version = version_of(websocket)
        except Refusal as refused:
            self._metrics.refused(refused.problem.reason)
            await websocket.send_denial_response(failure(refused.problem))
            return
        await websocket.accept()
        try:
            await self._converse(websocket, person, version)
        except Full:
            await self._close(websocket, "too-many")
        except Refusal as refused:
            await self._close(websocket, refused.problem.reason)

    async def _converse(
        self, websocket: WebSocket, person: Person | None, version: int | None
    ) -> None:
        """Enter the match, for as long as the connection lasts."""
        client = websocket.client
        state = websocket.query_params.get("state") == "1"
        with self._places.one(network(client.host if client else None)):
            connection = await self._hub.connect(
                match(websocket), person, version=version, state=state
            )
            await Conversation(websocket, connection, self._metrics.refused).run()

    async def _close(self, websocket: WebSocket, reason: str) -> None:
        """Tell an accepted client by a close code why it cannot enter."""
        self._metrics.refused(reason)
        with suppress(WebSocketDisconnect):  # the client was faster
            await websocket.close(CODES.get(reason, REFUSED), reason)


def version_of(websocket: WebSocket) -> int | None:
    """The version that the client has; raises ``Refusal``."""
    text = websocket.query_params.get("version")
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= 10):
        raise refusal("bad-body", what="version")
    return int(text)
