"""Attacks by HTTP calls: what is dear to answer, or leaves something behind."""

from __future__ import annotations

import random
from functools import partial
from itertools import cycle

from . import texts
from .calling import Caller
from .ground import Ground

BOT = {"kind": "bot", "bot": "master"}
BOTS = {"game": "calimala", "seats": [BOT] * 3}
ALONE = {"game": "calimala", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}, BOT]}
PATHS = ("/api/lobby", "/api/games", "/api/openapi.json", "/api/asyncapi.json", "/api/me")
ACTIONS = 90  # of a finished match, at which moments one may look
LONGEST = "calimala-5-en"
ANALYSED = "forging-florence-4-variants"  # the one that takes longest


async def bots(ground: Ground) -> None:
    """Make matches that need nobody."""
    make = partial(
        ground.keep_calling, method="POST", path="/api/matches", bodies=[BOTS], name="Mallory"
    )
    await ground.each(ground.order.size, make)


async def own_match(caller: Caller, ground: Ground) -> str:
    """A match of the caller's against bots; its id."""
    await caller.name("Mallory")
    made = await caller.call("POST", "/api/matches", ALONE)
    if made.status != 200:
        ground.count(made)
        raise ConnectionError(made.reason)
    found: str = made.json()["id"]
    return found


async def copies(ground: Ground) -> None:
    """Make matches from the first moment of one's own."""

    async def copy(address: str) -> None:
        async with Caller(ground.port, address) as caller:
            path = f"/api/matches/{await own_match(caller, ground)}/moments/0/match"
            while ground.going:
                await ground.turn()
                body = {"seat": 0, "bot": "master"}
                ground.count(await caller.call("POST", path, body))

    await ground.each(ground.order.size, copy)


async def moments(ground: Ground) -> None:
    """Look back at matches that are over, each of which must be read and replayed first."""
    finished = cycle(ground.order.finished)

    async def look(address: str) -> None:
        async with Caller(ground.port, address) as caller:
            while ground.going:
                await ground.turn()
                match, at = next(finished), random.randrange(ACTIONS)
                path = f"/api/matches/{match}/moments"
                ground.count(await caller.call("GET", path))
                ground.count(await caller.call("GET", f"{path}/{at}"))

    await ground.each(ground.order.size, look)


async def records(ground: Ground) -> None:
    """Bring whole records."""
    body = {"text": texts.record(ANALYSED), "language": "de"}
    await ground.each(
        ground.order.size,
        partial(ground.keep_calling, method="POST", path="/api/records", bodies=[body]),
    )


async def lines(ground: Ground) -> None:
    """Follow whole lines, with all their steps and many reasons."""
    line = texts.line(LONGEST)
    body = {"line": line, "since": 0, "why": line["moves"][-40:]}
    await ground.each(
        ground.order.size,
        partial(ground.keep_calling, method="POST", path="/api/lines", bodies=[body]),
    )


async def maps(ground: Ground) -> None:
    """Propose maps of which only a long look tells what is wrong."""
    rand = random.Random(1)
    bodies = [texts.florence(texts.swap_hexes(rand)) for _ in range(texts.MAPS)]
    make = partial(
        ground.keep_calling, method="POST", path="/api/matches", bodies=bodies, name="Mallory"
    )
    await ground.each(ground.order.size, make)


async def hints(ground: Ground) -> None:
    """Ask for hints all the time."""

    async def ask(address: str) -> None:
        async with Caller(ground.port, address) as caller:
            match = await own_match(caller, ground)
            while ground.going:
                await ground.turn()
                for version in range(1, 8):
                    body = {"version": version}
                    path = f"/api/matches/{match}/hint"
                    ground.count(await caller.call("POST", path, body))

    await ground.each(ground.order.size, ask)


async def analyses(ground: Ground) -> None:
    """Ask for analyses, and take each back at once."""
    body = {"text": texts.record(ANALYSED)}

    async def ask(address: str) -> None:
        async with Caller(ground.port, address) as caller:
            while ground.going:
                await ground.turn()
                answer = ground.count(await caller.call("POST", "/api/records/analysis", body))
                if answer.status == 200:
                    key = answer.json()["key"]
                    ground.count(await caller.call("DELETE", f"/api/analyses/{key}"))

    await ground.each(ground.order.size, ask)


async def lobby(ground: Ground) -> None:
    """Ask for lists and long pages."""
    paths = cycle(PATHS)

    async def ask(address: str) -> None:
        async with Caller(ground.port, address) as caller:
            while ground.going:
                await ground.turn()
                ground.count(await caller.call("GET", next(paths)))

    await ground.each(ground.order.size, ask)


async def names(ground: Ground) -> None:
    """Become somebody new with every call."""

    async def ask(address: str) -> None:
        async with Caller(ground.port, address) as caller:
            while ground.going:
                await ground.turn()
                ground.count(await caller.call("PUT", "/api/me", {"name": "Mallory"}))

    await ground.each(ground.order.size, ask)
