"""The tree of a search: nodes in one block of bounded size, the children of each in a list.

A node stands for all positions that look the same to the searching seat and were reached by what
looked the same to it: an information set.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from .tree_memory import allot, fresh, release


class Tree:
    """The nodes; number 0 is the root, so 0 as a child says that there is none."""

    def __init__(self, capacity: int) -> None:
        """Allocate that number of nodes; raises ``MemoryError``."""
        self.capacity = capacity
        self.used = 0
        self.nodes = allot(capacity)
        if cython.compiled and not self.nodes:
            raise MemoryError("there is no room for the tree")
        clear(self)

    def __dealloc__(self) -> None:  # compiled only: Python never calls it
        release(self.nodes)


def clear(tree: Tree) -> None:
    """Nothing but an empty root."""
    fresh(tree.nodes, 0)
    tree.used = 1


def add(tree: Tree, parent: int, label: int, prior: float) -> int:
    """A new child; 0 if the tree is full."""
    at = tree.used
    if at == tree.capacity:
        return 0
    tree.used += 1
    fresh(tree.nodes, at)
    tree.nodes[at].label = label
    tree.nodes[at].prior = prior
    tree.nodes[at].sibling = tree.nodes[parent].child
    tree.nodes[parent].child = at
    return at


def child(tree: Tree, parent: int, label: int) -> int:
    """The child with this label; 0 if there is none."""
    at = tree.nodes[parent].child
    while at and tree.nodes[at].label != label:
        at = tree.nodes[at].sibling
    return at
