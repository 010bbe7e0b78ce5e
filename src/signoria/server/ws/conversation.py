"""One accepted WebSocket: a task that sends, a task that reads, and who ends it why."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from time import perf_counter
from typing import NamedTuple

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...decoders import json_decoder
from ..domain.refusals import Refusal, refusal
from ..http.bodies import BAD
from ..limits.budgets import Budgets, Caller
from ..limits.costs import BAD_FRAME, command_price
from ..limits.token_bucket import Bucket
from ..monitoring.meters import Meters
from ..monitoring.spans import root_span
from ..protocol.socket import Command, Ping, Refused, Say
from ..rooms.connection import Connection
from .clicks import Clicks
from .line import line_of

LARGEST = 4 * 1024  # bytes of a frame
RATE, BURST = 20, 40  # commands a second, and at once
CHAT_RATE, CHAT_BURST = 1, 10  # lines of talk
WAITING = 8  # frames, before nothing more is read
BAD_FRAMES = 3  # bad frames in a row
LOOK_SECONDS = 0.5  # between looks whether a waiting connection is to close
GOODBYE_SECONDS = 5.0  # for what is still to be sent before closing
REFUSED = 1008
TOO_LARGE = 1009
FAILED = 1011
LOST = 1006  # a line that has ended without a word
OPEN = (WebSocketState.CONNECTED, WebSocketState.CONNECTED)
log = logging.getLogger(__name__)
decode = json_decoder(Command).decode


class Payer(NamedTuple):
    """Who pays for what is asked."""

    budgets: Budgets
    caller: Caller


class Conversation:
    """A viewer and its WebSocket; ``meters`` count what is asked here and refused."""

    def __init__(
        self,
        websocket: WebSocket,
        connection: Connection,
        meters: Meters,
        paying: Payer,
    ) -> None:
        self._websocket = websocket
        self._connection = connection
        self._room, self._viewer = connection
        self._frames: deque[bytes] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._paused = False
        self._meters = meters
        self._budgets, self._caller = paying
        self._bucket = Bucket(RATE, BURST)
        self._chat_bucket = Bucket(CHAT_RATE, CHAT_BURST)
        self._bad_frames = 0
        self._clicks = Clicks()
        self._line = line_of(websocket)
        if self._line is not None:
            self._viewer.send_now = self._line.send_texts
            self._line.listen(self._receive)

    async def run(self) -> None:
        """Read and send until one side has enough.

        Reading is never cancelled, so that no command is left half done.
        """
        sending = asyncio.create_task(self._send())
        try:
            await self._read()
            if self._viewer.closing:
                await asyncio.wait((sending,), timeout=GOODBYE_SECONDS)
        finally:
            self._room.leave(self._viewer)
            sending.cancel()
            (result,) = await asyncio.gather(sending, return_exceptions=True)
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            raise result
        await self._say_goodbye()

    async def _say_goodbye(self) -> None:
        """Close with the code that the viewer was given, if neither side has closed already."""
        states = (self._websocket.client_state, self._websocket.application_state)
        if (closing := self._viewer.closing) and states == OPEN:
            with suppress(WebSocketDisconnect):  # the client was faster
                await self._websocket.close(closing.code, closing.reason)

    async def _send(self) -> None:
        async for frame in self._viewer.frames():
            await self._websocket.send_text(frame.decode())
            del frame  # it may be long, and waiting for the next one, too
        await self._say_goodbye()

    async def _read(self) -> None:
        """Take what comes until the client has gone; what it has sent by then is carried out."""
        while (message := await self._websocket.receive())["type"] == "websocket.receive":
            data = message.get("text")
            self._receive(data.encode() if data is not None else message["bytes"])
            if self._worker is not None:
                await self._worker
            if self._viewer.closing:
                break
        self._viewer.lost = message.get("code") == LOST
        if self._worker is not None:
            await self._worker

    def _receive(self, data: bytes) -> None:
        """Take one frame; those before it come first."""
        self._frames.append(data)
        if self._worker is None:
            self._worker = asyncio.create_task(self._carry_out_all())
            self._worker.add_done_callback(self._on_worker_end)
        elif len(self._frames) >= WAITING and self._line is not None and not self._paused:
            self._paused = True
            self._line.pause()

    async def _carry_out_all(self) -> None:
        """Take the frames that wait, one after the other."""
        try:
            while self._frames and not self._viewer.closing:
                data = self._frames.popleft()
                if len(data) > LARGEST:
                    self._end(TOO_LARGE, "too-large")
                else:
                    await self._wait_for_a_turn()
                    await self._carry_out(data)
        finally:
            self._worker = None
            if self._paused and self._line is not None:
                self._paused = False
                self._line.resume()

    def _on_worker_end(self, task: asyncio.Task[None]) -> None:
        """A failure that is none of the client's doing ends the connection."""
        if not task.cancelled() and (error := task.exception()):
            log.error("a connection failed", exc_info=error)
            self._viewer.close(FAILED, "error")

    async def _wait_for_a_turn(self) -> None:
        """Slow down a client that is too fast: what it sends fills its own connection only."""
        while not self._bucket.take():
            await asyncio.sleep(1 / RATE)

    async def _pay(self, price: float) -> None:
        """Wait until the caller can afford this, over all connections of it and its address."""
        seconds = self._budgets.wait(self._caller, price)
        while seconds > 0 and not self._viewer.closing:
            await asyncio.sleep(min(seconds, LOOK_SECONDS))
            seconds -= LOOK_SECONDS

    async def _carry_out(self, data: bytes) -> None:
        """Carry out the command in a frame, if there is one."""
        try:
            command = decode(data)
        except BAD as error:
            await self._pay(BAD_FRAME.of())
            self._bad_frames += 1
            what = str(error) if isinstance(error, msgspec.ValidationError) else "JSON"
            self._refuse(refusal("bad-message", what=what), None)
            if self._bad_frames >= BAD_FRAMES:
                self._end(REFUSED, "bad-message")
            return
        self._bad_frames = 0
        await self._pay(command_price(command, len(self._room.audience.viewers)))
        if isinstance(command, Say) and not self._chat_bucket.take():
            self._refuse(refusal("too-fast"), command.id)
        else:
            kind, began = str(type(command).__struct_config__.tag), perf_counter()
            if isinstance(command, Ping) and command.seen:
                self._clicks.tell(command.seen)
            with root_span("command", **{"signoria.kind": kind}):
                self._clicks.note(command.id)
                await self._connection.handle(command)
            self._meters.observe_command(kind, perf_counter() - began)

    def _refuse(self, why: Refusal, command: int | None) -> None:
        """Tell the client what is wrong with its frame."""
        self._meters.count_refusal(why.problem.reason)
        frame = Refused(id=command, version=self._room.version, problem=why.problem)
        self._viewer.send([msgspec.json.encode(frame)])

    def _end(self, code: int, reason: str) -> None:
        self._meters.count_refusal(reason)
        self._viewer.close(code, reason)
