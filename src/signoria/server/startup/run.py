"""The server from its start to its stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Self

from ... import bots, games
from ...games.contract import Rng
from ..administration.actor import OperatorKey
from ..analyses.analyst_pool import AnalystPool
from ..domain.clock.times import SECOND
from ..domain.refusals import refusal
from ..hub.hub import Hub
from ..hub.retention import Keep, Retention
from ..journal.port import Journal
from ..limits.proxies import ProxyWatch
from ..monitoring.health import Health
from ..monitoring.metrics import Metrics
from ..monitoring.readiness import NOTICE, Readiness
from ..people.people import People
from ..rooms.context import RoomLimits
from ..settings import Settings
from ..thinking.bot_pool import BotPool
from ..work.shared_workers import SharedWorkers
from .app import create_app
from .health_checks import add_checks, check_reason
from .listening import url_of
from .metrics_app import metrics_app
from .neighbours import Neighbours
from .notices import open_notices
from .register_metrics import register_connections, register_elsewhere, register_parts
from .uvicorn_server import Server, make_gate, metrics_server, public_server

SIGNALS = (signal.SIGINT, signal.SIGTERM)
COLLECTIONS = (2_000, 2, 1_250)  # new objects, looks at them, looks at what survived those
LOOK = 0.02  # seconds between looks whether a server has started


@dataclass(frozen=True)
class Listeners:
    """The sockets of a server; ``private``, for metrics, may be missing."""

    public: socket.socket
    private: socket.socket | None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.public.close()
        if self.private:
            self.private.close()


async def serve_until_signal(
    settings: Settings,
    journal: Journal,
    listeners: Listeners,
    ready: Callable[[], None],
    key: OperatorKey | None = None,
) -> None:
    """Serve until the program is told to end."""
    stopping = asyncio.Event()
    with catch_signals(stopping):
        await serve(settings, journal, listeners, ready, stopping, key)


async def serve(
    settings: Settings,
    journal: Journal,
    listeners: Listeners,
    ready: Callable[[], None],
    stopping: asyncio.Event,
    key: OperatorKey | None = None,
) -> None:
    """Serve until ``stopping``; ``ready`` is called when requests are answered.

    Whoever shows the ``key`` may do what administrators may.  The journal is closed in the end.
    """
    load_games()
    people, metrics = People(journal), Metrics()
    thinking, analysts = start_thinking(journal, settings)
    hub = Hub(journal, people, thinking, limits_of(settings))
    health = Health()
    gate, proxies = make_gate(settings), ProxyWatch(settings)
    register_parts(metrics, hub, journal, thinking)
    register_connections(metrics, gate, proxies)
    register_elsewhere(metrics, thinking, analysts)
    add_checks(health, journal, thinking, analysts)
    health.add("proxy", check_reason(proxies.reason))
    health.add("matches", check_reason(hub.context.damaged.health))
    neighbours = Neighbours(journal, settings.base_url)
    health.add("neighbours", check_reason(neighbours.reason))
    proxies.start()
    # What is entered last is left first: the matches, nobody new, the bots and the journal.
    async with AsyncExitStack() as stack:
        stack.push_async_callback(journal.close)
        stack.push_async_callback(analysts.close)
        stack.push_async_callback(thinking.close)
        for work in (journal.watch(), journal.look_for_damage(), neighbours.run()):
            stack.push_async_callback(cancel, asyncio.create_task(work))
        if listeners.private:
            numbers = metrics_app(metrics, health, stopping.is_set)
            await stack.enter_async_context(run_server(metrics_server(numbers), listeners.private))
        ways, outbox = open_notices(hub, settings, settings.base_url or url_of(listeners.public))
        stack.push_async_callback(cancel, asyncio.create_task(outbox.run()))
        metrics.by_kind("notices", "What became of notices", "what", outbox.counts)
        await hub.sharing.prepare()
        readiness = Readiness(journal.check_lease, stopping.is_set)
        app = create_app(hub, people, settings, metrics, analysts, proxies, ways, key, readiness)
        await stack.enter_async_context(
            run_server(public_server(app, settings, gate), listeners.public)
        )
        stack.push_async_callback(hub.close)
        await hub.start()
        keep = Keep(settings.keep_talk, settings.keep_notices, settings.keep_matches)
        stack.push_async_callback(cancel, asyncio.create_task(Retention(hub, keep).run()))
        thinking.warm_up()
        tune_garbage_collector()
        readiness.started = True
        ready()
        await stopping.wait()
        if journal.shared:  # else whoever is sent away would be sent back here
            await asyncio.sleep(NOTICE)


def start_thinking(journal: Journal, settings: Settings) -> tuple[BotPool, AnalystPool]:
    """Who thinks: processes of this server, and workers elsewhere where the database has any."""
    thinking, analysts = BotPool(settings.bot_seconds), AnalystPool()
    if journal.work is not None:
        thinking.pool = SharedWorkers(thinking.pool, journal.work)
        analysts.pool = SharedWorkers(analysts.pool, journal.work)
    return thinking, analysts


async def cancel(task: asyncio.Task[None]) -> None:
    """End what goes on in the background."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def load_games() -> None:
    """Load all games with their bots and maps, and the words of the protocol, before any request.

    What is opened late may find that no file can be opened just then.
    """
    refusal("not-kept")
    for name in games.names():
        game = games.load(name)
        game.setup(game.players[0], rng=Rng(0))
        bots.names(name)


def limits_of(settings: Settings) -> RoomLimits:
    """What the tables take, as it was set."""
    return RoomLimits(
        pace=settings.pace,
        rooms=settings.rooms,
        viewers=settings.viewers,
        spectators_per_address=settings.spectators_per_address,
        notice_delay=round(settings.notice_delay * SECOND),
        vacation=settings.vacation,
        bots_by_person=settings.bot_matches,
        bots_by_address=settings.bot_matches_here,
    )


def tune_garbage_collector() -> None:
    """Let the garbage collector look seldom, and never at what lives as long as the server.

    Almost nothing here is cyclic, and all tables wait while it looks: among 5,000 objects for some
    2 ms, among 50,000 for 30.  So it looks at few at a time, and seldom at all of them.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


@contextmanager
def catch_signals(stopping: asyncio.Event) -> Iterator[None]:
    """Let the signals that end programs set the event."""
    loop = asyncio.get_running_loop()

    def stop(*_: object) -> None:
        loop.call_soon_threadsafe(stopping.set)

    before = {each: signal.signal(each, stop) for each in SIGNALS}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


@asynccontextmanager
async def run_server(server: Server, listener: socket.socket) -> AsyncIterator[None]:
    """Serve on the socket for as long as the block runs."""
    task = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        while not server.started and not task.done():
            await asyncio.sleep(LOOK)
        yield
    finally:
        server.should_exit = True
        await task
