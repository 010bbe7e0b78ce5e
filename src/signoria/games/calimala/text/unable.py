"""Why an action cannot be carried out in a certain way (C4)."""

from __future__ import annotations

from ...contract import IllegalAction
from ..position.free_places import free_at_churches, free_for_artworks, free_in_cities
from ..position.position import Mat, Position
from ..rules import names
from ..rules.board import (
    PORTS,
    USE_KIND,
    Kind,
    Use,
)
from ..rules.values import STANDARD, Values
from . import notation
from .reasons import because


def _build(values: Values, me: Mat, use: int) -> IllegalAction | None:
    """Why this cannot be built (C4.2)."""
    wood, brick = me.warehouse[0], me.warehouse[1]
    if use == Use.BUILD_SHIP:
        if me.ships == values.ships:
            return because("ships-all")
        return _too_dear(values, "ship", values.ship) if wood < values.ship else None
    if use == Use.BUILD_WORKSHOP:
        if me.workshops == values.workshops:
            return because("workshops-all")
        dear = wood < values.workshop[0] or brick < values.workshop[1]
        return _too_dear(values, "workshop", *values.workshop) if dear else None
    city = use - Use.BUILD_HOUSE
    if me.houses[city]:
        return because("house-there", city=names.TRADE_CITIES[city])
    return _too_dear(values, "house", values.house) if brick < values.house else None


def _too_dear(values: Values, built: str, *cubes: int) -> IllegalAction:
    """That there is not enough to build it; the rulebook's costs have words of their own."""
    if getattr(values, built) == getattr(STANDARD, built):
        return because(f"{built}-cost")
    return because(f"{built}-price", **dict(zip(("cubes", "brick"), cubes, strict=False)))


def _ship(position: Position, me: Mat, use: int) -> IllegalAction | None:
    """Why this cannot be shipped (C4.5)."""
    ports = notation.shipment(use - Use.SHIP_CLOTH)
    if len(ports) > sum(me.cloth):
        return because("no-cloth")
    if len(ports) > me.ships:
        return because("few-ships")
    for city, free in zip(names.CITIES, free_in_cities(position), strict=True):
        if ports.count(city) > free:
            return because("port-full", city=city)
    return None


def _transport(position: Position, me: Mat, use: int) -> IllegalAction | None:
    """Why this cannot be transported (C4.6)."""
    cities = notation.transport(use - Use.TRANSPORT_CLOTH)
    if len(cities) > sum(me.cloth):
        return because("transport-cloth")
    for i, city in enumerate(names.TRADE_CITIES):
        if city in cities and not me.houses[i]:
            return because("no-house", city=city)
        if city in cities and not free_in_cities(position)[PORTS + i]:
            return because("city-full", city=city)
    return None


def _contribute(position: Position, me: Mat, use: int) -> IllegalAction | None:
    """Why this cannot be contributed (C4.7)."""
    church, material = divmod(use - Use.CONTRIBUTE_CUBE, 3)
    if not me.warehouse[material]:
        return because("nothing-held", material=names.MATERIALS[material])
    if not free_at_churches(position)[3 * church + material]:
        return because(
            "church-full", church=names.CHURCHES[church], material=names.MATERIALS[material]
        )
    return None


def _artwork(position: Position, me: Mat, use: int) -> IllegalAction | None:
    """Why this artwork cannot be placed (C4.3)."""
    building = use - Use.PLACE_ARTWORK
    if not me.warehouse[2]:
        return because("no-marble")
    if not free_for_artworks(position)[building]:
        return because("artwork-full", building=names.BUILDINGS[building])
    return None


def _weave(values: Values, me: Mat) -> IllegalAction | None:
    """Why nothing can be woven (C4.4)."""
    if sum(me.cloth) == values.cloth * me.workshops:
        return because("workshops-full")
    return because("weave-reserve") if not me.reserve else None


def _take(values: Values, me: Mat, kind: int) -> IllegalAction | None:
    """Why no cube comes into the warehouse (C4.1)."""
    if me.warehouse[kind] == values.ware[kind]:
        return because("warehouse-full", kind=names.KINDS[kind])
    return because("reserve-empty") if not me.reserve else None


def unable(position: Position, me: Mat, use: int) -> IllegalAction | None:
    """Why an action cannot be carried out in this way (C4); None if it can."""
    kind = USE_KIND[use]
    if kind <= Kind.MARBLE:
        return _take(position.values, me, kind)
    if kind == Kind.BUILD:
        return _build(position.values, me, use)
    if kind == Kind.ARTWORK:
        return _artwork(position, me, use)
    if kind == Kind.WEAVE:
        return _weave(position.values, me)
    if kind == Kind.SHIP:
        return _ship(position, me, use)
    if kind == Kind.TRANSPORT:
        return _transport(position, me, use)
    return _contribute(position, me, use)
