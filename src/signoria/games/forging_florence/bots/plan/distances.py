"""The map as one seat walks it: distances, and a drawer for the times that routes.py works out."""

import cython

from ...rules.table import Table

if not cython.compiled:
    from ...rules.board import CENTRE, DIE, HEXES, NEIGHBOUR, NOBODY, SIDES
    from ...rules.player import Player
    from ..heuristic_limits import NOTES, ROUTES, UNIT


class Atlas:
    """Made for a map, a setup and a guild house; good as long as these are the same."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.walkable = [0] * HEXES
            self.beside = [0] * HEXES
            self.near = [0] * HEXES  # whether it is beside the own guild house
            self.away = [[0] * HEXES for _ in range(HEXES)]  # hexes from one to the other
            self.order = [[0] * HEXES for _ in range(HEXES)]  # from each hex, the nearest first
            self.within = [[0] * (DIE + 1) for _ in range(HEXES)]  # how many are so near
            self.reached = [0] * HEXES  # how many at all
            self.alone = [0] * HEXES  # by distance in hexes: the time to get there
            self.ready = [0] * ROUTES
            self.cost = [[0] * HEXES for _ in range(ROUTES)]
            self.fixed = [0] * HEXES  # scratch: where a route goes on to another errand
            self.keys = [0] * NOTES  # the notebook of the race, see race.py
            self.values = [0] * NOTES
        self.noted = 0  # how many notes it holds
        self.epoch = 0  # for which artists on the table they are true
        self.economy = 0
        self.home = 0  # the hex beside the guild house from which projects are thought to begin
        self.drawn = 0


def current(atlas: Atlas, table: Table, me: Player) -> bool:
    """Whether it was made for this table and seat."""
    if atlas.drawn == 0 or atlas.economy != table.economy:
        return False
    for hex in range(HEXES):
        if atlas.walkable[hex] != table.walkable[hex] or atlas.beside[hex] != table.beside[hex]:
            return False
        if atlas.near[hex] != (table.near[hex] >> me.seat & 1):
            return False
    return True


def spread(atlas: Atlas, start: int, hex: int, n: int) -> int:
    """Queue the hexes beside one that are new; returns the queue's new length."""
    for side in range(SIDES):
        beside = NEIGHBOUR[SIDES * hex + side]
        if beside == NOBODY or atlas.away[start][beside] != NOBODY or atlas.walkable[beside] == 0:
            continue
        atlas.away[start][beside] = atlas.away[start][hex] + 1
        atlas.order[start][n] = beside
        n += 1
    return n


def measure(atlas: Atlas, start: int) -> None:
    """All distances from one hex."""
    for hex in range(HEXES):
        atlas.away[start][hex] = NOBODY
    atlas.away[start][start] = 0
    atlas.order[start][0] = start
    n = 1
    at = 0
    while at < n:
        n = spread(atlas, start, atlas.order[start][at], n)
        at += 1
    atlas.reached[start] = n
    for steps in range(DIE + 1):
        atlas.within[start][steps] = 0
    for i in range(n):
        for steps in range(atlas.away[start][atlas.order[start][i]], DIE + 1):
            atlas.within[start][steps] += 1


def count_turns(atlas: Atlas) -> None:
    """The time to come so far: one throw, and on average what is left after it."""
    for far in range(HEXES):
        rest = 0
        for number in range(1, DIE + 1):
            if number < far:
                rest += atlas.alone[far - number]
        atlas.alone[far] = UNIT + rest // DIE if far else 0


def settle(atlas: Atlas) -> None:
    """Find the hex at home that is nearest to the golden one."""
    atlas.home = CENTRE
    for i in range(atlas.reached[CENTRE]):
        hex = atlas.order[CENTRE][i]
        if atlas.near[hex]:
            atlas.home = hex
            break


def draw(atlas: Atlas, table: Table, me: Player) -> None:
    """Make it for this table and seat."""
    atlas.drawn = 1
    atlas.economy = table.economy
    for hex in range(HEXES):
        atlas.walkable[hex] = table.walkable[hex]
        atlas.beside[hex] = table.beside[hex]
        atlas.near[hex] = table.near[hex] >> me.seat & 1
    for hex in range(HEXES):
        if atlas.walkable[hex]:
            measure(atlas, hex)
    for route in range(ROUTES):
        atlas.ready[route] = 0
    count_turns(atlas)
    settle(atlas)
    forget(atlas, 0)


def forget(atlas: Atlas, epoch: int) -> None:
    """Begin a new notebook."""
    atlas.epoch = epoch
    atlas.noted = 0
    for i in range(NOTES):
        atlas.keys[i] = 0
