"""Which matches go on first when the server starts."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

import msgspec

from ..journal.rows import DueRow
from ..protocol.common import MatchCard, SeatInfo
from ..views.match_card import StoredCard


class Urgency(IntEnum):
    """People who wait for a bot in a match among people, clocks, one person against bots."""

    PEOPLE_WAIT = 0
    CLOCK = 1
    ONE_PERSON = 2


def order_by_urgency(rows: Sequence[DueRow]) -> list[str]:
    """The matches to be woken, those for which most people wait first.

    Not those of bots only: they go on when somebody looks at them.  What has a damaged card comes
    last, as nobody knows what it is.
    """
    ranked = [(urgency(row), row.wake, row.id) for row in rows]
    return [match for rank, _, match in sorted(r for r in ranked if r[0] is not None)]


def urgency(row: DueRow) -> Urgency | None:
    """How urgent a match is; None if only bots play."""
    try:
        card = msgspec.json.decode(row.card, type=StoredCard).card
    except msgspec.DecodeError:
        return Urgency.ONE_PERSON
    people = [seat for seat in card.seats if is_played_by_person(seat)]
    if not people:
        return None
    if any(seat.seat == row.to_move for seat in people):
        return Urgency.CLOCK
    return Urgency.PEOPLE_WAIT if len(people) > 1 else Urgency.ONE_PERSON


def is_played_by_person(seat: SeatInfo) -> bool:
    """Whether a person plays on this seat itself."""
    return seat.holder == "person" and seat.standing_in is None


def has_only_bots(card: MatchCard) -> bool:
    """Whether nobody plays but bots."""
    return not any(is_played_by_person(seat) for seat in card.seats)
