"""Why an action is not legal now."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, SupportsIndex

from ...contract import IllegalAction
from ..rules import names
from ..rules.board import GERMAN, START_KIND, STREETS, USE_KIND, USES, Duty, Move, Phase
from . import notation
from .reasons import because
from .unable import unable

if TYPE_CHECKING:
    from ..position.position import HasPosition, Mat, Position


def _side(position: Position, kind: int) -> int | None:
    """Which of the street's two actions this is."""
    kinds = notation.street_kinds(position.squares, position.street)
    return kinds.index(kind) if kind in kinds else None


def _check_street(position: Position, kind: int) -> IllegalAction | None:
    """Why the street does not offer the action (C3.3)."""
    side = _side(position, kind)
    if side is None:
        return because("not-connected", kind=names.KINDS[kind])
    return None if position.left[side] else because("used-up", kind=names.KINDS[kind])


def _acting(position: Position, me: Mat, action: int) -> IllegalAction:
    """Why not with the disc being activated (C3.3 to C3.6)."""
    if action < Move.CONNECTED:
        return because("place-done")
    if action < Move.CARD:
        use = action - Move.CONNECTED
        why = _check_street(position, USE_KIND[use]) or unable(position, me, use)
        return why or because("duty")
    if action < Move.DRAW:
        kind = USE_KIND[action - Move.CARD]
        if not me.hand[kind]:
            return because("no-card", kind=names.KINDS[kind])
        return unable(position, me, action - Move.CARD) or because("card-breaks-duty")
    if action < Move.STOP:
        kind = action - Move.DRAW
        why = _check_street(position, kind)
        if why is None and position.duty == Duty.OWED and not _any_use(position, me, kind):
            why = because("draw-breaks-duty", kind=names.KINDS[kind])
        return why or because("draw-possible", kind=names.KINDS[kind])
    return because("duty") if action == Move.STOP else because("no-seating")


def _any_use(position: Position, me: Mat, kind: int) -> bool:
    """Whether the action can be carried out in any way."""
    return any(unable(position, me, use) is None for use in range(USES) if USE_KIND[use] == kind)


def _placing(me: Mat, action: int) -> IllegalAction:
    """Why the disc cannot be placed so (C3.1, C3.6)."""
    if not Move.PLACE <= action < Move.CONNECTED:
        return because("place-first")
    if action < Move.PLACE_WHITE and not me.coloured:
        return because("no-coloured")
    if action >= Move.PLACE_WHITE and not me.white:
        return because("no-white")
    return because("not-certain")


def _seating(position: Position, action: int) -> IllegalAction:
    """Why this disc does not become the seat (C5.3)."""
    if action < Move.SEAT:
        return because("seat-first")
    street = (action - Move.SEAT) // 2
    if position.mover not in position.stacks[street]:
        return because("no-disc-there")
    elsewhere = any(
        position.mover in position.stacks[s] for s in range(STREETS) if s != position.street
    )
    if street == position.street and elsewhere and position.edition != GERMAN:
        return because("disc-elsewhere")
    return because("same-stack")


def _opening(position: Position, action: int) -> IllegalAction:
    """Why not before the first turn (C2.2, C2.3)."""
    if position.phase == Phase.KEEPING:
        if action >= Move.TAKE:
            return because("keep-first")
        return because("not-dealt", card=names.SCORING_CARDS[action])
    if not Move.TAKE <= action < Move.PLACE:
        return because("take-first")
    return because("taken", kind=names.KINDS[START_KIND[action - Move.TAKE]])


def _drawing(action: int) -> IllegalAction:
    """Why not while a card is drawn (C3.8)."""
    if action < Move.DRAWN:
        return because("chance")
    return because("not-in-deck", kind=names.KINDS[action - Move.DRAWN])


def refusal(state: HasPosition, action: SupportsIndex) -> IllegalAction:
    """Why an action that is not legal is not; for one that is, the answer has no meaning."""
    try:
        number = index(action)
    except TypeError:
        number = -1
    if not 0 <= number < Move.DRAWN + len(names.KINDS):
        return because("unknown", action=str(action))
    return _refusal(state, number)


def _refusal(state: HasPosition, action: int) -> IllegalAction:
    """The same for a number that is some action or outcome."""
    position = state.position()
    if position.phase == Phase.OVER:
        return because("over")
    if position.phase == Phase.DRAWING:
        return _drawing(action)
    if state.viewer not in (None, position.mover):
        return because("not-yours")
    if action >= Move.DRAWN:
        return because("not-chance")
    me = position.mats[position.mover]
    if position.phase <= Phase.TAKING:
        return _opening(position, action)
    if action < Move.TAKE:
        return because("keep-done")
    if action < Move.PLACE:
        return because("take-done")
    if position.phase == Phase.PLACING:
        return _placing(me, action)
    if position.phase == Phase.SEATING:
        return _seating(position, action)
    return _acting(position, me, action)
