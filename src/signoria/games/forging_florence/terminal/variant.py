"""What a variant has changed, in words: all of it, at the rule it belongs to, at an artist."""

from __future__ import annotations

from ..view.values_of_view import Change, changes_of
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
    found = [line(sight, change) for change in changes_of(sight.view)]
    if not found:
        return [sight.words.say("variant-none")]
    return [sight.words.say("variant-title"), *("  " + text for text in found)]


def of_rule(sight: ForgingFlorenceView, number: str) -> list[str]:
    """What is changed of a rule; nothing if it is as in the rulebook."""
    found = [line(sight, each) for each in changes_of(sight.view) if each.value.rule == number]
    return [sight.words.say("variant-title"), *found] if found else []


def of_artist(sight: ForgingFlorenceView, artist: str) -> list[str]:
    """What is changed of what an artist is worth beyond his pieces."""
    keys = OF_ARTISTS[artist]
    return [line(sight, each) for each in changes_of(sight.view) if each.value.key in keys]


def line(sight: ForgingFlorenceView, change: Change) -> str:
    """A number, what it is now, and what it is in the rulebook."""
    words, value = sight.words, change.value
    told = {name: words.say(message) for name, message in value.names.items()}
    what = words.say(value.text, **told)
    return words.say("variant-changed", key=what, value=change.now, usual=change.usual)
