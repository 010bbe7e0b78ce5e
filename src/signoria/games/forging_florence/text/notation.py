"""Actions as text: ``walk 2,-2``, ``buy tools``, ``hire dante for giotto``; see parsing.py.

A hex is named by its axial coordinates, the golden one being 0,0 and r growing downwards (F2.1).
"""

from __future__ import annotations

from functools import cache

from ..map import maps
from ..rules import names
from ..rules.board import ARTISTS, FACES, Move
from ..rules.values import STANDARD


def verb(resource: int) -> str:
    """How one comes by a resource by the rulebook (F4.3); notation says so in variants, too."""
    return "buy" if STANDARD.price[resource] else "collect"


@cache
def format_action(action: int) -> str:
    """An action or chance outcome as text."""
    if not 0 <= action < Move.ROLLED + FACES:
        raise ValueError(f"{action} is no action of Forging Florence")
    if action < Move.ROLL:
        return f"walk {maps.name(action)}"
    if action == Move.ROLL:
        return "roll"
    if action < Move.CREATE:
        resource = action - Move.TAKE
        return f"{verb(resource)} {names.RESOURCES[resource]}"
    if action < Move.SELL:
        return f"create {names.PIECES[action - Move.CREATE]}"
    if action < Move.UPGRADE:
        return f"sell {names.PIECES[action - Move.SELL]}"
    return _later(action)


def _later(action: int) -> str:
    """From upgrading on."""
    if action == Move.UPGRADE:
        return "upgrade"
    if action < Move.EXCHANGE:
        return f"hire {names.ARTISTS[action - Move.HIRE]}"
    if action < Move.END:
        artist, gone = divmod(action - Move.EXCHANGE, ARTISTS)
        return f"hire {names.ARTISTS[artist]} for {names.ARTISTS[gone]}"
    return "end" if action == Move.END else f"rolled {action - Move.ROLLED + 1}"
