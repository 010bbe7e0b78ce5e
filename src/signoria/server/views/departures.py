"""How often somebody has left matches among people, as far as that is shown to others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ...decoders import json_decoder
from ..domain.match.asking import ENDED
from ..journal.rows import LobbyRow
from .match_card import StoredCard

LEAST = 5  # matches below which it is nobody's business


class Departures(NamedTuple):
    """Of so many matches among people somebody has left some, and not come back."""

    left: int
    matches: int


def count_departures(rows: Sequence[LobbyRow], person: str) -> Departures | None:
    """How often the person of a list of matches has left them; None if it has not played enough.

    Those count that have ended or that it has left; a card that cannot be read counts not.
    """
    found = [has_left(row, person) for row in rows]
    counted = [left for left in found if left is not None]
    return Departures(sum(counted), len(counted)) if len(counted) >= LEAST else None


def has_left(row: LobbyRow, person: str) -> bool | None:
    """Whether somebody has left a match among people; None for any other or one that goes on."""
    try:
        stored = json_decoder(StoredCard).decode(row.card)
    except msgspec.DecodeError:
        return None
    seats, own = stored.card.seats, row.seats or []
    if person in stored.former:
        return True
    others = any(one.holder == "person" and one.seat not in own for one in seats)
    if not own or not others or any(one.holder in ("open", "invited") for one in seats):
        return None
    if any(one.standing_in is not None for one in seats if one.seat in own):
        return True
    return False if row.status in ENDED else None
