"""Which way on a simulation takes from a node.

Only what is legal in this very world can be taken (Cowling, Powley and Whitehouse 2012); what was
often available and seldom chosen is tried sooner.
"""

from __future__ import annotations

import cython

from . import tree as trees
from .search_data import Search

if not cython.compiled:
    from math import log, sqrt

    from ...games.shared.engine.rng import below, step

UNTRIED = 1e9


def random(search: Search) -> int:
    """The generator, gone on by one number."""
    search.seed = step(search.seed)
    return search.seed


def survey(search: Search, n: int) -> int:
    """Mark what the n legal actions look like; returns how many looks there are.

    Of several that look the same, one at random is the real one in this world.
    """
    search.tick += 1
    looks = 0
    for i in range(n):
        label = search.world.observed_label(search.choices[i], search.observer)
        if search.marked[label] != search.tick:
            search.marked[label] = search.tick
            search.twins[label] = 0
            looks += 1
        search.twins[label] += 1
        if search.twins[label] == 1 or below(random(search), search.twins[label]) == 0:
            search.real[label] = search.choices[i]
    return looks


def note_held(search: Search, node: int) -> int:
    """Mark the looks for which there is a child, and count its chance; returns how many."""
    nodes = search.tree.nodes
    held = 0
    at = nodes[node].child
    while at:
        label = nodes[at].label
        if search.marked[label] == search.tick:
            search.held[label] = search.tick
            nodes[at].available += 1
            held += 1
        at = nodes[at].sibling
    return held


def complete(search: Search, node: int, n: int) -> None:
    """Children for the looks that have none, as long as the tree has room."""
    if search.priors:
        search.advice.weigh(search.choices, n, search.weights)
    for i in range(n):
        label = search.world.observed_label(search.choices[i], search.observer)
        if search.held[label] != search.tick:
            prior = search.weights[i] if search.priors else 1.0 / n
            at = trees.add(search.tree, node, label, prior)
            if at == 0:
                return
            search.tree.nodes[at].available = 1
            search.held[label] = search.tick


def ucb(search: Search, node: int, at: int, seat: int) -> float:
    """UCB1 with availability in the place of the parent's visits."""
    nodes = search.tree.nodes
    visits = nodes[at].visits
    if visits == 0:
        return UNTRIED
    mean = nodes[at].value[seat] / visits
    return mean + search.explore * sqrt(log(nodes[at].available) / visits)


def puct(search: Search, node: int, at: int, seat: int) -> float:
    """PUCT (Rosin 2011, in the form of AlphaGo); an untried move is a little worse than known."""
    nodes = search.tree.nodes
    visits = nodes[at].visits
    if visits:
        mean = nodes[at].value[seat] / visits
    elif nodes[node].visits:
        mean = nodes[node].value[seat] / nodes[node].visits - search.first
    else:
        mean = 0.0
    return mean + search.explore * nodes[at].prior * sqrt(nodes[at].available) / (1 + visits)


def best(search: Search, node: int, seat: int) -> int:
    """The child to take, one of the best at random; 0 if none of those possible is there."""
    nodes = search.tree.nodes
    highest = -UNTRIED
    equals = 0
    chosen = 0
    at = nodes[node].child
    while at:
        if search.marked[nodes[at].label] == search.tick:
            score = puct(search, node, at, seat) if search.puct else ucb(search, node, at, seat)
            if score > highest:
                highest = score
                equals = 0
            if score == highest:
                equals += 1
                if equals == 1 or below(random(search), equals) == 0:
                    chosen = at
        at = nodes[at].sibling
    return chosen


def select(search: Search, node: int, seat: int) -> int:
    """The child that the simulation goes to; 0 if the tree has no room for any."""
    n = search.world.legal(search.choices)
    looks = survey(search, n)
    if note_held(search, node) < looks:
        complete(search, node, n)
    return best(search, node, seat)
