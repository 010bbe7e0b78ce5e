"""A search from Python: what is given, what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

import cython

from ...games.forward import Advice, Forward
from . import running
from . import tree as trees
from .budget import Budget
from .search import Search
from .settings import Settings
from .tree import Tree


@dataclass(frozen=True)
class Line:
    """What was found of one action: how often it was tried, and its mean worth to each seat.

    ``prior``: how likely the advice thought it beforehand, where it was asked.
    """

    action: int
    visits: int
    worth: tuple[float, ...]
    prior: float = 0.0


@dataclass(frozen=True)
class Found:
    """What a search found: the actions, best first, and how many simulations and nodes it took.

    ``worth`` is the mean of all simulations for each seat.  ``exact``: the rest of the game was
    looked at in full; then the worths are no means but what is sure, or sure on the average where
    there is chance, and the best action stands for all simulations.
    """

    lines: tuple[Line, ...]
    worth: tuple[float, ...]
    simulations: int
    nodes: int
    exact: bool = False


def think(
    world: Forward,
    advice: Advice,
    tree: Tree,
    settings: Settings,
    seat: int,
    seed: int,
    budget: Budget,
    brief: bool = False,
) -> Found:
    """Search a decision of a seat in the world that it watches.

    ``brief``: no longer than it takes to know which action will be tried most often.
    """
    limit, seconds, busy = budget.simulations, budget.seconds, budget.busy
    search = Search(world, advice, tree, settings)
    search.observer = seat
    trees.clear(tree)
    with cython.nogil:
        running.run(search, seed, limit, seconds, busy, brief)
    return Found(
        tuple(lines(tree, world.seats)), mean(tree, 0, world.seats), search.simulations, tree.used
    )


def lines(tree: Tree, seats: int) -> list[Line]:
    """The children of the root, best first: by visits, then by the action's number."""
    found = []
    at = tree.nodes[0].child
    while at:
        label, visits, prior = tree.nodes[at].label, tree.nodes[at].visits, tree.nodes[at].prior
        found.append(Line(label, visits, mean(tree, at, seats), prior))
        at = tree.nodes[at].sibling
    return sorted(found, key=preference)


def mean(tree: Tree, at: int, seats: int) -> tuple[float, ...]:
    """What a node was worth on the average to each seat."""
    visits = max(tree.nodes[at].visits, 1)
    return tuple([tree.nodes[at].value[seat] / visits for seat in range(seats)])


def preference(line: Line) -> tuple[int, int]:
    """What lines are sorted by."""
    return -line.visits, line.action


def merged(parts: list[Found]) -> Found:
    """What several trees found of the same decision, as if it were one; their order counts."""
    found: dict[int, list[Line]] = {}
    for part in parts:
        for line in part.lines:
            found.setdefault(line.action, []).append(line)
    simulations = [part.simulations for part in parts]
    return Found(
        tuple(sorted((joined(each) for each in found.values()), key=preference)),
        weighted([part.worth for part in parts], simulations),
        sum(simulations),
        sum(part.nodes for part in parts),
    )


def joined(lines: list[Line]) -> Line:
    """Several lines of one action as one."""
    visits = [line.visits for line in lines]
    worth = weighted([line.worth for line in lines], visits)
    return Line(lines[0].action, sum(visits), worth, lines[0].prior)


def weighted(worths: list[tuple[float, ...]], weights: list[int]) -> tuple[float, ...]:
    """The mean worth to each seat, each worth as often as its weight says."""
    total = max(sum(weights), 1)
    by_seat = zip(*worths, strict=True)
    return tuple(
        sum(worth * weight for worth, weight in zip(each, weights, strict=True)) / total
        for each in by_seat
    )
