"""Which numbers of a game's rules a variant may set, and what each may be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

Number = int | tuple[int, ...]
Numbers = Mapping[str, Number]  # by key
STANDARD = "standard"  # the option's value without a variant


@dataclass(frozen=True)
class Value:
    """A number of the rules, or a list of so many at the most.

    ``key`` is its section and name in a file.  It lies from ``low`` to ``high`` in steps of
    ``step``, as the file counts: money in lire.  ``text`` is the end of the id of the message that
    says what it is, ``names`` the ids of the names in that message.
    """

    key: str
    standard: Number
    low: int
    high: int
    rule: str
    text: str
    step: int = 1
    most: int = 0  # numbers in the list; 0: no list
    names: Mapping[str, str] = field(default_factory=dict)

    @property
    def section(self) -> str:
        """The section of the file in which it stands."""
        return self.key.rpartition(".")[0]

    @property
    def name(self) -> str:
        """What it is called there."""
        return self.key.rpartition(".")[2]


@dataclass(frozen=True)
class Fault:
    """What is wrong with a variant: a stable key with values, as in ``BadSetup``.

    ``line`` counts from 1; ``reason`` belongs to the message ``bad-setup-variant-<reason>``.
    """

    line: int
    reason: str
    values: Mapping[str, str | int]


# What some numbers may not be at once: their keys, the first being the one to name, and why.
Contradiction = tuple[tuple[str, ...], str, Mapping[str, str | int]]


@dataclass(frozen=True)
class Schema:
    """All numbers of a game, in the order of a file, under one rules version.

    ``contradictions`` finds what cannot be played in numbers that are each in their range.
    """

    game: str
    rules: str
    values: tuple[Value, ...]
    contradictions: Callable[[Numbers], Sequence[Contradiction]]

    @cached_property
    def by_key(self) -> dict[str, Value]:
        """Each by its key."""
        return {value.key: value for value in self.values}

    @cached_property
    def standard(self) -> dict[str, Number]:
        """The numbers of the rulebook."""
        return {value.key: value.standard for value in self.values}

    @cached_property
    def sections(self) -> tuple[str, ...]:
        """The sections of a file, in order."""
        return tuple(dict.fromkeys(value.section for value in self.values))

    def is_section(self, key: str) -> bool:
        """Whether numbers stand below this key."""
        return any(f"{section}.".startswith(f"{key}.") for section in self.sections)
