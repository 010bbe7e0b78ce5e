"""The board's hexes, and maps as text (F2.1).  ``florence.map`` describes the format."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import names
from ..rules.board import HEX_Q, HEX_R, HEXES, NEIGHBOUR, NOBODY, SIDES
from ..rules.faults import bad_setup

Hexes = tuple[int, ...]  # the terrain of each hex
ROWS = 13
WIDTHS = tuple(HEX_R.count(row) for row in range(ROWS))
REMARK = ";"
FIELD = "Map"  # of the setup, which a bad map is the fault of


def name(hex: int) -> str:
    """A hex by its axial coordinates, the golden one being 0,0 (F2.1)."""
    return f"{HEX_Q[hex] - 6},{HEX_R[hex] - 6}"


def beside(hex: int) -> list[int]:
    """The hexes beside one."""
    return [n for n in NEIGHBOUR[SIDES * hex : SIDES * hex + SIDES] if n != NOBODY]


def where(terrain: Hexes, *codes: int) -> list[int]:
    """The hexes of these terrains, in reading order."""
    return [hex for hex in range(HEXES) if terrain[hex] in codes]


def rows(text: str) -> list[str]:
    """The signs of each row; spaces, empty lines and remarks mean nothing."""
    kept = [line for line in text.splitlines() if not line.lstrip().startswith(REMARK)]
    found = ["".join(row.split()) for line in kept for row in line.split("/")]
    return [row for row in found if row]


def parse(text: str) -> Hexes:
    """The terrain of every hex; raises ``BadSetup`` naming the row that is wrong."""
    found = rows(text)
    if len(found) != ROWS:
        raise bad_setup(FIELD, "map-rows", rows=len(found), wanted=ROWS)
    for number, (row, width) in enumerate(zip(found, WIDTHS, strict=True), 1):
        if len(row) != width:
            raise bad_setup(FIELD, "map-row", row=number, value=len(row), wanted=width)
        for sign in row:
            if sign not in names.SIGNS:
                raise bad_setup(FIELD, "map-sign", row=number, value=sign, known=names.SIGNS)
    return tuple(names.SIGNS.index(sign) for sign in "".join(found))


def line(terrain: Sequence[int]) -> str:
    """A map as one line, its rows parted by slashes; ``parsed`` reads it, too."""
    signs = "".join(names.SIGNS[code] for code in terrain)
    ends = [sum(WIDTHS[:row]) for row in range(ROWS + 1)]
    return "/".join(signs[ends[row] : ends[row + 1]] for row in range(ROWS))
