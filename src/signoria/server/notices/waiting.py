"""What waits for a person: the matches in which it is to move, and those to which it is invited."""

from __future__ import annotations

import msgspec

from ...decoders import json_decoder
from ..journal.port import Journal
from ..journal.rows import LobbyRow
from ..views.match_card import StoredCard


async def waiting_matches(journal: Journal, person: str) -> list[str]:
    """The matches that wait for a person, by their ids."""
    turns = await journal.matches_to_move(person)
    rows = await journal.unseated_rows(person)
    return turns + [row.id for row in rows if is_invited(row, person)]


def is_invited(row: LobbyRow, person: str) -> bool:
    """Whether a seat of a match in a list is kept for a person."""
    try:
        return bool(json_decoder(StoredCard).decode(row.card).seats_for(person))
    except msgspec.DecodeError:
        return False
