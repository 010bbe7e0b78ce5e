"""The numbers of the rules by which what a view shows is played."""

from __future__ import annotations

from ...shared.variants.variants import Change
from ..rules.values import Values
from ..variant.variants import VARIANTS
from .view_types import View


def values_of(view: View) -> Values:
    """The rulebook's numbers, but for those that a variant has changed."""
    return VARIANTS.from_changes(view.variant)


def changes_of(view: View) -> list[Change]:
    """What a variant has changed, in the order of its file."""
    return VARIANTS.texts(view.variant)
