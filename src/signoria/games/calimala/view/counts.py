"""Small numbers of things in views: free slots and the discard pile."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from ..rules import names, possible
from ..rules.table import Table
from .memo import remember

if not cython.compiled:
    from ..rules.board import BUILDINGS, CHURCHES, CITIES, KINDS, MATERIALS


class Counts(dict[int, dict[str, int]]):
    """How many there are of each thing, by all these numbers, none above 15, as one in base 16."""

    def __init__(self, things: Sequence[str]) -> None:
        super().__init__()
        self._things = things

    def __missing__(self, code: int) -> dict[str, int]:
        """These numbers for the first time."""
        digits = f"{code:0{len(self._things)}x}"
        pairs = zip(self._things, digits, strict=True)
        return remember(self, code, {thing: int(digit, 16) for thing, digit in pairs})


OF_CITIES = Counts(names.CITIES)
OF_BUILDINGS = Counts(names.BUILDINGS)
OF_MATERIALS = Counts(names.MATERIALS)
OF_KINDS = Counts(names.KINDS)


def city_free(table: Table) -> dict[str, int]:
    """Free slots by city (C1.8)."""
    code = 0
    for i in range(CITIES):
        code = code << 4 | possible.city_free(table, i)
    return OF_CITIES[code]


def materials_free(table: Table, church: int) -> dict[str, int]:
    """Free slots at a church by material (C1.7)."""
    code = 0
    for i in range(MATERIALS):
        code = code << 4 | possible.church_free(table, MATERIALS * church + i)
    return OF_MATERIALS[code]


def church_free(table: Table) -> dict[str, dict[str, int]]:
    """Free slots at each church by material (C1.7)."""
    return {names.CHURCHES[i]: materials_free(table, i) for i in range(CHURCHES)}


def artwork_free(table: Table) -> dict[str, int]:
    """Free slots for artworks by building (C1.7)."""
    code = 0
    for i in range(BUILDINGS):
        code = code << 4 | possible.artwork_free(table, i)
    return OF_BUILDINGS[code]


def discard(table: Table) -> dict[str, int]:
    """The open discard pile by kind (C3.8)."""
    code = 0
    for i in range(KINDS):
        code = code << 4 | table.discard[i]
    return OF_KINDS[code]
