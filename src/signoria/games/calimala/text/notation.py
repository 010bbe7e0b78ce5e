"""Actions as text: ``ship Lisbon Lisbon London``, ``white Wood|Contribute``; see parsing.py.

A street is named by its two actions, first the one that comes first in reading order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..rules import names
from ..rules.board import (
    MATERIALS,
    PORTS,
    SHIPMENT,
    START_KIND,
    STREET_SQUARE,
    USE_KIND,
    Kind,
    Move,
    Use,
)

Squares = Sequence[int]


def title(key: str) -> str:
    """A key as it is written in notation."""
    return key.capitalize()


def street_kinds(squares: Squares, street: int) -> tuple[int, int]:
    """The kinds that a street joins (C1.4)."""
    return squares[STREET_SQUARE[2 * street]], squares[STREET_SQUARE[2 * street + 1]]


@cache
def join_kinds(first: int, second: int) -> str:
    """The name of a street that joins these kinds."""
    return f"{title(names.KINDS[first])}|{title(names.KINDS[second])}"


def street_name(squares: Squares, street: int) -> str:
    """A street by its two actions."""
    return join_kinds(*street_kinds(squares, street))


def shipment(way: int) -> list[str]:
    """The port of each cloth in one of the 19 ways to ship (C4.5)."""
    return [names.PORTS[port] for port in range(PORTS) for _ in range(SHIPMENT[PORTS * way + port])]


def transport(way: int) -> list[str]:
    """The trade cities in one of the 7 ways to transport (C4.6)."""
    return [names.TRADE_CITIES[city] for city in range(PORTS) if (way + 1) >> city & 1]


def use_target(use: int) -> list[str]:
    """What a use is done to, as keys; see ``events.Acted``."""
    kind = USE_KIND[use]
    if kind == Kind.BUILD:
        if use == Use.BUILD_SHIP:
            return ["ship"]
        if use == Use.BUILD_WORKSHOP:
            return ["workshop"]
        return ["house", names.TRADE_CITIES[use - Use.BUILD_HOUSE]]
    if kind == Kind.ARTWORK:
        return [names.BUILDINGS[use - Use.PLACE_ARTWORK]]
    if kind == Kind.SHIP:
        return shipment(use - Use.SHIP_CLOTH)
    if kind == Kind.TRANSPORT:
        return transport(use - Use.TRANSPORT_CLOTH)
    if kind == Kind.CONTRIBUTE:
        slot = use - Use.CONTRIBUTE_CUBE
        return [names.MATERIALS[slot % MATERIALS], names.CHURCHES[slot // MATERIALS]]
    return []


_PLAIN = {"ship", "house", "workshop", *names.MATERIALS}


def use_text(use: int) -> str:
    """One of the 48 uses."""
    words = [names.KINDS[USE_KIND[use]]]
    words += [word if word in _PLAIN else title(word) for word in use_target(use)]
    return " ".join(words)


@cache
def street_of(action: int) -> int | None:
    """The street that an action names."""
    if Move.PLACE <= action < Move.PLACE_WHITE:
        return action - Move.PLACE
    if Move.PLACE_WHITE <= action < Move.CONNECTED:
        return action - Move.PLACE_WHITE
    return (action - Move.SEAT) // 2 if Move.SEAT <= action < Move.DRAWN else None


@cache
def on_street(action: int, first: int, second: int) -> str:
    """An action that names a street, which joins these kinds."""
    if action < Move.PLACE_WHITE:
        return f"place {join_kinds(first, second)}"
    if action < Move.CONNECTED:
        return f"white {join_kinds(first, second)}"
    return (
        f"seat {join_kinds(first, second)} {'lower' if (action - Move.SEAT) % 2 == 0 else 'upper'}"
    )


@cache
def without_street(action: int) -> str:
    """Any other action or chance outcome."""
    if not 0 <= action < Move.DRAWN + len(names.KINDS):
        raise ValueError(f"{action} is no action of Calimala")
    if action < Move.TAKE:
        return f"keep {title(names.SCORING_CARDS[action])}"
    if action < Move.PLACE:
        return f"take {title(names.KINDS[START_KIND[action - Move.TAKE]])}"
    if action < Move.CARD:
        return use_text(action - Move.CONNECTED)
    if action < Move.DRAW:
        return f"card {use_text(action - Move.CARD)}"
    if action < Move.STOP:
        return f"draw {names.KINDS[action - Move.DRAW]}"
    if action == Move.STOP:
        return "stop"
    return f"drawn {title(names.KINDS[action - Move.DRAWN])}"


def format_action(squares: Squares, action: int) -> str:
    """An action or chance outcome as text."""
    street = street_of(action)
    if street is None:
        return without_street(action)
    return on_street(action, *street_kinds(squares, street))
