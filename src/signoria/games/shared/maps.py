"""What a game offers whose board is drawn in files, so that a map can be checked and measured.

Such a game has a package ``map`` with an object ``MAPS``; the others have none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class MapReport:
    """How fair a map is: by how many turns the ways from the houses to the places differ.

    ``turns`` has a row for each house and a column for each place, the mean over all setups;
    ``gaps`` says how far the houses are apart and ``allowed`` how far they may be.
    """

    text: str  # the map as one line
    setups: int
    houses: tuple[str, ...]
    places: tuple[str, ...]
    turns: tuple[tuple[float, ...], ...]
    gaps: tuple[float, ...]
    allowed: float

    @property
    def fair(self) -> bool:
        """Whether games can be played on it."""
        return max(self.gaps) <= self.allowed


class Maps(Protocol):
    """What a game's package ``map`` offers as ``MAPS``."""

    @property
    def example(self) -> str:
        """The file of the default map."""

    @property
    def options(self) -> tuple[str, ...]:
        """The names of the game's options that a report depends on."""

    def report(self, text: str, options: Mapping[str, str]) -> MapReport:
        """What a file's text means with these options, the others by their defaults.

        Raises ``BadSetup`` if no game can be played on it.
        """
