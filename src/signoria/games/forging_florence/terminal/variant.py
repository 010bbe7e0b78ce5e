"""What a variant has changed, in words: all of it, or what belongs to a rule."""

from __future__ import annotations

from ...shared.terminal import variant_lines
from ..view.values_of_view import changes_of
from .sight import ForgingFlorenceView


def section(sight: ForgingFlorenceView) -> list[str]:
    """All that is not as in the rulebook, or that nothing is."""
    return variant_lines.section(sight.words, changes_of(sight.view))


def of_rule(sight: ForgingFlorenceView, number: str) -> list[str]:
    """What is changed of a rule; nothing if it is as in the rulebook."""
    return variant_lines.of_rule(sight.words, changes_of(sight.view), number)
