"""The clock of banks: what is put in and when, what is taken back, and that old clocks are one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.server.domain import commands
from signoria.server.domain.clock.bank_clock import (
    BankClock,
    Decision,
    begin_clock,
    decide,
    leave_out,
    let_run,
    settle,
    take_back,
)
from signoria.server.journal.entries import TimedOut
from signoria.server.protocol.clocks import ClockRules, Night
from tests.server import frames
from tests.server.domain.tables import BOB, INVITATION, ME, OPEN, Table, mover, reason_of
from tests.support.effort import examples

SECOND, GAME = 1000, "forging-florence"
TURNS = ClockRules(bank=600, increment=30)
DECISIONS = ClockRules(bank=600, increment=30, per="decision", most=620)
spans = st.lists(st.integers(0, 700), min_size=1, max_size=20)


def seconds_left(clock: BankClock) -> list[int]:
    """What the seats have left, in seconds."""
    return [one.left // SECOND for one in clock.accounts]


def begin(rules: ClockRules) -> BankClock:
    """Two seats, the first of which decides in turn 1 from second 0 on."""
    return let_run(begin_clock(rules, 2), rules, 0, 1, 0)


def play(
    clock: BankClock, rules: ClockRules, at: int, actions: int, seats: tuple[int, int], turn: int
) -> BankClock:
    """A seat decides at a second, and another one or itself is to decide next."""
    made = Decision(actions, seats[0], seats[1], own=True)
    return let_run(decide(clock, rules, made, at * SECOND), rules, seats[1], turn, at * SECOND)


def test_a_turn_of_several_decisions_is_paid_once() -> None:
    clock = play(begin(TURNS), TURNS, 10, 0, (0, 0), 1)
    assert seconds_left(clock) == [590, 600]
    clock = play(clock, TURNS, 20, 1, (0, 1), 1)
    assert seconds_left(clock) == [610, 600]
    clock = play(clock, TURNS, 25, 2, (1, 0), 1)  # the other decides something within the turn
    assert seconds_left(clock) == [610, 625]
    clock = play(clock, TURNS, 30, 3, (0, 1), 2)
    assert seconds_left(clock) == [605, 625]


def test_each_decision_is_paid_up_to_the_most() -> None:
    clock = play(begin(DECISIONS), DECISIONS, 20, 0, (0, 0), 1)
    assert seconds_left(clock) == [610, 600]
    assert seconds_left(play(clock, DECISIONS, 25, 1, (0, 1), 1)) == [620, 600]


def test_what_was_forced_is_not_paid() -> None:
    clock = begin(TURNS)
    clock = let_run(decide(clock, TURNS, Decision(0, 0, 1), 0), TURNS, 1, 1, 0)
    assert seconds_left(clock) == [600, 600]


@pytest.mark.parametrize(("free", "kept"), [(True, 560), (False, 600)])
def test_nobody_gains_time_by_taking_back_unless_all_agree(free: bool, kept: int) -> None:
    """Ten seconds for a decision, thirty for what was to come next."""
    clock = play(begin(TURNS), TURNS, 10, 0, (0, 0), 1)
    back = take_back(clock, TURNS, 0, 0, 40 * SECOND, free=free)
    assert seconds_left(back) == [kept, 600]
    again = let_run(back, TURNS, 0, 1, 40 * SECOND)
    assert again.deadline(TURNS) == (40 + kept) * SECOND


def test_who_takes_the_end_of_a_turn_back_returns_what_was_put_in() -> None:
    clock = play(begin(TURNS), TURNS, 10, 0, (0, 1), 1)
    assert seconds_left(clock) == [620, 600]
    back = take_back(clock, TURNS, 0, 0, 100 * SECOND, free=True)
    assert seconds_left(back) == [590, 600]  # nor has the other lost the time since


@given(spans=spans, back=st.integers(0, 10**7))
@examples(100)
def test_a_clock_that_was_set_back_takes_nothing(spans: list[int], back: int) -> None:
    clock, at = begin(TURNS), 0
    for number, span in enumerate(spans):
        at += span
        clock = play(clock, TURNS, at, number, (0, 0), 1)
    earlier = settle(clock, TURNS, at * SECOND - back)
    assert seconds_left(earlier) == seconds_left(clock)
    assert all(one >= 0 for one in seconds_left(earlier))


@given(
    begin_at=st.integers(0, 10**6),
    first=st.integers(0, 10**6),
    out=st.integers(0, 10**9),
    second=st.integers(0, 10**6),
)
@examples(100)
def test_an_outage_takes_nothing(begin_at: int, first: int, out: int, second: int) -> None:
    rules = ClockRules(bank=2000)
    clock = let_run(begin_clock(rules, 1), rules, 0, 0, begin_at)
    down, up = begin_at + first, begin_at + first + out
    after = settle(leave_out(clock, rules, down, up), rules, up + second)
    without = settle(clock, rules, down + second)
    assert after.accounts == without.accounts
    assert leave_out(leave_out(clock, rules, down, up), rules, down, up).since == up


def same_clocks(seconds: int) -> list[Table]:
    """Two tables that differ in how the same clock is said."""
    rules = ClockRules(bank=seconds, increment=seconds, per="decision", most=seconds)
    found = []
    for clock in (seconds, rules):
        table = Table(ME, OPEN, game=GAME, clock=clock, seed=3)
        table.do(BOB, commands.Join(None, INVITATION))
        found.append(table)
    return found


@given(choices=st.lists(st.tuples(st.integers(0, 99), st.integers(0, 80)), max_size=25))
@examples(25)
def test_a_number_of_seconds_is_a_bank_that_is_filled_up(choices: list[tuple[int, int]]) -> None:
    """So old matches and new ones agree on every deadline and on who was late."""
    old, new = same_clocks(60)
    for choice, seconds in choices:
        for table in (old, new):
            table.now += seconds * SECOND
            due, seat = table.model.deadline, table.model.to_move
            if due is not None and due <= table.now and seat is not None:
                made = table.do(None, commands.TimeOut(seat, table.model.version))
                assert made == [TimedOut(at=table.now, seat=seat)]
            legal = table.legal()
            table.decision(legal[choice % len(legal)])
        assert old.model.deadline == new.model.deadline
        assert old.model.timed_out == new.model.timed_out


@pytest.mark.parametrize(
    ("clock", "reason"),
    [
        (ClockRules(bank=600, night=Night(23, 7, "Europe/Atlantis")), "no-such-zone"),
        (ClockRules(bank=600, night=Night(23, 7, "../secret")), "no-such-zone"),
        (ClockRules(bank=600, night=Night(7, 7, "UTC")), "bad-night"),
        (ClockRules(bank=600, night=Night(0, 17, "UTC")), "bad-night"),
        (ClockRules(bank=600, most=599), "bank-too-small"),
        (ClockRules(bank=600, increment=700, most=650), "bank-too-small"),
    ],
)
def test_a_clock_that_cannot_be_is_refused_in_words(clock: ClockRules, reason: str) -> None:
    assert reason_of(lambda: Table(ME, OPEN, game=GAME, clock=clock)) == reason


def test_a_pause_needs_a_clock_that_runs() -> None:
    (old, new), bare = same_clocks(60), Table(ME, OPEN, game=GAME)
    bare.do(BOB, commands.Join(None, INVITATION))
    ask = frames.propose(bare.model.version, "pause")
    assert reason_of(lambda: bare.do(BOB, ask)) == "no-clock"
    for table in (old, new):
        who = mover(table)
        assert reason_of(lambda: table.do(who, frames.resume())) == "not-paused"  # noqa: B023
        due, left_over = table.model.deadline, 50 * SECOND
        assert due is not None
        table.now = due - left_over
        pause(table)
        assert table.model.deadline is None
        assert reason_of(lambda: pause(table)) == "paused"  # noqa: B023
        table.now += 10**9
        table.do(who, frames.resume())
        assert table.model.deadline == table.now + left_over


def pause(table: Table) -> None:
    """One asks for a pause, and the other agrees."""
    who = mover(table)
    table.do(who, frames.propose(table.model.version, "pause"))
    asked = table.model.proposal
    assert asked is not None
    other = next(one for one in (BOB, table.model.created.host) if one.id != who.id)
    table.do(other, frames.answer(asked.number, True))
