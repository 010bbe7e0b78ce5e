"""Conditions that several commands share; each raises ``Refusal`` if it is not met."""

from __future__ import annotations

import hmac

from ...journal.entries import Person
from ..refusals import refusal
from .model import Model
from .play import Play


def require_waiting(model: Model) -> None:
    """The game has not begun."""
    require_not_ended(model)
    if model.status != "waiting":
        raise refusal("started")


def require_running(model: Model) -> Play:
    """The game is under way; returns it."""
    require_not_ended(model)
    if model.play is None:
        raise refusal("not-started")
    return model.play


def require_not_ended(model: Model) -> None:
    """The match has not ended."""
    if model.status in ("over", "abandoned"):
        raise refusal("over")


def require_person(person: Person | None) -> Person:
    """The caller has a name; returns the person."""
    if person is None:
        raise refusal("no-name")
    return person


def require_seats(model: Model, person: Person | None) -> tuple[int, ...]:
    """The caller holds seats; returns them."""
    seats = model.seats_of(person.id) if person else ()
    if not seats:
        raise refusal("not-seated")
    return seats


def require_playing(model: Model, person: Person | None) -> tuple[int, ...]:
    """The caller plays itself, no bot stands in; returns its seats."""
    seats = require_seats(model, person)
    if not model.standing_in.keys().isdisjoint(seats):
        raise refusal("away")
    return seats


def require_host(model: Model, person: Person | None) -> None:
    """The caller has made the match."""
    if person is None or person.id != model.created.host.id:
        raise refusal("not-host")


def require_fresh(model: Model, version: int) -> None:
    """The caller has seen the position as it is."""
    if not model.position <= version <= model.version:
        raise refusal("stale")


def require_open_seat(model: Model, seat: int) -> None:
    """There is such a seat, nobody has it, and it is kept for nobody."""
    if not 0 <= seat < len(model.chairs):
        raise refusal("no-seat", seat=seat)
    if not model.chairs[seat].is_vacant:
        raise refusal("seat-taken", seat=seat)
    if not model.chairs[seat].is_open:
        raise refusal("seat-kept", seat=seat)


def require_invited(model: Model, person: Person | None) -> tuple[int, ...]:
    """Seats are kept for the caller; returns them."""
    seats = model.seats_for(require_person(person).id)
    if not seats:
        raise refusal("not-asked")
    return seats


def require_rematchable(model: Model, person: Person | None, *, anew: bool = False) -> Play:
    """The caller may play the match again, which nobody has done yet; returns the old game.

    ``anew``: who has done so does not count any more.
    """
    person = require_person(person)
    if model.status not in ("over", "abandoned") or model.play is None:
        raise refusal("not-over")
    require_seats(model, person)
    if model.rematch and not anew:
        raise refusal("rematched")
    return model.play


def is_among(model: Model, person: Person | None) -> bool:
    """Whether somebody is one of the match's people: it has a seat, or one is kept, or it hosts."""
    if person is None:
        return False
    seated = model.seats_of(person.id) or model.seats_for(person.id)
    return bool(seated) or person.id == model.created.host.id


def is_invited(model: Model, invitation: str | None) -> bool:
    """Whether this is the match's invitation, or under way the one to seats that are offered."""
    valid = [model.created.invitation] if model.status == "waiting" else model.offers.values()
    given = (invitation or "").encode()
    return any(hmac.compare_digest(given, one.encode()) for one in valid)
