"""Arrays of any number of axes: a list of numbers and a shape."""

from __future__ import annotations

import operator
from array import array as typed
from collections.abc import Callable, Iterator
from math import copysign, inf, prod
from math import isnan as is_nan
from typing import Any

from .places import Shape, common_shape, resolve, spread, steps, whole
from .reducing import Axis, Function, first_of_greatest, order_key, reduce

NAN = float("nan")
NUMBERS = {bool, int, float}


def divide(one: Any, other: Any) -> Any:
    """A quotient as floating point has it, also of 0."""
    if other:
        return one / other
    return NAN if not one or is_nan(one) else copysign(inf, one)


def raise_to(one: Any, power: Any) -> Any:
    """A power; NaN where there is none."""
    try:
        found = one**power
    except (ZeroDivisionError, OverflowError):
        return inf
    return NAN if isinstance(found, complex) else found


class ndarray:  # noqa: N801 - NumPy's name
    """An array, always whole: every part that is taken is a copy."""

    __slots__ = ("flat", "shape")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, flat: list[Any], shape: Shape) -> None:
        self.flat = flat
        self.shape = shape

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return len(self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        if self.ndim == 1:
            return iter(self.flat)
        return (self[at] for at in range(len(self)))

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, int) and self.ndim > 1:  # one after the other in the row of all
            size = len(self.flat) // len(self) if len(self) else 0
            first = whole(key, len(self)) * size
            return ndarray(self.flat[first : first + size], self.shape[1:])
        shape, at = resolve(self.shape, key, rows)
        single = not shape and not any(map(is_many, key if isinstance(key, tuple) else (key,)))
        return self.flat[at[0]] if single else ndarray([self.flat[each] for each in at], shape)

    def __setitem__(self, key: Any, value: Any) -> None:
        shape, at = resolve(self.shape, key, rows)
        new = asarray(value)
        for place, each in zip(at, spread(new.flat, new.shape, shape), strict=True):
            self.flat[place] = each

    def __bool__(self) -> bool:
        return bool(self._only())

    def __float__(self) -> float:
        return float(self._only())

    def __int__(self) -> int:
        return int(self._only())

    __index__ = __int__

    def _only(self) -> Any:
        if len(self.flat) != 1:
            raise ValueError(f"{len(self.flat)} numbers stand where there should be one")
        return self.flat[0]

    def __neg__(self) -> ndarray:
        return self.map(operator.neg)

    def __invert__(self) -> ndarray:
        return self.map(operator.not_)

    def map(self, function: Callable[[Any], Any]) -> ndarray:
        """What a function gives for each element."""
        return ndarray(list(map(function, self.flat)), self.shape)

    def astype(self, kind: type) -> ndarray:
        """The elements in another type."""
        return self.map(kind)

    def reshape(self, *shape: Any) -> ndarray:
        """The same elements in another shape, of which one size may be -1."""
        sizes = list(shape[0] if len(shape) == 1 and isinstance(shape[0], tuple) else shape)
        if -1 in sizes:
            known = prod(size for size in sizes if size != -1)
            sizes[sizes.index(-1)] = len(self.flat) // known if known else 0
        return ndarray(self.flat, tuple(sizes))

    def ravel(self) -> ndarray:
        """All elements one after the other."""
        return ndarray(self.flat, (len(self.flat),))

    def repeat(self, times: int) -> ndarray:
        """Each element so many times."""
        return of_list([each for each in self.flat for _ in range(times)])

    def tobytes(self) -> bytes:
        """The elements as doubles."""
        return typed("d", self.flat).tobytes()

    def _reduce(self, axis: Axis, function: Function, keepdims: bool) -> ndarray:
        return ndarray(*reduce(self.flat, self.shape, axis, function, keepdims))

    def sum(self, axis: Axis = None, keepdims: bool = False) -> ndarray:
        """The sums along some axes, or of all."""
        return self._reduce(axis, sum, keepdims)

    def mean(self, axis: Axis = None, keepdims: bool = False) -> ndarray:
        """The means."""
        return self._reduce(axis, lambda some: divide(sum(some), len(some)), keepdims)

    def max(self, axis: Axis = None, keepdims: bool = False) -> ndarray:
        """The greatest."""
        return self._reduce(axis, max, keepdims)

    def any(self, axis: Axis = None) -> ndarray:
        """Whether any is true."""
        return self._reduce(axis, any, False)

    def all(self, axis: Axis = None) -> ndarray:
        """Whether all are true."""
        return self._reduce(axis, all, False)

    def argmax(self, axis: Axis = None) -> ndarray:
        """Where the first of the greatest stands."""
        return self._reduce(axis, first_of_greatest, False)

    def argsort(self, kind: str = "stable") -> ndarray:
        """The places of the elements in their order."""
        return of_list(sorted(range(len(self.flat)), key=lambda at: order_key(self.flat[at])))


