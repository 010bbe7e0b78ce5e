"""From the words of the notation to the numbers of a Position."""

from collections.abc import Iterable, Mapping

from signoria.games.calimala.rules import names
from signoria.games.calimala.rules.board import STREET_SQUARE, STREETS, WHITE

Counts = tuple[int, ...]


def kinds(text: str) -> list[int]:
    """``"wood build"`` -> [0, 3]; slashes between rows of squares are skipped."""
    return [names.KINDS.index(word) for word in text.lower().replace("/", " ").split()]


def count(text: str) -> Counts:
    """Cards by kind: ``"wood wood build"`` -> (2, 0, 0, 1, 0, 0, 0, 0, 0)."""
    listed = kinds(text)
    return tuple(listed.count(kind) for kind in range(9))


def by_name(amounts: Mapping[str, int], order: Iterable[str]) -> Counts:
    """``{"lisbon": 2}`` in the given order; an unknown name is an error."""
    order = tuple(order)
    if unknown := set(amounts) - set(order):
        raise ValueError(f"no such place: {unknown}")
    return tuple(amounts.get(name, 0) for name in order)


def contributions(amounts: Mapping[str, int]) -> Counts:
    """``{"fiore wood": 2}`` -> church * 3 + material."""
    places = [f"{church} {material}" for church in names.CHURCHES for material in names.MATERIALS]
    return by_name(amounts, places)


def discs(text: str) -> Counts:
    """A stack from bottom to top: ``"w 2 1"`` -> (WHITE, 2, 1)."""
    return tuple(WHITE if disc == "w" else int(disc) for disc in text.split())


def street_kinds(squares: Counts, street: int) -> tuple[int, int]:
    """The two kinds that a street joins, the first in reading order first (C1.4)."""
    return squares[STREET_SQUARE[2 * street]], squares[STREET_SQUARE[2 * street + 1]]


def street_name(squares: Counts, street: int) -> str:
    """``Wood|Contribute``."""
    return "|".join(names.KINDS[kind].capitalize() for kind in street_kinds(squares, street))


def street_number(squares: Counts, name: str) -> int:
    """The street called ``Wood|Contribute``; an error if this city has none."""
    for street in range(STREETS):
        if street_name(squares, street).lower() == name.lower():
            return street
    raise ValueError(f"no street {name} in this city")
