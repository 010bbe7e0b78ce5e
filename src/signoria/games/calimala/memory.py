"""Copying and storing a table.  memory.pxd has the C versions.

``Saved`` keeps what an action can change, so that a search may take it back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import plain
from ..plain import Saved, copy_table, floats, link, restore_player, save_player

if TYPE_CHECKING:
    from .table import Table

__all__ = [
    "Saved",
    "copy_table",
    "fixed_size",
    "floats",
    "link",
    "restore_player",
    "save_player",
    "store",
    "unstore",
]

NOT_SMALL = ("players", "log", "log_length", "listed", "choices", "points", "keys")


def store(table: Table) -> bytes:
    """The state as bytes: one for each field in order, then the log of cards."""
    return bytes(plain.numbers(table, NOT_SMALL)) + bytes(table.log[: table.log_length])


def fixed_size(table: Table) -> int:
    """The number of bytes before the log."""
    return len(plain.numbers(table, NOT_SMALL))


def unstore(table: Table, data: bytes) -> None:
    """The inverse of store; the caller has checked the length."""
    at = plain.put_numbers(table, NOT_SMALL, data)
    table.log_length = len(data) - at
    table.log[: table.log_length] = data[at:]
