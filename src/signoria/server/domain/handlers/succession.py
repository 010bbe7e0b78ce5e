"""A seat whose person does not come is offered to somebody new, who plays on in its place."""

from __future__ import annotations

from ...journal.entries import AnyEntry, Offered, Person, TakenOver
from .. import commands
from ..match import checks
from ..match.model import Model
from ..refusals import refusal


def offer_seat(
    model: Model, person: Person | None, command: commands.OfferSeat, now: int
) -> list[AnyEntry]:
    """Somebody who plays offers a seat for which a bot stands in, as its person does not come.

    One invitation lets in to all the seats that are offered.
    """
    checks.require_running(model)
    checks.require_playing(model, person)
    if command.seat not in model.absent:
        raise refusal("not-replaced")
    if command.seat in model.offers:
        raise refusal("offered")
    invitation = next(iter(model.offers.values()), command.invitation)
    return [Offered(at=now, seat=command.seat, invitation=invitation)]


def take_over(
    model: Model, person: Person | None, command: commands.Join, now: int
) -> list[AnyEntry]:
    """A newcomer takes an offered seat, after which its former person cannot come back."""
    checks.require_running(model)
    person = checks.require_person(person)
    if not model.offers:
        raise refusal("started")
    if model.seats_of(person.id):
        raise refusal("joined")
    if not checks.is_invited(model, command.invitation):
        raise refusal("not-invited")
    seat = next(iter(model.offers)) if command.seat is None else command.seat
    if seat not in model.offers:
        raise refusal("seat-taken", seat=seat)
    return [TakenOver(at=now, seat=seat, person=person)]
