"""What is different between two situations: how a live table is kept up to date with few bytes.

A change is a path and the value that now stands there: ``[["view", "mats", 2, "score"], 7]``.  A
path goes through structures by the names of their fields, and through a list of structures that
has kept its length by index; everything else is replaced as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec
from msgspec.structs import astuple

Path = tuple[str | int, ...]
Change = tuple[Path, Any]
DEEPEST = 4  # a longer path takes more room than the values that it saves


class Comparing:
    """Compares situations of several viewers; what they share is compared once.

    All that is given must be kept alive and unchanged as long as this is used.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[int, int, Path], list[Change]] = {}

    def changes(self, before: msgspec.Struct, after: msgspec.Struct) -> list[Change]:
        """What makes ``after`` of ``before``; both are of one type."""
        found: list[Change] = []
        fields = after.__struct_fields__
        for name, old, new in zip(fields, astuple(before), astuple(after), strict=True):
            if old is not new:
                found += self._between(old, new, (name,))
        return found

    def _between(self, old: Any, new: Any, path: Path) -> list[Change]:
        """The changes at a path; its parts have been compared there if ever before."""
        key = id(old), id(new), path
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = list(self._compared(old, new, path))
        return known

    def _compared(self, old: Any, new: Any, path: Path) -> Iterable[Change]:
        if old == new:
            return
        pairs = parts(old, new) if len(path) < DEEPEST else None
        if pairs is None:
            yield path, new
            return
        for step, a, b in pairs:
            if a is not b:
                yield from self._between(a, b, (*path, step))


def parts(old: Any, new: Any) -> Iterable[tuple[str | int, Any, Any]] | None:
    """What can be compared one by one, with the step that leads there; None for a whole."""
    if type(old) is not type(new):
        return None
    if isinstance(new, msgspec.Struct):
        return zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
    if isinstance(new, list) and len(old) == len(new) and isinstance(new[0], msgspec.Struct):
        return zip(range(len(new)), old, new, strict=True)
    return None


def changed(whole: Any, changes: Iterable[tuple[Sequence[str | int], Any]]) -> Any:
    """A situation, read from JSON into plain objects, with changes made; the old one stays."""
    for path, value in changes:
        whole = put(whole, path, value)
    return whole


def put(whole: Any, path: Sequence[str | int], value: Any) -> Any:
    """The same with another value at the path."""
    if not path:
        return value
    step, *rest = path
    if isinstance(whole, list):
        copy = list(whole)
        copy[cast(int, step)] = put(copy[cast(int, step)], rest, value)
        return copy
    return whole | {step: put(whole[step], rest, value)}
