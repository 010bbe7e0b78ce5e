"""How long a restart takes with a thousand matches under way, each half played."""

from __future__ import annotations

import asyncio
import random
import re
import secrets
import time
from http.client import HTTPConnection
from pathlib import Path
from statistics import median

from bench.report import Figure
from bench.server.process import free_port, signoria
from signoria.server.domain.commands import BotMove
from signoria.server.domain.handlers import create_match
from signoria.server.domain.handlers.dispatch import decide
from signoria.server.domain.match import shuffle
from signoria.server.domain.match.model import Model
from signoria.server.journal.entries import AnyEntry, Person
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.protocol import http, socket
from signoria.server.views import match_card

MATCHES = 1000
BOTS = MATCHES // 2  # of them wait for a bot, the others for a person with a clock
ACTIONS = 70
CLOCK = 24 * 3600
TIMES = 3
ROOMS = re.compile(rb"^signoria_rooms ([0-9.]+)$", re.MULTILINE)
HOST = Person("host", "Host")


def figures(folder: Path) -> list[Figure]:
    """From the program's start to its first answer, and to where all bots' matches are loaded."""
    answers, awake = [], []
    for number in range(TIMES):
        path = folder / f"restart{number}.db"
        asyncio.run(fill(path))
        port = free_port()
        with signoria(path, metrics_port=port) as server:
            answers.append(time.perf_counter() - server.started)
            while rooms(port) < BOTS:
                time.sleep(0.02)
            awake.append(time.perf_counter() - server.started)
    name = f"restart with {MATCHES} matches of Calimala under way"
    return [
        Figure(f"{name}: first answer", 1000 * median(answers), "ms"),
        Figure(f"{name}: the {BOTS} in which a bot is to move loaded", 1000 * median(awake), "ms"),
    ]


async def fill(path: Path) -> None:
    """Write the matches."""
    journal, rand = SqliteJournal.open(path), random.Random(1)
    try:
        for number in range(MATCHES):
            model, entries = play_match(number < BOTS, rand)
            wake = model.last_at if number < BOTS else model.deadline
            await journal.append(model.id, 1, entries, match_card.match_row(model, entries, wake))
    finally:
        await journal.close()


def play_match(bot: bool, rand: random.Random) -> tuple[Model, list[AnyEntry]]:
    """A match between a person and three bots, in which one or the other is to move."""
    now = time.time_ns() // 1_000_000
    model, entries = begin_match("calimala", now)
    while len(entries) < ACTIONS or (model.to_move == 0) == bot:
        more = any_move(model, rand, now)
        entries += more
        for entry in more:
            model.fold(entry)
    return model, entries


def begin_match(game: str, now: int, *, public: bool = False) -> tuple[Model, list[AnyEntry]]:
    """A match between a person and three bots, which has begun."""
    seats: list[http.SeatWish] = [http.MySeat(), *[http.BotSeat(bot="heuristic")] * 3]
    new = http.NewMatch(game=game, seats=seats, clock=CLOCK, public=public)
    names = shuffle.MatchSecrets(secrets.token_urlsafe(12), secrets.token_hex(32), "")
    model = Model(names.match)
    entries = create_match.create_match(new, HOST, names, now)
    for entry in entries:
        model.fold(entry)
    return model, entries


def any_move(model: Model, rand: random.Random, now: int) -> list[AnyEntry]:
    """Any legal move, by whoever is to move."""
    seat, play = model.to_move, model.play
    assert seat is not None
    assert play is not None
    action = rand.choice(play.state.legal_actions())
    if seat == 0:
        return decide(model, HOST, socket.Move(id=0, version=model.version, action=action), now)
    return decide(model, None, BotMove(seat, model.version, action), now)


def rooms(port: int) -> float:
    """The matches in the server's memory."""
    connection = HTTPConnection("127.0.0.1", port)
    try:
        connection.request("GET", "/metrics")
        found = ROOMS.search(connection.getresponse().read())
        return float(found[1]) if found else 0.0
    except OSError:
        return 0.0
    finally:
        connection.close()
