"""Which rule forbids an illegal move: read from the rules, phase by phase."""

from __future__ import annotations

from signoria.games.calimala.position.position import Position
from signoria.games.calimala.rules.board import USE_KIND, Move, Phase

from .duty_model import card_results, hold_of, results
from .words import street_kinds

RULE_OF_KIND = ("C4.1", "C4.1", "C4.1", "C4.2", "C4.3", "C4.4", "C4.5", "C4.6", "C4.7")
# What must come first, where a move of a later sort is tried.
FIRST = {
    Phase.KEEPING: "C2.2", Phase.TAKING: "C2.3", Phase.PLACING: "C3.1", Phase.DRAWING: "C3.8",
    Phase.SEATING: "C5.3", Phase.OVER: "C6.1",
}  # fmt: skip


def rule_against(position: Position, action: int) -> str:
    """The number of the rule that an illegal action breaks."""
    phase = Phase(position.phase)
    if not 0 <= action < Move.DRAWN + 9:
        return "C1.3"
    if phase in (Phase.OVER, Phase.DRAWING):
        return FIRST[phase]
    if action >= Move.DRAWN:
        return "C3.8"
    if action < Move.PLACE:
        return against_setup(phase, action)
    if phase == Phase.PLACING and action < Move.CONNECTED:
        return against_placing(position, action)
    if phase == Phase.ACTING:
        return against_acting(position, action)
    return FIRST[phase]


def against_setup(phase: Phase, action: int) -> str:
    """Keeping and taking are for before the game, in this order."""
    if phase in (Phase.KEEPING, Phase.TAKING):
        return FIRST[phase]
    return "C2.2" if action < Move.TAKE else "C2.3"


def against_placing(position: Position, action: int) -> str:
    """A disc that is not in reserve, or a street that is not certain."""
    mat = position.mats[position.mover]
    has = mat.coloured if action < Move.PLACE_WHITE else mat.white
    return "C3.6" if has else "C3.1"


def against_acting(position: Position, action: int) -> str:
    """By the sort of the move."""
    if action < Move.CONNECTED:
        return "C3.1"
    if action >= Move.SEAT:
        return "C5.3"
    if action == Move.STOP:
        return "C3.6"
    if action >= Move.DRAW:
        return against_draw(position, action - Move.DRAW)
    if action >= Move.CARD:
        return against_card(position, USE_KIND[action - Move.CARD], action - Move.CARD)
    kind = USE_KIND[action - Move.CONNECTED]
    return RULE_OF_KIND[kind] if has_left(position, kind) else "C3.3"


def has_left(position: Position, kind: int) -> bool:
    """Whether the street has this action, not used up yet."""
    kinds = street_kinds(position.squares, position.street)
    return kind in kinds and position.left[kinds.index(kind)] > 0


def against_draw(position: Position, kind: int) -> str:
    """Not connected; possible after all; or the last that the duty hangs on."""
    if not has_left(position, kind):
        return "C3.3"
    return "C3.4" if results(hold_of(position, position.mover), kind) else "C3.6"


def against_card(position: Position, kind: int, use: int) -> str:
    """Not in hand; impossible; or against the duty."""
    hold = hold_of(position, position.mover)
    if not hold.hand[kind]:
        return "C3.5"
    return "C3.6" if use in card_results(hold, kind) else RULE_OF_KIND[kind]
