"""A search from Python: what is given, what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

import cython

from ...games.forward import Advice, Forward
from . import simulation
from . import tree as trees
from .budget import Budget
from .search import Search
from .settings import Settings
from .tree import Tree


@dataclass(frozen=True)
class Line:
    """What was found of one action: how often it was tried, and its mean worth to each seat."""

    action: int
    visits: int
    worth: tuple[float, ...]


@dataclass(frozen=True)
class Found:
    """What a search found: the actions, best first, and how many simulations and nodes it took."""

    lines: tuple[Line, ...]
    simulations: int
    nodes: int


def think(
    world: Forward,
    advice: Advice,
    tree: Tree,
    settings: Settings,
    seat: int,
    seed: int,
    budget: Budget,
) -> Found:
    """Search a decision of a seat in the world that it watches."""
    limit, seconds, busy = budget.simulations, budget.seconds, budget.busy
    search = Search(world, advice, tree, settings)
    search.observer = seat
    trees.clear(tree)
    with cython.nogil:
        simulation.run(search, seed, limit, seconds, busy)
    return Found(tuple(lines(tree, world.seats)), search.simulations, tree.used)


def lines(tree: Tree, seats: int) -> list[Line]:
    """The children of the root, best first: by visits, then by the action's number."""
    found = []
    at = tree.nodes[0].child
    while at:
        visits = tree.nodes[at].visits
        worth = tuple([tree.nodes[at].value[seat] / max(visits, 1) for seat in range(seats)])
        found.append(Line(tree.nodes[at].label, visits, worth))
        at = tree.nodes[at].sibling
    return sorted(found, key=preference)


def preference(line: Line) -> tuple[int, int]:
    """What lines are sorted by."""
    return -line.visits, line.action
