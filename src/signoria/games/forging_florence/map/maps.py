"""Maps: read from text, checked, measured (F2.3).  ``florence.map`` describes the format."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from ...shared.maps import MapReport
from ..rules import names
from ..rules.board import Terrain
from ..rules.faults import bad_setup
from . import check
from .grid import FIELD, Hexes, beside, line, name, parse, where
from .journeys import PLACES, distances, fairness, gaps, setups, turns_needed

__all__ = [
    "DEFAULT",
    "DEFAULT_NAME",
    "FREE",
    "LONGEST",
    "PAIRS",
    "Files",
    "Hexes",
    "beside",
    "default",
    "distances",
    "fairness",
    "from_option",
    "line",
    "name",
    "option_value",
    "playable",
    "read",
    "turns_needed",
]

DEFAULT = Path(__file__).with_name("florence.map")
DEFAULT_NAME = "florence"
LONGEST = 4_000  # characters of a map with its remarks
PAIRS, FREE = names.SHOP_OPTIONS


@lru_cache(maxsize=64)
def playable(text: str) -> Hexes:
    """The terrain of every hex of a map that may be unfair; raises ``BadSetup``."""
    if len(text) > LONGEST:
        raise bad_setup(FIELD, "long", value=len(text), most=LONGEST)
    terrain = parse(text)
    check.check_playable(terrain)
    return terrain


@lru_cache(maxsize=64)
def read(text: str, shops: str = PAIRS) -> Hexes:
    """The terrain of every hex, checked; raises ``BadSetup`` naming row, hex or site.

    ``shops`` is the option of F3.2: it decides over which setups the map has to be fair.
    """
    terrain = playable(text)
    check.check_fair(terrain, shops == FREE)
    return terrain


@cache
def default() -> str:
    """The default map as one line."""
    return line(read(Files().example))


def from_option(value: str, shops: str) -> Hexes:
    """The map that a value of the option ``map`` stands for: a name, or its text."""
    return read(default() if value == DEFAULT_NAME else value, shops)


def option_value(terrain: Hexes) -> str:
    """The value of the option ``map`` that stands for a map, without spaces."""
    text = line(terrain)
    return DEFAULT_NAME if text == default() else text


class Files:
    """Maps as files, see ``signoria.games.shared.maps.Maps``."""

    options = ("shops",)

    @property
    def example(self) -> str:
        """The file of the default map."""
        return DEFAULT.read_text(encoding="utf-8")

    def report(self, text: str, options: Mapping[str, str]) -> MapReport:
        """What a map means for the four houses; raises ``BadSetup`` if it is not playable."""
        terrain, free = playable(text), options.get("shops") == FREE
        means = fairness(terrain, free)
        apart = gaps(means)
        return MapReport(
            text=line(terrain),
            setups=len(setups(terrain, free)),
            houses=tuple(name(hex) for hex in where(terrain, Terrain.HOUSE)),
            places=PLACES,
            turns=tuple(tuple(house[place] for place in PLACES) for house in means),
            gaps=tuple(apart[place] for place in PLACES),
            allowed=check.MOST_APART,
        )
