"""A move that the clock has made says so: to everybody, at once and later, and in the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria import games, record
from signoria.cli.shared.replay_text import as_text
from signoria.locales import LANGUAGES
from signoria.record import Match
from signoria.record.late_moves import COMMENT, late_moves
from signoria.record.record_view import as_json
from signoria.server.domain.match.model import Model
from signoria.server.hub.new_matches import NewMatches
from signoria.server.protocol import http, socket
from signoria.server.protocol.common import MatchCard
from signoria.server.protocol.lines import RecordText
from signoria.server.views import history, record_import
from tests.support.every import GAMES

from ..world import ANN, ME, Client, World, asynchronous, world
from .test_clocks import LIMIT

BOT = http.BotSeat("random")


async def late(here: World, game: str) -> tuple[str, Client, Client]:
    """A match of Ann and bots under a clock, its connection and a spectator's."""
    players = games.load(game).players[0]
    seats: list[http.SeatWish] = [ME, *[BOT] * (players - 1)]
    new = http.NewMatch(game=game, seats=seats, public=True, clock=LIMIT)
    match = (await NewMatches(here.hub).create(ANN, new)).id
    await here.hub.context.tasks.wait()
    return match, await here.enter(match, ANN), await here.enter(match)


async def run_out(here: World, own: Client) -> None:
    """The time of the seat passes, and bots go on until it is asked again or the game is over."""
    version = own.room.version
    here.clock.go_on(LIMIT)
    await here.hub.context.tasks.wait()
    await own.wait_for_version(own.room.version)
    assert own.room.version > version


def marks(client: Client) -> list[int]:
    """The versions of the steps told to be the clock's."""
    return [step.version for step in client.all(socket.Step) if step.timed_out == 0]


async def card(here: World, match: str) -> MatchCard:
    return await here.hub.card(match, None)


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_it_is_told_to_all_at_once_and_later(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as here:
        here.clock.go_on(1)
        match, own, spectator = await late(here, game)
        for _ in range(3):
            await run_out(here, own)
        await spectator.wait_for_version(own.version)
        found = marks(own)
        assert len(found) >= 3
        assert marks(spectator) == found
        seats = (await card(here, match)).seats
        assert [seat.by_clock for seat in seats] == [len(found), *[0] * (len(seats) - 1)]
        assert not any(seat.timed_out for seat in seats), "it is the person's turn again"
        # Who comes later is told the same, and so is who looks back.
        for person in (ANN, None):
            client = await here.enter(match, person)
            log = client.all(socket.Hello)[0].log
            assert [step.version for step in log if step.timed_out == 0] == found
            past = await here.hub.view(match, person, lambda m: history.all_moments(m, None, None))
            assert [step.version for step in past.steps if step.timed_out == 0] == found


@asynchronous
async def test_the_seat_says_so_while_a_bot_decides(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.clock.go_on(1)
        _, own, spectator = await late(here, GAMES[0])
        await run_out(here, own)
        await spectator.wait_for_version(own.version)
        cards = [step.match for step in spectator.all(socket.Step) if step.match is not None]
        told = [card.seats[0].timed_out for card in cards]
        assert told[0]
        assert not told[-1]
        assert [card.seats[0].by_clock for card in cards][-1] == len(marks(own))


@asynchronous
async def test_a_match_kept_before_a_restart_still_says_so(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.clock.go_on(1)
        _, own, _ = await late(here, GAMES[0])
        await run_out(here, own)
        found = marks(own)
        kept = await own.room.read(lambda model: model.snapshot())
        again = Model.from_snapshot(kept)
        assert again is not None
        assert [
            step.version for step in again.log.visible_steps(None) if step.timed_out == 0
        ] == found


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_its_record_says_so_in_every_language(tmp_path: Path, game: str) -> None:
    async with world(tmp_path) as here:
        here.clock.go_on(1)
        match, own, _ = await late(here, game)
        by_hand = True
        while own.room.wake_at is not None:  # every second decision is the person's own
            by_hand = not by_hand
            if by_hand and own.legal:
                await own.play()
                await here.hub.context.tasks.wait()
                await own.wait_for_version(own.room.version)
            else:
                await run_out(here, own)
            if len(marks(own)) > 400:
                raise AssertionError("the game does not end")
        text = await here.hub.record(match, None)
    found = record.read(text)
    replayed = Match.from_record(found)
    moves = late_moves(replayed)
    assert len(moves) == len(marks(own))
    assert {move.seat for move in moves} == {0}
    assert text.count(COMMENT) == len(moves)
    assert record.write(replayed.record()) == text
    brought = record_import.import_record(RecordText(text=text))
    assert [move.actions for move in brought.timed_out] == [move.actions for move in moves]
    assert brought.proven == "all"
    turns = ", ".join(str(turn) for turn in sorted({move.turn for move in moves}))
    for language in LANGUAGES:
        assert f": {turns}\n" in as_text(replayed, None, language)
    assert f"Ann was up, and a bot decided. Turns: {turns}" in as_text(replayed, None, "en")
    assert '"timed_out":[{"actions":' in as_json(replayed, None)
