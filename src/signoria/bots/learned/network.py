"""A network of two hidden layers: what a position is worth to the seat that sees it.

All sums are in double precision and in a fixed order, so that compiled and uncompiled agree to the
last bit.  The weights of a layer lie by input: what is zero costs nothing, and most inputs are.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

import cython

if not cython.compiled:
    from math import exp

    from .network_limits import HEADS, MOST_INPUTS, MOST_UNITS
    from .network_memory import allot, release, singles, store

FOUR = 4


class Network:
    """The weights, and room for one position."""

    def __init__(self, inputs: int, first: int, second: int, numbers: Sequence[float]) -> None:
        """Raises ``ValueError`` where there is no room, ``MemoryError`` where there is none."""
        size = (inputs + 1) * first + (first + 1) * second + (second + 1) * HEADS
        if not (0 < inputs <= MOST_INPUTS and 0 < first <= MOST_UNITS and 0 < second <= MOST_UNITS):
            raise ValueError("a network of this size has no room")
        if len(numbers) != size:
            raise ValueError(f"a network of this size has {size} weights, not {len(numbers)}")
        self.inputs = inputs
        self.first = first
        self.second = second
        self.weights = allot(size)
        if cython.compiled and not self.weights:
            raise MemoryError("there is no room for the network")
        for at in range(size):
            store(self.weights, at, numbers[at])
        if not cython.compiled:
            self.input = singles(MOST_INPUTS)
            self.places = [0] * MOST_INPUTS  # of the inputs of a layer that are not zero
            self.values = [0.0] * MOST_INPUTS
            self.sums = [0.0] * MOST_UNITS
            self.output = [0.0] * HEADS

    def __dealloc__(self) -> None:  # compiled only: Python never calls it
        release(self.weights)


def spot(network: Network) -> int:
    """Write down which inputs are not zero; returns how many."""
    found = 0
    for at in range(network.inputs):
        if network.input[at] != 0.0:
            network.places[found] = at
            network.values[found] = network.input[at]
            found += 1
    return found


def positive(network: Network, size: int) -> int:
    """Write down which sums of a hidden layer are above zero (ReLU); returns how many."""
    found = 0
    for at in range(size):
        if network.sums[at] > 0.0:
            network.places[found] = at
            network.values[found] = network.sums[at]
            found += 1
    return found


def layer(network: Network, at: int, found: int, size: int) -> None:
    """The sums of a layer whose weights begin at a place, each unit's bias first."""
    for unit in range(size):
        network.sums[unit] = network.weights[at + unit]
    i = 0
    while i + FOUR <= found:
        add_four(network, at + size, i, size)
        i += FOUR
    while i < found:
        add(network, at + size, i, size)
        i += 1


def add(network: Network, at: int, i: int, size: int) -> None:
    """Add what one of the inputs that are not zero brings."""
    weights = network.weights
    line = at + size * network.places[i]
    value = network.values[i]
    for unit in range(size):
        network.sums[unit] += value * weights[line + unit]


def add_four(network: Network, at: int, i: int, size: int) -> None:
    """Add what four inputs bring: twice as fast as one by one, with the same order of sums."""
    weights = network.weights
    line = at + size * network.places[i]
    second = at + size * network.places[i + 1]
    third = at + size * network.places[i + 2]
    fourth = at + size * network.places[i + 3]
    a, b = network.values[i], network.values[i + 1]
    c, d = network.values[i + 2], network.values[i + 3]
    for unit in range(size):
        network.sums[unit] = (
            network.sums[unit]
            + a * weights[line + unit]
            + b * weights[second + unit]
            + c * weights[third + unit]
            + d * weights[fourth + unit]
        )


def share(sum: float) -> float:
    """A number from 0 to 1."""
    if sum < -40.0:
        return 0.0
    return 1.0 / (1.0 + exp(-sum))


def run(network: Network) -> None:
    """Work out the output for what the input says."""
    layer(network, 0, spot(network), network.first)
    at = (network.inputs + 1) * network.first
    layer(network, at, positive(network, network.first), network.second)
    at += (network.first + 1) * network.second
    layer(network, at, positive(network, network.second), HEADS)
    for head in range(HEADS):
        network.output[head] = share(network.sums[head])


def outputs(network: Network, numbers: MutableSequence[float]) -> list[float]:
    """What comes of these inputs, from Python; raises ``ValueError`` if they are too many."""
    if len(numbers) > network.inputs:
        raise ValueError(f"the network has {network.inputs} inputs, not {len(numbers)}")
    for at in range(network.inputs):
        network.input[at] = numbers[at] if at < len(numbers) else 0.0
    run(network)
    return [network.output[head] for head in range(HEADS)]
