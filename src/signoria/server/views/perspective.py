"""Whose view it is: all on which it depends what somebody is shown of a match."""

from __future__ import annotations

from typing import NamedTuple

from ..domain.match.model import Model


class Perspective(NamedTuple):
    """All on which a viewer's picture of the match depends; who share one are sent the same.

    ``seat`` is the one of its own with whose eyes it looks (None: covered, or a spectator),
    ``seats`` are those that it holds; ``host`` says that it has made the match, ``state`` that it
    wants states to compute with.  ``invited`` are the seats that are kept for it.
    """

    seat: int | None = None
    seats: tuple[int, ...] = ()
    host: bool = False
    state: bool = False
    invited: tuple[int, ...] = ()


def perspective_of(
    model: Model, person: str | None, seat: int | None, *, state: bool = False
) -> Perspective:
    """The perspective of a person (by id; None: nobody known) who looks from one of its seats.

    From a seat that is not its own it looks as a spectator.
    """
    seats, invited = model.seats_of(person), model.seats_for(person)
    host = person is not None and person == model.created.host.id
    return Perspective(seat if seat in seats else None, seats, host, state, invited)


def has_declined(model: Model, person: str | None) -> bool:
    """Whether a seat was kept for somebody who did not want it, and is still open."""
    declined = (chair.declined for chair in model.chairs)
    return any(one is not None and one.id == person for one in declined)


def may_see(model: Model, person: str | None, *, invited: bool = False) -> bool:
    """Whether somebody may look: the match's people, who is invited, spectators if it has any."""
    perspective = perspective_of(model, person, None)
    if perspective.seats or perspective.host or perspective.invited:
        return True
    if model.hidden:
        return False
    if model.status == "waiting":
        return model.created.public or invited or has_declined(model, person)
    return model.created.spectators or (invited and bool(model.offers))
