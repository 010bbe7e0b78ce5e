"""Between a variant's text, the numbers of its file and those of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic

from ..options import BadSetups
from . import compact
from .compact import number_text
from .faults import raise_first
from .layout import Layout, V
from .schema import Number, Numbers, Schema, Value

Changes = Mapping[str, int | Sequence[int]]


@dataclass(frozen=True)
class Place:
    """A number as a file has it, and its field in a table's record.

    ``at`` is its place in a field of several; a list fills the whole field, and ``length`` is the
    field that says how much of it.
    """

    value: Value
    field: str
    at: int | None = None
    length: str = ""


def number_place(
    layout: Layout[Any],
    key: str,
    field: str,
    rule: str,
    text: str,
    low: int,
    high: int,
    at: int | None = None,
    step: int = 1,
    said: Mapping[str, str] | None = None,
) -> Place:
    """A number of the rulebook; a table's one is ``step`` in a file."""
    found = getattr(layout.standard, field)
    usual = step * (found if at is None else found[at])
    return Place(
        Value(key, usual, low, high, rule, f"value-{text}", step, names=said or {}), field, at
    )


@dataclass(frozen=True)
class Change:
    """A number that is not the rulebook's, and both as texts."""

    value: Value
    now: str
    usual: str


class Variants(Generic[V]):
    """The variants of one game."""

    def __init__(
        self, schema: Schema, places: Sequence[Place], layout: Layout[V], bad_setup: BadSetups
    ) -> None:
        self.schema = schema
        self._places = places
        self._layout = layout
        self._bad_setup = bad_setup

    def from_option(self, text: str) -> V:
        """What the option ``variant`` stands for; raises ``BadSetup`` for the first fault."""
        found: V = _from_option(self, text)
        return found

    def read(self, text: str) -> V:
        """The same, worked out."""
        numbers, faults = compact.read_any(self.schema, text)
        if faults:
            raise_first(faults, self._bad_setup)
        return self.as_values(numbers)

    def option_value(self, found: V) -> str:
        """The value of the option ``variant`` for these numbers, without spaces."""
        return _option_value(self, found)

    def as_values(self, numbers: Numbers) -> V:
        """The numbers of a file as a table holds them."""
        standard, names = self._layout.standard, self._layout.names
        usual = {name: getattr(standard, name) for name in names}
        fields = {name: list(n) if isinstance(n, tuple) else n for name, n in usual.items()}
        for place in self._places:
            self._put(fields, place, numbers[place.value.key])
        whole = {name: tuple(n) if isinstance(n, list) else n for name, n in fields.items()}
        return self._layout.from_bytes(self._layout.to_bytes(self._layout.make(whole)))

    def _put(self, fields: dict[str, Any], place: Place, number: Number) -> None:
        """Write one number into its field."""
        if isinstance(number, tuple):
            room = self._layout.sizes[place.field]
            fields[place.field] = [*number, *[0] * (room - len(number))]
            fields[place.length] = len(number)
        elif place.at is None:
            fields[place.field] = number // place.value.step
        else:
            fields[place.field][place.at] = number // place.value.step

    def as_numbers(self, found: V) -> dict[str, Number]:
        """The numbers of a table as a file has them."""
        return {place.value.key: _get(found, place) for place in self._places}

    def changes(self, found: V) -> dict[str, int | list[int]]:
        """The numbers that are not the rulebook's, by key; nobody may change them."""
        return _changes(self, found)

    def from_changes(self, changed: Changes | None) -> V:
        """The inverse of ``changes``."""
        if not changed:
            return self._layout.standard
        given = {key: n if isinstance(n, int) else tuple(n) for key, n in changed.items()}
        return self.as_values({**self.schema.standard, **given})

    def texts(self, changed: Changes | None) -> list[Change]:
        """The same in words, in the order of the file."""
        if not changed:
            return []
        numbers = self.as_numbers(self.from_changes(changed))
        return [
            Change(value, number_text(numbers[value.key]), number_text(value.standard))
            for value in self.schema.values
            if value.key in changed
        ]


def _get(found: Any, place: Place) -> Number:
    held = getattr(found, place.field)
    if place.length:
        numbers: tuple[int, ...] = held[: getattr(found, place.length)]
        return numbers
    number: int = held if place.at is None else held[place.at]
    return number * place.value.step


@lru_cache(maxsize=256)
def _from_option(variants: Variants[Any], text: str) -> Any:
    return variants.read(text)


@lru_cache(maxsize=256)
def _option_value(variants: Variants[Any], found: Any) -> str:
    return compact.write_compact(variants.schema, variants.as_numbers(found))


@lru_cache(maxsize=256)
def _changes(variants: Variants[Any], found: Any) -> dict[str, int | list[int]]:
    numbers = variants.as_numbers(found)
    return {
        key: list(number) if isinstance(number, tuple) else number
        for key, number in numbers.items()
        if number != variants.schema.standard[key]
    }
