"""The same position with everybody one seat further on."""

from __future__ import annotations

from dataclasses import replace

from signoria.games.calimala.position.position import Position
from signoria.games.calimala.rules.board import KINDS, MAX_SEATS, Entry


def turn_seats(position: Position) -> Position:
    """What a table looks like after all have moved to the seat on their left."""

    def seat(number: int) -> int:
        return (number + 1) % position.players if number < MAX_SEATS else number

    def entry(number: int) -> int:
        each = 2 * KINDS if number < Entry.ENTRY_START else KINDS
        base = int(Entry.ENTRY_DRAW if number < Entry.ENTRY_START else Entry.ENTRY_START)
        return base + each * seat((number - base) // each) + (number - base) % each

    return replace(
        position,
        mats=(position.mats[-1], *position.mats[:-1]),
        stacks=tuple(tuple(map(seat, stack)) for stack in position.stacks),
        council=tuple(map(seat, position.council)),
        log=tuple(map(entry, position.log)),
        start=seat(position.start),
        active=seat(position.active),
        mover=seat(position.mover),
    )
