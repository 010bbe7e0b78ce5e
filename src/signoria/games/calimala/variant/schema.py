"""The numbers of Calimala that a variant may set, each with its range and rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ...shared.variants.variants import Place, number_place
from ..rules import names
from ..rules.board import COPIES, LEFT_OUT, MATERIALS, MAX_SHIPS, MAX_WORKSHOPS, STACK, START_KIND
from ..rules.values import LAYOUT

RANKS = ("first", "second", "third")
PLAYERS = (3, 4, 5)
BUILT = 3  # cubes that a ship or a house costs at the most
WORKSHOP = 2  # and of each material that a workshop does
# The observation has room for so much.
WARE, CLOTH, CITY, CHURCH, DISCS = 4, 4, 12, 5, 15
ARTWORKS = (5, 5, 5, 4)  # the order of those at the council is a fourth each

number = partial(number_place, LAYOUT)


def points() -> Iterator[Place]:
    """What places are worth (C5.5, C6.2)."""
    for at, rank in enumerate(RANKS):
        yield number(f"tile.{rank}", "tile", "C5.5", f"tile-{rank}", 0, 10, at)
    for at, rank in enumerate(RANKS):
        yield number(f"card.{rank}", "card", "C6.2", f"card-{rank}", 0, 20, at)


def discs() -> Iterator[Place]:
    """Discs of each player, by the number of players (C1.2)."""
    for at, players in enumerate(PLAYERS):
        key, text = f"coloured.players-{players}", f"coloured-{players}"
        yield number(key, "coloured", "C1.2", text, 1, DISCS, at)
    for at, players in enumerate(PLAYERS):
        key, text = f"white.players-{players}", f"white-{players}"
        # One may come to have the white discs of all (C5.3).
        yield number(key, "white", "C1.2", text, 0, DISCS // players, at)


def costs() -> Iterator[Place]:
    """What building takes (C4.2)."""
    yield number("build.ship.wood", "ship", "C4.2", "ship", 1, BUILT)
    yield number("build.house.brick", "house", "C4.2", "house", 1, BUILT)
    yield number("build.workshop.wood", "workshop", "C4.2", "workshop-wood", 1, WORKSHOP, 0)
    yield number("build.workshop.brick", "workshop", "C4.2", "workshop-brick", 1, WORKSHOP, 1)


def mats() -> Iterator[Place]:
    """Room on a player's mat (C1.1, C4.1, C4.4)."""
    for at, name in enumerate(names.MATERIALS):
        said = {"material": f"kind-{name}"}
        yield number(f"warehouse.{name}", "ware", "C4.1", "warehouse", 1, WARE, at, said=said)
    yield number("workshop.cloth", "cloth", "C4.4", "cloth", 1, CLOTH)
    yield number("mat.ships", "ships", "C1.1", "ships", 0, MAX_SHIPS)
    yield number("mat.workshops", "workshops", "C1.1", "workshops", 1, MAX_WORKSHOPS)


def streets() -> Iterator[Place]:
    """How high a stack grows (C5.1)."""
    yield number("street.discs", "stack", "C5.1", "stack", 2, STACK)


def order() -> Iterator[Place]:
    """The places of the scoring tiles, and which are in the game (C2.1)."""
    for at, name in enumerate(names.TILES):
        said = {"tile": f"category-{name}"}
        yield number(f"order.{name}", "places", "C2.1", "place", 0, LEFT_OUT, at, said=said)


def cards() -> Iterator[Place]:
    """Action cards of each kind; those that lie open at the start are there (C1.5, C2.3)."""
    for kind, name in enumerate(names.KINDS):
        said = {"action": f"kind-{name}"}
        least = 1 if kind in START_KIND else 0
        yield number(f"copies.{name}", "copies", "C1.5", "copies", least, COPIES, kind, said=said)


def board() -> Iterator[Place]:
    """Room in the city and beyond (C1.7, C1.8)."""
    for at, name in enumerate(names.CITIES):
        said = {"city": f"category-{name}"}
        yield number(f"city.{name}", "city", "C1.8", "city", 0, CITY, at, said=said)
    for church, name in enumerate(names.CHURCHES):
        for at, material in enumerate(names.MATERIALS):
            said = {"church": f"category-{name}", "material": f"kind-{material}"}
            key, place = f"church.{name}.{material}", MATERIALS * church + at
            yield number(key, "church", "C1.7", "church", 0, CHURCH, place, said=said)
    for at, name in enumerate(names.BUILDINGS):
        said = {"building": f"category-{name}"}
        yield number(
            f"artworks.{name}", "artwork", "C1.7", "artworks", 0, ARTWORKS[at], at, said=said
        )


PLACES = (*points(), *order(), *discs(), *streets(), *cards(), *costs(), *mats(), *board())
VALUES = tuple(place.value for place in PLACES)
