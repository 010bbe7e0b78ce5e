"""Actions from text, the inverse of notation.py.

Parsing forgives case, spacing, the order of a street's two actions and the order of cities.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...shared.notation import Words
from ..rules import names
from ..rules.board import MATERIALS, SHIPMENTS, START_KIND, STREETS, Kind, Move, Use
from ..rules.faults import FAULTS
from . import notation


def _street(words: Words, squares: Sequence[int]) -> int:
    """A street, its two actions in either order."""
    streets = [notation.street_name(squares, street) for street in range(STREETS)]
    turned = ["|".join(reversed(name.split("|"))) for name in streets]
    written = words.words[words.at].casefold() if words.at < len(words.words) else ""
    either = turned if written in [name.casefold() for name in turned] else streets
    return words.one_of(either, "street")


def _build(words: Words) -> int:
    what = words.one_of(("ship", "house", "workshop"), "building")
    if what == 1:
        return Use.BUILD_HOUSE + words.one_of(
            [notation.title(c) for c in names.TRADE_CITIES], "trade-city"
        )
    return Use.BUILD_SHIP if what == 0 else Use.BUILD_WORKSHOP


def _ship(words: Words) -> int:
    start = words.at
    ports = words.rest_of([notation.title(c) for c in names.PORTS], "port-city")
    for way in range(SHIPMENTS):
        if [names.PORTS[port] for port in ports] == notation.shipment(way):
            return Use.SHIP_CLOTH + way
    words.at = start
    raise words.fail("shipment", [notation.title(c) for c in names.PORTS])


def _transport(words: Words) -> int:
    start = words.at
    cities = words.rest_of([notation.title(c) for c in names.TRADE_CITIES], "trade-city")
    if len(set(cities)) < len(cities):
        words.at = start
        raise words.fail("transport", [notation.title(c) for c in names.TRADE_CITIES])
    return Use.TRANSPORT_CLOTH - 1 + sum(1 << city for city in cities)


def _contribute(words: Words) -> int:
    material = words.one_of(names.MATERIALS, "material")
    church = words.one_of([notation.title(c) for c in names.CHURCHES], "church")
    return Use.CONTRIBUTE_CUBE + MATERIALS * church + material


def _artwork(words: Words) -> int:
    return Use.PLACE_ARTWORK + words.one_of(
        [notation.title(b) for b in names.BUILDINGS], "building"
    )


_TARGETS: dict[int, Callable[[Words], int]] = {
    Kind.BUILD: _build,
    Kind.ARTWORK: _artwork,
    Kind.SHIP: _ship,
    Kind.TRANSPORT: _transport,
    Kind.CONTRIBUTE: _contribute,
}


def _use(words: Words, kind: int) -> int:
    if kind in _TARGETS:
        return _TARGETS[kind](words)
    return int(Use.WEAVE_CLOTH) if kind == Kind.WEAVE else kind


_VERBS = (*names.KINDS, "card", "draw", "stop", "place", "white", "seat", "keep", "take", "drawn")


def _action(words: Words, squares: Sequence[int]) -> int:
    verb = _VERBS[words.one_of(_VERBS, "move")]
    kinds = [notation.title(kind) for kind in names.KINDS]
    if verb in names.KINDS:
        return Move.CONNECTED + _use(words, names.KINDS.index(verb))
    if verb == "card":
        return Move.CARD + _use(words, words.one_of(names.KINDS, "action-card"))
    if verb == "draw":
        return Move.DRAW + words.one_of(names.KINDS, "action")
    if verb == "stop":
        return Move.STOP
    if verb == "place":
        return Move.PLACE + _street(words, squares)
    if verb == "white":
        return Move.PLACE_WHITE + _street(words, squares)
    if verb == "seat":
        street = _street(words, squares)
        return Move.SEAT + 2 * street + words.one_of(("lower", "upper"), "disc")
    if verb == "keep":
        return Move.KEEP + words.one_of(
            [notation.title(c) for c in names.SCORING_CARDS], "scoring-card"
        )
    if verb == "take":
        return Move.TAKE + words.one_of([kinds[kind] for kind in START_KIND], "starting-card")
    return Move.DRAWN + words.one_of(kinds, "action-card")


def parse_action(squares: Sequence[int], text: str) -> int:
    """The inverse of ``format_action``; raises ``BadNotation`` with the column and what fits."""
    words = Words(text, FAULTS)
    action = _action(words, squares)
    words.end_here()
    return int(action)
