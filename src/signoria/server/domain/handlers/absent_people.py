"""What the others may do where somebody does not come: remind, and let a bot stand in."""

from __future__ import annotations

from ...journal.entries import AnyEntry, Person, Reminded, StoodIn
from .. import commands
from ..match import checks
from ..match.absence import Wait, find_wait
from ..match.model import Model
from ..refusals import refusal
from . import undo


def remind(
    model: Model, person: Person | None, command: commands.Remind, now: int
) -> list[AnyEntry]:
    """Somebody else reminds the person for whom all wait, once a day at most."""
    wait = require_wait(model, person, command.seat)
    if now < wait.remind:
        raise refusal("remind-later")
    return [Reminded(at=now, seat=wait.seat)]


def let_stand_in(
    model: Model, person: Person | None, command: commands.LetStandIn, now: int
) -> list[AnyEntry]:
    """A bot plays on for all seats of the person for whom all wait, until it comes back."""
    wait = require_wait(model, person, command.seat)
    if wait.replace is None:
        raise refusal("clock-runs")
    if now < wait.replace:
        raise refusal("not-absent")
    holder = model.chairs[wait.seat].person
    seats = model.seats_of(holder.id if holder else None)
    gone: list[AnyEntry] = [
        StoodIn(at=now, seat=seat, bot=model.stand_in, absent=True) for seat in seats
    ]
    return gone + undo.settle_proposal(model, now, left=seats)


def require_wait(model: Model, person: Person | None, seat: int) -> Wait:
    """The match waits for this seat, and the caller plays on another; returns what it waits for."""
    checks.require_running(model)
    own, wait = checks.require_playing(model, person), find_wait(model)
    if wait is None or wait.seat != seat:
        raise refusal("not-waiting")
    if seat in own:
        raise refusal("own-seat")
    return wait
