"""When an exercise comes back: spaced repetition, by FSRS with its published weights.

Intervals are days, the first after a right answer two.  Only right and wrong are told apart: how
hard a move was to find nobody should be asked after each.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fsrs import Scheduler

LONGEST = 365  # days after which an exercise comes back at the latest


class Appointment(NamedTuple):
    """When an exercise comes next, in milliseconds since 1970, and what the schedule will know."""

    due: int
    card: str


@cache
def scheduler() -> Scheduler:
    """The schedule: by days alone, and without chance, so that the same tries lead to the same."""
    from fsrs import Scheduler  # comes with the first exercise

    return Scheduler(
        learning_steps=(), relearning_steps=(), maximum_interval=LONGEST, enable_fuzzing=False
    )


def first_appointment(now: int) -> Appointment:
    """An exercise that was just made is due at once."""
    from fsrs import Card

    return Appointment(now, Card(card_id=1, due=to_datetime(now)).to_json())


def next_appointment(card: str, now: int, *, right: bool) -> Appointment:
    """When it comes back after a try at this moment."""
    from fsrs import Card, Rating

    rating = Rating.Good if right else Rating.Again
    planned, _ = scheduler().review_card(Card.from_json(card), rating, to_datetime(now))
    return Appointment(to_milliseconds(planned.due), planned.to_json())


EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def to_datetime(milliseconds: int) -> datetime:
    """A moment as the schedule wants it."""
    return EPOCH + timedelta(milliseconds=milliseconds)


def to_milliseconds(moment: datetime) -> int:
    """A moment as the journal wants it."""
    return (moment - EPOCH) // timedelta(milliseconds=1)
