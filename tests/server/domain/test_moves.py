"""Who may move, and what the clock does."""

from __future__ import annotations

import msgspec
import pytest

from signoria.server.domain import commands
from signoria.server.domain.refusals import Refusal
from signoria.server.journal.entries import Moved, Proposed, TimedOut
from signoria.server.protocol import http
from tests.server import frames

from .tables import (
    ANN,
    BOB,
    BOT,
    CID,
    DEVICE,
    EVE,
    INVITATION,
    ME,
    OPEN,
    Table,
    kinds,
    mover,
    past_opening,
    reason_of,
    three,
)


def test_who_may_move() -> None:
    table = three()
    right, wrong = mover(table), next(p for p in (ANN, BOB, CID) if p != mover(table))
    version, action = table.model.version, table.legal()[0]
    assert reason_of(lambda: table.do(wrong, frames.move(version, action))) == "not-your-turn"
    assert reason_of(lambda: table.do(EVE, frames.move(version, action))) == "not-seated"
    assert reason_of(lambda: table.do(None, frames.move(version, action))) == "not-seated"
    assert reason_of(lambda: table.do(right, frames.move(version - 1, action))) == "stale"
    assert reason_of(lambda: table.do(right, frames.move(version + 1, action))) == "stale"
    bot = commands.BotMove(table.model.to_move or 0, version, action)
    assert reason_of(lambda: table.do(None, bot)) == "stale"


def test_an_illegal_move_names_the_rule() -> None:
    table = three()
    with pytest.raises(Refusal) as caught:
        table.do(mover(table), frames.move(table.model.version, 100_000))
    problem = caught.value.problem
    assert (problem.reason, problem.rule) == ("illegal", "C1.3")
    assert problem.key
    assert "C1.3" in problem.message


def test_what_does_not_touch_the_position_makes_no_move_stale() -> None:
    table = three()
    version, action = table.model.version, table.legal()[0]
    person = mover(table)
    other = next(p for p in (ANN, BOB, CID) if p != person)
    table.do(other, frames.propose(version, "abandon"))
    table.do(person, frames.move(version, action))
    assert table.model.proposal is None, "a move ends it"


def test_the_clock_lets_a_bot_play_one_turn() -> None:
    table = Table(ME, DEVICE, http.DeviceSeat(name="Emil"), clock=60)
    past_opening(table)
    seat, version = table.model.to_move, table.model.version
    assert seat is not None
    out = commands.TimeOut(seat, version)
    table.now += 59_999
    assert reason_of(lambda: table.do(None, out)) == "stale"
    table.now += 1
    assert kinds(table.do(None, out)) == [TimedOut]
    assert reason_of(lambda: table.do(None, out)) == "stale"
    late = frames.move(version, table.legal()[0])
    assert reason_of(lambda: table.do(ANN, late)) == "timed-out"
    while table.model.to_move == seat:
        assert table.model.decider() == (seat, "bot", "heuristic")
        action = table.legal()[0]
        made = table.decision(action)
        first = msgspec.structs.replace(made[0], hash=None)
        assert first == Moved(at=table.now, seat=seat, action=action, by="clock")
    assert table.model.timed_out is None
    deciding = table.model.decider()
    assert deciding
    assert deciding.kind == "person"


def test_proposing_does_not_wind_the_clock() -> None:
    table = Table(ME, OPEN, BOT, clock=60)
    table.do(BOB, commands.Join(None, INVITATION))
    deadline = table.model.deadline
    table.now += 30_000
    table.do(ANN, frames.propose(table.model.version, "abandon"))
    assert isinstance(table.entries[-1], Proposed)
    assert table.model.deadline == deadline
