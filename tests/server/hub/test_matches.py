"""Whole matches: bots alone, and people among them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from signoria import record
from signoria.record import fair
from signoria.server.domain.commands import Join
from signoria.server.protocol import http, socket
from signoria.server.thinking.bot_pool import BotPool

from ..world import ANN, BEN, ME, OPEN, RANDOM, Client, World, asynchronous, new_match, world


def gapless(client: Client) -> bool:
    """Whether the client was told every version since its first table, once."""
    first = client.all(socket.Hello)[0].version
    steps = [step.version for step in client.all(socket.Step)]
    return steps == list(range(first + 1, first + 1 + len(steps)))


@asynchronous
async def test_bots_in_processes_play_a_match_to_its_end(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.hub.context.bot_pool = here.thinking = BotPool(workers=1)
        seats = [http.BotSeat("heuristic"), *[RANDOM] * 3]
        match = await new_match(here.hub, *seats)
        onlooker = await here.enter(match)
        await onlooker.until(lambda: onlooker.all(socket.Hello)[-1].match.status == "over")
        assert gapless(onlooker)
        assert here.thinking.moves > 100
        assert here.thinking.timeouts == here.thinking.crashes == 0
        told = onlooker.all(socket.Hello)[-1].fair
        assert told.seed is not None
        assert fair.commitment(told.seed) == told.commitment
        played = record.Match.from_record(record.read(await here.hub.record(match, None)))
        assert played.over


async def play_on(client: Client) -> None:
    """Move whenever it is one's turn, to the end."""

    def mine_or_over() -> bool:
        return bool(client.legal) or client.all(socket.Hello)[-1].match.status == "over"

    while True:
        await client.until(mine_or_over)
        if not client.legal:
            return
        before = client.version
        answer = await client.play()
        assert isinstance(answer, socket.Done)
        await client.wait_for_version(before + 1)


@asynchronous
async def test_two_people_and_two_bots_play_a_match_to_its_end(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await new_match(here.hub, ME, RANDOM, OPEN, RANDOM, public=True)
        ann, ben = await here.enter(match, ANN), await here.enter(match, BEN)
        assert ann.all(socket.Hello)[0].match.status == "waiting"
        assert not ben.viewer.seats
        await join(here, match)
        assert ben.viewer.seats == (2,)
        assert ann.viewer.seats == (0,)
        await asyncio.gather(play_on(ann), play_on(ben))
        assert gapless(ann)
        ends = [client.all(socket.Hello)[-1].match.ranking for client in (ann, ben)]
        assert ends[0] == ends[1] is not None


async def join(here: World, match: str) -> None:
    """Ben takes the open seat."""
    card = await here.hub.carry_out(match, BEN, Join())
    assert card.status == "running"
