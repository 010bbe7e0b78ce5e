"""The position before the first decision (F3)."""

from __future__ import annotations

from ..map import maps
from ..rules import names
from ..rules.board import ARTISTS, HEXES, NOBODY, Terrain
from ..rules.values import Values
from ..variant.variants import VARIANTS
from .position import Hand, Position
from .setup import Setup


def _hand(terrain: tuple[int, ...], values: Values, house: int, painter: str) -> Hand:
    """A figure on the hex that the map gives, the first money, level 1 (F3.1)."""
    start = next(hex for hex in maps.beside(house) if terrain[hex] == Terrain.START)
    painter_at = names.ARTISTS.index(painter)
    return Hand(hex=start, coins=values.first_coins, painter=painter_at)


def opening(setup: Setup) -> Position:
    """Everything where the setup puts it."""
    terrain = maps.read(setup.map, setup.shop_sites)
    sites = [hex for hex in range(HEXES) if terrain[hex] == Terrain.HOUSE]
    houses = tuple(sites[site] for site in setup.houses)
    owner = [NOBODY] * ARTISTS
    values = VARIANTS.from_option(setup.variant)
    for seat, painter in enumerate(setup.painters):
        owner[names.ARTISTS.index(painter)] = seat
    pairs = zip(houses, setup.painters, strict=False)
    return Position(
        players=setup.players,
        hands=tuple(_hand(terrain, values, *pair) for pair in pairs),
        terrain=terrain,
        houses=houses,
        shop_at=tuple(names.SHOPS.index(shop) for shop in setup.shops),
        empty_mill=setup.no_mill,
        owner=tuple(owner),
        economy=names.ECONOMIES.index(setup.economy),
        brunelleschi=names.BRUNELLESCHI.index(setup.brunelleschi),
        shops=names.SHOP_OPTIONS.index(setup.shop_sites),
        limit=setup.rounds // 10,
        start=setup.start,
        values=values,
    )
