"""Making matches, lists, rematches, network bots, records."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from signoria.server.domain.commands import FillSeat, Join, Leave
from signoria.server.domain.refusals import Refusal
from signoria.server.hub.new_matches import NewMatches
from signoria.server.hub.rematches import Rematches
from signoria.server.journal.entries import Person
from signoria.server.people.people import People
from signoria.server.protocol import http
from signoria.server.protocol.clocks import ClockRules
from tests.server import frames

from ..world import ANN, BEN, CAT, ME, OPEN, RANDOM, World, asynchronous, new_match, party, world


async def abandon_match(here: World) -> str:
    """A match that the only person has given up."""
    match = await new_match(here.hub, ME, RANDOM, RANDOM, options={"start": "0"})
    version = await (await here.hub.room(match)).read(lambda model: model.version)
    await here.hub.carry_out(match, ANN, frames.propose(version, "abandon"))
    return match


@pytest.mark.parametrize("game", ["calimala", "forging-florence"])
@asynchronous
async def test_lists_tell_the_round_as_the_table_does(game: str, tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        seats: list[http.SeatWish] = [ME, http.BotSeat(bot="random"), http.BotSeat(bot="random")]
        wish = http.NewMatch(game=game, seats=seats)
        match = (await NewMatches(here.hub).create(ANN, wish)).id
        client, rounds = await here.enter(match, ANN), set[int | None]()
        while len(rounds) < 3:
            await client.until(lambda: client.legal)
            (card,) = (await here.hub.lobby(ANN)).mine
            assert card.round == client.view["round"] == (await here.hub.card(match, ANN)).round
            rounds.add(card.round)
            await client.play()


@pytest.mark.parametrize("clock", [3600, ClockRules(bank=1200, increment=30)])
@asynchronous
async def test_lists_tell_until_when_one_has_time(clock: int | ClockRules, tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        waiting = await new_match(here.hub, ME, OPEN, OPEN, clock=clock)
        assert (await here.hub.card(waiting, ANN)).deadline is None
        match = (await party(here, clock=clock)).match
        room = await here.hub.room(match)
        due = await room.read(lambda model: model.deadline)
        assert due is not None
        told = {(await here.hub.card(match, ANN)).deadline}
        told |= {card.deadline for card in (await here.hub.lobby(ANN)).mine if card.id == match}
        assert told == {-(-due // 1000)}


@asynchronous
async def test_lists_show_each_person_what_is_its_own(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        private = await new_match(here.hub, ME, OPEN, OPEN)
        table = await party(here)
        waiting = await new_match(here.hub, ME, OPEN, OPEN, host=BEN, public=True)
        for person in (ANN, BEN, CAT, Person("x" * 8, "Eve")):
            lobby = await here.hub.lobby(person)
            for card in [*lobby.mine, *lobby.open, *lobby.running]:
                exact = await here.hub.card(card.id, person)
                exact.invitation = exact.wait = None
                assert card == exact
        assert {card.id for card in (await here.hub.lobby(ANN)).mine} == {private, table.match}
        nobody = await here.hub.lobby(None)
        assert nobody.mine == []
        assert [card.id for card in nobody.open] == [waiting]
        assert [card.id for card in nobody.running] == [table.match]
        assert b'invitation":"' not in msgspec.json.encode(nobody)


@asynchronous
async def test_a_rematch_is_made_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await abandon_match(here)
        cards = await asyncio.gather(*(Rematches(here.hub).propose(match, ANN) for _ in range(5)))
        assert len({card.id for card in cards}) == 1
        assert cards[0].id != match
        assert (await here.hub.card(match, ANN)).rematch == cards[0].id
        with pytest.raises(Refusal):
            await Rematches(here.hub).propose(match, BEN)
        assert len((await here.hub.lobby(ANN)).mine) == 2


@asynchronous
async def test_a_network_bot_is_given_a_seat_by_a_token(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await new_match(here.hub, ME, OPEN, OPEN)
        with pytest.raises(Refusal, match="only whoever has made"):
            await here.hub.issue_seat_token(match, BEN, 1)
        given = await here.hub.issue_seat_token(match, ANN, 1)
        bot = await People(here.journal).find(given.token)
        assert bot is not None
        with pytest.raises(Refusal, match="somebody sits there"):
            await here.hub.issue_seat_token(match, ANN, 0)
        card = await here.hub.carry_out(match, ANN, FillSeat(2, "random"))
        assert [seat.holder for seat in card.seats] == ["person", "network-bot", "bot"]
        assert (await here.enter(match, bot, state=True)).viewer.seats == (1,)


@asynchronous
async def test_an_invitation_shows_the_match_and_lets_people_in(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        match = await new_match(here.hub, ME, OPEN, OPEN)
        invitation = (await here.hub.card(match, ANN)).invitation
        assert invitation is not None
        with pytest.raises(Refusal):
            await here.hub.card(match, BEN, "x" * 16)
        assert (await here.hub.card(match, BEN, invitation)).invitation is None
        with pytest.raises(Refusal):
            await here.hub.carry_out(match, BEN, Join())
        card = await here.hub.carry_out(match, BEN, Join(None, invitation))
        assert card.seats[1].yours
        assert not (await here.hub.carry_out(match, BEN, Leave())).seats[1].yours


@asynchronous
async def test_what_cannot_be_made_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for new in (
            http.NewMatch(game="chess", seats=[ME, OPEN]),
            http.NewMatch(game="calimala", seats=[ME, OPEN]),
            http.NewMatch(game="calimala", seats=[ME, http.BotSeat("nobody"), OPEN]),
        ):
            with pytest.raises(Refusal):
                await NewMatches(here.hub).create(ANN, new)
        assert (await here.hub.lobby(ANN)).mine == []
        assert len(here.hub.rooms) == 0
        match = await new_match(here.hub, ME, OPEN, OPEN)
        with pytest.raises(Refusal, match="not over"):
            await here.hub.record(match, ANN)


@asynchronous
async def test_after_closing_everything_is_refused(tmp_path: Path) -> None:
    here = World(tmp_path).open()
    match = await new_match(here.hub, ME, OPEN, OPEN)
    await here.hub.close()
    for asked in (here.hub.card(match, ANN), here.hub.carry_out(match, ANN, Leave())):
        with pytest.raises(Refusal, match="stopping"):
            await asked
    with pytest.raises(Refusal, match="stopping"):
        await new_match(here.hub, ME, OPEN, OPEN)
    await here._let_go()
