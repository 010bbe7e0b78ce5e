"""Bots that fail in a worker process; and a server that only thinks, to be killed."""

from __future__ import annotations

import asyncio
import os
import sys
import time

import psutil

from signoria import games
from signoria.games.contract import Rng, State
from signoria.server.thinking import bot_worker
from signoria.server.thinking.bot_pool import BotPool


def position() -> State:
    """The first position of a game of three."""
    game = games.load("calimala")
    return game.new_state(game.setup(3, rng=Rng(1)))


def sleeps(game: str, bot: str, state: bytes, seat: int, seed: int, most: float) -> int:
    time.sleep(3600)
    return 0


def spins(game: str, bot: str, state: bytes, seat: int, seed: int, most: float) -> int:
    while True:
        pass


def spins_aloud(game: str, bot: str, state: bytes, seat: int, seed: int, most: float) -> int:
    """Say that it has begun, then spin."""
    print("spinning", flush=True)
    return spins(game, bot, state, seat, seed, most)


def crashes(game: str, bot: str, state: bytes, seat: int, seed: int, most: float) -> int:
    os._exit(3)


def raises(game: str, bot: str, state: bytes, seat: int, seed: int, most: float) -> int:
    raise KeyError(bot)


def cheats(game: str, bot: str, state: bytes, seat: int, seed: int, most: float) -> int:
    return 99_999


def only_heuristic(game: str, bot: str, state: bytes, seat: int, seed: int, most: float) -> int:
    """Let the heuristic move; any other bot is the end of its process."""
    if bot != "heuristic":
        os._exit(3)
    return bot_worker.choose(game, bot, state, seat, seed, most)


def fails_once(game: str, bot: str, state: bytes, seat: int, seed: int, most: float) -> int:
    """Crash in the first process, answer in the next one."""
    if not os.path.exists(bot):
        with open(bot, "w", encoding="utf-8"):
            os._exit(3)
    return games.load(game).from_bytes(state).legal_actions()[0]


async def think(thinking: BotPool, bot: str = "heuristic", *, watched: bool = True) -> int:
    """Any move."""
    state, game = position(), games.load("calimala")
    return await thinking.choose(game, bot, state, state.to_move, watched=watched)


async def serve() -> None:
    """Let one worker spin and one be idle; say who they are, and go on for ever."""
    busy, idle = BotPool(3600, workers=1, choose=spins_aloud), BotPool(workers=1)
    await think(idle)
    spinning = asyncio.create_task(think(busy))
    while len(psutil.Process().children(recursive=True)) < 3:  # one more tracks their semaphores
        await asyncio.sleep(0.01)
    print(*(child.pid for child in psutil.Process().children(recursive=True)), flush=True)
    await spinning


if __name__ == "__main__":
    sys.exit(asyncio.run(serve()))
