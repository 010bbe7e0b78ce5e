"""The forward pass is that of the weights, compiled and uncompiled to the last bit."""

from __future__ import annotations

import os
from importlib import import_module
from math import exp
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.bots.learned import network as networks
from signoria.bots.learned.network import Network
from signoria.bots.learned.network_limits import HEADS, MOST_INPUTS, MOST_UNITS
from tests.test_pxd import declared_fields, pxd, python_fields

from .support import numbers

SIZES = (11, 7, 5)
Layers = tuple[int, int, int]


def size_of(inputs: int, first: int, second: int) -> int:
    return (inputs + 1) * first + (first + 1) * second + (second + 1) * HEADS


def told_again(weights: list[float], sizes: Layers, values: list[float]) -> list[float]:
    """The outputs, layer by layer as a textbook has them."""
    at = 0
    for number, units in enumerate((sizes[1], sizes[2], HEADS)):
        biases = weights[at : at + units]
        lines = [weights[at + units * (1 + i) : at + units * (2 + i)] for i in range(len(values))]
        at += units * (1 + len(values))
        sums = [
            biases[unit] + sum(x * line[unit] for x, line in zip(values, lines, strict=True))
            for unit in range(units)
        ]
        values = [max(0.0, x) for x in sums] if number < 2 else sums
    return [1 / (1 + exp(-x)) for x in values]


inputs = st.lists(st.floats(-4, 4, width=32) | st.just(0.0), min_size=SIZES[0], max_size=SIZES[0])


@given(values=inputs, seed=st.integers(0, 2**32))
def test_outputs_are_those_of_the_weights(values: list[float], seed: int) -> None:
    weights = numbers(size_of(*SIZES), seed)
    found = networks.outputs(Network(*SIZES, weights), values)
    assert found == pytest.approx(told_again(weights, SIZES, values), abs=1e-9)


def plain_network(plain: ModuleType) -> Any:
    return import_module(plain.__name__.removesuffix("games") + "bots.learned.network")


@pytest.mark.skipif(bool(os.environ.get("SIGNORIA_PURE")), reason="both would be uncompiled")
@given(values=inputs, seed=st.integers(0, 2**32))
def test_uncompiled_the_same(plain: ModuleType, values: list[float], seed: int) -> None:
    weights = numbers(size_of(*SIZES), seed)
    slow = plain_network(plain)
    assert networks.outputs(Network(*SIZES, weights), values) == slow.outputs(
        slow.Network(*SIZES, weights), values
    )


def test_fewer_inputs_are_followed_by_zeros() -> None:
    network = Network(*SIZES, numbers(size_of(*SIZES), 3))
    networks.outputs(network, [1.0] * SIZES[0])
    assert networks.outputs(network, [0.5]) == networks.outputs(network, [0.5] + [0.0] * 10)
    with pytest.raises(ValueError, match="11 inputs, not 12"):
        networks.outputs(network, [0.0] * 12)


def test_certainty_has_no_overflow() -> None:
    weights = [-60000.0] * size_of(1, 1, 1)
    assert networks.outputs(Network(1, 1, 1, weights), [1.0]) == [0.0] * HEADS


@pytest.mark.parametrize(
    "sizes", [(0, 1, 1), (MOST_INPUTS + 1, 1, 1), (1, MOST_UNITS + 1, 1), (1, 1, 0)]
)
def test_sizes_without_room(sizes: Layers) -> None:
    with pytest.raises(ValueError, match="has no room"):
        Network(*sizes, [0.0] * size_of(*sizes))


def test_a_wrong_number_of_weights() -> None:
    with pytest.raises(ValueError, match="has 142 weights, not 141"):
        Network(*SIZES, [0.0] * (size_of(*SIZES) - 1))


def test_shapes(plain: ModuleType) -> None:
    """The .pxd declares the arrays as large as they are."""
    module = plain_network(plain)
    network = module.Network(*SIZES, [0.0] * size_of(*SIZES))
    sizes = {name: size for name, size in python_fields(network) if size and name != "weights"}
    sizes["input"] = [len(network.input)]
    assert {name: size for name, size in declared_fields(pxd(module)) if size} == sizes
