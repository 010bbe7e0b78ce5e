"""Copying and storing a table.  memory.pxd has the C versions.

``Saved`` keeps what an action can change, so that a search may take it back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...shared import plain_tables
from ...shared.plain_tables import Saved, copy_table, floats, link, restore_player, save_player
from .values import LAYOUT, STANDARD

if TYPE_CHECKING:
    from .player import Player
    from .table import Table

__all__ = [
    "Saved",
    "copy_table",
    "fixed_size",
    "floats",
    "is_standard",
    "link",
    "looks",
    "put_values",
    "restore_player",
    "save_player",
    "standing",
    "store",
    "unstore",
    "value_bytes",
]

NOT_SMALL = (
    "players", "values", "log", "log_length", "listed", "choices", "allowed", "points", "keys",
)  # fmt: skip


def looks(me: Player) -> bytes:
    """Everything that a player has, as bytes: equal for players who have equal things."""
    return bytes(number for value in vars(me).values() for number in as_list(value))


def standing(me: Player) -> bytes:
    """A player's cubes in cities and buildings and its seats as bytes: scorings depend on them."""
    cubes = *me.delivered, *me.contributed, *me.artworks
    return bytes((*cubes, me.seats, me.newest_seat, me.council_art))


def as_list(value: int | list[int]) -> list[int]:
    """A field's numbers."""
    return value if isinstance(value, list) else [value]


def store(table: Table) -> bytes:
    """The state as bytes: one for each field in order, then the log of cards."""
    return bytes(plain_tables.numbers(table, NOT_SMALL)) + bytes(table.log[: table.log_length])


def fixed_size(table: Table) -> int:
    """The number of bytes before the log."""
    return len(plain_tables.numbers(table, NOT_SMALL))


def unstore(table: Table, data: bytes) -> None:
    """The inverse of store; the caller has checked the length."""
    at = plain_tables.put_numbers(table, NOT_SMALL, data)
    table.log_length = len(data) - at
    table.log[: table.log_length] = data[at:]


def is_standard(table: Table) -> bool:
    """Whether the numbers of the rules are those of the rulebook."""
    return table.values == STANDARD


def value_bytes(table: Table) -> bytes:
    """The numbers, a byte each, in the order of values.py."""
    return table.values.to_bytes()


def put_values(table: Table, data: bytes) -> None:
    """The inverse of value_bytes."""
    table.values = LAYOUT.from_bytes(data)
