"""What no game can be played with, although each number is in its range."""

from __future__ import annotations

from collections.abc import Iterator

from ...shared.variants.schema import Contradiction, Numbers
from ..rules import names
from ..rules.board import LEFT_OUT, MOST_TURNS

PLAYERS = (3, 4, 5)
# What is built of what, and where that is kept (C1.1, C4.2).
STORES = (
    ("build.ship.wood", "warehouse.wood"),
    ("build.house.brick", "warehouse.brick"),
    ("build.workshop.wood", "warehouse.wood"),
    ("build.workshop.brick", "warehouse.brick"),
)
RANKS = (("first", "second"), ("second", "third"))


def contradictions(numbers: Numbers) -> list[Contradiction]:
    """Each with the number to change, what it is up against, and how far that goes."""
    each = {key: number for key, number in numbers.items() if isinstance(number, int)}
    return [
        (keys, why, {"most": most, "value": each[keys[0]]})
        for keys, why, most in (*places(each), *tiles(each), *discs(each), *stores(each))
    ]


Limits = Iterator[tuple[tuple[str, ...], str, int]]


def places(numbers: dict[str, int]) -> Limits:
    """A later place is worth no more than an earlier one (C5.5, C6.2)."""
    for scored in ("tile", "card"):
        for rank, following in RANKS:
            earlier, later = f"{scored}.{rank}", f"{scored}.{following}"
            if numbers[later] > numbers[earlier]:
                yield (later, earlier), "rank", numbers[earlier]


def tiles(numbers: dict[str, int]) -> Limits:
    """No two tiles have one place, and each that has one is among those in the game (C2.1)."""
    keys = [f"order.{name}" for name in names.TILES]
    left = sum(numbers[key] != LEFT_OUT for key in keys)
    if not left:
        yield tuple(keys), "no-tiles", left
    taken: dict[int, str] = {}
    for key in keys:
        place = numbers[key]
        if place and place != LEFT_OUT:
            if place > left:
                yield (key,), "place-most", left
            elif place in taken:
                yield (key, taken[place]), "place-twice", place
            taken[place] = key


def discs(numbers: dict[str, int]) -> Limits:
    """All turns fit where bots and states count them (C1.2)."""
    for players in PLAYERS:
        keys = (f"coloured.players-{players}", f"white.players-{players}")
        most = MOST_TURNS // players
        if sum(numbers[key] for key in keys) > most:
            yield keys, "discs", most


def stores(numbers: dict[str, int]) -> Limits:
    """What building costs must be kept at once."""
    for cost, room in STORES:
        if numbers[cost] > numbers[room]:
            yield (cost, room), "cost", numbers[room]
