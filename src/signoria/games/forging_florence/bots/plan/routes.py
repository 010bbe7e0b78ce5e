"""Expected times of errands: to collect and buy this and that, to sell, and to come home.

A route is a mask of errands with the coins in the purse; it ends at home, or on the golden hex if
it is the one to sell.  Before the golden hex is visited only these coins can be spent, afterwards
as many as it takes.  The time is exact for the best way to use each throw of the die (F4.2): the
times satisfy ``time = 1 + mean over the die of the least time of a hex in reach``.
"""

import cython

from ..scratchpad import Mind

if not cython.compiled:
    from ...rules.board import CENTRE, FACES, HEXES, NOBODY, RESOURCES
    from ..heuristic_limits import FAR, GOLDEN_BIT, SELLING, UNIT
    from .distances import Atlas


def route_of(atlas: Atlas, mask: int, coins: int) -> int:
    """The route with these errands and coins; purses that make no difference are one."""
    purse = atlas.purses - 1
    if mask & GOLDEN_BIT and coins < atlas.bills[mask - GOLDEN_BIT]:
        purse -= 1
        while atlas.purse[purse] > coins:
            purse -= 1
    return atlas.purses * mask + purse


def after(atlas: Atlas, hex: int, route: int) -> int:
    """The route that is left once all is done that can be done at a hex."""
    if route == SELLING:
        return route
    mask = route // atlas.purses
    purse = route % atlas.purses
    coins = FAR if purse == atlas.purses - 1 else atlas.purse[purse]
    if hex == CENTRE and mask & GOLDEN_BIT:
        mask -= GOLDEN_BIT
        coins = FAR
    for resource in range(RESOURCES):
        price = atlas.values.price[resource]
        if (mask & atlas.beside[hex]) >> resource & 1 and price <= coins:
            mask -= 1 << resource
            coins -= price
    return route_of(atlas, mask, coins)


def time_after_errand(atlas: Atlas, hex: int, route: int, crowd: int) -> int:
    """The time from a hex where an errand is done; FAR if none is done there."""
    if route == SELLING:
        return 0 if hex == CENTRE else FAR
    if route < atlas.purses:
        return 0 if atlas.near[hex] else FAR
    rest = after(atlas, hex, route)
    if rest == route:
        return FAR
    return atlas.cost[rest][hex] + (crowd if hex == CENTRE else 0)


def prepare(mind: Mind, atlas: Atlas, route: int) -> None:
    """Work out the routes that are left after each errand."""
    if route != SELLING and route >= atlas.purses:
        for hex in range(HEXES):
            if atlas.walkable[hex]:
                rest = after(atlas, hex, route)
                if rest != route and atlas.ready[rest] == 0:
                    fill(mind, atlas, rest)


def note_errands(atlas: Atlas, route: int, crowd: int) -> int:
    """Note the times from the hexes where an errand is done; returns how many hexes they are."""
    n = 0
    for hex in range(HEXES):
        time = FAR
        if atlas.walkable[hex]:
            time = time_after_errand(atlas, hex, route, crowd)
        atlas.cost[route][hex] = time
        atlas.fixed[hex] = time < FAR
        if time < FAR:
            atlas.goals[n] = hex
            n += 1
    return n


def guess(atlas: Atlas, route: int, hex: int, n: int) -> int:
    """The time if the next errand were settled whatever the die shows; never too short."""
    best = FAR
    for i in range(n):
        far = atlas.away[hex][atlas.goals[i]]
        if far != NOBODY:
            best = min(best, atlas.alone[far] + atlas.cost[route][atlas.goals[i]])
    return best


def note_times(atlas: Atlas, route: int, n: int) -> None:
    """Note the times so far, and those from where a walk may end: not in the centre for nothing."""
    for hex in range(HEXES):
        if atlas.walkable[hex] and atlas.fixed[hex] == 0:
            atlas.cost[route][hex] = guess(atlas, route, hex, n)
        atlas.ends[hex] = atlas.cost[route][hex]
    if atlas.fixed[CENTRE] == 0:
        atlas.ends[CENTRE] = FAR


def throw(atlas: Atlas, hex: int, faces: int) -> int:
    """The time by the times of the hexes in reach, with the best hex for each throw."""
    best = atlas.ends[hex]
    total = 0
    i = 1
    for face in range(faces):
        while i < atlas.within[hex][face]:
            best = min(best, atlas.ends[atlas.order[hex][i]])
            i += 1
        total += best
    return UNIT + total // faces


def improve(atlas: Atlas, route: int, faces: int) -> bool:
    """One sweep over all hexes; whether any time got shorter."""
    better = False
    for hex in range(HEXES):
        if atlas.walkable[hex] and atlas.fixed[hex] == 0:
            time = throw(atlas, hex, faces)
            if time < atlas.cost[route][hex]:
                atlas.cost[route][hex] = time
                if hex != CENTRE:
                    atlas.ends[hex] = time
                better = True
    return better


def sweep(atlas: Atlas, route: int) -> bool:
    """The same; a number of faces that the compiler knows makes the usual die faster."""
    if atlas.values.faces == FACES:
        return improve(atlas, route, FACES)
    return improve(atlas, route, atlas.values.faces)


def fill(mind: Mind, atlas: Atlas, route: int) -> None:
    """Work a route out for every hex."""
    prepare(mind, atlas, route)
    note_times(atlas, route, note_errands(atlas, route, mind.crowd))
    while mind.dice and sweep(atlas, route):
        pass
    atlas.ready[route] = 1


def duration(mind: Mind, hex: int, mask: int, coins: int) -> int:
    """The expected time of errands from a hex until the figure is at home again."""
    route = route_of(mind.atlas, mask, coins)
    if mind.atlas.ready[route] == 0:
        fill(mind, mind.atlas, route)
    return mind.atlas.cost[route][hex]


def duration_to_sell(mind: Mind, hex: int) -> int:
    """The expected time to the golden hex."""
    if mind.atlas.ready[SELLING] == 0:
        fill(mind, mind.atlas, SELLING)
    crowd = 0 if hex == CENTRE else mind.crowd
    return mind.atlas.cost[SELLING][hex] + crowd
