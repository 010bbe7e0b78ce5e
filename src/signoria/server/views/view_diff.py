"""What everybody may know of a position, as JSON: whole, or what has changed since another one.

It is encoded once for all viewers; a viewer that has the position before needs only what is another
now: fields of the view, of their lists only the structures that are others, and of large ones only
the fields that are.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, cast

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

FEW = 8  # fields of a structure that is sent whole wherever any of them is another
encode = msgspec.json.Encoder().encode


class PublicView:
    """A public view; one type of view makes all that are compared."""

    __slots__ = ("_fields", "_view")

    def __init__(self, view: Any) -> None:
        self._view = view
        self._fields = astuple(view)

    def encode_whole(self) -> msgspec.Raw:
        """The view."""
        return msgspec.Raw(encode(self._view))

    def encode_changes(self, before: PublicView) -> msgspec.Raw:
        """The changes that make this view of the one before."""
        paths = paths_of(cast(Hashable, type(self._view)))
        encoded: list[bytes] = []
        for path, new, old in zip(paths, self._fields, before._fields, strict=True):
            if new is not old and new != old:
                encoded += value_changes(b"[[" + path, new, old)
        return msgspec.Raw(b"[%b]" % b",".join(encoded))


def value_changes(path: bytes, new: Any, old: Any) -> list[bytes]:
    """What makes the new value of the old one; ``path`` is open at its end."""
    if not same_shape(new, old):
        return [encode_change(path, new)]
    encoded: list[bytes] = []
    for at, (one, other) in enumerate(zip(new, old, strict=True)):
        if one is not other and one != other:
            encoded += structure_changes(b"%b,%d" % (path, at), one, other)
    return encoded


def structure_changes(path: bytes, new: Any, old: Any) -> list[bytes]:
    """The changes of an item in a list, by field if it is a large structure."""
    kind = type(new)
    if kind is not type(old) or not isinstance(new, Struct) or len(kind.__struct_fields__) <= FEW:
        return [encode_change(path, new)]
    fields = zip(paths_of(cast(Hashable, kind)), astuple(new), astuple(old), strict=True)
    return [
        encode_change(b"%b,%b" % (path, name), one) for name, one, other in fields if one != other
    ]


def encode_change(path: bytes, value: Any) -> bytes:
    """One change."""
    return b"%b],%b]" % (path, encode(value))


def same_shape(new: Any, old: Any) -> bool:
    """Whether these are lists of structures, each in its place."""
    lists = isinstance(new, list) and isinstance(old, list) and len(new) == len(old)
    return lists and isinstance(new[0], Struct)


@cache
def paths_of(kind: Hashable) -> list[bytes]:
    """The names of a structure's fields, as paths have them."""
    return [encode(name) for name in cast(type[Struct], kind).__struct_fields__]
