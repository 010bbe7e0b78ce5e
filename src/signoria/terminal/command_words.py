"""The words that a player may type instead of a move, in English and the chosen language."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill

from signoria.games.shared.terminal.terminal_ui import Words

from .move_reader import plain

FIRST, LAST = ("help", "moves"), ("hand", "log", "undo", "why", "save", "quit")


def names(sections: Iterable[str]) -> tuple[str, ...]:
    """All commands of a game with these sections, in the order of the help."""
    return (*FIRST, *sections, *LAST)


def command(words: Words, sections: Iterable[str], text: str) -> tuple[str, str] | None:
    """The command and the rest of the line; None if the text begins with none."""
    first, _, rest = text.strip().partition(" ")
    if first.startswith("?"):
        return "why", f"{first[1:]} {rest}".strip()
    for name in names(sections):
        if plain(first) in (name, plain(words.say(f"command-{name}"))):
            return (name, rest.strip()) if not rest or name == "why" else None
    return None


def completions(words: Words, sections: Iterable[str]) -> list[str]:
    """The commands in the player's language."""
    return [words.say(f"command-{name}") for name in names(sections)]


def help_text(
    words: Words,
    sections: Iterable[str],
    signs: Iterable[tuple[str, str]] = (),
    width: int | None = None,
) -> str:
    """Every command and what it does, then every sign and what it means.

    Lines are broken at ``width`` columns, if one is given, below where their text begins.
    """
    commands = [
        (words.say(f"command-{name}"), words.say(f"help-{name}")) for name in names(sections)
    ]
    lines = [wrap_text(words.say("help-intro"), "", width), *glossary(commands, width)]
    if meanings := list(signs):
        lines += ["", words.say("help-signs"), *glossary(meanings, width)]
    return "\n".join(lines)


def glossary(entries: list[tuple[str, str]], width: int | None) -> list[str]:
    """Words or signs in a column, with what they mean beside them."""
    column = max(len(name) for name, _ in entries)
    return [wrap_text(text, f"  {name:<{column}}  ", width) for name, text in entries]


def wrap_text(text: str, before: str, width: int | None) -> str:
    """A text behind a heading, wrapped to a width in columns."""
    if width is None:
        return before + text
    return fill(text, width, initial_indent=before, subsequent_indent=" " * len(before))
