"""A database with matches that are over, for attacks that look back at them."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from pathlib import Path

from signoria.server.domain.commands import BotMove
from signoria.server.domain.handlers import create_match
from signoria.server.domain.handlers.dispatch import decide
from signoria.server.domain.match.model import Model
from signoria.server.domain.match.shuffle import MatchSecrets
from signoria.server.journal.entries import AnyEntry, Person
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.protocol import http
from signoria.server.views import match_card
from tests.server import frames

HOST = Person("host-of-old-games", "Host")


def play_match() -> tuple[Model, list[AnyEntry]]:
    """A public match among bots, from its start to its end."""
    now, rand = time.time_ns() // 1_000_000, random.Random(1)
    bot = http.BotSeat(bot="random")
    new = http.NewMatch(game="calimala", seats=[bot, bot, bot, http.MySeat()], public=True)
    names = MatchSecrets(secrets.token_urlsafe(12), secrets.token_hex(32), "")
    model = Model(names.match)
    entries = create_match.create_match(new, HOST, names, now)
    for entry in entries:
        model.fold(entry)
    while model.status == "running":
        more = random_move(model, rand, now)
        entries += more
        for entry in more:
            model.fold(entry)
    return model, entries


def random_move(model: Model, rand: random.Random, now: int) -> list[AnyEntry]:
    """Any legal move, by whoever is to move."""
    seat, play = model.to_move, model.play
    assert seat is not None
    assert play is not None
    action = rand.choice(play.state.legal_actions())
    if seat == len(model.chairs) - 1:
        return decide(model, HOST, frames.move(model.version, action), now)
    return decide(model, None, BotMove(seat, model.version, action), now)


async def fill(path: Path, number: int) -> list[str]:
    """Write one such match under so many ids, which are returned."""
    model, entries = await asyncio.to_thread(play_match)
    row = match_card.match_row(model, entries, None)
    ids = [secrets.token_urlsafe(12) for _ in range(number)]
    journal = SqliteJournal.open(path)
    try:
        for found in ids:
            await journal.append(found, 1, entries, row)
    finally:
        await journal.close()
    return ids
