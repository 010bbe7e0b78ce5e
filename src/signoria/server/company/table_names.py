"""What a stored card tells of who sat at its table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from ...decoders import json_decoder
from ..journal.company_rows import Meeting
from ..protocol.common import Status


class SeatNames(msgspec.Struct):
    """What kind of player a seat has, and its name."""

    holder: str
    name: str | None = None


class TableNames(msgspec.Struct):
    """Of a card what tells who sat there and how it ended."""

    game: str
    status: Status
    seats: list[SeatNames]
    scores: list[int] | None = None
    ranking: list[int] | None = None


class Stored(msgspec.Struct):
    """A card as it is stored for lists."""

    card: TableNames


def read_table(card: bytes) -> TableNames | None:
    """What a stored card tells; None if it cannot be read."""
    try:
        return json_decoder(Stored).decode(card).card
    except msgspec.DecodeError:
        return None


def name_at(meeting: Meeting) -> str | None:
    """What somebody was called at a table; None for a network bot and for nobody any more.

    The names of guests at the same device are not the person's own.
    """
    table = read_table(meeting.card)
    if table is None:
        return None
    own = [table.seats[seat] for seat in meeting.seats if seat < len(table.seats)]
    names = [seat.name for seat in own if seat.holder == "person" and seat.name]
    return meeting.name if meeting.name in names else next(iter(names), None)


def sit_alone(
    people: Collection[str], seats: Mapping[str, Sequence[int]], holders: Sequence[str]
) -> bool:
    """Whether no other person has a seat; bots, and guests at a device of theirs, may."""
    own = {seat for person in people for seat in seats.get(person, ())}
    return all(seat in own for seat, holder in enumerate(holders) if holder == "person")
