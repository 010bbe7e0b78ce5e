"""The map as one seat walks it: distances, and a drawer for the times that routes.py works out."""

import cython

from ...rules.table import Table

if not cython.compiled:
    from ...rules.board import CENTRE, HEXES, MOST_FACES, NEIGHBOUR, NOBODY, RESOURCES, SIDES
    from ...rules.memory import same_values
    from ...rules.player import Player
    from ...rules.values import STANDARD
    from ..heuristic_limits import GOLDEN_BIT, NOTES, PURSES, ROUTES, UNIT


class Atlas:
    """Made for a map, a setup and a guild house; good as long as these are the same."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.walkable = [0] * HEXES
            self.beside = [0] * HEXES
            self.near = [0] * HEXES  # whether it is beside the own guild house
            self.away = [[0] * HEXES for _ in range(HEXES)]  # hexes from one to the other
            self.order = [[0] * HEXES for _ in range(HEXES)]  # from each hex, the nearest first
            self.within = [[0] * MOST_FACES for _ in range(HEXES)]  # how many in reach, by face
            self.reached = [0] * HEXES  # how many at all
            self.alone = [0] * HEXES  # by distance in hexes: the time to get there
            self.ready = [0] * ROUTES
            self.cost = [[0] * HEXES for _ in range(ROUTES)]
            self.fixed = [0] * HEXES  # scratch: where a route goes on to another errand
            self.goals = [0] * HEXES  # scratch: these hexes, one after the other
            self.ends = [0] * HEXES  # scratch: the times from where a walk may end
            self.keys = [0] * NOTES  # the notebook of the race, see race.py
            self.notes = [0] * NOTES
            self.values = STANDARD  # the numbers of the rules
            self.bills = [0] * GOLDEN_BIT  # what errands cost, one of each, in coins
            self.purse = [0] * PURSES  # coins, those with which more can be bought than with less
        self.noted = 0  # how many notes it holds
        self.epoch = 0  # for which artists on the table they are true
        self.economy = 0
        self.home = 0  # the hex beside the guild house from which projects are thought to begin
        self.purses = 0  # how many of them; the last one is enough for all
        self.drawn = 0


def current(atlas: Atlas, table: Table, me: Player) -> bool:
    """Whether it was made for this table and seat."""
    if atlas.drawn == 0 or atlas.economy != table.economy:
        return False
    if not same_values(table, atlas.values):
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
    for face in range(atlas.values.faces):
        atlas.within[start][face] = 0
    for i in range(n):
        for face in range(atlas.values.faces - 1, -1, -1):
            if atlas.away[start][atlas.order[start][i]] > atlas.values.face[face]:
                break
            atlas.within[start][face] += 1


def count_turns(atlas: Atlas) -> None:
    """The time to come so far: one throw, and on average what is left after it."""
    for far in range(HEXES):
        rest = 0
        for i in range(atlas.values.faces):
            if atlas.values.face[i] < far:
                rest += atlas.alone[far - atlas.values.face[i]]
        atlas.alone[far] = UNIT + rest // atlas.values.faces if far else 0


def add_bills(atlas: Atlas) -> None:
    """Add up what errands cost, by their masks."""
    for mask in range(GOLDEN_BIT):
        atlas.bills[mask] = 0
        for resource in range(RESOURCES):
            atlas.bills[mask] += atlas.values.price[resource] * (mask >> resource & 1)


def dearer(atlas: Atlas, coins: int) -> int:
    """The least that some purchases, one of each, cost above so many coins; -1 if none do."""
    found = -1
    for mask in range(GOLDEN_BIT):
        if atlas.bills[mask] > coins and (found < 0 or atlas.bills[mask] < found):
            found = atlas.bills[mask]
    return found


def sort_purses(atlas: Atlas) -> None:
    """Find the purses that make a difference, as far as there is room for them."""
    n = 0
    coins = 0
    while n < PURSES - 1 and dearer(atlas, coins) >= 0:
        atlas.purse[n] = coins
        n += 1
        coins = dearer(atlas, coins)
    atlas.purses = n + 1


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
    atlas.values = table.values
    for hex in range(HEXES):
        atlas.walkable[hex] = table.walkable[hex]
        atlas.beside[hex] = table.beside[hex]
        atlas.near[hex] = table.near[hex] >> me.seat & 1
    for hex in range(HEXES):
        if atlas.walkable[hex]:
            measure(atlas, hex)
    for route in range(ROUTES):
        atlas.ready[route] = 0
    add_bills(atlas)
    sort_purses(atlas)
    count_turns(atlas)
    settle(atlas)
    forget(atlas, 0)


def forget(atlas: Atlas, epoch: int) -> None:
    """Begin a new notebook."""
    atlas.epoch = epoch
    atlas.noted = 0
    for i in range(NOTES):
        atlas.keys[i] = 0
