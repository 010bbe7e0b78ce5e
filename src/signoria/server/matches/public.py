"""What everybody may know of a position, as JSON: whole, or what has changed since another one.

Each field of the view is encoded once for all viewers; whoever has seen the position before needs
only those that are others now.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, cast

import msgspec
from msgspec.structs import astuple

encode = msgspec.json.Encoder().encode


class Public:
    """A public view, encoded field by field; one type of view makes all that are compared."""

    __slots__ = ("_fields", "_signs")

    def __init__(self, view: Any) -> None:
        self._signs = signs(cast(Hashable, type(view)))
        self._fields = [encode(value) for value in astuple(view)]

    def whole(self) -> msgspec.Raw:
        """The view."""
        parts = [key + value for (key, _), value in zip(self._signs, self._fields, strict=True)]
        return msgspec.Raw(b"{%b}" % b",".join(parts))

    def since(self, before: Public) -> msgspec.Raw:
        """The changes that make this view of the one before."""
        parts = [
            path + new + b"]"
            for (_, path), new, old in zip(self._signs, self._fields, before._fields, strict=True)
            if new != old
        ]
        return msgspec.Raw(b"[%b]" % b",".join(parts))


@cache
def signs(kind: Hashable) -> list[tuple[bytes, bytes]]:
    """What stands before each field's value: as a part of the view, and as a change."""
    names = [encode(name) for name in cast(type[msgspec.Struct], kind).__struct_fields__]
    return [(name + b":", b"[[" + name + b"],") for name in names]
