"""The numbers of the rules that a variant has changed in what a view shows."""

from __future__ import annotations

from ...shared.variants.variants import Change
from ..variant.variants import VARIANTS
from .view_types import View


def changes_of(view: View) -> list[Change]:
    """What a variant has changed, in the order of its file."""
    return VARIANTS.texts(view.variant)
