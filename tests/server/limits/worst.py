"""The worst that each call and command may be asked, and what it takes of the processor."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message
from starlette.websockets import WebSocket

from signoria import bots
from signoria.games.contract import Rng
from signoria.games.forging_florence.map import maps
from signoria.server.analyses.analyst_pool import AnalystPool
from signoria.server.domain import commands
from signoria.server.domain.clock.times import system_now
from signoria.server.domain.handlers import create_match
from signoria.server.domain.handlers.dispatch import decide
from signoria.server.domain.match.model import Model
from signoria.server.hub.hub import Hub
from signoria.server.hub.promises import fresh_secrets
from signoria.server.journal.entries import AnyEntry, Person
from signoria.server.journal.notice_rows import WayKind, WayRow
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.limits.budgets import Budgets, Caller
from signoria.server.mail_address import MailServer
from signoria.server.notices import message
from signoria.server.notices.delivery import Courier
from signoria.server.notices.mail import Mail
from signoria.server.notices.push import Push
from signoria.server.notices.ways import Ways
from signoria.server.page.app import Unmetered
from signoria.server.people.people import People
from signoria.server.protocol import http
from signoria.server.protocol.clocks import ClockRules, Night
from signoria.server.rooms.connection import Connection
from signoria.server.settings import Settings
from signoria.server.startup.app import create_app
from signoria.server.thinking.bot_pool import BotPool
from signoria.server.views import match_card
from signoria.server.ws.conversation import Conversation, Payer
from tests.server import frames

GAME = "forging-florence"  # the one with the longer games, and with maps
SEATS = 4
MUCH = 1e9
LONG = 80  # characters of a move
CALIBRATED = 20_000  # steps of the loop that tells how fast this machine is
NEARLY = 1000  # actions, of some 1,500
SHOWN = 50  # matches of each kind in the lobby


def calibration() -> float:
    """Milliseconds of a fixed piece of work: the least of some tries."""

    def work() -> None:
        found: dict[str, int] = {}
        for number in range(CALIBRATED):
            found[f"{number & 255}"] = found.get(f"{number & 255}", 0) + number

    return min(processor_time(work) for _ in range(7))


def processor_time(work: Callable[[], object]) -> float:
    """Milliseconds of the processor, in all threads of this process."""
    before = process_time()
    work()
    return (process_time() - before) * 1000


def own_map(number: int) -> str:
    """A map of one's own that nobody has checked before."""
    return f"; number {number}\n{maps.default()}".replace("/", "\n").replace("TTT", ",T,")


BANK = ClockRules(bank=60 * 24 * 3600, night=Night(23, 7, "Europe/Rome"))


def long_match(
    host: Person, guest: Person, *, over: bool, clock: ClockRules | None = None
) -> tuple[Model, list[Any]]:
    """A game of four with its entries, to the end or nearly so; the last seat is the guest's.

    Nearly so: the first seat has a move that it can take back. Not every game has such a moment.
    It is long ago, but with a clock just now, so that nobody is late.
    """
    while True:
        model, entries = random_match(host, guest, over=over, clock=clock)
        if over or model.status == "running":
            return model, entries


def random_match(
    host: Person, guest: Person, *, over: bool, clock: ClockRules | None
) -> tuple[Model, list[Any]]:
    """A game of random moves: to its end, or to a quiet moment near it if there is one."""
    device = [http.DeviceSeat(name=f"Player {number}") for number in range(2, SEATS)]
    seats: list[http.SeatWish] = [http.MySeat(), *device, http.OpenSeat()]
    new = http.NewMatch(game=GAME, seats=seats, public=True, clock=clock)
    now, secrets = 1000 if clock is None else system_now(), fresh_secrets()
    bot = bots.load("random", GAME)
    model, entries = Model(secrets.match), []

    def add(more: list[AnyEntry]) -> None:
        for entry in more:
            model.fold(entry)
            entries.append(entry)

    add(create_match.create_match(new, host, secrets, now))
    add(decide(model, guest, commands.Join(), now))
    while model.status == "running" and model.play:
        state = model.play.state
        if not over and len(model.play.taken) > NEARLY and state.to_move == 0 and quiet(model):
            break
        action = bot.choose(state.seen_by(state.to_move), Rng(len(entries)))
        who = guest if state.to_move == SEATS - 1 else host
        add(decide(model, who, frames.move(model.version, action), now))
    return model, entries


