"""Which discs may become the seat (C5.3): a second reading, disc by disc and stack by stack."""

from __future__ import annotations

from signoria.games.calimala.position.position import Position
from signoria.games.calimala.rules.board import GERMAN, Move


def legal(position: Position) -> list[int]:
    """The choices of a seating, ascending."""
    discs = [
        (street, level)
        for street, stack in enumerate(position.stacks)
        for level, owner in enumerate(stack)
        if owner == position.mover
    ]
    elsewhere = [disc for disc in discs if disc[0] != position.street]
    found: list[int] = []
    for street in sorted({street for street, _ in usable_discs(position, discs, elsewhere)}):
        stack = position.stacks[street]
        left = {stack[:at] + stack[at + 1 :] for s, at in discs if s == street}
        assert len(left) <= 2, "a lower and an upper disc are all that can differ"
        found += range(Move.SEAT + 2 * street, Move.SEAT + 2 * street + len(left))
    return found


def usable_discs(
    position: Position, discs: list[tuple[int, int]], elsewhere: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Any disc in edition de; else one from another space, if there is one."""
    return discs if position.edition == GERMAN else elsewhere or discs
