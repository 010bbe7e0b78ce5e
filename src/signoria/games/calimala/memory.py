"""Copying and storing a table.  memory.pxd has the C versions.

``Saved`` keeps what an action can change, so that a search may take it back.
"""

from __future__ import annotations

from array import array
from copy import copy
from typing import TYPE_CHECKING, Any

from .player import Player

if TYPE_CHECKING:
    from .table import Table

Saved = dict[str, Any]
SCRATCH = ("players", "log", "listed", "choices", "points", "keys")


def _copied(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value[:] if type(value) is list else value for name, value in fields.items()}


def copy_table(new: Table, old: Table) -> None:
    """Make the new table equal to the old one."""
    players = []
    for player in old.players:
        twin = copy(player)
        vars(twin).update(_copied(vars(player)))
        players.append(twin)
    vars(new).update(_copied(vars(old)))
    new.players = players


def link(table: Table) -> None:
    """In C, players[i] points to the i-th player's bytes; here it is the player."""


def save_player(me: Player) -> Saved:
    """A copy of one player's fields."""
    return _copied(vars(me))


def restore_player(me: Player, saved: Saved) -> None:
    """Put the fields back."""
    vars(me).update(_copied(saved))


def floats(out: array[float]) -> array[float]:
    """The numbers of an array, to be written to."""
    return out


def _small_numbers(table: Table) -> list[int]:
    """All bytes of the state before the log, in the order of the C struct."""
    numbers: list[int] = []
    things: list[object] = [*table.players, table]
    for thing in things:
        for name, value in vars(thing).items():
            if name == "log_length" or name in SCRATCH:
                continue
            numbers.extend(value if isinstance(value, list) else [value])
    return numbers


def store(table: Table) -> bytes:
    """The state as bytes: one for each field in order, then the log of cards."""
    return bytes(_small_numbers(table)) + bytes(table.log[: table.log_length])


def fixed_size(table: Table) -> int:
    """The number of bytes before the log."""
    return len(_small_numbers(table))


def unstore(table: Table, data: bytes) -> None:
    """The inverse of store; the caller has checked the length."""
    at = 0
    things: list[object] = [*table.players, table]
    for thing in things:
        for name, value in vars(thing).items():
            if name == "log_length" or name in SCRATCH:
                continue
            size = len(value) if isinstance(value, list) else 1
            part = list(data[at : at + size])
            setattr(thing, name, part if isinstance(value, list) else part[0])
            at += size
    table.log_length = len(data) - at
    table.log[: table.log_length] = data[at:]
