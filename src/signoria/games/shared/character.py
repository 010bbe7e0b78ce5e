"""Named opponents: people of the time, each with a level and a way of playing that is its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Character:
    """An opponent with a face.

    ``name``: as it is called at the table, the same in all languages; ``level``: how well it plays;
    ``style``: the weights of the heuristic that differ; ``fond_of``: artists it hires whenever it
    can; ``shuns``: those it never hires.  ``more`` or ``less`` is what it does more or less often
    than others of its level, as the first words of notations: ``python -m
    tools.research.measure_characters`` counts them.
    """

    name: str
    level: str
    style: Mapping[str, int] = field(default_factory=dict)
    fond_of: tuple[str, ...] = ()
    shuns: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
    less: tuple[str, ...] = ()
