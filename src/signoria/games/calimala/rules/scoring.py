"""Scoring phases and the final scoring (C5, C6.2)."""

import cython

from .table import Table

if not cython.compiled:
    from .board import (
        BUILDINGS,
        CHURCHES,
        MATERIALS,
        NOTHING,
        PALACE,
        PORTS,
        SCORING_CARDS,
        TILES,
        Category,
    )
    from .player import Player


def in_cities(me: Player, first: int) -> int:
    """Cloth in three cities (C5.4)."""
    return me.delivered[first] + me.delivered[first + 1] + me.delivered[first + 2]


def in_church(me: Player, church: int) -> int:
    """Wood, brick, marble and artworks at one church (C5.4)."""
    total = me.artworks[church]
    for material in range(MATERIALS):
        total += me.contributed[church * MATERIALS + material]
    return total


def of_material(me: Player, material: int) -> int:
    """One material contributed to all churches (C5.4)."""
    total = 0
    for church in range(CHURCHES):
        total += me.contributed[church * MATERIALS + material]
    return total


def standing(me: Player) -> int:
    """Seats and council artworks, which decide ties (C5.6) and count for the Palazzo (C6.2)."""
    return me.seats + me.artworks[PALACE]


def cubes(me: Player, category: int) -> int:
    """What a player has in a category (C5.4, C6.2)."""
    if category < Category.CHURCH:
        return me.delivered[category]
    if category < Category.ALL_ARTWORK:
        return in_church(me, category - Category.CHURCH)
    if category == Category.ALL_ARTWORK:
        total = 0
        for building in range(BUILDINGS):
            total += me.artworks[building]
        return total
    if category == Category.PORT_CITIES:
        return in_cities(me, 0)
    if category == Category.TRADE_CITIES:
        return in_cities(me, PORTS)
    if category == Category.PALAZZO:
        return standing(me)
    return of_material(me, category - Category.CONTRIBUTED)


def seniority(me: Player) -> int:
    """Who was first, higher is earlier: by the newest seat, else the first council artwork."""
    if me.seats:
        return TILES + 1 - me.newest_seat
    return TILES + 1 - me.council_art if me.council_art else 0


def rank_key(me: Player, category: int) -> int:
    """One number by which players rank in a category, ties included (C5.6); 0 without cubes.

    Keys are equal only for players with neither seats nor council artworks.
    """
    held = cubes(me, category)
    if held == 0:
        return 0
    return ((held * 32 + standing(me)) * 32 + me.seats) * 32 + seniority(me)


def share(table: Table, seat: int, first: int, second: int, third: int) -> int:
    """The points of the places that a seat occupies, with its equals, divided (C5.5, C5.6)."""
    better = 0
    equal = 0
    for other in range(table.seats):
        if table.keys[other] > table.keys[seat]:
            better += 1
        elif table.keys[other] == table.keys[seat]:
            equal += 1
    total = 0
    for place in range(better, better + equal):
        if place == 0:
            total += first
        elif place == 1:
            total += second
        elif place == 2:
            total += third
    return total // equal


def rate(table: Table, category: int, first: int, second: int, third: int) -> None:
    """Write each seat's key to table.keys and its points to table.points."""
    for seat in range(table.seats):
        table.keys[seat] = rank_key(table.players[seat], category)
    for seat in range(table.seats):
        table.points[seat] = 0
        if table.keys[seat]:
            table.points[seat] = share(table, seat, first, second, third)


def rate_tile(table: Table, category: int) -> None:
    """The same with the points of a tile (C5.5)."""
    rate(table, category, table.values.tile[0], table.values.tile[1], table.values.tile[2])


def rate_card(table: Table, category: int) -> None:
    """The same with the points of a scoring card (C6.2)."""
    rate(table, category, table.values.card[0], table.values.card[1], table.values.card[2])


def score_tile(table: Table) -> None:
    """The next scoring phase (C5)."""
    rate_tile(table, table.tiles[table.scored])
    table.scored += 1
    collect(table)


def score_card(table: Table, card: int) -> None:
    """One card of the final scoring (C6.2)."""
    category = Category.PALAZZO if card == SCORING_CARDS - 1 else card
    rate_card(table, category)
    collect(table)


def collect(table: Table) -> None:
    """Add the points just rated to the scores."""
    for seat in range(table.seats):
        table.players[seat].score += table.points[seat]


def final(table: Table) -> None:
    """The rest of the tiles without seats (C6.1), then the scoring cards (C6.2).

    A blind table scores those cards only that it shows.
    """
    while table.scored < table.values.tiles:
        score_tile(table)
    if table.face_up != NOTHING:
        score_card(table, table.face_up)
    for step in range(table.seats):
        me = table.players[(table.start + step) % table.seats]
        if me.kept != NOTHING:
            score_card(table, me.kept)


def result_key(me: Player) -> int:
    """Points, then seats and council artworks (C6.3)."""
    return me.score * 32 + standing(me)


def place(table: Table, seat: int) -> int:
    """A seat's place in the game, from 1, equal when shared (C6.3)."""
    better = 1
    for other in range(table.seats):
        if result_key(table.players[other]) > result_key(table.players[seat]):
            better += 1
    return better


def points_now(table: Table, category: int) -> list[tuple[int, int, int]]:
    """Cubes, rank key and points of each seat if a category scored now (C5.5)."""
    rate_tile(table, category)
    return _ratings(table, category)


def card_points_now(table: Table, category: int) -> list[tuple[int, int, int]]:
    """Cubes, rank key and points of each seat if a card scored a category now (C6.2)."""
    rate_card(table, category)
    return _ratings(table, category)


def _ratings(table: Table, category: int) -> list[tuple[int, int, int]]:
    return [
        (cubes(table.players[seat], category), table.keys[seat], table.points[seat])
        for seat in range(table.seats)
    ]
