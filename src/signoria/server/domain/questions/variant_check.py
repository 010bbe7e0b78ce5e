"""Whether a text is a variant of a game, and which numbers one may set."""

from __future__ import annotations

from .... import games
from ....games.shared.variants import compact
from ....games.shared.variants.faults import bad_setup_of
from ....games.shared.variants.schema import Number, Schema
from ...protocol import variants
from ..refusals import bad_setup, refusal


def list_numbers(game: str) -> variants.VariantNumbers:
    """All numbers of a game; raises ``Refusal`` if it has no variants."""
    schema = find_schema(game)
    listed = [
        variants.VariantNumber(
            *(value.key, plain(value.standard), value.low, value.high, value.step, value.most),
            *(value.rule, value.text, dict(value.names)),
        )
        for value in schema.values
    ]
    return variants.VariantNumbers(game, schema.rules, listed)


def read_variant(asked: variants.VariantText) -> variants.CheckedVariant:
    """What a text says, or all that is wrong with it; raises ``Refusal`` for another game."""
    schema = find_schema(asked.game)
    numbers, faults = compact.read_any(schema, asked.text)
    if faults:
        problems = [bad_setup(bad_setup_of(fault, schema.game)).problem for fault in faults]
        return variants.CheckedVariant(None, faults=problems)
    usual = schema.standard
    changes = {key: plain(number) for key, number in numbers.items() if number != usual[key]}
    return variants.CheckedVariant(compact.write_compact(schema, numbers), changes)


def find_schema(game: str) -> Schema:
    """The numbers of a game that has variants; raises ``Refusal``."""
    schema = games.variants(game) if game in games.names() else None
    if schema is None:
        known = [name for name in games.names() if games.variants(name)]
        raise refusal("bad-game", known=", ".join(known))
    return schema


def plain(number: Number) -> int | list[int]:
    """A number as JSON has it."""
    return number if isinstance(number, int) else list(number)
