"""How a match stands, as it is stored with every append: for lists and for the next start."""

from __future__ import annotations

import msgspec

from ..journal.entries import Person
from ..journal.rows import LobbyRow, MatchRow
from ..protocol.common import MatchCard
from . import share
from .model import Model


class Listed(msgspec.Struct, frozen=True):
    """The card as somebody unknown sees it, and the host's id."""

    card: MatchCard
    host: str


def row(model: Model, wake: int | None) -> MatchRow:
    """What is stored beside the entries; ``wake`` in milliseconds since 1970."""
    host = model.created.host.id
    members: dict[str, list[int]] = {host: []}
    for seat, chair in enumerate(model.chairs):
        if chair.person is not None:
            members.setdefault(chair.person.id, []).append(seat)
    return MatchRow(
        status=model.status,
        updated=model.last_at,
        to_move=model.to_move,
        wake=wake,
        card=msgspec.json.encode(Listed(share.card(model, None), host)),
        members=members,
    )


def card(row: LobbyRow, person: Person | None) -> MatchCard:
    """A card in a list, with what is the person's own; invitations are not told in lists."""
    listed = msgspec.json.decode(row.card, type=Listed)
    found, own = listed.card, row.seats or []
    found.host = person is not None and person.id == listed.host
    for seat in found.seats:
        seat.yours = seat.seat in own
    found.your_turn = any(
        seat.yours and seat.seat == found.to_move and seat.standing_in is None
        for seat in found.seats
    )
    return found
