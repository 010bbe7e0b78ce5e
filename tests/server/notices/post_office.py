"""A real mail server of this machine that keeps the letters it is handed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

from aiosmtpd.smtp import SMTP, Envelope, Session


class Office:
    """The letters; ``answers`` are given to recipients in turn, then "250 OK"."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.answers: list[str] = []
        self.port = 0

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_RCPT(  # noqa: N802
        self, _: SMTP, __: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.answers:
            return self.answers.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.recipients += envelope.rcpt_tos
        return "250 OK"


@contextmanager
def post_office() -> Iterator[Office]:
    """Such a server in a thread, until the block ends; this one may have a loop of its own."""
    office, ready = Office(), threading.Event()
    stops: list[Callable[[], None]] = []

    async def serve() -> None:
        loop, stopping = asyncio.get_running_loop(), asyncio.Event()
        server = await loop.create_server(lambda: SMTP(office, loop=loop), "127.0.0.1", 0)
        office.port = server.sockets[0].getsockname()[1]

        def stop() -> None:
            loop.call_soon_threadsafe(stopping.set)

        stops.append(stop)
        ready.set()
        await stopping.wait()
        server.close()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(30)
    try:
        yield office
    finally:
        stops[0]()
        thread.join()
