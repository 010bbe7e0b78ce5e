"""What the clock of a match should be: reckoned anew from what has happened, minute by minute.

It knows nothing of the automaton: nights are told by a clock on the wall, and who is to move and
in which turn by the game itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache
from typing import NamedTuple
from zoneinfo import ZoneInfo

from signoria.server.domain.match.model import Model
from signoria.server.journal.entries import (
    AnyEntry,
    Drawn,
    Moved,
    Paused,
    Resumed,
    ServerDown,
    TimedOut,
)
from signoria.server.protocol.clocks import ClockRules, Night

MINUTE = 60_000  # milliseconds
HOUR = 60 * MINUTE
FULL = 60 * 24 * HOUR


class Reckoned(NamedTuple):
    """What each seat has left in milliseconds, and whose time runs since when."""

    left: list[int]
    runs: int | None
    since: int


@lru_cache(maxsize=100_000)
def is_night(hour: int, night: Night | None) -> bool:
    """Whether an hour since 1970 is one of the night; no zone here is half an hour aside."""
    if night is None:
        return False
    shown = datetime.fromtimestamp(hour * 3600, ZoneInfo(night.zone)).hour
    return (shown - night.begin) % 24 < (night.end - night.begin) % 24


def count(begin: int, end: int, night: Night | None) -> int:
    """How much of the time counts, hour by hour."""
    found = 0
    for hour in range(begin // HOUR, -(-end // HOUR)):
        if not is_night(hour, night):
            found += max(0, min(end, (hour + 1) * HOUR) - max(begin, hour * HOUR))
    return found


def reckon(entries: Sequence[AnyEntry], rules: ClockRules) -> Reckoned:
    """The clock after these entries, none of which takes anything back."""
    model, most = Model("m"), FULL if rules.most is None else rules.most * 1000
    left, since, paused = list[int](), 0, False
    runs: int | None = None
    turn, decided, late, of = -1, False, False, None  # of the seat that decides, and its turn
    paid: dict[int, int] = {}
    for entry in entries:
        model.fold(entry)
        if model.play is None:
            continue
        left = left or [rules.bank * 1000] * len(model.chairs)
        if isinstance(entry, ServerDown):
            if runs is not None and entry.until > since:
                left[runs] -= min(left[runs], count(since, max(since, entry.since), rules.night))
                since = entry.until
            continue
        if isinstance(entry, Paused | Resumed):
            paused = isinstance(entry, Paused)
        to_move = model.play.state.to_move
        person = to_move >= 0 and model.chairs[to_move].bot is None and model.timed_out != to_move
        before = runs
        runs = to_move if person and not paused else None
        if isinstance(entry, Moved | Drawn) or runs != before:
            if before is not None:
                left[before] -= min(left[before], count(since, entry.at, rules.night))
            since = entry.at
        if isinstance(entry, Moved) and entry.seat == of and entry.by in ("seat", "clock"):
            decided, late = True, late or entry.by == "clock"
            if rules.per == "decision" and entry.by == "seat":
                left[of] = max(left[of], min(most, left[of] + rules.increment * 1000))
        if of is not None and to_move not in (of, -1):
            due = decided and paid.get(of) != turn if rules.per == "turn" else late
            if due:
                left[of] = max(left[of], min(most, left[of] + rules.increment * 1000))
                paid[of] = turn
            of = None
        if runs is not None and of is None:
            of, decided, late = runs, False, False
            turn = model.play.state.turn if model.play.state.begun else -1
    return Reckoned(left, runs, since)


def check_no_turn_was_lost(entries: Sequence[AnyEntry], known: int, rules: ClockRules) -> None:
    """Whoever was late since so many entries had used all time that counts by then."""
    for number, entry in enumerate(entries):
        if number >= known and isinstance(entry, TimedOut):
            before = reckon(entries[:number], rules)
            assert before.runs == entry.seat
            assert count(before.since, entry.at, rules.night) >= before.left[entry.seat]
