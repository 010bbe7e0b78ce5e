"""Whether cubes, discs and seats are where they can be (C8.1, C8.2)."""

from __future__ import annotations

import cython

from ..rules.table import Table

if not cython.compiled:
    from ..rules.board import (
        BUILDINGS,
        CHURCHES,
        CITIES,
        CUBES,
        MATERIALS,
        MAX_SEATS,
        MAX_WORKSHOPS,
        MOST_POINTS,
        NOBODY,
        PALACE,
        PORTS,
        STACK,
        STREETS,
        TILES,
        WHITE,
        Phase,
    )
    from ..rules.memory import is_standard
    from ..rules.player import Player


def mats(table: Table) -> str:
    """Limits and cubes (C1.1, C1.7, C1.8, C8.1)."""
    for seat in range(table.seats):
        me = table.players[seat]
        if me.seat != seat:
            return f"C1.1: seat {seat} has the mat of another"
        wrong = _slots(table, me)
        if wrong:
            return f"{wrong} (seat {seat})"
        if me.score > _most_points(table):
            return f"C5.5: seat {seat} has more than {_most_points(table)} points"
        if _all_cubes(me) != CUBES:
            return f"C8.1: the cubes of seat {seat} add up to {_all_cubes(me)}, not {CUBES}"
    return _shared_slots(table)


def _most_points(table: Table) -> int:
    """What a set position may have, so that all to come fits a byte, too."""
    if is_standard(table):
        return MOST_POINTS
    cards = 0 if table.phase == Phase.OVER else MAX_SEATS
    return (
        255
        - (table.values.tiles - table.scored) * table.values.tile[0]
        - cards * table.values.card[0]
    )


def _slots(table: Table, me: Player) -> str:
    """The slots of one mat."""
    for material in range(MATERIALS):
        if me.warehouse[material] > table.values.ware[material]:
            return f"C1.1: more than {table.values.ware[material]} cubes in a warehouse"
    if not 1 <= me.workshops <= table.values.workshops or me.ships > table.values.ships:
        return "C1.1: workshops or ships are out of range"
    for shop in range(MAX_WORKSHOPS):
        room = table.values.cloth if shop < me.workshops else 0
        if me.cloth[shop] > room:
            return f"C1.1: more than {room} cloth in a workshop, or cloth without one"
    for city in range(PORTS):
        if me.houses[city] > 1:
            return "C1.8: more than one trade house in a city"
    return ""


def _all_cubes(me: Player) -> int:
    """Cubes in reserve, on the mat and on the board (C8.1)."""
    total = int(me.reserve)
    for i in range(MATERIALS):
        total += me.warehouse[i] + me.cloth[i]
    for i in range(CITIES):
        total += me.delivered[i]
    for i in range(CHURCHES * MATERIALS):
        total += me.contributed[i]
    for i in range(BUILDINGS):
        total += me.artworks[i]
    return total


def _shared_slots(table: Table) -> str:
    """The slots that all share hold what the players have put there."""
    for i in range(CITIES):
        used = 0
        for seat in range(table.seats):
            used += table.players[seat].delivered[i]
        if used != table.city_used[i] or used > table.values.city[i]:
            return f"C1.8: city {i} has {table.values.city[i]} slots, not {used}"
    for i in range(CHURCHES * MATERIALS):
        used = 0
        for seat in range(table.seats):
            used += table.players[seat].contributed[i]
        if used != table.church_used[i] or used > table.values.church[i]:
            return f"C1.7: {used} cubes of one material at church {i // MATERIALS} are too many"
    for i in range(BUILDINGS):
        used = 0
        for seat in range(table.seats):
            used += table.players[seat].artworks[i]
        if used != table.artwork_used[i] or used > table.values.artwork[i]:
            return f"C1.7: {used} artworks at building {i} are too many"
    return ""


def discs(table: Table) -> str:
    """Discs are conserved, and the reserve is the turns to come (C8.2, C8.3)."""
    white = int(table.removed_white)
    if table.phase == Phase.SEATING:
        white += 1
    for seat in range(table.seats):
        white += table.players[seat].white
        wrong = _own_discs(table, table.players[seat])
        if wrong:
            return wrong
    white += on_grid(table, WHITE)
    due = table.seats * table.values.white[table.seats - 3]
    if white != due:
        return f"C8.2: there are {white} white discs, not {due}"
    for street in range(STREETS):
        for level in range(table.height[street]):
            disc = table.discs[STACK * street + level]
            if disc != WHITE and disc >= table.seats:
                return f"C8.2: a disc on street {street} belongs to nobody"
        limit = table.values.stack
        if street != table.street or not _activating(table):
            limit -= 1
        if table.height[street] > limit:
            return f"C8.2: street {street} holds more than {limit} discs"
    return ""


def _has_placed(table: Table) -> bool:
    """Whether the active player's disc for this turn lies already."""
    return table.phase in (Phase.ACTING, Phase.DRAWING, Phase.SEATING)


def _activating(table: Table) -> bool:
    """Whether the fourth disc of a stack may still lie there (C3.2)."""
    return table.phase == Phase.ACTING or table.phase == Phase.DRAWING


def on_grid(table: Table, owner: int) -> int:
    """The discs of one owner on the grid."""
    total = 0
    for street in range(STREETS):
        for level in range(table.height[street]):
            if table.discs[STACK * street + level] == owner:
                total += 1
    return total


def _own_discs(table: Table, me: Player) -> str:
    """One player's discs (C8.2) and turns (C8.3)."""
    coloured = me.coloured + me.seats + me.removed + on_grid(table, me.seat)
    due = table.values.coloured[table.seats - 3]
    if coloured != due:
        return f"C8.2: seat {me.seat} has {coloured} discs, not {due}"
    turns = due + table.values.white[table.seats - 3]
    after_start = (me.seat + table.seats - table.start) % table.seats
    taken = int(table.turns) // table.seats
    if after_start < table.turns % table.seats or (me.seat == table.active and _has_placed(table)):
        taken += 1
    if me.coloured + me.white != turns - taken:
        return (
            f"C8.2: seat {me.seat} has {me.coloured + me.white} discs in reserve"
            f" for {turns - taken} turns"
        )
    return ""


def council(table: Table) -> str:
    """Seats and council artworks (C5.1, C5.6)."""
    for seat in range(table.seats):
        me = table.players[seat]
        tiles = [tile + 1 for tile in range(TILES) if table.council[tile] == seat]
        if me.seats != len(tiles) or me.newest_seat != max(tiles, default=0):
            return f"C5.1: the seats of seat {seat} are not those in the council"
        if (me.council_art > 0) != (me.artworks[PALACE] > 0):
            return f"C5.6: the council artworks of seat {seat} have no order"
        if me.council_art > table.artwork_used[PALACE]:
            return f"C5.6: seat {seat} is later in the order of council artworks than there are any"
    for tile in range(TILES):
        owner = table.council[tile]
        if owner != NOBODY and (owner >= table.seats or tile >= table.scored):
            return f"C5.1: tile {tile + 1} has a seat that cannot be"
    orders = [table.players[seat].council_art for seat in range(table.seats)]
    orders = [order for order in orders if order]
    if len(set(orders)) != len(orders):
        return "C5.6: two players placed the same council artwork"
    return ""
