"""Copying and storing a table.  memory.pxd has the C versions.

``Saved`` keeps what an action can change of a player, so that a trial may be taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...shared import plain_tables
from ...shared.plain_tables import Saved, floats, link, restore_player, save_player
from .values import LAYOUT, STANDARD, Values

if TYPE_CHECKING:
    from .table import Table

__all__ = [
    "Saved",
    "copy_table",
    "fixed_size",
    "floats",
    "is_standard",
    "link",
    "put_values",
    "restore_player",
    "same_values",
    "save_player",
    "store",
    "unstore",
    "value_bytes",
    "values_of",
]

NOT_SMALL = ("players", "turns", "values", "listed", "choices", "open", "edge", "reached")


def copy_table(new: Table, old: Table) -> None:
    """Make the new table equal to the old one, but for what is written down of it."""
    plain_tables.copy_table(new, old)
    new.listed = 0


def store(table: Table) -> bytes:
    """The state as bytes: one for each small number in order, then two for the turns."""
    return bytes([*plain_tables.numbers(table, NOT_SMALL), table.turns & 255, table.turns >> 8])


def fixed_size(table: Table) -> int:
    """The number of these bytes."""
    return len(plain_tables.numbers(table, NOT_SMALL)) + 2


def unstore(table: Table, data: bytes) -> None:
    """The inverse of store; the caller has checked the length."""
    at = plain_tables.put_numbers(table, NOT_SMALL, data)
    table.turns = data[at] + 256 * data[at + 1]


def values_of(table: Table) -> Values:
    """The numbers of the rules by which the table is played."""
    return table.values


def is_standard(table: Table) -> bool:
    """Whether they are those of the rulebook."""
    return table.values == STANDARD


def same_values(table: Table, others: Values) -> bool:
    """Whether they are these."""
    return table.values == others


def value_bytes(table: Table) -> bytes:
    """The numbers, a byte each, in the order of values.py."""
    return table.values.to_bytes()


def put_values(table: Table, data: bytes) -> None:
    """The inverse of value_bytes."""
    table.values = LAYOUT.from_bytes(data)
