"""What matches take in PostgreSQL: bytes, its log, the wait for its disk, the looks for news."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from statistics import mean, median
from typing import Any, TypeVar

import psycopg

from bench.server.restart import HOST, begin_match
from signoria import bots, games
from signoria.games.contract import Rng
from signoria.server.domain.commands import BotMove
from signoria.server.domain.handlers.dispatch import decide
from signoria.server.domain.match.model import Model
from signoria.server.journal.entries import AnyEntry
from signoria.server.journal.postgres.postgres_journal import PostgresJournal
from signoria.server.protocol import socket
from signoria.server.views import match_card
from tests.support.postgres import running_cluster

PLAYED = 20  # matches of each game, by the heuristic bot
COMMITS = 100  # less than a match has moves
MANY = 25_000  # matches under way when a server looks for news
LOOKS = 20
T = TypeVar("T")
SIZE = "SELECT pg_database_size(current_database())"
LOG = "SELECT (pg_current_wal_lsn() - '0/0')::bigint"
COLUMNS = """
    SELECT string_agg(column_name, ',') FROM information_schema.columns
    WHERE table_name = 'matches' AND column_name <> 'id'"""


@dataclass
class Stored:
    """What a match of a game takes, its dead rows swept away; ``log`` is for a move."""

    moves: float
    size: float
    log: float


def measure() -> tuple[dict[str, Stored], float, float]:
    """By game what a match takes; the milliseconds of a commit, and of a look for news."""
    with running_cluster() as cluster:
        stored = {
            game: with_journal(cluster.new_database(), partial(play, game=game))
            for game in games.names()
        }
        commit = with_journal(cluster.new_database(), commit_times)
        look = with_journal(cluster.new_database(), look_times)
    return stored, commit, look


def with_journal(url: str, work: Callable[[str, PostgresJournal], Awaitable[T]]) -> T:
    """Do something with a new database."""

    async def use() -> T:
        journal = PostgresJournal.open(url)
        try:
            return await work(url, journal)
        finally:
            await journal.close()

    return asyncio.run(use())


async def play(url: str, journal: PostgresJournal, game: str) -> Stored:
    """Play matches to their ends, each move durable by itself."""
    size, log, moves = ask(url, SIZE), ask(url, LOG), 0
    for seed in range(PLAYED):
        moves += await play_match(journal, game, Rng(seed))
    written = ask(url, LOG) - log
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("VACUUM FULL")
    return Stored(moves / PLAYED, (ask(url, SIZE) - size) / PLAYED, written / moves)


async def play_match(journal: PostgresJournal, game: str, rng: Rng) -> int:
    """Play one; the number of its moves."""
    bot, now = bots.load("heuristic", game), time.time_ns() // 1_000_000
    model, entries = begin_match(game, now)
    moves, first = 0, 1
    while True:
        await append(journal, model, entries, first)
        if model.to_move is None or model.play is None:
            return moves
        first, seen = model.version + 1, model.play.state.seen_by(model.to_move)
        entries = move(model, bot.choose(seen, rng), now)
        for entry in entries:
            model.fold(entry)
        moves += 1


def move(model: Model, action: int, now: int) -> list[AnyEntry]:
    """What a move of whoever's turn it is adds."""
    seat, version = model.to_move, model.version
    assert seat is not None
    if seat == 0:
        return decide(model, HOST, socket.Move(id=0, version=version, action=action), now)
    return decide(model, None, BotMove(seat, version, action), now)


async def append(
    journal: PostgresJournal, model: Model, entries: list[AnyEntry], first: int
) -> None:
    """Write entries with the row of their match, as a room does."""
    row = match_card.match_row(model, entries, model.deadline)
    await journal.append(model.id, first, entries, row)


async def commit_times(_url: str, journal: PostgresJournal) -> float:
    """The milliseconds of a move that goes alone, in the median."""
    now = time.time_ns() // 1_000_000
    model, entries = begin_match("calimala", now)
    await append(journal, model, entries, 1)
    bot, rng = bots.load("heuristic", "calimala"), Rng(1)
    times: list[float] = []
    while len(times) < COMMITS and model.play is not None and model.to_move is not None:
        first = model.version + 1
        entries = move(model, bot.choose(model.play.state.seen_by(model.to_move), rng), now)
        for entry in entries:
            model.fold(entry)
        began = time.perf_counter()
        await append(journal, model, entries, first)
        times.append(time.perf_counter() - began)
    return 1000 * median(times)


async def look_times(url: str, journal: PostgresJournal) -> float:
    """The milliseconds in which a server renews its lease and looks what there is for it."""
    now = time.time_ns() // 1_000_000
    model, entries = begin_match("calimala", now)
    await append(journal, model, entries, 1)
    with psycopg.connect(url, autocommit=True) as connection:
        (columns,) = connection.execute(COLUMNS).fetchone() or ("",)
        copies = f"SELECT 'copy ' || number, {columns} FROM matches, generate_series(1, {MANY})"
        connection.execute(f"INSERT INTO matches (id, {columns}) {copies} AS number".encode())
        connection.execute("ANALYZE")
    times = []
    for _ in range(LOOKS):
        began = time.perf_counter()
        await journal.renew_lease()
        times.append(time.perf_counter() - began)
    return 1000 * mean(times)


def ask(url: str, question: Any) -> int:
    """A number of the database."""
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute(question).fetchone()
    assert found
    return int(found[0])
