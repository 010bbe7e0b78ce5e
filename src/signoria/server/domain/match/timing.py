"""The clock of a match: what each entry does to it, and until when who is to decide has time.

Moments are milliseconds since 1970.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....games.contract import State
from ...journal import entries
from ...protocol.clocks import ClockRules
from ..clock import bank_clock
from ..clock.bank_clock import Decision
from ..clock.turn_clock import turn_deadline

if TYPE_CHECKING:
    from .model import Model


def find_deadline(model: Model) -> int | None:
    """When the seat to move must have moved; None without a clock, and while it stands."""
    rules, deciding = model.created.clock, timed_seat(model)
    if rules is None or deciding is None:
        return None
    if isinstance(rules, ClockRules):
        return model.bank.deadline(rules) if model.bank else None
    return turn_deadline(model.since, rules)


def running_since(model: Model) -> int:
    """Since when the time of the seat to move has run."""
    return model.bank.since if model.bank else model.since


def timed_seat(model: Model) -> int | None:
    """The seat whose time runs if the match has a clock: its person is to decide, in no pause."""
    deciding = model.decider()
    if deciding is None or deciding.kind == "bot" or model.paused is not None:
        return None
    return deciding.seat


def fold_clock(model: Model, entry: entries.AnyEntry) -> None:
    """The clock by banks as it is after an entry, which the match has taken in already."""
    rules, play = model.created.clock, model.play
    if not isinstance(rules, ClockRules) or play is None:
        return
    clock = model.bank or bank_clock.begin_clock(rules, len(model.chairs))
    match entry:
        case entries.Moved() | entries.Drawn():
            made = decision_of(entry, len(play.taken) - 1, play.state)
            clock = bank_clock.decide(clock, rules, made, entry.at)
        case entries.ServerDown():
            clock = bank_clock.leave_out(clock, rules, entry.since, entry.until)
    turn = count_turns(play.state)
    model.bank = bank_clock.let_run(clock, rules, timed_seat(model), turn, entry.at)


def fold_pause(model: Model, entry: entries.Paused | entries.Resumed) -> None:
    """The clocks stand, or run on; by seconds for a decision, from where they stood."""
    if isinstance(entry, entries.Paused):
        model.paused = entry.at
        model.proposal = None
    elif model.paused is not None:
        model.since = max(model.since, entry.at - max(0, model.paused - model.since))
        model.paused = None


def take_back(model: Model, entry: entries.Undone, *, free: bool) -> None:
    """The clock by banks where it stood before the decisions that are taken back."""
    rules = model.created.clock
    if isinstance(rules, ClockRules) and model.bank is not None:
        model.bank = bank_clock.take_back(
            model.bank, rules, entry.actions, entry.seat, entry.at, free=free
        )


def decision_of(entry: entries.Moved | entries.Drawn, actions: int, after: State) -> Decision:
    """A decision or an outcome as the clock counts it."""
    if isinstance(entry, entries.Drawn):
        return Decision(actions, -1, after.to_move)
    own, late = entry.by == "seat", entry.by == "clock"
    return Decision(actions, entry.seat, after.to_move, own, late)


def count_turns(state: State) -> int:
    """The number of the game's turn: 0 for what is decided before the first."""
    return state.turn + 1 if state.begun else 0


def has_clock(model: Model) -> bool:
    """Whether people have so much time and no more."""
    return model.created.clock is not None
