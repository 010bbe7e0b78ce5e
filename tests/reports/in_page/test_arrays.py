"""The arrays of a page give what NumPy gives."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy
import pytest

from tools.static import arrays

NAN = float("nan")
Expression = Callable[[Any], Any]


def grid(np: Any) -> Any:
    """Three rows of four."""
    return np.frombuffer(array("d", [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8])).reshape(3, 4)


def row(np: Any) -> Any:
    """A few numbers, of which some are alike."""
    return np.array([2, 0, 2, 5, 1])


EXPRESSIONS: dict[str, Expression] = {
    "whole rows": lambda np: grid(np)[[2, 0]],
    "a column": lambda np: grid(np)[:, 1],
    "columns by number": lambda np: grid(np)[:, [3, -1, 0]],
    "a mask of rows": lambda np: grid(np)[np.array([True, False, True])],
    "a mask of all": lambda np: grid(np)[grid(np) > 4],
    "pairs": lambda np: grid(np)[(2, 0, 1), (3, 3, 0)],
    "rows in a grid": lambda np: grid(np)[np.array([[0, 1], [2, 0]])],
    "pairs that are spread": lambda np: grid(np)[np.array([[0], [2]]), np.array([1, 3])],
    "a new axis": lambda np: grid(np)[:, None, :] > grid(np)[:, :, None],
    "a slice from the end": lambda np: row(np)[-2:] - row(np)[:2],
    "the last axis": lambda np: [grid(np)[..., 1], grid(np)[:, :, None][..., 0]],
    "one in a row": lambda np: row(np)[-1],
    "set a column": lambda np: put(grid(np), (slice(None), 2), 7),
    "add to a corner": lambda np: put(np.zeros((3, 4)), (slice(2), slice(3)), grid(np)[:2, :3]),
    "sums of rows": lambda np: grid(np).sum(1),
    "sums of columns": lambda np: grid(np).sum(0),
    "sums along two axes": lambda np: np.stack([grid(np), grid(np)], 1).sum((0, 2)),
    "the sum of all": lambda np: grid(np).sum(),
    "greatest kept as columns": lambda np: grid(np) == grid(np).max(1, keepdims=True),
    "means": lambda np: grid(np).mean(0),
    "the first of the greatest": lambda np: grid(np).argmax(1),
    "any and all": lambda np: [(grid(np) > 8).any(1), (grid(np) > 0).all()],
    "divide by nothing": lambda np: np.array([1.0, -1.0, 0.0]) / np.array([0.0, 0.0, 0.0]),
    "powers": lambda np: 0.025 ** (1 / np.maximum(row(np), 1)),
    "where": lambda np: np.where(row(np) == 2, np.nan, row(np)),
    "not a number": lambda np: [np.isnan([1.0, NAN]), np.nan_to_num([1.0, NAN])],
    "greatest of two": lambda np: np.maximum([1.0, NAN], [2.0, 0.0]),
    "clip": lambda np: np.clip(row(np), 1, 2),
    "whole numbers": lambda np: [np.rint([0.5, 1.5, -0.4]), np.ceil([0.2, -0.2])],
    "signs": lambda np: [np.sign([-2.0, 0.0]), np.abs([-2.0, 1.0]), np.sqrt([4.0])],
    "greatest of parts": lambda np: np.maximum.reduceat(row(np), np.array([0, 2, 4])),
    "counts": lambda np: np.bincount(row(np), minlength=8),
    "sums by place": lambda np: np.bincount(row(np), np.array([0.5] * 5), 7),
    "unique": lambda np: np.unique(row(np), True, True, True),
    "order": lambda np: [np.argsort(-row(np), kind="stable"), np.lexsort((row(np), -row(np)))],
    "places": lambda np: np.flatnonzero(row(np)),
    "the least": lambda np: [np.argmin(row(np)), np.argmax([1.0, NAN, 3.0])],
    "in a row of all": lambda np: np.ravel_multi_index([row(np), row(np)[::-1]], (6, 6)),
    "spread together": lambda np: np.broadcast_arrays(row(np)[:, None], 3, grid(np)[0]),
    "stacked at the end": lambda np: np.stack([row(np), row(np)], -1),
    "one after the other": lambda np: np.concatenate([grid(np), grid(np)[1:]]),
    "padded": lambda np: np.pad(row(np), (0, 3)),
    "running sums": lambda np: [np.cumsum(row(np)), np.diff(row(np))],
    "search": lambda np: np.searchsorted(np.array([1, 3, 3, 6]), 3),
    "among": lambda np: np.isin(row(np), [2, 5]),
    "repeated": lambda np: np.arange(3).repeat(2),
    "means of several": lambda np: np.mean([row(np), row(np) * 2], 0),
    "no rows": lambda np: [grid(np)[np.zeros(0, np.int64)].sum(1), np.zeros((0, 4)).sum(0)],
    "not": lambda np: ~(row(np) > 1) & (row(np) < 5),
    "equal": lambda np: np.array_equal(row(np), row(np)),
    "bytes": lambda np: list(grid(np)[1:].tobytes()),
}


def put(values: Any, key: Any, new: Any) -> Any:
    """Values after a part of them was set."""
    values[key] += new
    return values


def flat(value: Any) -> list[float]:
    """All numbers in a value, and its shape if it has one."""
    if isinstance(value, (list, tuple)):
        return [each for part in value for each in flat(part)]
    if hasattr(value, "shape"):
        return [*value.shape, *(float(each) for each in value.ravel())] if value.shape else [value]
    return [float(value)]


@pytest.mark.parametrize("name", EXPRESSIONS)
def test_arrays_give_what_numpy_gives(name: str) -> None:
    ours, theirs = (flat(EXPRESSIONS[name](module)) for module in (arrays, quiet_numpy()))
    assert list(map(float, ours)) == pytest.approx(list(map(float, theirs)), nan_ok=True)
    assert ours


def quiet_numpy() -> ModuleType:
    """NumPy, which says nothing of what is divided by nothing."""
    numpy.seterr(divide="ignore", invalid="ignore")
    return numpy


@pytest.mark.parametrize(
    "wrong",
    [
        lambda np: row(np)[5],
        lambda np: row(np) + np.arange(4),
        lambda np: np.ravel_multi_index([row(np)], (5,)),
        lambda np: bool(row(np)),
    ],
)
@pytest.mark.parametrize("module", [arrays, numpy])
def test_what_makes_no_sense_fails_alike(module: Any, wrong: Expression) -> None:
    with pytest.raises((ValueError, IndexError)):
        wrong(module)
