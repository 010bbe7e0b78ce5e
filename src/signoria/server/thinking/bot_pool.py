"""Bots think in processes of their own, so that no table waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from secrets import randbits
from time import perf_counter

from ... import bots, games
from ...games.contract import Game, Rng, State
from . import bot_worker
from .port import Workers

SEED_BITS = 64
SEARCHES = 0.5  # of a move's time limit; the rest is for a machine that has more to do
MARGIN = 0.25  # seconds for the way to a worker and back, which a search needs on top of its own
Choice = Callable[..., int]  # of game, bot, state, seat, seed, seconds and, if old, rules
log = logging.getLogger(__name__)


class BotPool:
    """Bots that think in workers; made once, started at the first need.

    ``seconds`` limits a move, and a search takes ``most`` of them, so that no limit cuts it off.
    ``workers`` are the processes (None: one less than the cores); ``choose`` is what they do.
    ``pool`` has the workers, None: processes of its own.
    Counters: ``moves``, ``busy`` (seconds waited for bots), ``timeouts``, ``crashes`` (failures
    of any other kind); for a bot that failed, the one of the game that answers at once moves.
    """

    def __init__(
        self,
        seconds: float = 10.0,
        workers: int | None = None,
        choose: Choice = bot_worker.choose,
        pool: Workers | None = None,
    ) -> None:
        self.seconds = seconds
        self.most = SEARCHES * seconds
        self.workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self.moves = self.timeouts = self.crashes = 0
        self.busy = 0.0
        self._choose = choose
        self.pool = pool or self._start_processes()
        self._turns = asyncio.Semaphore(self.workers)
        self._unwatched = asyncio.Semaphore(1)

    def _start_processes(self) -> Workers:
        """Processes that have loaded the bots."""
        from .workers import WorkerPool  # a browser has no processes

        return WorkerPool(self.workers, partial(bot_worker.prepare_worker, self.most))

    def least_seconds(self, game: Game, bot: str) -> float:
        """Seconds in which its search is over, whatever there is to choose; 0 if it makes none."""
        searching = bots.least(bot, game.name, self.most)
        return searching + MARGIN if searching else 0.0

    def warm_up(self) -> None:
        """Start the workers now; returns at once."""
        self.pool.warm_up()

    async def choose(
        self, game: Game, bot: str, state: State, seat: int, *, watched: bool = True
    ) -> int:
        """A legal action for the seat to move, by the bot or, if it fails, by the game's own bot.

        Any legal one is the last resort, and the log says so.

        Matches that nobody watches stand in a line of their own, of which one at a time waits
        among the others, so that any number of them slows no table.  The worker is given a state
        drawn from what the seat has seen: the truth stays here.
        """
        seed = randbits(SEED_BITS)
        async with nullcontext() if watched else self._unwatched, self._turns:
            began = perf_counter()
            action = await self._choose_legally(game, bot, state, seat, seed)
            self.busy += perf_counter() - began
        self.moves += 1
        if action is not None:
            return action
        log.warning("a random move is played for bot %s", bot)
        return bots.load("random", game.name).choose(state.seen_by(seat), Rng(seed))

    async def close(self) -> None:
        """End all workers, whatever they do."""
        await self.pool.close()

    async def _choose_legally(
        self, game: Game, bot: str, state: State, seat: int, seed: int
    ) -> int | None:
        """A legal action of the bot or, if it fails, of the one in its place; None if both do.

        That one thinks in a worker, too: what has failed may fail again, and not in the server.
        """
        newest = games.load(game.name).rules_version
        old = {} if game.rules_version == newest else {"rules": game.rules_version}
        drawn, legal = state.resample(seat, Rng(seed)).to_bytes(), state.legal_actions()
        for name in (bot, bots.best(game.name)):
            action = await self._ask_worker(game.name, name, drawn, seat, seed, **old)
            if action in legal:
                return action
            if action is not None:
                self.crashes += 1
                log.warning("bot %s chose what is not legal", name)
        return None

    async def _ask_worker(
        self, game: str, bot: str, state: bytes, seat: int, seed: int, **old: str
    ) -> int | None:
        """What a worker answers, in an old game by its rules; None, counted, if it fails."""
        task = partial(self._choose, game, bot, state, seat, seed, self.most, **old)
        try:
            return await self.pool.run(self.seconds, task)
        except TimeoutError:
            self.timeouts += 1
            log.warning("bot %s took longer than %g s", bot, self.seconds)
        except Exception as error:  # a bot may fail in any way, and its process, too
            self.crashes += 1
            log.warning("bot %s failed: %s", bot, type(error).__name__)
        return None
