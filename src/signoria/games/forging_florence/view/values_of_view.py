"""The numbers of the rules by which what a view shows is played."""

from __future__ import annotations

from dataclasses import dataclass

from ...shared.variants.compact import number_text
from ...shared.variants.schema import Value
from ..rules.values import Values
from ..variant.variants import SCHEMA, as_numbers, from_changes
from .view_types import View


def values_of(view: View) -> Values:
    """The rulebook's numbers, but for those that a variant has changed."""
    return from_changes(view.variant)


@dataclass(frozen=True)
class Change:
    """A number that is not the rulebook's, and both as texts."""

    value: Value
    now: str
    usual: str


def changes_of(view: View) -> list[Change]:
    """What a variant has changed, in the order of its file."""
    if not view.variant:
        return []
    numbers = as_numbers(values_of(view))
    return [
        Change(value, number_text(numbers[value.key]), number_text(value.standard))
        for value in SCHEMA.values
        if value.key in view.variant
    ]
