"""A search from Python: what is given, what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt

import cython

from ...games.shared.engine.search_state import Advice, SearchState
from . import search_loop
from . import tree as trees
from .budget import Budget
from .search_data import Search
from .search_settings import SearchSettings
from .tree import Tree

AHEAD = 3  # moves of a way on
TRIED = 10  # times that a move was tried at least, to be expected
UNSURE = 0.5  # the standard error of what was tried less: numbers from 0 to 1 have no greater one


@dataclass(frozen=True)
class ActionStats:
    """What was found of one action: how often it was tried, and its mean worth to each seat.

    ``prior``: how likely the advice thought it beforehand, where it was asked.  ``error``: the
    standard error of its worth to the seat that decides.
    """

    action: int
    visits: int
    worth: tuple[float, ...]
    prior: float = 0.0
    error: float = 0.0


@dataclass(frozen=True)
class SearchResult:
    """What a search found: the actions, best first, and how many simulations and nodes it took.

    ``worth`` is the mean of all simulations for each seat, ``error`` its standard error for the
    seat that looks.  ``exact``: the rest of the game was looked at in full; then the worths are no
    means but what is sure, or sure on the average where there is chance, and the best action stands
    for all simulations.  ``way``: how the game is expected to go on, the best action first, by what
    the searching seat would see.
    """

    lines: tuple[ActionStats, ...]
    worth: tuple[float, ...]
    simulations: int
    nodes: int
    exact: bool = False
    way: tuple[int, ...] = ()
    error: float = 0.0


def think(
    world: SearchState,
    advice: Advice,
    tree: Tree,
    settings: SearchSettings,
    seat: int,
    seed: int,
    budget: Budget,
    brief: bool = False,
) -> SearchResult:
    """Search a decision of a seat in the world that it watches.

    ``brief``: no longer than it takes to know which action will be tried most often.
    """
    limit, seconds, busy = budget.simulations, budget.seconds, budget.busy
    search = Search(world, advice, tree, settings)
    search.observer = seat
    trees.clear(tree)
    with cython.nogil:
        search_loop.run(search, seed, limit, seconds, busy, brief)
    return SearchResult(
        tuple(lines(search, world.seats)),
        mean(tree, 0, world.seats),
        search.simulations,
        tree.used,
        way=principal(tree, AHEAD),
        error=doubt(search),
    )


def lines(search: Search, seats: int) -> list[ActionStats]:
    """The children of the root, best first: by visits, then by the action's number."""
    found = []
    tree = search.tree
    at = tree.nodes[0].child
    while at:
        label, visits, prior = tree.nodes[at].label, tree.nodes[at].visits, tree.nodes[at].prior
        found.append(ActionStats(label, visits, mean(tree, at, seats), prior, error(search, at)))
        at = tree.nodes[at].sibling
    return sorted(found, key=preference)


def error(search: Search, at: int) -> float:
    """The standard error of what a child of the root is worth to the observer."""
    nodes = search.tree.nodes
    squares = search.squares[nodes[at].label]
    return standard_error(nodes[at].visits, nodes[at].value[search.observer], squares)


def doubt(search: Search) -> float:
    """The standard error of what the root is worth to the observer; 0 where the game is over."""
    nodes = search.tree.nodes
    if nodes[0].child == 0:
        return 0.0
    squares = 0.0
    at = nodes[0].child
    while at:
        squares += search.squares[nodes[at].label]
        at = nodes[at].sibling
    return standard_error(nodes[0].visits, nodes[0].value[search.observer], squares)


def standard_error(visits: int, total: float, squares: float) -> float:
    """The standard error of a mean, from the sum of its numbers and that of their squares."""
    if visits < TRIED:
        return UNSURE
    mean = total / visits
    return sqrt(max(squares / visits - mean * mean, 0.0) / (visits - 1))


def principal(tree: Tree, most: int) -> tuple[int, ...]:
    """The moves and events tried most often, one after the other, as far as they were tried."""
    found: list[int] = []
    at = 0
    while len(found) < most:
        best = 0
        each = tree.nodes[at].child
        while each:
            if not best or oftener(tree, each, best):
                best = each
            each = tree.nodes[each].sibling
        if not best or tree.nodes[best].visits < TRIED:
            break
        found.append(tree.nodes[best].label)
        at = best
    return tuple(found)


def oftener(tree: Tree, one: int, other: int) -> bool:
    """Whether a node comes before another, as ``preference`` has it."""
    if tree.nodes[one].visits != tree.nodes[other].visits:
        return tree.nodes[one].visits > tree.nodes[other].visits
    return tree.nodes[one].label < tree.nodes[other].label


def mean(tree: Tree, at: int, seats: int) -> tuple[float, ...]:
    """What a node was worth on the average to each seat."""
    visits = max(tree.nodes[at].visits, 1)
    return tuple([tree.nodes[at].value[seat] / visits for seat in range(seats)])


def preference(line: ActionStats) -> tuple[int, int]:
    """What lines are sorted by."""
    return -line.visits, line.action


def merge_results(parts: list[SearchResult]) -> SearchResult:
    """What several trees found of the same decision, as if it were one; their order counts."""
    found: dict[int, list[ActionStats]] = {}
    for part in parts:
        for line in part.lines:
            found.setdefault(line.action, []).append(line)
    simulations = [part.simulations for part in parts]
    both = tuple(sorted((merge_stats(each) for each in found.values()), key=preference))
    ways = (part.way for part in parts if part.way and part.way[0] == both[0].action)
    return SearchResult(
        both,
        weighted_mean([part.worth for part in parts], simulations),
        sum(simulations),
        sum(part.nodes for part in parts),
        way=next(ways, ()),
        error=hypot(*(part.error * part.simulations for part in parts)) / max(sum(simulations), 1),
    )


def merge_stats(lines: list[ActionStats]) -> ActionStats:
    """Several lines of one action as one."""
    visits = [line.visits for line in lines]
    worth = weighted_mean([line.worth for line in lines], visits)
    error = hypot(*(line.error * line.visits for line in lines)) / max(sum(visits), 1)
    return ActionStats(lines[0].action, sum(visits), worth, lines[0].prior, error)


def weighted_mean(worths: list[tuple[float, ...]], weights: list[int]) -> tuple[float, ...]:
    """The mean worth to each seat, each worth as often as its weight says."""
    total = max(sum(weights), 1)
    by_seat = zip(*worths, strict=True)
    return tuple(
        sum(worth * weight for worth, weight in zip(each, weights, strict=True)) / total
        for each in by_seat
    )
