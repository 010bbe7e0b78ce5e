"""Cells of one kind that are all kept in memory, too, and edits of several kinds in one go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from ....decoders import msgpack_decoder
from .cells import Cells, Changes

T = TypeVar("T")
encode = msgspec.msgpack.Encoder().encode


class Shelf(Generic[T]):
    """The values of all cells whose keys begin with a prefix, in ``rows`` by what follows it."""

    def __init__(self, prefix: str, kind: type[T]) -> None:
        self.prefix = prefix
        self.rows: dict[str, T] = {}
        self._decode = msgpack_decoder(kind).decode

    async def open(self, cells: Cells) -> None:
        """Read all of them."""
        found = await cells.read(self.prefix)
        self.rows = {key.removeprefix(self.prefix): self._decode(data) for key, data in found}

    def put(self, rows: Mapping[str, T]) -> Edit:
        """Values in the place of what was there."""
        return Edit((ShelfEdit(self, rows, []),))

    def drop(self, keys: Iterable[str]) -> Edit:
        """Values less."""
        return Edit((ShelfEdit(self, {}, list(keys)),))


class ShelfEdit(NamedTuple):
    """What is put on a shelf, and what goes."""

    shelf: Shelf[Any]
    put: Mapping[str, Any]
    gone: list[str]


@dataclass(frozen=True)
class Edit:
    """What changes on shelves: first in the cells, then, by ``settle``, in memory."""

    parts: tuple[ShelfEdit, ...] = ()

    def __add__(self, other: Edit) -> Edit:
        """Both, one after the other."""
        return Edit(self.parts + other.parts)

    @property
    def matters(self) -> bool:
        """Whether it changes anything."""
        return any(part.put or part.gone for part in self.parts)

    @property
    def changes(self) -> Changes:
        """What is to be written; a later part counts where an earlier one has the same key."""
        put, gone = dict[str, bytes](), dict[str, None]()
        for shelf, new, old in self.parts:
            for key in old:
                put.pop(shelf.prefix + key, None)
                gone[shelf.prefix + key] = None
            for key, row in new.items():
                put[shelf.prefix + key] = encode(row)
                gone.pop(shelf.prefix + key, None)
        return Changes(put=put, gone=list(gone))

    def settle(self) -> None:
        """Note in memory what was written."""
        for shelf, new, old in self.parts:
            for key in old:
                shelf.rows.pop(key, None)
            shelf.rows |= new
