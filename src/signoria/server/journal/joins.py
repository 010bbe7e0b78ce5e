"""Two identities that have become one: who is no more, and who that is now, as matches tell it.

Entries stay as they are: those of before name whoever is no more, and are read under the new name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Joins = Mapping[str, str]  # persons who are no more, by whom they are now
NOBODY: Joins = {}


def rename_people(data: bytes, joins: Joins) -> bytes:
    """JSON with the persons who are there now; an id stands alone in its text."""
    for gone, kept in joins.items():
        data = data.replace(f'"{gone}"'.encode(), f'"{kept}"'.encode())
    return data


def is_of_before(snapshot: bytes, joins: Joins) -> bool:
    """Whether a snapshot names somebody who is no more, so that entries are read in its place."""
    return any(gone.encode() in snapshot for gone in joins)


def join_members(members: Mapping[str, Sequence[int]], joins: Joins) -> dict[str, list[int]]:
    """The members of a match with their seats; who was two there has the seats of both."""
    found: dict[str, list[int]] = {}
    for person, seats in members.items():
        own = found.setdefault(joins.get(person, person), [])
        own[:] = sorted({*own, *seats})
    return found
