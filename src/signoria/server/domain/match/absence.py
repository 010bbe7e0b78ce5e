"""For whom a match waits, since when, and from when the others need not wait: all of it pure.

Moments and spans are milliseconds, days those of a match whole ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...journal.entries import Created
from ..clock.times import SECOND
from . import proposals

if TYPE_CHECKING:
    from .model import Model
    from .proposals import PendingProposal

DAY = 24 * 3600 * SECOND
USUAL = 3  # days, where no clock runs
REMINDING = DAY  # that a turn has lasted, and between two reminders


class Wait(NamedTuple):
    """The seat that is to decide, ``since`` when it has been, as far as it shows no sign of life.

    From ``remind`` on the others may remind it, from ``replace`` on let a bot stand in for it;
    None: never, as a clock runs.
    """

    seat: int
    since: int
    remind: int
    replace: int | None


def absence_days(created: Created) -> int | None:
    """After how many days without a move somebody counts as absent; None: the clock says it."""
    if created.absence is None and created.clock is None:
        return USUAL
    return created.absence


def find_wait(model: Model) -> Wait | None:
    """For whom the match waits; None where a bot decides, or nobody."""
    deciding = model.decider()
    if deciding is None or deciding.kind == "bot":
        return None
    since, days = last_sign(model, deciding.seat), absence_days(model.created)
    remind = max(since, model.reminded or 0) + REMINDING
    return Wait(deciding.seat, since, remind, None if days is None else since + days * DAY)


def last_sign(model: Model, seat: int) -> int:
    """Since when the person on the seat that is to decide has done nothing."""
    person = model.chairs[seat].person
    seats = model.seats_of(person.id) if person else ()
    return max([model.since, *(model.signs.get(one, 0) for one in seats)])


def unheard_seats(model: Model, proposal: PendingProposal, now: int) -> list[int]:
    """The seats whose answer is still to be waited for."""
    return [
        seat
        for seat in proposals.waiting_seats(model, proposal)
        if (end := answer_end(model, proposal, seat)) is None or now < end
    ]


def settling_at(model: Model) -> int | None:
    """From when a proposal is carried out without those who have not answered; None: never."""
    if model.proposal is None:
        return None
    waiting = proposals.waiting_seats(model, model.proposal)
    ends = [answer_end(model, model.proposal, seat) for seat in waiting]
    known = [end for end in ends if end is not None]
    return max(known) if known and len(known) == len(ends) else None


def answer_end(model: Model, proposal: PendingProposal, seat: int) -> int | None:
    """Until when a seat's answer is waited for, which may have passed; None: for ever.

    Whoever keeps all waiting for a move is not waited for any longer on account of a proposal.
    """
    days = absence_days(model.created)
    if days is None:
        since = late_since(model, seat)
        return None if since is None else since + USUAL * DAY
    end, wait = proposal.at + days * DAY, find_wait(model)
    if wait is not None and wait.replace is not None and is_same_person(model, seat, wait.seat):
        end = min(end, wait.replace)
    return end


def late_since(model: Model, seat: int) -> int | None:
    """Since when a seat has left all its decisions to the clock; None if it has not."""
    if seat not in model.late or not leaves_it_to_clock(model, seat):
        return None
    return max(model.late[seat], model.signs.get(seat, 0))


def leaves_it_to_clock(model: Model, seat: int) -> bool:
    """Whether the last decision of a seat was made for it, as its time was up."""
    taken = model.play.taken if model.play else []
    own = (one.by for one in reversed(taken) if one.seat == seat and one.by in ("seat", "clock"))
    return next(own, None) == "clock"


def is_same_person(model: Model, one: int, other: int) -> bool:
    """Whether one person holds both seats."""
    first, second = model.chairs[one].person, model.chairs[other].person
    return first is not None and second is not None and first.id == second.id