def quiet(model: Model) -> list[int]:
    """The moves by which nobody learns anything, after which the same seat is to choose.

    What it would have to do is done at once, and may show something.
    """
    assert model.play
    state, found = model.play.state, []
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        chooses = after.to_move == state.to_move and len(after.legal_actions()) > 1
        if chooses and not model.game.reveals(state, action):
            found.append(action)
    return found


@dataclass
class Ground:
    """A server without a network; the people on it are named by their tokens."""

    app: ASGIApp
    hub: Hub
    people: People

    async def person(self, name: str) -> tuple[Person, str]:
        person, token = await self.people.rename(None, name)
        assert token
        return person, token

    async def keep(self, model: Model, entries: list[Any]) -> str:
        """Put a match into the journal."""
        row = match_card.match_row(model, entries, None)
        await self.hub.context.journal.append(model.id, 1, entries, row)
        return model.id

    async def call(
        self, method: str, path: str, token: str | None = None, body: object = None
    ) -> tuple[float, int, Any]:
        """A call: the milliseconds that it took, the status, and the answer."""
        sent = b"" if body is None else msgspec.json.encode(body)
        scope, got = self._scope(method, path, token, len(sent)), []

        async def receive() -> Message:
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Message) -> None:
            got.append(message)

        before = process_time()
        await self.app(scope, receive, send)
        took = (process_time() - before) * 1000
        content = b"".join(part.get("body", b"") for part in got[1:])
        json = not any(name == b"content-encoding" for name, _ in got[0]["headers"])
        text = content[:1] in (b"{", b"[") and json
        return took, got[0]["status"], msgspec.json.decode(content) if text else content

    def _scope(self, method: str, path: str, token: str | None, size: int) -> dict[str, Any]:
        headers = [
            (b"host", b"localhost"),
            (b"origin", b"http://localhost"),
            (b"content-type", b"application/json"),
            (b"content-length", str(size).encode()),
            (b"accept-encoding", b"gzip"),
        ]
        if token:
            headers.append((b"cookie", f"signoria={token}".encode()))
        path, _, query = path.partition("?")
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "scheme": "http",
            "server": ("localhost", 80),
            "client": ("192.0.2.1", 5000),
            "headers": headers,
        }


class Nowhere:
    """Where messages go that nobody reads: the time of the other end is not the server's."""

    async def deliver(self, way: WayRow, message: message.Message, now: int) -> None: ...

    async def close(self) -> None: ...


class Unposted(Mail):
    """Letters that no mail server is handed."""

    async def _send(self, letter: EmailMessage) -> None: ...


@asynccontextmanager
async def ground(folder: Path) -> AsyncIterator[Ground]:
    """Everything but uvicorn, with limits that nobody reaches."""
    journal = SqliteJournal.open(folder / "a.db")
    people, thinking, analysts = People(journal), BotPool(), AnalystPool()
    hub = Hub(journal, people, thinking)
    try:
        await hub.start()
        post = Unposted(MailServer("", 0, False, None, None), "s@s.example", "https://s.example")
        couriers: dict[WayKind, Courier] = {
            **{"webhook": Nowhere(), "mail": post},
            "push": Push(journal, "mailto:s@s.example"),
        }
        ways = Ways(journal, couriers, "https://s.example", hub.context.times)
        app = create_app(hub, people, Settings(budget=MUCH), analysts=analysts, ways=ways)
        yield Ground(app, hub, people)
    finally:
        await hub.close()
        await analysts.close()
        await journal.close()


class Sink:
    """Where frames go that nobody reads."""

    def __init__(self) -> None:
        self._file = os.open(os.devnull, os.O_WRONLY)

    def send(self, frames: Sequence[bytes]) -> bool:
        os.write(self._file, b"".join(frames))
        return True

    def close(self) -> None:
        os.close(self._file)


async def sitting(here: Ground, match: str, person: Person | None, sink: Sink) -> Conversation:
    """A conversation of somebody who has come to a table."""
    room, viewer = await here.hub.connect(match, person, version=None)
    viewer._drop_outbox()  # what it was told at first
    viewer.send_now = sink.send
    websocket = WebSocket({"type": "websocket", "headers": []}, nothing, nothing)
    paying = Payer(Budgets(MUCH), Caller("192.0.2.1", person.id if person else None))
    return Conversation(websocket, Connection(room, viewer), Unmetered(), paying)


async def nothing(*_: Any) -> Any:
    """Nobody says or hears anything."""
    await asyncio.Event().wait()
