"""Events of the council, of scoring and of the end (C5, C6), told by narrate.py."""

from __future__ import annotations

import cython

from ..rules import names
from ..rules.table import Table
from ..state.state import State
from . import standings
from .events import DiscLeft, Event, GameOver, Revealed, Scored, SeatTaken
from .view_types import WHITE_DISC

if not cython.compiled:
    from ..rules.board import NOBODY, NOTHING, SCORING_CARDS, STACK, WHITE, Category, Move


def seats_taken(table: Table) -> int:
    """The seats of all players in the council."""
    total = 0
    for seat in range(table.seats):
        total += table.players[seat].seats
    return total


def white_at_bottom(table: Table) -> bool:
    """Whether a white disc is to leave the current street for the council (C5.2)."""
    base = STACK * table.street
    return table.height[table.street] == table.values.stack and table.discs[base] == WHITE


def seating_events(old: Table, new: Table, action: int) -> list[Event]:
    """The seat taken in the council (C5)."""
    tile = old.scored
    if (
        tile == new.values.tiles
        or new.council[tile] == NOBODY
        or seats_taken(new) == seats_taken(old)
    ):
        return []
    street = (action - Move.SEAT) // 2 if Move.SEAT <= action < Move.DRAWN else None
    exchanged = street is not None or white_at_bottom(old)
    seat = new.council[tile]
    return [SeatTaken(seat=seat, tile=tile + 1, exchanged=exchanged, from_street=street)]


def discs_left(old: Table, new: Table) -> list[Event]:
    """The disc that left the game."""
    told: list[Event] = []
    if new.removed_white > old.removed_white:
        told.append(DiscLeft(street=old.street, disc=WHITE_DISC))
    for seat in range(new.seats):
        if new.players[seat].removed > old.players[seat].removed:
            told.append(DiscLeft(street=old.street, disc=seat))
    return told


def scorings(old: Table, new: Table) -> list[Event]:
    """The tiles scored; cubes and seats do not change between a scoring and the next decision."""
    told: list[Event] = []
    for tile in range(old.scored, new.scored):
        lines = standings.by_tile(new, new.tiles[tile])
        told.append(Scored(category=names.TILES[new.tiles[tile]], lines=lines, tile=tile + 1))
    return told


def final_card(new: Table, card: int, owner: int | None) -> Event:
    """A scoring card of the final scoring (C6.2)."""
    category = Category.PALAZZO if card == SCORING_CARDS - 1 else card
    lines = standings.by_card(new, category)
    return Scored(category=names.CATEGORIES[category], lines=lines, owner=owner)


def end(new: State) -> list[Event]:
    """The final scoring (C6.2, C6.3); it needs all the cards that it reveals."""
    if new.blind:
        raise ValueError("the final scoring cannot be told where hidden things are erased")
    kept = [names.SCORING_CARDS[new.players[seat].kept] for seat in range(new.seats)]
    told: list[Event] = [Revealed(cards=kept)]
    if new.face_up != NOTHING:
        told.append(final_card(new, new.face_up, None))
    for step in range(new.seats):
        owner = (new.start + step) % new.seats
        told.append(final_card(new, new.players[owner].kept, owner))
    told.append(GameOver(scores=new.scores, ranking=new.ranking()))
    return told
