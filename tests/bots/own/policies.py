"""Policies of one layer for Calimala, written as ONNX."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import helper

from signoria import games

SIZE = sum(field.size for field in games.observation_layout("calimala"))
ACTIONS = games.load("calimala").num_actions
VERSIONS = {"opset_imports": [helper.make_opsetid("", 17)], "ir_version": 9}


def write_policy(
    path: Path,
    size: int = SIZE,
    actions: int = ACTIONS,
    mask: int | None = None,
    masked: int | None = None,
    batch: str | int = "batch",
    kind: int = onnx.TensorProto.FLOAT,
    scale: float = 1.0,
) -> NDArray[Any]:
    """Write a policy that rates actions by a sum over the observation; returns its weights."""
    numbers = np.float64 if kind == onnx.TensorProto.DOUBLE else np.float32
    weights = np.asarray(scale * np.random.default_rng(5).normal(size=(size, actions)), numbers)
    inputs = [helper.make_tensor_value_info("seen", kind, [batch, size])]
    if mask is not None:
        inputs.append(helper.make_tensor_value_info("mask", mask, [batch, masked or actions]))
    graph = helper.make_graph(
        [helper.make_node("MatMul", ["seen", "weights"], ["rates"])],
        "policy",
        inputs,
        [helper.make_tensor_value_info("rates", kind, [batch, actions])],
        [helper.make_tensor("weights", kind, weights.shape, weights.tobytes(), raw=True)],
    )
    onnx.save(helper.make_model(graph, **VERSIONS), path)
    return weights
