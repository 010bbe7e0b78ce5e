"""Which moves of a match a person has made itself."""

from __future__ import annotations

from ..domain.match.model import Model
from ..journal.entries import Person


def own_moves(model: Model, person: Person) -> dict[int, int]:
    """The seats of the moves that a person chose, by the number of actions before them.

    No bot's that stood in, nor the clock's; nor those of who sat there before, or of others at the
    person's device.
    """
    if model.play is None:
        return {}
    since = {seat: began(model, seat) for seat in own_seats(model, person)}
    return {
        moves: one.seat
        for moves, one in enumerate(model.play.taken)
        if one.by == "seat" and one.seat in since and moves >= since[one.seat]
    }


def own_seats(model: Model, person: Person) -> list[int]:
    """The seats at which a person sits itself."""
    return [
        seat
        for seat, chair in enumerate(model.chairs)
        if chair.person is not None and chair.person.id == person.id and not chair.device
    ]


def began(model: Model, seat: int) -> int:
    """After how many actions whoever has a seat took it."""
    return max((one.actions for one in model.former if one.seat == seat), default=0)
