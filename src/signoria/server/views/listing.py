"""How a match stands, as it is stored with every append: for lists and for the next start."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..domain.damage import DamagedMatches
from ..domain.model import Model
from ..journal.entries import AnyEntry, Drawn, Moved, Person, Undone
from ..journal.rows import LobbyRow, MatchRow
from ..protocol.common import MatchCard
from . import projection

PLAYING = (Moved, Drawn, Undone)  # after these a list shows nothing else, but for the columns


class StoredCard(msgspec.Struct, frozen=True):
    """The card as somebody unknown sees it, and the host's id.

    Whose turn it is and the time of the last entry may be older than the row's.
    """

    card: MatchCard
    host: str


def match_row(model: Model, entries: Sequence[AnyEntry], wake: int | None) -> MatchRow:
    """What is stored beside these entries; ``wake`` in milliseconds since 1970."""
    old = model.status == "running" and all(isinstance(entry, PLAYING) for entry in entries)
    return MatchRow(
        status=model.status,
        updated=model.last_at,
        to_move=model.to_move,
        wake=wake,
        card=None if old else encode_card(model),
        members=None if old else seats_by_person(model),
    )


def encode_card(model: Model) -> bytes:
    """The card for lists."""
    return msgspec.json.encode(StoredCard(projection.card_for(model, None), model.created.host.id))


def seats_by_person(model: Model) -> dict[str, list[int]]:
    """Everybody in whose lists the match stands, with their seats."""
    found: dict[str, list[int]] = {model.created.host.id: []}
    for seat, chair in enumerate(model.chairs):
        if chair.person is not None:
            found.setdefault(chair.person.id, []).append(seat)
    return found


def read_cards(
    rows: Sequence[LobbyRow],
    person: Person | None,
    damages: DamagedMatches,
    *,
    public: bool = False,
) -> list[MatchCard]:
    """The cards of a list; one that cannot be read is left out.

    Matches that are shut stand among a person's own only, not in the ``public`` lists.
    """
    found = []
    for row in rows:
        try:
            one = read_card(row, person)
        except msgspec.DecodeError:
            damages.add_card(row.id)
            continue
        if row.id in damages or row.status == "damaged":
            one.status, one.to_move, one.your_turn = "damaged", None, False
        if one.status != "damaged" or not public:
            found.append(one)
    return found


def read_card(row: LobbyRow, person: Person | None) -> MatchCard:
    """A card in a list, with what is the person's own; invitations are not told in lists."""
    listed = msgspec.json.decode(row.card, type=StoredCard)
    found, own = listed.card, row.seats or []
    found.to_move, found.updated = row.to_move, row.updated // 1000
    found.host = person is not None and person.id == listed.host
    for seat in found.seats:
        seat.yours = seat.seat in own
    found.your_turn = any(
        seat.yours and seat.seat == found.to_move and seat.standing_in is None
        for seat in found.seats
    )
    return found
