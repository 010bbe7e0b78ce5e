"""The editions of the rulebook, and how each rules version reads them (C5.3)."""

from __future__ import annotations

from .board import ENGLISH, GERMAN, GERMAN_1
from .names import EDITIONS

# By rules version, oldest first: what a table holds for each of EDITIONS.
READINGS = {
    "1": (ENGLISH, GERMAN_1),  # edition de: the seat's disc comes from another space, as in en
    "2": (ENGLISH, GERMAN),  # edition de: from any space, the one just activated included
}
VERSIONS = tuple(READINGS)
NEWEST = VERSIONS[-1]


def number(edition: str, rules: str) -> int:
    """What a table holds for an edition under a rules version."""
    return READINGS[rules][EDITIONS.index(edition)]


def name(number: int) -> str:
    """The edition that a table holds."""
    return EDITIONS[_reading(number).index(number)]


def rules(number: int) -> str:
    """The newest rules version that plays as the table does."""
    return next(version for version in reversed(VERSIONS) if number in READINGS[version])


def _reading(number: int) -> tuple[int, ...]:
    return READINGS[rules(number)]
