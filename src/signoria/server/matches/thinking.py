"""Bots think in processes of their own, so that no table waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from secrets import randbits
from time import perf_counter

from pebble import ProcessPool

from ... import bots
from ...games.contract import Game, Rng, State
from . import worker

SEED_BITS = 64
START = 20.0  # seconds that workers may take to start; a pool that gives no sign by then is lost
Choice = Callable[[str, str, bytes, int, int], int]
log = logging.getLogger(__name__)


class Thinking:
    """A pool of worker processes; made once, started at the first need.

    ``seconds`` limits a move, ``workers`` are the processes (None: one less than the cores);
    ``choose`` is what they do.  Counters: ``moves``, ``busy`` (seconds waited for bots),
    ``timeouts``, ``crashes`` (failures of any other kind); a move that failed is any legal one.
    """

    def __init__(
        self, seconds: float = 10.0, workers: int | None = None, choose: Choice = worker.choose
    ) -> None:
        self.seconds = seconds
        self.workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self.moves = self.timeouts = self.crashes = 0
        self.busy = 0.0
        self._choose = choose
        self._pool: ProcessPool | None = None
        self._turns = asyncio.Semaphore(self.workers)
        self._unwatched = asyncio.Semaphore(1)

    def warm_up(self) -> None:
        """Start the workers now; returns at once."""
        with _no_interrupts():
            self._ready_pool().schedule(worker.ready)

    async def choose(
        self, game: Game, bot: str, state: State, seat: int, *, watched: bool = True
    ) -> int:
        """A legal action for the seat to move, by the bot if it manages.

        Matches that nobody watches stand in a line of their own, of which one at a time waits
        among the others, so that any number of them slows no table.  The worker is given a state
        drawn from what the seat has seen: the truth stays here.
        """
        seed = randbits(SEED_BITS)
        drawn = state.resample(seat, Rng(seed)).to_bytes()
        legal = state.legal_actions()
        async with nullcontext() if watched else self._unwatched, self._turns:
            began = perf_counter()
            action = await self._asked(game.name, bot, drawn, seat, seed)
            self.busy += perf_counter() - began
        self.moves += 1
        if action in legal:
            return action
        if action is not None:
            self.crashes += 1
            log.warning("bot %s chose what is not legal", bot)
        return bots.load("random", game.name).choose(state.seen_by(seat), Rng(seed))

    async def close(self) -> None:
        """End all workers, whatever they do."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(_end, pool)

    async def _asked(self, game: str, bot: str, state: bytes, seat: int, seed: int) -> int | None:
        """What a worker answers; None, counted, if it fails."""
        with _no_interrupts():
            pool = self._ready_pool()
            task = pool.schedule(
                self._choose, args=(game, bot, state, seat, seed), timeout=self.seconds
            )
        try:
            # Whoever waits may be cancelled; to cancel the task would end the worker.
            answer = asyncio.shield(asyncio.wrap_future(task))
            return await asyncio.wait_for(answer, self.seconds + START)
        except TimeoutError:
            self.timeouts += 1
            if not task.done():
                self._give_up(pool)
        except Exception as error:  # a bot may fail in any way, and its process, too
            self.crashes += 1
            log.warning("bot %s failed: %s", bot, type(error).__name__)
        return None

    def _ready_pool(self) -> ProcessPool:
        """The pool, a new one if it has broken down."""
        if self._pool is None or not self._pool.active:
            self._pool = ProcessPool(
                max_workers=self.workers,
                max_tasks=0,
                initializer=worker.begin,
                context=multiprocessing.get_context("spawn"),
            )
        return self._pool

    def _give_up(self, pool: ProcessPool) -> None:
        """Leave a pool that does not answer any more; the next move has a new one."""
        if pool is self._pool:
            self._pool = None
        asyncio.get_running_loop().run_in_executor(None, _end, pool)


def _end(pool: ProcessPool) -> None:
    """Stop a pool and wait until its processes are gone."""
    pool.stop()  # type: ignore[no-untyped-call]  # pebble leaves it without types
    pool.join()


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Keep Ctrl-C from threads and processes started meanwhile: only the server hears it."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
