"""The memory of a tree, and two clocks.  tree_memory.pxd has the C versions."""

from __future__ import annotations

from time import perf_counter as now

try:
    from time import thread_time as worked
except ImportError:  # in a browser there is one thread, and no clock of its own
    worked = now

from ...games.shared.engine.limits import MOST_SEATS

__all__ = ["Node", "allot", "fresh", "now", "release", "worked"]


class Node:
    """What is known of one way on from a position, as the searching seat sees it."""

    def __init__(self) -> None:
        self.label = 0  # what led here
        self.child = 0  # the first of its children; 0: none
        self.sibling = 0  # the next child of the same parent
        self.visits = 0
        self.available = 0  # simulations in which it might have been chosen
        self.prior = 0.0
        self.value = [0.0] * MOST_SEATS  # the sums of what the visits were worth to each seat


Nodes = list[Node]


def allot(capacity: int) -> Nodes:
    """Room for a number of nodes; in Python they are made when they are used."""
    return []


def release(nodes: Nodes) -> None:
    """Give the room back."""


def fresh(nodes: Nodes, at: int) -> None:
    """An empty node at this place, the next free one or one used before."""
    nodes[at : at + 1] = [Node()]