def operator_of(
    function: Callable[[Any, Any], Any], swapped: bool = False
) -> Callable[[ndarray, Any], ndarray]:
    """An operator of arrays made of one of numbers."""

    def combine(self: ndarray, other: Any) -> ndarray:
        one, two = (asarray(other), self) if swapped else (self, asarray(other))
        if one.shape == two.shape:
            return ndarray(list(map(function, one.flat, two.flat)), one.shape)
        shape = common_shape(one.shape, two.shape)
        pairs = (spread(each.flat, each.shape, shape) for each in (one, two))
        return ndarray(list(map(function, *pairs)), shape)

    return combine


ARITHMETIC = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "truediv": divide,
    "mod": operator.mod,
    "floordiv": operator.floordiv,
    "pow": raise_to,
    "and": operator.and_,
    "or": operator.or_,
}
for _name, _function in ARITHMETIC.items():
    setattr(ndarray, f"__{_name}__", operator_of(_function))
    setattr(ndarray, f"__r{_name}__", operator_of(_function, swapped=True))
for _name in ("eq", "ne", "lt", "le", "gt", "ge"):
    setattr(ndarray, f"__{_name}__", operator_of(getattr(operator, _name)))


def of_list(flat: list[Any]) -> ndarray:
    """An array with one axis."""
    return ndarray(flat, (len(flat),))


def array_of(value: Any, kind: type | None = None) -> ndarray:
    """An array of a number, or of lists of numbers or of arrays, which must be alike."""
    if isinstance(value, ndarray):
        found = ndarray(list(value.flat), value.shape)
    elif isinstance(value, (list, tuple)) and NUMBERS.issuperset(map(type, value)):
        found = of_list(list(value))
    elif isinstance(value, (list, tuple, range)):
        parts = [array_of(each) for each in value]
        shape = parts[0].shape if parts else ()
        if any(part.shape != shape for part in parts):
            raise ValueError("lists of unlike lengths are no array")
        found = ndarray([each for part in parts for each in part.flat], (len(parts), *shape))
    else:
        found = ndarray([value], ())
    return found if kind is None else found.astype(kind)


def asarray(value: Any, kind: type | None = None) -> ndarray:
    """The array itself, if it is one already."""
    return value if isinstance(value, ndarray) and kind is None else array_of(value, kind)


def is_many(key: Any) -> bool:
    """Whether an index is a list of indices."""
    return isinstance(key, (list, tuple)) or (isinstance(key, ndarray) and key.ndim > 0)


def rows(key: Any) -> list[tuple[list[int], Shape]] | None:
    """For each axis that an index is about the places it picks, with their shape; None for one."""
    if not is_many(key):
        return None
    found = asarray(key)
    if found.flat and isinstance(found.flat[0], bool):
        return true_places(found)
    return [([int(at) for at in found.flat], found.shape)]


def true_places(mask: ndarray) -> list[tuple[list[int], Shape]]:
    """Where a mask is true, by axis."""
    at = [place for place, each in enumerate(mask.flat) if each]
    by_axis = zip(mask.shape, steps(mask.shape), strict=True)
    return [([place // step % size for place in at], (len(at),)) for size, step in by_axis]


def where(condition: Any, one: Any, other: Any) -> ndarray:
    """From the one where a condition holds, else from the other."""
    parts = [asarray(each) for each in (condition, one, other)]
    shape = common_shape(*(each.shape for each in parts))
    lists = (spread(each.flat, each.shape, shape) for each in parts)
    return ndarray([yes if holds else no for holds, yes, no in zip(*lists, strict=True)], shape)


def isnan(value: Any) -> ndarray:
    """Whether each is no number."""
    return asarray(value).map(is_nan)


def argmax(value: Any) -> int:
    """Where the first of the greatest stands."""
    return first_of_greatest(asarray(value).flat)


def argmin(value: Any) -> int:
    """Where the first of the least stands."""
    return first_of_greatest([each if is_nan(each) else -each for each in asarray(value).flat])


def argsort(value: Any, kind: str = "stable") -> ndarray:
    """The places of the elements in their order."""
    return asarray(value).argsort(kind)
