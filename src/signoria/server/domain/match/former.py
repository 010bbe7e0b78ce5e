"""Who had a seat before somebody else took it over."""

from __future__ import annotations

import msgspec

from ...journal.entries import Person


class FormerHolder(msgspec.Struct, frozen=True, array_like=True):
    """A person who had a seat until so many actions had been taken."""

    seat: int
    person: Person
    actions: int
