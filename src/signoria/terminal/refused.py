"""Refusals in words: why a move is not possible, and the rule behind it."""

from __future__ import annotations

from signoria.games.contract import IllegalAction

from .words import Words


def refused(words: Words, refusal: IllegalAction) -> str:
    """A refusal in words with the number of its rule."""
    name = f"illegal-{refusal.reason}"
    if not words.locale.has(name):
        return str(refusal)
    return words.say("illegal", text=words.say(name, **named(words, refusal)), rule=refusal.rule)


def rule(words: Words, number: str) -> str:
    """A rule by its number, such as C3.6, and what it says."""
    return words.say("rule", number=number, text=words.say(f"rule-{number.replace('.', '-')}"))


def named(words: Words, refusal: IllegalAction) -> dict[str, str | int]:
    """The values of a refusal with keys replaced by names; ``where`` is in which city."""
    values = {name: called(words, name, value) for name, value in refusal.values.items()}
    inside = f"city-{refusal.values.get('city')}-in"
    if words.locale.has(inside):
        values["where"] = words.say(inside)
    return values


def called(words: Words, name: str, value: str | int) -> str | int:
    """A value's name in the language; anything that has none as it is."""
    stem = {"kind": "kind", "material": "material"}.get(name, "category")
    message = f"{stem}-{value}"
    return words.say(message) if words.locale.has(message) else value
