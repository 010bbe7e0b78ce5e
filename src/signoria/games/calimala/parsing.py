"""Actions from text, the inverse of notation.py.

Parsing forgives case, spacing, the order of a street's two actions and the order of cities.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..contract import END_OF_MOVE, BadNotation
from . import names, notation
from .board import (
    MATERIALS,
    SHIPMENTS,
    START_KIND,
    STREETS,
    Kind,
    Move,
    Use,
)
from .faults import bad_notation


class _Words:
    """The words of a text with their columns."""

    def __init__(self, text: str) -> None:
        self.words: list[str] = []
        self.columns: list[int] = []
        self.end = len(text) + 1
        column = 0
        for part in text.split():
            column = text.index(part, column)
            self.words.append(part)
            self.columns.append(column + 1)
            column += len(part)
        self.at = 0

    def fail(self, reason: str, expected: Sequence[str], **values: str | int) -> BadNotation:
        """The error at the next word, or at the end; it shows the word as it was written."""
        if self.at >= len(self.words):
            return bad_notation(reason, self.end, expected, **values)
        word = self.words[self.at]
        return bad_notation(reason, self.columns[self.at], expected, value=word, **values)

    def one_of(self, expected: Sequence[str], wanted: str) -> int:
        """The place of the next word in the list; ``wanted`` is a key of ``faults.WANTED``."""
        if self.at >= len(self.words):
            raise self.fail("missing", expected, wanted=wanted)
        for i, word in enumerate(expected):
            if word.casefold() == self.words[self.at].casefold():
                self.at += 1
                return i
        raise self.fail("wrong", expected, wanted=wanted)

    def rest_of(self, allowed: Sequence[str], wanted: str) -> list[int]:
        """The places of all words that are left, sorted; at least one."""
        places = [self.one_of(allowed, wanted)]
        while self.at < len(self.words):
            places.append(self.one_of(allowed, wanted))
        return sorted(places)


def _street(words: _Words, squares: Sequence[int]) -> int:
    """A street, its two actions in either order."""
    streets = [notation.street_name(squares, street) for street in range(STREETS)]
    turned = ["|".join(reversed(name.split("|"))) for name in streets]
    written = words.words[words.at].casefold() if words.at < len(words.words) else ""
    either = turned if written in [name.casefold() for name in turned] else streets
    return words.one_of(either, "street")


def _build(words: _Words) -> int:
    what = words.one_of(("ship", "house", "workshop"), "building")
    if what == 1:
        return Use.BUILD_HOUSE + words.one_of(
            [notation.title(c) for c in names.TRADE_CITIES], "trade-city"
        )
    return Use.BUILD_SHIP if what == 0 else Use.BUILD_WORKSHOP


def _ship(words: _Words) -> int:
    start = words.at
    ports = words.rest_of([notation.title(c) for c in names.PORTS], "port-city")
    for way in range(SHIPMENTS):
        if [names.PORTS[port] for port in ports] == notation.shipment(way):
            return Use.SHIP_CLOTH + way
    words.at = start
    raise words.fail("shipment", [notation.title(c) for c in names.PORTS])


def _transport(words: _Words) -> int:
    start = words.at
    cities = words.rest_of([notation.title(c) for c in names.TRADE_CITIES], "trade-city")
    if len(set(cities)) < len(cities):
        words.at = start
        raise words.fail("transport", [notation.title(c) for c in names.TRADE_CITIES])
    return Use.TRANSPORT_CLOTH - 1 + sum(1 << city for city in cities)


def _contribute(words: _Words) -> int:
    material = words.one_of(names.MATERIALS, "material")
    church = words.one_of([notation.title(c) for c in names.CHURCHES], "church")
    return Use.CONTRIBUTE_CUBE + MATERIALS * church + material


def _artwork(words: _Words) -> int:
    return Use.PLACE_ARTWORK + words.one_of(
        [notation.title(b) for b in names.BUILDINGS], "building"
    )


_TARGETS: dict[int, Callable[[_Words], int]] = {
    Kind.BUILD: _build,
    Kind.ARTWORK: _artwork,
    Kind.SHIP: _ship,
    Kind.TRANSPORT: _transport,
    Kind.CONTRIBUTE: _contribute,
}


def _use(words: _Words, kind: int) -> int:
    if kind in _TARGETS:
        return _TARGETS[kind](words)
    return int(Use.WEAVE_CLOTH) if kind == Kind.WEAVE else kind


_VERBS = (*names.KINDS, "card", "draw", "stop", "place", "white", "seat", "keep", "take", "drawn")


def _action(words: _Words, squares: Sequence[int]) -> int:
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
    words = _Words(text)
    action = _action(words, squares)
    if words.at < len(words.words):
        raise words.fail("too-much", [END_OF_MOVE])
    return int(action)
