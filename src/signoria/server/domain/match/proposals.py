"""A proposal under way: who has agreed, and who has still to answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from .model import Model


class PendingProposal(msgspec.Struct, frozen=True):
    """A proposal; ``number`` is the version at which it was made.

    ``actions`` is what an undo would leave; ``agreed`` are the persons (by id) who have said yes,
    the one who asks first.  ``at`` is when it was made, in milliseconds since 1970.
    """

    number: int
    seat: int
    what: Literal["undo", "abandon", "pause"]
    actions: int
    agreed: tuple[str, ...]
    at: int = 0


def voters(model: Model) -> dict[int, str]:
    """The seats that vote, with the ids of their persons: people who sit there themselves.

    Bots, network bots and seats for which a bot stands in agree to everything.
    """
    return {
        seat: chair.person.id
        for seat, chair in enumerate(model.chairs)
        if chair.person and not chair.remote and seat not in model.standing_in
    }


def agreed_seats(model: Model, proposal: PendingProposal) -> list[int]:
    """The seats that have agreed."""
    return [seat for seat, person in voters(model).items() if person in proposal.agreed]


def waiting_seats(model: Model, proposal: PendingProposal) -> list[int]:
    """The seats that have not answered yet."""
    return [seat for seat, person in voters(model).items() if person not in proposal.agreed]
