"""Matches of bots only: limited, dropped first, ended by their hosts, never first at the start."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from signoria.decoders import convert
from signoria.server.domain.commands import EndMatch, FillSeat, Join
from signoria.server.domain.refusals import Refusal
from signoria.server.hub import waking
from signoria.server.hub.new_matches import NewMatches
from signoria.server.hub.registry import MOMENT
from signoria.server.journal.rows import DueRow
from signoria.server.protocol import http, socket
from signoria.server.protocol.common import MatchCard
from signoria.server.views.match_card import StoredCard

from ..world import ANN, BEN, CAT, ME, OPEN, RANDOM, Slow, World, asynchronous, new_match

BOTS = [RANDOM] * 3
A_WHILE = MOMENT / 1000 + 1  # seconds


def reason_of(error: pytest.ExceptionInfo[Refusal]) -> str:
    return error.value.problem.reason


def slow(tmp_path: Path, **limits: Any) -> World:
    """A world in which bots never answer."""
    here = World(tmp_path, **limits)
    here.thinking = Slow()
    return here.open()


@asynchronous
async def test_a_person_has_few_of_them_also_after_a_restart(tmp_path: Path) -> None:
    here = slow(tmp_path, bots_by_person=2, bots_by_address=100)
    for _ in range(2):
        await new_match(here.hub, *BOTS)
    with pytest.raises(Refusal) as found:
        await new_match(here.hub, *BOTS)
    assert reason_of(found) == "many-bot-matches"
    await new_match(here.hub, *BOTS, host=BEN)
    await new_match(here.hub, ME, RANDOM, RANDOM)  # people's matches are not counted
    await here.close()
    here.clock.go_on(60)
    here = slow(tmp_path, bots_by_person=2)
    with pytest.raises(Refusal) as found:
        await new_match(here.hub, *BOTS)
    assert reason_of(found) == "many-bot-matches"
    mine = (await here.hub.lobby(ANN)).mine
    first = next(card for card in mine if all(seat.holder == "bot" for seat in card.seats))
    assert (await here.hub.carry_out(first.id, ANN, EndMatch())).status == "abandoned"
    await new_match(here.hub, *BOTS)
    await here.close()


@asynchronous
async def test_two_made_at_once_are_two(tmp_path: Path) -> None:
    here = slow(tmp_path, bots_by_person=2)
    made = await asyncio.gather(
        *(new_match(here.hub, *BOTS) for _ in range(6)), return_exceptions=True
    )
    assert sum(isinstance(one, str) for one in made) == 2
    await here.close()


@asynchronous
async def test_an_address_has_few_of_them_whoever_asks(tmp_path: Path) -> None:
    here = slow(tmp_path, bots_by_person=100, bots_by_address=2)
    new = http.NewMatch(game="calimala", seats=list(BOTS))
    made = [
        (await NewMatches(here.hub).create(person, new, "198.51.100.1")).id for person in (ANN, BEN)
    ]
    with pytest.raises(Refusal) as found:
        await NewMatches(here.hub).create(CAT, new, "198.51.100.1")
    assert reason_of(found) == "many-bot-matches"
    await NewMatches(here.hub).create(CAT, new, "198.51.100.2")
    await here.hub.carry_out(made[0], ANN, EndMatch())
    await NewMatches(here.hub).create(CAT, new, "198.51.100.1")
    await here.close()


@asynchronous
async def test_a_bot_on_the_last_seat_counts_as_well(tmp_path: Path) -> None:
    here = slow(tmp_path, bots_by_person=1)
    await new_match(here.hub, *BOTS)
    match = await new_match(here.hub, RANDOM, RANDOM, OPEN)
    with pytest.raises(Refusal) as found:
        await here.hub.carry_out(match, ANN, FillSeat(2, "random"))
    assert reason_of(found) == "many-bot-matches"
    with pytest.raises(Refusal) as found:
        await here.hub.issue_seat_token(match, ANN, 2)
    assert reason_of(found) == "many-bot-matches"
    mine = await new_match(here.hub, ME, RANDOM, OPEN)
    await here.hub.carry_out(mine, ANN, FillSeat(2, "random"))
    await here.close()


@asynchronous
async def test_only_the_host_ends_one_and_only_of_bots(tmp_path: Path) -> None:
    here = slow(tmp_path)
    match, mine = await new_match(here.hub, *BOTS), await new_match(here.hub, ME, RANDOM, RANDOM)
    for asked, person, reason in ((match, BEN, "not-host"), (mine, ANN, "people-play")):
        with pytest.raises(Refusal) as found:
            await here.hub.carry_out(asked, person, EndMatch())
        assert reason_of(found) == reason
    onlooker = await here.enter(match)
    await here.hub.carry_out(match, ANN, EndMatch())
    await onlooker.until(lambda: onlooker.all(socket.Hello)[-1].match.status == "abandoned")
    with pytest.raises(Refusal) as found:
        await here.hub.carry_out(match, ANN, EndMatch())
    assert reason_of(found) == "over"
    await here.close()


@asynchronous
async def test_people_always_find_a_room(tmp_path: Path) -> None:
    """However many matches of bots only there are, and whatever their bots are at."""
    here = slow(tmp_path, rooms=8, bots_share=0.5, bots_by_person=100)
    for _ in range(20):
        here.clock.go_on(A_WHILE)
        await new_match(here.hub, *BOTS)
        assert len(here.hub.rooms) <= 4
    here.clock.go_on(A_WHILE)
    people = [await new_match(here.hub, ME, OPEN, OPEN) for _ in range(8)]
    assert len(here.hub.rooms) == 8
    here.clock.go_on(A_WHILE)
    with pytest.raises(Refusal) as found:  # bots never take the place of people
        await new_match(here.hub, *BOTS)
    assert reason_of(found) == "server-full"
    for match in people:
        await here.enter(match, ANN)
    await here.close()


@asynchronous
async def test_mine_is_not_dropped_for_others(tmp_path: Path) -> None:
    """A match that stood idle for some seconds is still there, and opens."""
    here = slow(tmp_path, rooms=3, bots_share=1.0, bots_by_person=100)
    mine = await new_match(here.hub, ME, OPEN, OPEN)
    for _ in range(10):
        here.clock.go_on(A_WHILE)
        await new_match(here.hub, *BOTS)
    loads = here.hub.context.counts.loads
    await here.enter(mine, ANN)
    assert here.hub.context.counts.loads == loads
    await here.close()


@asynchronous
async def test_one_that_is_watched_stays_and_one_that_was_dropped_rests(tmp_path: Path) -> None:
    here = slow(tmp_path, rooms=4, bots_share=0.5, bots_by_person=100)
    watched = await new_match(here.hub, *BOTS)
    onlooker = await here.enter(watched)
    dropped = await new_match(here.hub, *BOTS)
    here.clock.go_on(A_WHILE)
    await new_match(here.hub, *BOTS)
    assert onlooker.viewer.closing is None
    assert isinstance(here.thinking, Slow)
    asked = len(here.thinking.asked)
    here.clock.go_on(24 * 3600)
    await asyncio.sleep(0)
    assert len(here.thinking.asked) == asked  # no alarm brings it back
    here.thinking.go_on.set()
    version = (await here.enter(dropped)).version
    again = here.clients[-1]
    await again.wait_for_version(version + 1)  # but whoever looks
    await here.close()


def test_who_is_woken_first() -> None:
    """People who wait for a bot, then clocks, then one person against bots, bots never."""
    person, bot = {"holder": "person"}, {"holder": "bot"}
    left = {"holder": "person", "standing_in": "heuristic"}
    rows = [
        due("one", 1, 1, person, bot),
        due("clock", 2, 0, person, bot),
        due("bots", 0, 0, bot, bot),
        due("left", 0, 0, left, {"holder": "network-bot"}),
        due("late", 9, 2, person, person, bot),
        due("several", 3, 2, person, person, bot),
        due("two-clock", 1, 0, person, person),
    ]
    broken = DueRow("broken", 0, None, b"{")
    found = waking.order_by_urgency([*rows, broken])
    assert found == ["several", "late", "two-clock", "clock", "broken", "one"]


def due(match: str, wake: int, to_move: int, *seats: dict[str, str]) -> DueRow:
    """A match that is due, as the journal tells it."""
    plain = {"name": None, "bot": None, "yours": False, "standing_in": None}
    every = [{"seat": number, **plain, **seat} for number, seat in enumerate(seats)]
    card = convert(
        {"id": match, "game": "calimala", "options": {}, "status": "running", "public": True}
        | {"spectators": True, "clock": None, "host": False, "seats": every, "to_move": to_move}
        | {"your_turn": False, "created": 0, "updated": 0, "invitation": None, "rematch": None}
        | {"scores": None, "ranking": None},
        MatchCard,
    )
    return DueRow(match, wake, to_move, msgspec.json.encode(StoredCard(card, "host")))


@asynchronous
async def test_none_is_woken_at_the_start_and_people_who_wait_come_first(tmp_path: Path) -> None:
    here = slow(tmp_path, bots_by_person=100)
    heuristic = http.BotSeat("heuristic")
    bots = await new_match(here.hub, *BOTS)
    alone = await new_match(here.hub, RANDOM, ME, RANDOM, options={"start": "0"})
    several = await new_match(here.hub, heuristic, ME, OPEN, public=True, options={"start": "0"})
    await here.hub.carry_out(several, BEN, Join())
    await here.die()
    here = World(tmp_path, here.clock)
    thinking = here.thinking = Slow()
    here.open()
    await here.hub.start()
    while len(thinking.asked) < 2:
        await asyncio.sleep(0)
    for _ in range(100):
        await asyncio.sleep(0)
    assert thinking.asked == ["heuristic", "random"]
    assert set(here.hub.rooms._rooms) == {alone, several}
    assert bots not in here.hub.rooms._rooms
    await here.close()
