"""Counting, sorting and looking for elements of arrays with one axis."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate, pairwise
from typing import Any

from .array import asarray, ndarray, of_list


def bincount(places: ndarray, weights: ndarray | None = None, minlength: int = 0) -> ndarray:
    """How often each whole number occurs, or the sums of the weights where it does."""
    size = max(minlength, max(places.flat, default=-1) + 1)
    found: list[Any] = [0] * size if weights is None else [0.0] * size
    amounts = [1] * len(places) if weights is None else weights.flat
    for place, amount in zip(places.flat, amounts, strict=True):
        found[place] += amount
    return of_list(found)


def cumsum(values: Any) -> ndarray:
    """The sums up to each."""
    return of_list(list(accumulate(asarray(values).flat)))


def diff(values: ndarray) -> ndarray:
    """By how much each differs from the one before it."""
    return of_list([after - before for before, after in pairwise(values.flat)])


def flatnonzero(values: Any) -> ndarray:
    """Where those stand that are not 0."""
    return of_list([at for at, each in enumerate(asarray(values).flat) if each])


def isin(values: Any, others: Any) -> ndarray:
    """Whether each is among the others."""
    known = set(asarray(others).flat)
    return asarray(values).map(lambda each: each in known)


def place_among(values: ndarray, value: Any) -> int:
    """Where a number belongs among sorted ones, before those that are equal."""
    return bisect_left(values.flat, float(value))


def lexsort(keys: tuple[ndarray, ...]) -> ndarray:
    """The places in the order of the last key, then of those before it."""
    columns = [key.flat for key in reversed(keys)]
    order = sorted(range(len(keys[0])), key=lambda at: tuple(column[at] for column in columns))
    return of_list(order)


def unique(
    values: ndarray,
    return_index: bool = False,
    return_inverse: bool = False,
    return_counts: bool = False,
) -> Any:
    """The elements sorted, each once; where each stands first, which is whose, how often it is."""
    first: dict[Any, int] = {}
    counts: dict[Any, int] = {}
    for at, each in enumerate(values.flat):
        first.setdefault(each, at)
        counts[each] = counts.get(each, 0) + 1
    order = sorted(first)
    found = [of_list(order)]
    if return_index:
        found.append(of_list([first[each] for each in order]))
    if return_inverse:
        place = {each: at for at, each in enumerate(order)}
        found.append(of_list([place[each] for each in values.flat]))
    if return_counts:
        found.append(of_list([counts[each] for each in order]))
    return found[0] if len(found) == 1 else tuple(found)
