"""The WebSocket of a match, up to where a conversation begins."""

from __future__ import annotations

import logging
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..domain.refusals import Refusal, refusal
from ..http.answers import failure_response
from ..http.authentication import Authenticator, address, match_id
from ..hub.hub import Hub
from ..journal.entries import Person
from ..limits.budgets import Caller
from ..limits.costs import ENTER, LOAD
from ..limits.log_limit import LogLimiter
from ..limits.websocket_limit import TooManyWebSockets, WebSocketLimiter
from ..monitoring.meters import Meters
from ..rooms.connection import Connection
from ..rooms.viewer import TRY_AGAIN
from .conversation import REFUSED, Conversation, Payer

CODES = {
    "damaged": 4410,
    "database-gone": 1013,
    "elsewhere": 1013,
    "no-such-match": 4404,
    "not-kept": 1013,
    "overloaded": 1013,
    "server-full": 1013,
    "stopping": 1001,
    "table-full": 1013,
    "too-busy": 1013,
    "too-fast": 1013,
    "too-many": 1013,
    "try-again": 1013,
}
FULL = ("server-full", "table-full", "too-many")
log = logging.getLogger(__name__)


class SocketEndpoint:
    """Serves WebSockets; one object for all of them."""

    def __init__(
        self, hub: Hub, authenticator: Authenticator, limiter: WebSocketLimiter, metrics: Meters
    ) -> None:
        self._hub = hub
        self._auth = authenticator
        self._limiter = limiter
        self._metrics = metrics
        self._log_limiter = LogLimiter()
        metrics.counter("spectators_gone", "Who gave way to players", lambda: limiter.given_up)

    async def serve(self, websocket: WebSocket) -> None:
        """One connection, from before it is accepted to its end."""
        try:
            await self._auth.pay(websocket, self._price(websocket))
            person = await self._auth.person(websocket)
            version = version_of(websocket)
        except Refusal as refused:
            self._metrics.count_refusal(refused.problem.reason)
            await websocket.send_denial_response(failure_response(refused.problem))
            return
        await websocket.accept()
        try:
            await self._converse(websocket, person, version)
        except TooManyWebSockets:
            await self._close(websocket, "too-many")
        except Refusal as refused:
            await self._close(websocket, refused.problem.reason)

    async def _converse(
        self, websocket: WebSocket, person: Person | None, version: int | None
    ) -> None:
        """Enter the match, for as long as the connection lasts."""
        name = match_id(websocket)
        caller = Caller(address(websocket), person.id if person else None)
        full = not self._limiter.has_place(caller.address)
        seated = full and await self._hub.holds_seat(name, person)
        with self._limiter.hold_place(caller.address, seated=seated) as place:
            room, viewer = await self._hub.connect(
                name,
                person,
                version=version,
                state=websocket.query_params.get("state") == "1",
                address=caller.address,
                visible=websocket.query_params.get("visible") != "0",
            )
            place.seated = bool(viewer.seats)
            place.give_up = lambda: viewer.close(TRY_AGAIN, "too-many")
            paying = Payer(self._auth.budgets, caller)
            await Conversation(websocket, Connection(room, viewer), self._metrics, paying).run()

    def _price(self, websocket: WebSocket) -> float:
        """What it costs to come in."""
        known = self._hub.rooms.has(websocket.path_params["id"])
        return ENTER.of() + (0 if known else LOAD.of())

    async def _close(self, websocket: WebSocket, reason: str) -> None:
        """Tell an accepted client by a close code why it cannot enter."""
        self._metrics.count_refusal(reason)
        if reason in FULL and (counts := self._log_limiter.count(reason)):
            log.warning("WebSockets refused: %s; %d open", counts, self._limiter.number)
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
