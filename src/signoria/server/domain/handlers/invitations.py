"""Seats that are kept for somebody: inviting, accepting, declining."""

from __future__ import annotations

from msgspec.structs import replace

from ...journal.entries import AnyEntry, Chair, Person, Seated
from .. import commands
from ..match import checks
from ..match.model import Model
from ..refusals import refusal
from . import seating
from .start import start_if_full


def decide(
    model: Model,
    person: Person | None,
    command: commands.Invite | commands.Accept | commands.Decline,
    now: int,
) -> list[AnyEntry]:
    """The entries of what concerns an invitation; raises ``Refusal``."""
    match command:
        case commands.Invite():
            return invite(model, person, command, now)
        case commands.Accept():
            return accept(model, person, command, now)
        case commands.Decline():
            return decline(model, person, now)


def invite(
    model: Model, person: Person | None, command: commands.Invite, now: int
) -> list[AnyEntry]:
    """The host keeps an open seat for somebody who is not here yet."""
    checks.require_waiting(model)
    checks.require_host(model, person)
    checks.require_open_seat(model, command.seat)
    guest = command.person
    if guest.id == model.created.host.id:
        raise refusal("invited-oneself")
    if model.seats_of(guest.id) or model.seats_for(guest.id):
        raise refusal("here-already", name=guest.name)
    return [Seated(at=now, seat=command.seat, chair=Chair(invited=guest))]


def accept(
    model: Model, person: Person | None, command: commands.Accept, now: int
) -> list[AnyEntry]:
    """Who is invited takes the seats; the game begins if they were the last ones."""
    checks.require_waiting(model)
    kept = checks.require_invited(model, person)
    chairs = list(model.chairs)
    for seat in kept:
        chairs[seat] = take_chair(chairs[seat], checks.require_person(person), command.value)
    taken: list[AnyEntry] = [Seated(at=now, seat=seat, chair=chairs[seat]) for seat in kept]
    return taken + start_if_full(model.game, model.id, model.created, chairs, now)


def take_chair(chair: Chair, person: Person, value: str | None) -> Chair:
    """A chair that was kept for a person, with the person on it; what it has added first counts.

    Somebody else at the person's device keeps the name that the host knows.
    """
    holder = Person(person.id, chair.invited.name) if chair.device and chair.invited else person
    return replace(chair, person=holder, invited=None, value=chair.value or value)


def decline(model: Model, person: Person | None, now: int) -> list[AnyEntry]:
    """Who is invited does not come: the seats are open again, and the host is told."""
    checks.require_waiting(model)
    return [
        Seated(at=now, seat=seat, chair=Chair(declined=model.chairs[seat].invited))
        for seat in checks.require_invited(model, person)
    ]


def join(model: Model, person: Person | None, command: commands.Join, now: int) -> list[AnyEntry]:
    """A person takes a seat, by itself the one that is kept for it."""
    if person and command.seat is None and model.seats_for(person.id):
        return accept(model, person, commands.Accept(command.value), now)
    return seating.join(model, person, command, now)


def leave(model: Model, person: Person | None, now: int) -> list[AnyEntry]:
    """A person gives up its seats; who is only invited declines."""
    if person and not model.seats_of(person.id) and model.seats_for(person.id):
        return decline(model, person, now)
    return seating.leave(model, person, now)
