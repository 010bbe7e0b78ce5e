"""Between a variant's text and the numbers of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ...shared.variants import compact, reading
from ...shared.variants.faults import raise_first
from ...shared.variants.schema import Number, Numbers, Schema
from ..rules import names, values
from ..rules.board import MOST_FACES
from ..rules.faults import bad_setup
from ..rules.values import STANDARD, Values
from .contradictions import contradictions
from .schema import LIST, PLACES, VALUES, Place

SCHEMA = Schema(names.GAME, "1", VALUES, contradictions)
LONGEST = reading.LONGEST


@lru_cache(maxsize=256)
def from_option(text: str) -> Values:
    """What the option ``variant`` stands for; raises ``BadSetup`` for the first fault."""
    numbers, faults = compact.read_any(SCHEMA, text)
    if faults:
        raise_first(faults, bad_setup)
    return as_values(numbers)


@lru_cache(maxsize=256)
def option_value(found: Values) -> str:
    """The value of the option ``variant`` that stands for these numbers, without spaces."""
    return compact.write_compact(SCHEMA, as_numbers(found))


def as_values(numbers: Numbers) -> Values:
    """The numbers of a file as a table holds them."""
    fields: dict[str, Any] = {
        name: list(usual) if isinstance(usual := getattr(STANDARD, name), tuple) else usual
        for name in values.NAMES
    }
    for place in PLACES:
        put(fields, place, numbers[place.value.key])
    whole = {name: tuple(n) if isinstance(n, list) else n for name, n in fields.items()}
    return values.from_bytes(values.make(whole).to_bytes())


def put(fields: dict[str, Any], place: Place, number: Number) -> None:
    """Write one number into its field."""
    if isinstance(number, tuple):
        fields[LIST] = [*number, *[0] * (MOST_FACES - len(number))]
        fields["faces"] = len(number)
    elif place.at is None:
        fields[place.field] = number // place.value.step
    else:
        fields[place.field][place.at] = number // place.value.step


def as_numbers(found: Values) -> dict[str, Number]:
    """The numbers of a table as a file has them."""
    return {place.value.key: get(found, place) for place in PLACES}


def get(found: Values, place: Place) -> Number:
    """One number."""
    held = getattr(found, place.field)
    if place.field == LIST:
        faces: tuple[int, ...] = held[: found.faces]
        return faces
    number: int = held if place.at is None else held[place.at]
    return number * place.value.step


@lru_cache(maxsize=256)
def changes(found: Values) -> dict[str, int | list[int]]:
    """The numbers that are not the rulebook's, by key; nobody may change them."""
    numbers = as_numbers(found)
    return {
        key: list(number) if isinstance(number, tuple) else number
        for key, number in numbers.items()
        if number != SCHEMA.standard[key]
    }


def from_changes(changed: Mapping[str, int | Sequence[int]] | None) -> Values:
    """The inverse of ``changes``."""
    if not changed:
        return STANDARD
    given = {key: n if isinstance(n, int) else tuple(n) for key, n in changed.items()}
    return as_values({**SCHEMA.standard, **given})
