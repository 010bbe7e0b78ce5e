"""The numbers of the rules by which what a view shows is played."""

from __future__ import annotations

from ..rules.values import Values
from ..variant.variants import from_changes
from .view_types import View


def values_of(view: View) -> Values:
    """The rulebook's numbers, but for those that a variant has changed."""
    return from_changes(view.variant)
