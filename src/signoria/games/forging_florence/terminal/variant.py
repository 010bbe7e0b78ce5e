"""What a variant has changed, in words: all of it, at the rule it belongs to, at an artist."""

from __future__ import annotations

from ...shared.terminal import variant_lines
from ..view.values_of_view import changes_of
from .sight import ForgingFlorenceView

OF_ARTISTS = {
    "giotto": ("bonus.giotto", "bonus.giotto-paintings"),
    "machiavelli": ("bonus.machiavelli",),
    "michelangelo": ("bonus.michelangelo",),
    "brunelleschi": (
        "tokens.brunelleschi", "needs.brunelleschi.times", "times.brunelleschi", "times.dome",
    ),
    "leonardo": ("bonus.leonardo", "level.book", "level.sculpture"),
}  # fmt: skip


def section(sight: ForgingFlorenceView) -> list[str]:
    """All that is not as in the rulebook, or that nothing is."""
    return variant_lines.section(sight.words, changes_of(sight.view))


def of_rule(sight: ForgingFlorenceView, number: str) -> list[str]:
    """What is changed of a rule; nothing if it is as in the rulebook."""
    return variant_lines.of_rule(sight.words, changes_of(sight.view), number)


def of_artist(sight: ForgingFlorenceView, artist: str) -> list[str]:
    """What is changed of what an artist is worth beyond his pieces."""
    keys, changes = OF_ARTISTS[artist], changes_of(sight.view)
    return [variant_lines.line(sight.words, each) for each in changes if each.value.key in keys]
