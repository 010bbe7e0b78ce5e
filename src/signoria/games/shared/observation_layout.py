"""What the numbers of an observation mean, field by field.

Each game lists them in ``research/observation_layout.py`` in its folder, in the order in which its
``knowledge/features.py`` writes them: ``VERSION`` is raised whenever one is added, moved or scaled
anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Field:
    """Numbers that belong together.

    ``labels`` names each of them (none: it is one number); ``scale`` is what the thing is divided
    by; no number is below 0 or above ``most``, after scaling.  One-hot ones have a 1 at one label
    at the most, the rest are 0.
    """

    name: str
    means: str
    labels: tuple[str, ...] = ()
    scale: float = 1
    most: float = 1
    one_hot: bool = False

    @property
    def size(self) -> int:
        """How many numbers."""
        return max(len(self.labels), 1)


def pairs(*lists: Sequence[str]) -> tuple[str, ...]:
    """All combinations, the last list changing fastest."""
    found = [""]
    for words in lists:
        found = [f"{before} {word}".strip() for before in found for word in words]
    return tuple(found)


def each(names: Iterable[str], fields: Sequence[Field]) -> tuple[Field, ...]:
    """The fields once for each name, which is put before their own."""
    return tuple(replace(field, name=f"{name}: {field.name}") for name in names for field in fields)


def field_places(fields: Iterable[Field]) -> Iterator[tuple[int, Field]]:
    """Each field with the index of its first number."""
    at = 0
    for field in fields:
        yield at, field
        at += field.size


def size(fields: Iterable[Field]) -> int:
    """The length of an observation."""
    return sum(field.size for field in fields)


def bounds(fields: Iterable[Field]) -> list[float]:
    """The most that each number can be."""
    return [field.most for field in fields for _ in range(field.size)]
