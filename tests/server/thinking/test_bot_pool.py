"""Bots in worker processes: in time, late, crashing; and processes that end with the server."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from unittest.mock import patch

import psutil
import pytest

from signoria import bots, games
from signoria.games.contract import Rng
from signoria.server.thinking import bot_pool, bot_worker
from signoria.server.thinking.bot_pool import BotPool, Choice
from signoria.server.thinking.workers import WorkerPool

from ..world import PATIENCE, asynchronous
from . import slow_bots
from .slow_bots import position, think

SIGNALS = (signal.SIGINT, signal.SIGTERM)
ROOT = Path(__file__).parents[3]
LEGAL = position().legal_actions()


def workers() -> list[psutil.Process]:
    """The worker processes of this process."""
    children = psutil.Process().children(recursive=True)
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


@asynchronous
async def test_a_bot_answers_and_its_process_ends_with_the_pool() -> None:
    thinking = BotPool(workers=2)
    thinking.warm_up()
    assert await think(thinking) in LEGAL
    running = workers()
    assert len(running) == 2
    assert (thinking.moves, thinking.timeouts, thinking.crashes) == (1, 0, 0)
    await thinking.close()
    assert psutil.wait_procs(running, timeout=PATIENCE)[1] == []
    assert workers() == []


@pytest.mark.parametrize("choose", [slow_bots.sleeps, slow_bots.spins])
@asynchronous
async def test_bots_that_take_too_long_are_replaced_by_a_legal_move(
    choose: Choice, caplog: pytest.LogCaptureFixture
) -> None:
    thinking = BotPool(0.2, workers=1, choose=choose)
    assert await think(thinking, "master") in LEGAL
    assert (thinking.moves, thinking.timeouts, thinking.crashes) == (1, 2, 0)
    await thinking.close()
    assert workers() == []
    assert caplog.messages == [
        "bot master took longer than 0.2 s",
        "bot heuristic took longer than 0.2 s",
        "a random move is played for bot master",
    ]


@asynchronous
async def test_the_heuristic_moves_for_a_bot_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    failing = BotPool(workers=1, choose=slow_bots.only_heuristic)
    with patch.object(bot_pool, "randbits", return_value=7):
        chosen = await think(failing, "master")
    await failing.close()
    seat = position().to_move
    drawn = position().resample(seat, Rng(7)).to_bytes()
    assert chosen == bot_worker.choose("calimala", "heuristic", drawn, seat, 7, 1.0)
    assert (failing.moves, failing.timeouts, failing.crashes) == (1, 0, 1)
    assert caplog.messages == ["bot master failed: ProcessExpired"]


@asynchronous
async def test_a_search_for_longer_than_the_limit_ends_by_itself() -> None:
    """An hour's search is over before the limit, however long that is."""
    with patch.object(bot_pool, "SEARCHES", 0.01):
        brief = BotPool(PATIENCE / 3, workers=1)
    assert await think(brief, "search@3600s") in LEGAL
    assert (brief.timeouts, brief.crashes) == (0, 0)
    await brief.close()


def test_what_a_worker_needs_is_there_when_it_begins() -> None:
    state = position()
    with patch.object(bot_worker, "bot_named", cache(bots.load)) as named:
        bot_worker.prepare_worker(0.001)
        loaded = named.cache_info().misses
        for bot in bots.names("calimala"):
            bot_worker.choose("calimala", bot, state.to_bytes(), state.to_move, 1, 0.001)
        assert named.cache_info().misses == loaded


@pytest.mark.parametrize("choose", [slow_bots.crashes, slow_bots.raises])
@asynchronous
async def test_bots_that_fail_are_replaced_by_a_legal_move(choose: Choice) -> None:
    thinking = BotPool(workers=1, choose=choose)
    assert await think(thinking) in LEGAL
    assert (thinking.moves, thinking.timeouts, thinking.crashes) == (1, 0, 2)
    await thinking.close()


@asynchronous
async def test_what_is_not_legal_is_not_played() -> None:
    thinking = BotPool(workers=1, choose=slow_bots.cheats)
    assert await think(thinking) in LEGAL
    assert thinking.crashes == 2
    await thinking.close()


@asynchronous
async def test_a_killed_idle_worker_is_replaced() -> None:
    thinking = BotPool(workers=1)
    assert await think(thinking) in LEGAL
    [worker] = workers()
    worker.kill()  # not waited for: that is for the pool to do
    failed = thinking.crashes
    for _ in range(5):
        assert await think(thinking) in LEGAL
    assert thinking.crashes <= failed + 1
    await thinking.close()


@asynchronous
async def test_a_worker_is_told_nothing_that_its_seat_has_not_seen() -> None:
    """Positions that its seat cannot tell apart become one and the same for the worker."""
    told: list[bytes] = []

    class Listening(BotPool):
        async def _ask_worker(
            self, game: str, bot: str, state: bytes, seat: int, seed: int, **_: str
        ) -> int:
            told.append(state)
            return games.load(game).from_bytes(state).legal_actions()[0]

    game, seat = games.load("calimala"), position().to_move
    truths = [position().resample(seat, Rng(number)) for number in range(10)]
    assert len({truth.to_bytes() for truth in truths}) > 1
    with patch.object(bot_pool, "randbits", return_value=7):
        for truth in truths:
            await Listening(workers=1).choose(game, "random", truth, seat)
    assert len(told) == len(truths)
    assert len(set(told)) == 1


def deaf(process: psutil.Process, to: signal.Signals) -> bool:
    """Whether a signal is ignored or blocked."""
    lines = Path(f"/proc/{process.pid}/status").read_text("ascii").splitlines()
    masks = dict(line.split(":\t") for line in lines if line.startswith("Sig"))
    return any(int(masks[name], 16) >> (to - 1) & 1 for name in ("SigIgn", "SigBlk"))


@asynchronous
async def test_what_fails_when_nobody_waits_any_more_is_no_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """So it is when a server stops: asyncio would tell it when the garbage is collected."""
    workers = WorkerPool(1, partial(bot_worker.prepare_worker, 1.0))
    waiting = asyncio.create_task(workers.run(PATIENCE, os._exit, 3))
    await asyncio.sleep(0)  # it is asked by now
    waiting.cancel()
    with suppress(asyncio.CancelledError):
        await waiting
    del waiting  # what it has raised would hold what it waited for
    assert await workers.run(PATIENCE, bot_worker.do_nothing)  # in the next process
    await workers.close()
    gc.collect()
    assert caplog.messages == []


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads /proc")
def test_workers_hear_no_signal_for_the_server_and_end_when_it_is_killed() -> None:
    command = [sys.executable, "-m", "tests.server.thinking.slow_bots"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        lines = sorted((server.stdout.readline(), server.stdout.readline()))
        assert lines[1] == "spinning\n"
        children = [psutil.Process(int(pid)) for pid in lines[0].split()]
        assert len(children) == 3
        heard = [to for to in SIGNALS for child in children if not deaf(child, to)]
        server.kill()
        assert heard == []
        assert psutil.wait_procs(children, timeout=PATIENCE)[1] == []


@asynchronous
async def test_matches_that_nobody_watches_slow_no_table() -> None:
    thinking = BotPool(workers=1)
    order: list[str] = []

    async def ask(name: str, watched: bool) -> None:
        await think(thinking, watched=watched)
        order.append(name)

    unwatched = [asyncio.create_task(ask("unwatched", False)) for _ in range(6)]
    await asyncio.sleep(0)  # all of them stand in their line by now
    await ask("watched", True)
    await asyncio.gather(*unwatched)
    await thinking.close()
    assert order.index("watched") <= 2
