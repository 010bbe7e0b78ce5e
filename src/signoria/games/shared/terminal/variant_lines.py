"""What a variant has changed, in words: all of it, or what belongs to a rule."""

from __future__ import annotations

from collections.abc import Sequence

from ..variants.variants import Change
from .terminal_view import Words


def section(words: Words, changes: Sequence[Change]) -> list[str]:
    """All that is not as in the rulebook, or that nothing is."""
    found = [line(words, change) for change in changes]
    if not found:
        return [words.say("variant-none")]
    return [words.say("variant-title"), *("  " + text for text in found)]


def of_rule(words: Words, changes: Sequence[Change], number: str) -> list[str]:
    """What is changed of a rule; nothing if it is as in the rulebook."""
    found = [line(words, change) for change in changes if change.value.rule == number]
    return [words.say("variant-title"), *found] if found else []


def line(words: Words, change: Change) -> str:
    """A number, what it is now, and what it is in the rulebook."""
    value = change.value
    told = {name: words.say(message) for name, message in value.names.items()}
    what = words.say(value.text, **told)
    return words.say("variant-changed", key=what, value=change.now, usual=change.usual)
