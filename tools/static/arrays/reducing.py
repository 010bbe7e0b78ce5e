"""What becomes of the elements along some axes: sums, the greatest, and where they stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isnan, prod
from typing import Any

from .places import Shape, line, offsets, steps

Axis = int | tuple[int, ...] | None
Function = Callable[[list[Any]], Any]


def reduce(
    flat: list[Any], shape: Shape, axis: Axis, function: Function, keepdims: bool
) -> tuple[list[Any], Shape]:
    """What a function makes of the elements along some axes, and the shape of that."""
    if axis is None:
        return [function(flat)], (1,) * len(shape) if keepdims else ()
    if isinstance(axis, int):
        return reduce_one(flat, shape, axis % len(shape), function, keepdims)
    gone = {each % len(shape) for each in axis}
    lines = list(map(line, shape, steps(shape)))
    inner = offsets(lines[at] for at in range(len(shape)) if at in gone)
    outer = offsets(lines[at] for at in range(len(shape)) if at not in gone)
    found = [function([flat[first + more] for more in inner]) for first in outer]
    sizes = [1 if at in gone else size for at, size in enumerate(shape)]
    return found, tuple(size for at, size in enumerate(sizes) if keepdims or at not in gone)


def reduce_one(
    flat: list[Any], shape: Shape, axis: int, function: Function, keepdims: bool
) -> tuple[list[Any], Shape]:
    """The same along one axis, for which nobody has to look for each element."""
    before, step = prod(shape[:axis]), prod(shape[axis + 1 :])
    span = shape[axis] * step
    kept = shape[:axis] + (1,) * keepdims + shape[axis + 1 :]
    if not span:
        return [function([]) for _ in range(before * step)], kept
    firsts = [start + more for start in range(0, before * span, span) for more in range(step)]
    return [function(flat[first : first + span : step]) for first in firsts], kept


def first_of_greatest(some: Sequence[Any]) -> int:
    """The place of the greatest; NaN is greater than all."""
    return max(range(len(some)), key=lambda at: (order_key(some[at]), -at))


def order_key(value: Any) -> tuple[bool, Any]:
    """By which values are sorted; NaN comes last."""
    return (True, 0) if isnan(value) else (False, value)
