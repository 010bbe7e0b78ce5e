"""The number of the rules in which the variants of several runs differ."""

from __future__ import annotations

from collections.abc import Sequence

from .. import games
from ..games.shared.variants import compact
from ..games.shared.variants.schema import STANDARD, Value

OPTION = "variant"


def variant_of(options: dict[str, str]) -> str:
    """The variant of a run; those from before there were any have the rulebook's numbers."""
    return options.get(OPTION, STANDARD)


def swept_number(game: str, variants: Sequence[str]) -> tuple[Value, list[float]] | None:
    """The one number in which they differ and what it is in each; None if it is not one alone."""
    schema = games.variants(game)
    if schema is None:
        return None
    found = [compact.read_any(schema, text)[0] for text in variants]
    differing = [key for key in schema.by_key if len({each[key] for each in found}) > 1]
    if len(differing) != 1:
        return None
    value = schema.by_key[differing[0]]
    numbers = [each[value.key] for each in found]
    if not all(isinstance(number, int) for number in numbers):
        return None
    return value, [float(number) for number in numbers if isinstance(number, int)]
