"""The clock of a match as a pure automaton: each seat has a bank of time, into which more is put.

What happens comes with its moment (milliseconds since 1970) and gives another clock; nothing here
knows the time by itself.  A moment before the last one, as after a clock was set back, takes nobody
any time.  Spans are milliseconds that count, which those of a night do not.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ...protocol.clocks import LONGEST, ClockRules
from .counted_time import add_counted, counted_between
from .times import SECOND


class Account(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a seat has left, has used altogether, and for which of the game's turns it was paid."""

    left: int
    used: int = 0
    paid: int = -1


class Mark(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A seat's account before the decision that came after so many ``actions``."""

    actions: int
    seat: int
    account: Account


class Stretch(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a seat decides until another one is to, begun in one of the game's turns.

    ``decided``: it has decided something, ``late``: its time was up, and a bot did.
    """

    seat: int
    turn: int
    decided: bool = False
    late: bool = False


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A decision or an outcome of chance, after so many ``actions``.

    ``seat`` is whose it was (-1: of chance); ``own``: its person's, ``late``: a bot's, as the time
    was up; neither where it was forced.  ``following`` is the seat that is to decide now, which is
    below 0 before an outcome of chance and at the end.
    """

    actions: int
    seat: int
    following: int
    own: bool = False
    late: bool = False


class BankClock(msgspec.Struct, frozen=True, array_like=True):
    """All accounts, and the seat whose time ``runs`` since a moment, if any does.

    ``opening`` are the accounts as they were after the last decision, ``marks`` those of before.
    """

    accounts: tuple[Account, ...]
    opening: tuple[Account, ...]
    runs: int | None = None
    since: int = 0
    stretch: Stretch | None = None
    marks: tuple[Mark, ...] = ()

    def left_at(self, rules: ClockRules, seat: int, at: int) -> int:
        """What a seat has left at a moment."""
        left = self.accounts[seat].left
        if self.runs != seat:
            return left
        return max(0, left - counted_between(self.since, at, rules.night))

    def deadline(self, rules: ClockRules) -> int | None:
        """When the time that runs will be up; None if none runs."""
        if self.runs is None:
            return None
        return add_counted(self.since, self.accounts[self.runs].left, rules.night)


def begin_clock(rules: ClockRules, seats: int) -> BankClock:
    """The clock before anybody's time runs."""
    accounts = (Account(rules.bank * SECOND),) * seats
    return BankClock(accounts, accounts)


def settle(clock: BankClock, rules: ClockRules, at: int) -> BankClock:
    """The time that has run up to a moment is taken from its seat; it runs on from there."""
    if clock.runs is None:
        return replace(clock, since=at)
    used = counted_between(clock.since, at, rules.night)
    account = clock.accounts[clock.runs]
    account = replace(account, left=max(0, account.left - used), used=account.used + used)
    return replace(put(clock, clock.runs, account), since=at)


def let_run(clock: BankClock, rules: ClockRules, seat: int | None, turn: int, at: int) -> BankClock:
    """From a moment on the time of a seat runs, or nobody's; it may be the one that runs already.

    ``turn`` is the game's.
    """
    if seat == clock.runs:
        return clock
    clock = replace(settle(clock, rules, at), runs=seat)
    if seat is None or (clock.stretch is not None and clock.stretch.seat == seat):
        return clock
    return replace(clock, stretch=Stretch(seat, turn))


def decide(clock: BankClock, rules: ClockRules, decision: Decision, at: int) -> BankClock:
    """A decision was made, or chance has; what comes next is said by ``let_run``."""
    clock = settle(clock, rules, at)
    stretch = clock.stretch
    if stretch is None:
        return replace(clock, opening=clock.accounts)
    if decision.seat == stretch.seat and (decision.own or decision.late):
        mark = Mark(decision.actions, stretch.seat, clock.opening[stretch.seat])
        stretch = replace(stretch, decided=True, late=stretch.late or decision.late)
        clock = replace(clock, stretch=stretch, marks=(*clock.marks, mark))
        if rules.per == "decision" and decision.own:
            clock = pay(clock, rules, stretch)
    if decision.following not in (stretch.seat, -1):
        clock = replace(end_stretch(clock, rules, stretch), stretch=None)
    return replace(clock, opening=clock.accounts)


def end_stretch(clock: BankClock, rules: ClockRules, stretch: Stretch) -> BankClock:
    """Another seat is to decide: who has decided is paid, once for each of the game's turns.

    By decision, who was late is paid for all that a bot has decided together.
    """
    if rules.per == "turn":
        due = stretch.decided and clock.accounts[stretch.seat].paid != stretch.turn
    else:
        due = stretch.late
    return pay(clock, rules, stretch) if due else clock


def pay(clock: BankClock, rules: ClockRules, stretch: Stretch) -> BankClock:
    """Put the increment into a bank, which holds no more than the rules say."""
    account, most = clock.accounts[stretch.seat], (rules.most or LONGEST) * SECOND
    left = max(account.left, min(account.left + rules.increment * SECOND, most))
    return put(clock, stretch.seat, replace(account, left=left, paid=stretch.turn))


def take_back(
    clock: BankClock, rules: ClockRules, actions: int, seat: int, at: int, *, free: bool
) -> BankClock:
    """All but the first so many actions are taken back, by the wish of a seat.

    The accounts are as they were.  Where nobody was asked (``free``) the seat itself gets back no
    time that it has used since, so that nobody gains any.
    """
    clock = settle(clock, rules, at)
    used, accounts = clock.accounts[seat].used, list(clock.opening)
    for mark in reversed([mark for mark in clock.marks if mark.actions >= actions]):
        accounts[mark.seat] = mark.account
    if free:
        account = accounts[seat]
        left = max(0, account.left - (used - account.used))
        accounts[seat] = replace(account, left=left, used=used)
    kept = tuple(accounts)
    marks = tuple([mark for mark in clock.marks if mark.actions < actions])
    return BankClock(kept, kept, since=at, marks=marks)


def leave_out(clock: BankClock, rules: ClockRules, begin: int, end: int) -> BankClock:
    """The time between two moments, in which no server ran, does not count."""
    if clock.runs is None or end <= clock.since:
        return clock
    return replace(settle(clock, rules, max(begin, clock.since)), since=end)


def put(clock: BankClock, seat: int, account: Account) -> BankClock:
    """The clock with this account of a seat."""
    accounts = (*clock.accounts[:seat], account, *clock.accounts[seat + 1 :])
    return replace(clock, accounts=accounts)
