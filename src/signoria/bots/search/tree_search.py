"""One simulation: a world, the way down the tree, what the leaf is worth, the way back."""

from __future__ import annotations

import cython

from ...games.shared.engine import search_state
from . import selection
from . import tree as trees
from .search_data import Search

if not cython.compiled:
    from ...games.shared.engine.limits import CHANCE, TERMINAL
    from ...games.shared.engine.rng import below, chance, step, stream


def luck(search: Search) -> int:
    """A seed that follows from the world, the turn, and how much has happened in the turn.

    So simulations of the same number meet the same luck, as far as what was chosen in them allows,
    and ways on can be compared.
    """
    turn = search.world.turn()
    if turn != search.now:
        search.now = turn
        search.happened = 0
    search.happened += 1
    return stream(search.drawn, (turn << 16) + search.happened)


def happen(search: Search, node: int) -> int:
    """A chance event; returns the child for what the observer sees of it, 0 without room."""
    outcome = search.world.chance(luck(search))
    label = search.world.observed_label(outcome, search.observer)
    search.world.apply(outcome)
    at = trees.child(search.tree, node, label)
    return at if at else trees.add(search.tree, node, label, 1.0)


def decide(search: Search, node: int, seat: int) -> int:
    """A decision; returns the child that it leads to, 0 without room.

    What the observer may do itself is the same in all worlds, so for the try of a first move
    another may be drawn: the one in which all other first moves had or will have their like try.
    """
    at = selection.select(search, node, seat)
    if at:
        if search.paired and node == 0 and seat == search.observer:
            begin(search, search.tree.nodes[at].visits)
        search.world.apply(search.real[search.tree.nodes[at].label])
    return at


def over(search: Search) -> bool:
    """Whether the simulation is at the horizon, where the estimate takes over."""
    return search.horizon > 0 and search.world.turn() >= search.last


def descend(search: Search) -> None:
    """Down the tree to a node not visited before, to the horizon or to the end of the game."""
    node = 0
    search.depth = 0
    search.path[0] = node
    while search.depth < search.deepest:
        mover = search.world.to_move()
        if mover == TERMINAL or over(search):
            return
        if mover == CHANCE:
            node = happen(search, node)
        elif node and search.tree.nodes[node].visits == 0:
            return
        else:
            node = decide(search, node, mover)
        if node == 0:
            return
        search.depth += 1
        search.path[search.depth] = node


def move_on(search: Search, mover: int) -> None:
    """One move beyond the tree."""
    seed = luck(search)
    if mover == CHANCE:
        search.world.apply(search.world.chance(seed))
    elif not search.advised or chance(step(seed)) < search.stray:
        n = search.world.legal(search.choices)
        search.world.apply(search.choices[below(seed, n)])
    elif search.considered:
        search.world.apply(search.advice.consider(seed))
    else:
        search.world.apply(search.advice.choose(seed))


def play_on(search: Search) -> None:
    """From the leaf to the horizon or to the end."""
    if search.horizon == 0:
        return
    if search.horizon < 0 and not search.advised:
        search.world.playout(selection.random(search))
        return
    mover = search.world.to_move()
    while mover != TERMINAL and not over(search):
        move_on(search, mover)
        mover = search.world.to_move()


def evaluate(search: Search) -> None:
    """Write what the leaf is worth to each seat."""
    play_on(search)
    if search.world.to_move() == TERMINAL:
        search_state.utility(search.world, search.values)
    else:
        search.advice.estimate(search.values)


def back_up(search: Search) -> None:
    """Add the values along the path."""
    nodes = search.tree.nodes
    for step in range(search.depth + 1):
        at = search.path[step]
        nodes[at].visits += 1
        for seat in range(search.world.seats):
            nodes[at].value[seat] += search.values[seat]
    if search.depth:
        value = search.values[search.observer]
        search.squares[nodes[search.path[1]].label] += value * value


def begin(search: Search, number: int) -> None:
    """The world of this number, drawn from what the observer has seen."""
    search.seed = stream(search.base, number)
    search.world.resample(search.observer, selection.random(search))
    search.last = search.world.turn() + search.horizon
    if search.last < search.ripe:
        search.last = search.ripe
    search.drawn = selection.random(search)
    search.now = -1


def simulate(search: Search) -> None:
    """One simulation, which follows from the tree and the seed of all."""
    begin(search, search.simulations)
    descend(search)
    evaluate(search)
    back_up(search)
    search.simulations += 1
