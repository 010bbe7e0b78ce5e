"""What everybody may know of a position, as JSON: whole, or what has changed since another one.

It is encoded once for all viewers; whoever has seen the position before needs only the fields that
are others now.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, cast

import msgspec
from msgspec.structs import astuple

encode = msgspec.json.Encoder().encode


class Public:
    """A public view; one type of view makes all that are compared."""

    __slots__ = ("_fields", "_view")

    def __init__(self, view: Any) -> None:
        self._view = view
        self._fields = astuple(view)

    def whole(self) -> msgspec.Raw:
        """The view."""
        return msgspec.Raw(encode(self._view))

    def since(self, before: Public) -> msgspec.Raw:
        """The changes that make this view of the one before."""
        paths = paths_of(cast(Hashable, type(self._view)))
        parts = [
            path + encode(new) + b"]"
            for path, new, old in zip(paths, self._fields, before._fields, strict=True)
            if new != old
        ]
        return msgspec.Raw(b"[%b]" % b",".join(parts))


@cache
def paths_of(kind: Hashable) -> list[bytes]:
    """What stands before each field's value in a change."""
    names = cast(type[msgspec.Struct], kind).__struct_fields__
    return [b"[[" + encode(name) + b"]," for name in names]
