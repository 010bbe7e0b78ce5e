"""Two identities become one in the middle of a match: every seat stays playable."""

from __future__ import annotations

from pathlib import Path

from signoria.record import Match, proof, read
from signoria.server.journal.rows import TokenRow
from signoria.server.protocol import socket
from signoria.server.views.match_card import match_row

from ..limits.worst import long_match
from ..world import ANN, BEN, CAT, Party, World, asynchronous, party, world


async def meet(here: World) -> Party:
    """The three at a table, whom the journal knows."""
    for one in (ANN, BEN, CAT):
        token = TokenRow(one.id.encode(), one.id, "browser", None, None, 1)
        await here.journal.add_person(one, token)
    return await party(here)


async def own_seats(here: World, match: str) -> list[int]:
    card = await here.hub.card(match, ANN)
    return [info.seat for info in card.seats if info.yours]


@asynchronous
async def test_who_was_two_in_a_match_plays_both_seats(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await meet(here)
        match = table.match
        for _ in range(5):
            await table.move()
        room = await here.hub.room(match)
        await room.save_snapshot()
        before = await here.hub.view(match, ANN, lambda model: model.version)
        await here.hub.join(BEN, ANN)
        ben, cat = table.clients[1], table.clients[2]
        assert ben.viewer.closing == (1013, "signed out")
        assert await own_seats(here, match) == [0, 1]
        assert await here.hub.view(match, ANN, lambda model: model.version) == before

        ann = await here.enter(match, ANN)
        for _ in range(8):
            seat = await here.hub.view(match, ANN, lambda model: model.to_move)
            assert seat is not None
            who = cat if seat == 2 else ann
            if who is ann:
                await ann.ask(socket.Watch, seat=seat)
            await who.until(lambda who=who: who.legal)  # type: ignore[misc]
            answer = await who.play()
            assert isinstance(answer, socket.Done), answer
            for one in (ann, cat):
                await one.wait_for_version(room.version)


@asynchronous
async def test_the_record_of_a_match_that_is_over_stays_the_same(tmp_path: Path) -> None:
    model, entries = long_match(ANN, BEN, over=True)
    async with world(tmp_path) as here:
        for one in (ANN, BEN):
            token = TokenRow(one.id.encode(), one.id, "browser", None, None, 1)
            await here.journal.add_person(one, token)
        await here.journal.append(model.id, 1, entries, match_row(model, entries, None))
        before = await here.hub.record(model.id, BEN)
        await here.hub.join(BEN, ANN)
        assert await here.hub.record(model.id, ANN) == before
        record = read(before)
        assert proof.check(Match.from_record(record), record)
        card = await here.hub.card(model.id, ANN)
        assert all(info.yours for info in card.seats)


@asynchronous
async def test_after_a_restart_it_is_the_same(tmp_path: Path) -> None:
    here = World(tmp_path).open()
    table = await meet(here)
    await table.move()
    await (await here.hub.room(table.match)).save_snapshot()
    await here.hub.join(BEN, ANN)
    await here.die()
    here = World(tmp_path, here.clock).open()
    await here.hub.start()
    assert await own_seats(here, table.match) == [0, 1]
    await here.hub.join(ANN, CAT)
    card = await here.hub.card(table.match, CAT)
    assert [info.yours for info in card.seats] == [True] * 3
    assert card.host
    await here.close()
