"""Making a match, joining it, leaving and coming back."""

from __future__ import annotations

import msgspec
import pytest

from signoria.games.contract import Rng
from signoria.server.domain import commands
from signoria.server.domain.handlers import create_match, seating
from signoria.server.domain.refusals import Refusal
from signoria.server.journal.entries import Abandoned, Chair, Moved, Seated, Started, StoodIn
from signoria.server.protocol import http
from signoria.server.views import match_card
from tests.server import frames

from .tables import (
    ANN,
    BOB,
    BOT,
    CID,
    EVE,
    INVITATION,
    ME,
    OPEN,
    ROBOT,
    Table,
    kinds,
    mover,
    reason_of,
    secrets,
    three,
)


@pytest.mark.parametrize(
    ("new", "reason"),
    [
        ({"game": "chess"}, "bad-game"),
        ({"seats": [ME, ME, OPEN]}, "two-of-you"),
        ({"seats": [ME, OPEN]}, "bad-setup"),
        ({"seats": [ME, BOT, http.BotSeat(bot="deep-thought")]}, "bad-bot"),
        ({"options": {"edition": "fr"}}, "bad-setup"),
        ({"options": {"colour": "red"}}, "bad-setup"),
        ({"options": {"start": "4"}}, "bad-setup"),
    ],
)
def test_a_match_that_cannot_be_is_not_made(new: dict[str, object], reason: str) -> None:
    usual = http.NewMatch(game="calimala", seats=[ME, OPEN, OPEN])
    wish = msgspec.structs.replace(usual, **new)
    assert reason_of(lambda: create_match.create_match(wish, ANN, secrets(), 0)) == reason


def test_a_bad_setup_names_the_option() -> None:
    wish = http.NewMatch(game="calimala", seats=[ME, BOT, BOT], options={"edition": "fr"})
    with pytest.raises(Refusal) as caught:
        create_match.create_match(wish, ANN, secrets(), 0)
    problem = caught.value.problem
    assert (problem.field, problem.key) == ("edition", "word")
    assert "fr" in problem.message


def test_a_match_of_bots_begins_at_once_and_nobody_need_sit_there() -> None:
    table = Table(BOT, BOT, BOT)
    assert table.model.decider() is not None
    table.play(Rng(1))
    assert table.model.status == "over"
    assert all(entry.by in ("bot", "forced") for entry in table.entries if isinstance(entry, Moved))


def test_options_are_kept_with_their_defaults() -> None:
    table = Table(ME, BOT, BOT, options={"edition": "de"})
    assert table.model.created.options == {"edition": "de", "layout": "random", "start": "random"}


def test_the_match_begins_with_the_last_seat() -> None:
    table = Table(ME, OPEN, OPEN)
    assert kinds(table.do(BOB, commands.Join(2, INVITATION))) == [Seated]
    made = table.do(ANN, commands.FillSeat(1, "heuristic"))
    assert kinds(made)[:2] == [Seated, Started]
    assert table.model.status == "running"


def test_who_may_join() -> None:
    table = Table(ME, OPEN, OPEN)
    assert reason_of(lambda: table.do(BOB, commands.Join())) == "not-invited"
    assert reason_of(lambda: table.do(BOB, commands.Join(None, "x" * 20))) == "not-invited"
    assert reason_of(lambda: table.do(None, commands.Join(None, INVITATION))) == "no-name"
    assert reason_of(lambda: table.do(ANN, commands.Join(None, INVITATION))) == "joined"
    assert reason_of(lambda: table.do(BOB, commands.Join(0, INVITATION))) == "seat-taken"
    assert reason_of(lambda: table.do(BOB, commands.Join(3, INVITATION))) == "no-seat"
    public = Table(ME, OPEN, OPEN, public=True)
    public.do(BOB, commands.Join())
    assert reason_of(lambda: public.do(BOB, commands.Join())) == "joined"


def test_only_the_host_fills_seats() -> None:
    table = Table(ME, OPEN, OPEN)
    assert reason_of(lambda: table.do(BOB, commands.FillSeat(1, "random"))) == "not-host"
    assert reason_of(lambda: table.do(BOB, commands.SeatNetworkBot(1, ROBOT))) == "not-host"
    assert reason_of(lambda: table.do(ANN, commands.FillSeat(1, "none"))) == "bad-bot"
    table.do(ANN, commands.SeatNetworkBot(1, ROBOT))
    assert table.model.chairs[1] == Chair(person=ROBOT, remote=True)
    assert match_card.card_for(table.model, None).seats[1].holder == "network-bot"


def test_leaving_before_the_start() -> None:
    table = Table(ME, OPEN, OPEN)
    assert reason_of(lambda: table.do(EVE, commands.Leave())) == "not-seated"
    table.do(BOB, commands.Join(None, INVITATION))
    table.do(BOB, commands.Leave())
    assert table.model.chairs[1] == Chair()
    assert kinds(table.do(ANN, commands.Leave())) == [Abandoned]
    assert reason_of(lambda: table.do(BOB, commands.Join(None, INVITATION))) == "over"


def test_a_bot_stands_in_until_the_person_returns() -> None:
    table = three()
    leaver = mover(table)
    seat = table.model.to_move
    table.do(leaver, commands.Leave())
    assert table.model.decider() == (seat, "bot", "heuristic")
    move = frames.move(table.model.version, table.legal()[0])
    assert reason_of(lambda: table.do(leaver, move)) == "away"
    assert reason_of(lambda: table.do(leaver, commands.Leave())) == "away"
    table.do(leaver, commands.ComeBack())
    assert reason_of(lambda: table.do(leaver, commands.ComeBack())) == "not-away"
    table.do(leaver, move)


def test_the_last_person_to_leave_ends_the_match() -> None:
    table = three()
    assert kinds(table.do(ANN, commands.Leave())) == [StoodIn]
    assert kinds(table.do(BOB, commands.Leave())) == [StoodIn]
    assert kinds(table.do(CID, commands.Leave())) == [Abandoned]
    assert match_card.card_for(table.model, None).status == "abandoned"


def test_the_host_takes_seats_back_before_the_start() -> None:
    table = Table(OPEN, OPEN, OPEN)
    table.do(BOB, commands.Join(1, INVITATION))
    table.do(ANN, commands.FillSeat(2, "random"))
    assert reason_of(lambda: table.do(BOB, commands.FreeSeat(2))) == "not-host"
    assert reason_of(lambda: table.do(ANN, commands.FreeSeat(0))) == "seat-open"
    assert reason_of(lambda: table.do(ANN, commands.FreeSeat(3))) == "no-seat"
    for seat in (1, 2):
        table.do(ANN, commands.FreeSeat(seat))
    assert table.model.chairs == [seating.OPEN] * 3
    assert table.model.status == "waiting"
    for seat, person in enumerate((BOB, CID, EVE)):
        table.do(person, commands.Join(seat, INVITATION))
    assert reason_of(lambda: table.do(ANN, commands.FreeSeat(1))) == "started"
