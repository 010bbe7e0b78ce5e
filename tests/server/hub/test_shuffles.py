"""Shuffles from the promise to the record, over a hub with its journal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from signoria.record import Match, fair, proof, read
from signoria.server.domain.commands import Join
from signoria.server.domain.refusals import Refusal, refusal
from signoria.server.hub.hub import Hub
from signoria.server.hub.new_matches import NewMatches
from signoria.server.hub.rematches import Rematches
from signoria.server.journal.entries import Person
from signoria.server.protocol import http, socket
from tests.support.postgres import Cluster

from ..shared_server import two
from ..world import ANN, BEN, CAT, ME, OPEN, RANDOM, World, asynchronous, new_match, world

A, B, C = ("aa" * 32, "bb" * 32, "cc" * 32)
BOTS: list[http.SeatWish] = [RANDOM, RANDOM, RANDOM]


def contribution(promise: http.Commitment, value: str) -> http.Contribution:
    """What a browser adds that was told this."""
    return http.Contribution(match=promise.match, commitment=promise.commitment, value=value)


async def proven(hub: Hub, match: str, person: Person | None = None) -> tuple[proof.Proof, str]:
    """What follows from the record of a match that is over, and its commitment."""
    record = read(await hub.record(match, person))
    found = proof.check(Match.from_record(record), record)
    assert found
    return found, record.headers["Seed-Commitment"]


async def reason_of(what: Awaitable[object]) -> str:
    """Why it was refused."""
    with pytest.raises(Refusal) as caught:
        await what
    return caught.value.problem.reason


@asynchronous
async def test_a_promise_is_kept_in_the_match_and_its_record(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        promise = NewMatches(here.hub).promise(ANN)
        new = http.NewMatch(game="calimala", seats=BOTS, shuffle=contribution(promise, A))
        card = await NewMatches(here.hub).create(ANN, new)
        assert (card.id, card.commitment) == (promise.match, promise.commitment)
        watching = await here.enter(card.id)
        await watching.until(lambda: watching.all(socket.Hello)[-1].match.status == "over")
        told = watching.all(socket.Hello)[-1].fair
        assert told.seed is not None
        assert fair.commitment(told.seed) == promise.commitment
        found, commitment = await proven(here.hub, card.id)
        assert (found.scheme, commitment) == (fair.TOGETHER, promise.commitment)


@asynchronous
async def test_a_promise_is_good_once(tmp_path: Path) -> None:
    """Nobody plays with a seed that the first match has shown."""
    async with world(tmp_path) as here:
        shuffle = contribution(NewMatches(here.hub).promise(ANN), A)
        new = http.NewMatch(game="calimala", seats=[ME, RANDOM, RANDOM], shuffle=shuffle)
        first = await NewMatches(here.hub).create(ANN, new)
        again = replace(new, shuffle=replace(shuffle, value=B))
        assert await reason_of(NewMatches(here.hub).create(ANN, again)) == "other-commitment"
        assert await reason_of(NewMatches(here.hub).create(BEN, new)) == "other-commitment"
        line = await here.enter(first.id, ANN)
        assert line.all(socket.Hello)[0].fair.values == [A, None, None]


@asynchronous
async def test_a_promise_of_before_a_restart_is_refused(tmp_path: Path) -> None:
    here = World(tmp_path).open()
    shuffle = contribution(NewMatches(here.hub).promise(ANN), A)
    await here.close()
    here.open()
    new = http.NewMatch(game="calimala", seats=[ME, RANDOM, RANDOM], shuffle=shuffle)
    assert await reason_of(NewMatches(here.hub).create(ANN, new)) == "other-commitment"
    await here.close()


@asynchronous
async def test_who_waits_can_still_add(tmp_path: Path) -> None:
    """A network bot, or somebody whose client came without a value."""
    async with world(tmp_path) as here:
        match = await new_match(here.hub, ME, OPEN, OPEN, public=True)
        ann = await here.enter(match, ANN)
        stranger = await here.enter(match, CAT)
        assert isinstance(await ann.ask(socket.Contribute, value=A), socket.Done)
        again = await ann.ask(socket.Contribute, value=B)
        assert isinstance(again, socket.Refused)
        assert again.problem.reason == "contributed"
        other = await stranger.ask(socket.Contribute, value=C)
        assert isinstance(other, socket.Refused)
        assert other.problem.reason == "not-seated"
        await here.hub.carry_out(match, BEN, Join(value=B))
        card = await here.hub.carry_out(match, CAT, Join())
        assert [seat.added for seat in card.seats] == [True, True, False]
        late = await ann.ask(socket.Contribute, value=A)
        assert isinstance(late, socket.Refused)
        assert late.problem.reason == "started"


@asynchronous
async def test_all_add_to_the_match_that_follows(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await new_match(here.hub, ME, OPEN, RANDOM, public=True)
        await here.hub.carry_out(match, BEN, Join())
        assert await reason_of(Rematches(here.hub).promise_next(match, ANN)) == "not-over"
        ann, ben = await here.enter(match, ANN), await here.enter(match, BEN)
        await ann.ask(socket.Propose, version=ann.version, what="abandon")
        await ben.ask(socket.Answer, proposal=ann.version, yes=True)
        promise = await Rematches(here.hub).promise_next(match, ANN)
        assert await Rematches(here.hub).promise_next(match, BEN) == promise
        assert await reason_of(Rematches(here.hub).promise_next(match, CAT)) == "not-seated"
        await Rematches(here.hub).promise_next(match, BEN, contribution(promise, B))
        await Rematches(here.hub).promise_next(match, ANN, contribution(promise, A))
        again = await Rematches(here.hub).propose(match, ANN)
        assert (again.id, again.commitment) == (promise.match, promise.commitment)
        room = await here.hub.room(again.id)
        assert await reason_of(Rematches(here.hub).promise_next(match, BEN)) == "rematched"
        values = await room.read(lambda model: model.values)
        assert values == [A, B, None]


@asynchronous
async def test_a_match_that_could_not_be_told_of_is_proposed_all_the_same(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await ended_match(here)
        promise = await Rematches(here.hub).promise_next(match, ANN)
        await Rematches(here.hub).promise_next(match, BEN, contribution(promise, B))
        room = await here.hub.room(match)
        with patch.object(room, "_append", side_effect=refusal("elsewhere")):
            assert await reason_of(Rematches(here.hub).propose(match, ANN)) == "elsewhere"
        again = await Rematches(here.hub).propose(match, ANN)
        assert again.id == promise.match
        assert (await here.hub.room(again.id)).version > 0


@asynchronous
async def test_what_people_add_to_the_next_match_goes_along_to_another_server(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signoria.server.hub.registry.HAND_OVER", 60.0)
    async with two(cluster) as (one, other):
        for server in (one, other):
            await server.hub.sharing.prepare()
        match = await ended_match(one)
        promise = await Rematches(one.hub).promise_next(match, ANN)
        await Rematches(one.hub).promise_next(match, BEN, contribution(promise, B))
        coming = asyncio.ensure_future(Rematches(other.hub).promise_next(match, ANN))
        while not coming.done():  # until its server lets it go
            await one.look()
        assert await coming == promise
        changing = Rematches(other.hub).promise_next(match, BEN, contribution(promise, C))
        assert await reason_of(changing) == "contributed"
        again = await Rematches(other.hub).propose(match, ANN)
        assert (again.id, again.commitment) == (promise.match, promise.commitment)
        values = await (await other.hub.room(again.id)).read(lambda model: model.values)
        assert values == [None, B, None]


async def ended_match(here: World) -> str:
    """A match of Ann, Ben and a bot that is over."""
    match = await new_match(here.hub, ME, OPEN, RANDOM, public=True)
    await here.hub.carry_out(match, BEN, Join())
    ann, ben = await here.enter(match, ANN), await here.enter(match, BEN)
    await ann.ask(socket.Propose, version=ann.version, what="abandon")
    await ben.ask(socket.Answer, proposal=ann.version, yes=True)
    return match


@asynchronous
async def test_who_plays_on_adds_a_value(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await new_match(here.hub, ME, RANDOM, RANDOM)
        promise = NewMatches(here.hub).promise(ANN)
        wish = http.PlayOn(seat=0, bot="random", shuffle=contribution(promise, A))
        card = await NewMatches(here.hub).fork_match(match, ANN, 0, wish)
        assert (card.id, card.commitment) == (promise.match, promise.commitment)
        assert [seat.added for seat in card.seats] == [True, False, False]
        wrong = replace(wish, shuffle=contribution(promise, B))
        refusing = NewMatches(here.hub).fork_match(match, ANN, 0, wrong)
        assert await reason_of(refusing) == "other-commitment"
