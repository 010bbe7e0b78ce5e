"""A sketch of what one player has and could have soon.  sketch.pxd has the C struct."""

from __future__ import annotations

from typing import Any

from ...rules.board import RESOURCES, SORTS
from ...rules.values import STANDARD
from ..heuristic_limits import MAKERS

Saved = dict[str, Any]


class Sketch:
    """A seat's affairs as far as plans need them; plans are tried on it and taken back."""

    def __init__(self) -> None:
        self.values = STANDARD  # the numbers of the rules
        self.hex = 0
        self.coins = 0  # of 5 lire
        self.level = 0
        self.own = 0  # artists, as bits
        self.free = 0  # artists on the table, as bits
        self.hires = 0
        self.giottos = 0  # paintings made by Giotto
        self.isaac = 0  # whether The Sacrifice of Isaac is made (F5.1)
        self.dome = 0  # whether the Dome is wanted and still to be had
        self.stock = 0  # coins that the unsold pieces bring
        self.for_sale = 0  # how many they are
        self.praise = 0  # prestige that selling them adds
        self.tokens = [0] * RESOURCES
        self.made = [0] * SORTS
        self.left = [0] * MAKERS  # copies that each maker can still make, without the Dome


def save(sketch: Sketch) -> Saved:
    """A copy of the fields."""
    fields = vars(sketch)
    return {name: value[:] if type(value) is list else value for name, value in fields.items()}


def restore(sketch: Sketch, saved: Saved) -> None:
    """Put the fields back."""
    for name, value in saved.items():
        setattr(sketch, name, value[:] if type(value) is list else value)


def first(sketches: list[Sketch]) -> Sketch:
    """The first of several."""
    return sketches[0]
