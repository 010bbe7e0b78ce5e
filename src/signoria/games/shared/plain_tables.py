"""Tables and players as plain objects: what the rules/memory.py files of the games share.

Compiled, a table is a block of bytes, and the memory.pxd files say all this by ``memcpy``.
"""

from __future__ import annotations

from array import array
from collections.abc import Container, Iterator
from copy import copy
from typing import Any

Saved = dict[str, Any]


def copy_fields(fields: Saved) -> Saved:
    """The fields of an object, lists as lists of their own."""
    return {name: value[:] if type(value) is list else value for name, value in fields.items()}


def copy_table(new: Any, old: Any) -> None:
    """Make the new table equal to the old one, but for the choices written down, as in C."""
    players = []
    for player in old.players:
        twin = copy(player)
        vars(twin).update(copy_fields(vars(player)))
        players.append(twin)
    vars(new).update(copy_fields(vars(old)))
    new.players = players
    new.listed = 0  # what is erased or guessed in the copy has other choices


def link(table: Any) -> None:
    """In C, players[i] points to the i-th player's bytes; here it is the player."""


def save_player(me: Any) -> Saved:
    """A copy of one player's fields."""
    return copy_fields(vars(me))


def restore_player(me: Any, saved: Saved) -> None:
    """Put the fields back."""
    vars(me).update(copy_fields(saved))


def floats(out: array[float]) -> array[float]:
    """The numbers of an array, to be written to."""
    return out


def _fields(table: Any, skipped: Container[str]) -> Iterator[tuple[object, str, Any]]:
    """Every field that is stored as it is, in the order of the C struct."""
    for thing in [*table.players, table]:
        for name, value in vars(thing).items():
            if name not in skipped:
                yield thing, name, value


def numbers(table: Any, skipped: Container[str]) -> list[int]:
    """The small numbers of a table in the order of their bytes."""
    found: list[int] = []
    for _, _, value in _fields(table, skipped):
        found.extend(value if isinstance(value, list) else [value])
    return found


def put_numbers(table: Any, skipped: Container[str], data: bytes) -> int:
    """Put back what ``numbers`` gave; returns how many bytes that took."""
    at = 0
    for thing, name, value in list(_fields(table, skipped)):
        size = len(value) if isinstance(value, list) else 1
        part = list(data[at : at + size])
        setattr(thing, name, part if isinstance(value, list) else part[0])
        at += size
    return at
