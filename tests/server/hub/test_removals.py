"""Somebody is removed in the middle of matches: others play on, and nobody has a name any more."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from signoria.record import Match, proof, read
from signoria.server.domain.commands import Decline, Invite, Join, Leave, OfferSeat
from signoria.server.hub.removals import SETTLED, Removals
from signoria.server.journal.entries import Person
from signoria.server.journal.rows import TokenRow
from signoria.server.protocol import socket
from signoria.server.views.match_card import match_row

from ..limits.worst import long_match
from ..world import (
    ANN,
    BEN,
    CAT,
    ME,
    OPEN,
    RANDOM,
    Party,
    World,
    asynchronous,
    new_match,
    party,
    world,
)
from .remover import MATCHES, SECRET

ROOT = Path(__file__).parents[3]
ZOE = Person("zoe-zoe-zoe-zoe-", 'Zoë "the" Great')


async def meet(here: World, *more: Person) -> None:
    """People whom the journal knows."""
    for one in (ANN, BEN, CAT, *more):
        token = TokenRow(one.id.encode(), one.id, "browser", None, None, 1)
        await here.journal.add_person(one, token)


async def table(here: World) -> Party:
    await meet(here)
    return await party(here)


async def lasting_traces(here: World, *texts: str) -> set[str]:
    """Which of these are in the files of the database when nobody reads any more.

    The log stays for as long as somebody reads in it; the next transaction sweeps it then.
    """
    for _ in range(50):
        await here.journal.barrier()
        if not (found := traces(here, *texts)):
            return found
    return found


def traces(here: World, *texts: str) -> set[str]:
    """Which of these can be found in the files of the database, whatever holds them."""
    files = here.path.parent.glob(f"{here.path.name}*")
    data = b"".join(path.read_bytes() for path in files)
    return {text for text in texts if text.encode() in data}


async def names(here: World, match: str) -> list[str | None]:
    return [seat.name for seat in (await here.hub.card(match, ANN)).seats]


@asynchronous
async def test_the_others_see_the_colour_and_play_on(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        playing = await table(here)
        ann, ben, _ = playing.clients
        await ben.ask(socket.Say, text="a secret of Ben")
        await playing.move()
        await (await here.hub.room(playing.match)).save_snapshot()
        await Removals(here.hub).remove(BEN)
        await here.hub.context.tasks.wait()
        assert ben.viewer.closing == (1013, "signed out")
        hello = ann.all(socket.Hello)[-1]
        assert [seat.name for seat in hello.match.seats] == ["Ann", None, "Cat"]
        assert [(line.name, line.text) for line in hello.chat] == [("", "")]
        assert await names(here, playing.match) == ["Ann", None, "Cat"]
        listed = (await here.hub.lobby(ANN)).mine[0]
        assert [seat.name for seat in listed.seats] == ["Ann", None, "Cat"]
        assert (await here.hub.lobby(BEN)).mine == []
        # The seat is free for somebody new at once, and until then a bot plays.
        seat = (await here.hub.card(playing.match, ANN)).seats[1]
        assert seat.holder == "person"
        assert seat.absent
        assert seat.standing_in
        await here.hub.carry_out(playing.match, ANN, OfferSeat(1, "an-invitation-of-22-x"))
        join = Join(1, "an-invitation-of-22-x")
        await here.hub.carry_out(playing.match, ZOE, join)
        assert (await names(here, playing.match))[1] == ZOE.name
        assert (await here.hub.card(playing.match, ANN)).seats[1].before == []


@asynchronous
async def test_nothing_of_somebody_is_left_in_the_files(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await meet(here, ZOE)
        playing = await new_match(here.hub, ME, OPEN, OPEN, public=True)
        left = await new_match(here.hub, ME, OPEN, OPEN, public=True)
        own = await new_match(here.hub, ME, OPEN, OPEN, host=ZOE, public=True)
        for match in (playing, left):
            await here.hub.carry_out(match, ZOE, Join())
        await here.hub.carry_out(left, ZOE, Leave())
        await here.hub.carry_out(playing, CAT, Join())
        asked, declined = [await new_match(here.hub, ME, OPEN, OPEN, public=True) for _ in "ab"]
        for match in (asked, declined):
            await here.hub.carry_out(match, ANN, Invite(1, ZOE))
        await here.hub.carry_out(declined, ZOE, Decline())
        client = await here.enter(playing, ZOE)
        await client.ask(socket.Say, text="nobody shall know this")
        await (await here.hub.room(playing)).save_snapshot()
        found = ("Great", ZOE.id, "nobody shall know this")
        assert traces(here, *found) == set(found)
        await Removals(here.hub).remove(ZOE)
        await here.hub.context.tasks.wait()
        assert await lasting_traces(here, "Great", found[2]) == set()
        assert traces(here, *found) == {ZOE.id}  # until no server can have it in memory
        here.clock.at += SETTLED
        await Removals(here.hub).resume()
        assert await lasting_traces(here, *found) == set()
        assert (await here.hub.card(own, ANN)).status == "abandoned"
        for match in (left, asked, declined):
            seat = (await here.hub.card(match, ANN)).seats[1]
            assert (seat.holder, seat.name, seat.declined) == ("open", None, None)


@asynchronous
async def test_the_record_stays_whole_and_is_still_proven(tmp_path: Path) -> None:
    model, entries = long_match(ANN, BEN, over=True)
    async with world(tmp_path) as here:
        await meet(here)
        await here.journal.append(model.id, 1, entries, match_row(model, entries, None))
        before = read(await here.hub.record(model.id, BEN))
        await Removals(here.hub).remove(BEN)
        await here.hub.context.tasks.wait()
        text = await here.hub.record(model.id, ANN)
        after = read(text)
        assert BEN.name not in text
        assert after.headers["Seats"] == before.headers["Seats"].replace(BEN.name, "Red")
        assert Match.from_record(after).played == Match.from_record(before).played
        assert proof.check(Match.from_record(after), after)


@asynchronous
async def test_who_plays_alone_ends_the_match(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await meet(here)
        alone = await new_match(here.hub, ME, RANDOM, RANDOM)
        await Removals(here.hub).remove(ANN)
        await here.hub.context.tasks.wait()
        room = await here.hub.room(alone)
        assert await room.read(lambda model: model.status) == "abandoned"


@asynchronous
async def test_what_was_begun_is_finished_by_the_next_start(tmp_path: Path) -> None:
    here = World(tmp_path).open()
    playing = await table(here)
    await playing.clients[1].ask(socket.Say, text="a secret of Ben")
    await here.journal.begin_removal(BEN.id, here.clock.at)
    await here.die()
    here = World(tmp_path, here.clock).open()
    await here.hub.start()
    assert await names(here, playing.match) == ["Ann", BEN.name, "Cat"]
    await Removals(here.hub).resume()
    assert await names(here, playing.match) == ["Ann", None, "Cat"]
    assert (await here.hub.card(playing.match, ANN)).seats[1].absent
    assert await lasting_traces(here, BEN.name, "a secret of Ben") == set()
    await here.close()


def kill_remover(where: str, lines: int, program: str = "remover") -> list[str]:
    """What a process has told that was killed after so many steps had begun."""
    command = [sys.executable, "-m", f"tests.server.hub.{program}", where]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline().strip() for _ in range(lines)]
        process.kill()
        return told


@asynchronous
async def look_after_kill(folder: Path) -> None:
    """All is as if nothing had been cut off."""
    async with world(folder) as here:
        await here.hub.start()
        await Removals(here.hub).resume()
        assert await lasting_traces(here, BEN.name, SECRET) == set()
        cards = (await here.hub.lobby(ANN)).mine
        assert len(cards) == MATCHES
        for card in cards:
            assert [seat.name for seat in card.seats] == ["Ann", None, "Cat"]
            assert card.seats[1].absent
            stored = await here.journal.load(card.id, from_start=True)
            assert stored is not None
            assert len(stored.entries) == (await here.hub.room(card.id)).version
        here.clock.at += 2 * SETTLED
        await Removals(here.hub).resume()
        assert await here.journal.removals() == []


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="its kill is another thing")
def test_a_removal_that_was_killed_is_finished_by_the_next_start(tmp_path: Path) -> None:
    """Killed when the first step is about to be done or done, the second, ... all of them."""
    told: list[str] = []
    while "end" not in told:
        folder = tmp_path / str(len(told))
        folder.mkdir()
        told = kill_remover(str(folder), len(told) + 2)
        assert told[0] == "begin_removal"
        look_after_kill(folder)
    assert {"append", "erase_names", "search_names"} <= set(told)
