"""Where in a row of numbers the elements of an array stand: shapes, steps and indices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import Any

Shape = tuple[int, ...]


def steps(shape: Shape) -> list[int]:
    """How far it is from one element to the next along each axis."""
    found, step = [0] * len(shape), 1
    for axis in range(len(shape) - 1, -1, -1):
        found[axis] = step
        step *= shape[axis]
    return found


def line(size: int, step: int) -> list[int]:
    """Where the elements along an axis stand."""
    return [at * step for at in range(size)]


def offsets(axes: Iterable[Sequence[int]], first: int = 0) -> list[int]:
    """All sums of one number of each axis, the last one changing fastest."""
    found = [first]
    for axis in axes:
        found = [before + more for before in found for more in axis]
    return found


def common_shape(*shapes: Shape) -> Shape:
    """The shape to which all are spread; raises ``ValueError`` if there is none."""
    size = max(map(len, shapes), default=0)
    padded = [(1,) * (size - len(each)) + each for each in shapes]
    found = []
    for sizes in zip(*padded, strict=True):
        wanted = {each for each in sizes if each != 1}
        if len(wanted) > 1:
            raise ValueError(f"shapes do not fit together: {shapes}")
        found.append(wanted.pop() if wanted else 1)
    return tuple(found)


def spread(flat: list[Any], shape: Shape, wanted: Shape) -> list[Any]:
    """The elements repeated to a larger shape."""
    if shape == wanted:
        return flat
    if len(flat) == 1:
        return flat * prod(wanted)
    whole = (1,) * (len(wanted) - len(shape)) + shape
    pairs = zip(whole, wanted, steps(whole), strict=True)
    axes = [[0] * size if had == 1 else line(size, step) for had, size, step in pairs]
    return [flat[at] for at in offsets(axes)]


def is_all(shape: Shape, key: Any) -> bool:
    """Whether an index has a slice for each axis, from end to end."""
    if not isinstance(key, tuple) or len(key) != len(shape):
        return False
    return all(
        isinstance(each, slice) and each.indices(size) == (0, size, 1)
        for each, size in zip(key, shape, strict=True)
    )


def resolve(shape: Shape, key: Any, rows: Any) -> tuple[Shape, Sequence[int]]:
    """The shape of what an index picks, and where its elements stand.

    ``rows`` makes of whatever else is an index its numbers and their shape, or None.
    """
    if is_all(shape, key):
        return shape, range(prod(shape))
    if len(shape) == 1 and not isinstance(key, tuple) and (several := rows(key)) is not None:
        ((numbers, of),) = several
        return of, [whole(at, shape[0]) for at in numbers]
    keys = expand(key if isinstance(key, tuple) else (key,), len(shape))
    axes: list[Sequence[int]] = []
    sizes: list[Shape] = []
    picked: list[tuple[list[int], Shape, int]] = []  # numbers along one axis, their shape, its step
    first, axis, place, step = 0, 0, -1, steps(shape)
    for each in keys:
        if each is None:
            axes.append((0,))
            sizes.append((1,))
        elif isinstance(each, slice):
            found = range(*each.indices(shape[axis]))
            axes.append([at * step[axis] for at in found])
            sizes.append((len(found),))
            axis += 1
        elif (several := rows(each)) is not None:
            if place < 0:
                place = len(axes)
                axes.append(())
                sizes.append(())
            for numbers, of in several:
                picked.append(([whole(at, shape[axis]) for at in numbers], of, step[axis]))
                axis += 1
        else:
            first += whole(int(each), shape[axis]) * step[axis]
            axis += 1
    if picked:
        axes[place], sizes[place] = combine(picked)
    for rest in range(axis, len(shape)):
        axes.append(line(shape[rest], step[rest]))
        sizes.append((shape[rest],))
    return tuple(size for each in sizes for size in each), offsets(axes, first)


def expand(keys: tuple[Any, ...], axes: int) -> list[Any]:
    """Indices with whole axes in the place of three dots."""
    at = next((place for place, each in enumerate(keys) if each is Ellipsis), None)
    if at is None:
        return list(keys)
    named = sum(each is not None for each in keys) - 1
    return [*keys[:at], *[slice(None)] * (axes - named), *keys[at + 1 :]]


def combine(picked: list[tuple[list[int], Shape, int]]) -> tuple[list[int], Shape]:
    """The offsets of several lists of numbers side by side, each along its own axis."""
    shape = common_shape(*(of for _, of, _ in picked))
    columns = [[at * step for at in spread(numbers, of, shape)] for numbers, of, step in picked]
    return [sum(row) for row in zip(*columns, strict=True)], shape


def whole(at: int, size: int) -> int:
    """An index counted from the beginning; raises ``IndexError``."""
    if not -size <= at < size:
        raise IndexError(f"index {at} is out of bounds for size {size}")
    return at + size if at < 0 else at
