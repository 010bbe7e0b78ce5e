"""Expected times of errands: to collect and buy this and that, to sell, and to come home.

A route is a mask of errands with the coins in the purse; it ends at home, or on the golden hex if
it is the one to sell.  Before the golden hex is visited only these coins can be spent, afterwards
as many as it takes.  The time is exact for the best way to use each throw of the die (F4.2): the
times satisfy ``time = 1 + mean over the die of the least time of a hex in reach``.
"""

import cython

from ..scratchpad import Mind

if not cython.compiled:
    from ...rules.board import CENTRE, DIE, HEXES, PRICE, RESOURCES
    from ..heuristic_limits import ENOUGH, FAR, GOLDEN_BIT, PURSES, SELLING, UNIT
    from .distances import Atlas


def bill(mask: int) -> int:
    """What the purchases among the errands cost, one of each, in coins."""
    coins = 0
    for resource in range(RESOURCES):
        if mask >> resource & 1:
            coins += PRICE[resource]
    return coins


def route_of(mask: int, purse: int) -> int:
    """The route with these errands and coins; purses that make no difference are one."""
    if mask & GOLDEN_BIT == 0 or purse >= bill(mask):
        purse = ENOUGH
    return PURSES * mask + purse


def after(atlas: Atlas, hex: int, route: int) -> int:
    """The route that is left once all is done that can be done at a hex."""
    if route == SELLING:
        return route
    mask = route // PURSES
    purse = route % PURSES
    if hex == CENTRE and mask & GOLDEN_BIT:
        mask -= GOLDEN_BIT
        purse = ENOUGH
    for resource in range(RESOURCES):
        if (mask & atlas.beside[hex]) >> resource & 1:
            if purse == ENOUGH:
                mask -= 1 << resource
            elif PRICE[resource] <= purse:
                mask -= 1 << resource
                purse -= PRICE[resource]
    return route_of(mask, purse)


def time_after_errand(atlas: Atlas, hex: int, route: int, crowd: int) -> int:
    """The time from a hex where an errand is done; FAR if none is done there."""
    if route == SELLING:
        return 0 if hex == CENTRE else FAR
    if route < PURSES:
        return 0 if atlas.near[hex] else FAR
    rest = after(atlas, hex, route)
    if rest == route:
        return FAR
    return atlas.cost[rest][hex] + (crowd if hex == CENTRE else 0)


def prepare(mind: Mind, atlas: Atlas, route: int) -> None:
    """Work out the routes that are left after each errand."""
    if route != SELLING and route >= PURSES:
        for hex in range(HEXES):
            if atlas.walkable[hex]:
                rest = after(atlas, hex, route)
                if rest != route and atlas.ready[rest] == 0:
                    fill(mind, atlas, rest)


def guess(atlas: Atlas, route: int, hex: int) -> int:
    """The time if the next errand were settled whatever the die shows; never too short."""
    best = FAR
    for i in range(atlas.reached[hex]):
        goal = atlas.order[hex][i]
        if atlas.fixed[goal]:
            time = atlas.alone[atlas.away[hex][goal]] + atlas.cost[route][goal]
            best = min(best, time)
    return best


def throw(atlas: Atlas, route: int, hex: int) -> int:
    """The time by the times of the hexes in reach, with the best hex for each throw."""
    costs = atlas.cost[route]
    best = FAR if hex == CENTRE else costs[hex]
    total = 0
    i = 1
    for number in range(1, DIE + 1):
        while i < atlas.within[hex][number]:
            goal = atlas.order[hex][i]
            if costs[goal] < best and (goal != CENTRE or atlas.fixed[goal]):
                best = costs[goal]
            i += 1
        total += best
    return UNIT + total // DIE


def improve(atlas: Atlas, route: int) -> bool:
    """One sweep over all hexes; whether any time got shorter."""
    better = False
    for hex in range(HEXES):
        if atlas.walkable[hex] and atlas.fixed[hex] == 0:
            time = throw(atlas, route, hex)
            if time < atlas.cost[route][hex]:
                atlas.cost[route][hex] = time
                better = True
    return better


def fill(mind: Mind, atlas: Atlas, route: int) -> None:
    """Work a route out for every hex."""
    prepare(mind, atlas, route)
    for hex in range(HEXES):
        time = FAR
        if atlas.walkable[hex]:
            time = time_after_errand(atlas, hex, route, mind.crowd)
        atlas.cost[route][hex] = time
        atlas.fixed[hex] = time < FAR
    for hex in range(HEXES):
        if atlas.walkable[hex] and atlas.fixed[hex] == 0:
            atlas.cost[route][hex] = guess(atlas, route, hex)
    while mind.dice and improve(atlas, route):
        pass
    atlas.ready[route] = 1


def duration(mind: Mind, hex: int, mask: int, purse: int) -> int:
    """The expected time of errands from a hex until the figure is at home again."""
    route = route_of(mask, min(purse, ENOUGH))
    if mind.atlas.ready[route] == 0:
        fill(mind, mind.atlas, route)
    return mind.atlas.cost[route][hex]


def duration_to_sell(mind: Mind, hex: int) -> int:
    """The expected time to the golden hex."""
    if mind.atlas.ready[SELLING] == 0:
        fill(mind, mind.atlas, SELLING)
    crowd = 0 if hex == CENTRE else mind.crowd
    return mind.atlas.cost[SELLING][hex] + crowd
