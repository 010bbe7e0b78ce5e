"""Reading what a person types: line by line, or with completion at a real terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence

Asker = Callable[[str, Sequence[str]], str]


def interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def ask_line(prompt: str, completions: Sequence[str] = ()) -> str:
    """One line of standard input; the prompt stands on its own line when nobody echoes."""
    print(prompt, end=" " if interactive() else "\n", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()


def asker(plain: bool) -> Asker:
    """The best way to ask here."""
    if plain or not interactive() or os.environ.get("TERM", "dumb") == "dumb":
        return ask_line
    return completing()


def completing() -> Asker:
    """With completion of whole moves by prompt_toolkit, which is slow to import."""
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import WordCompleter
    from prompt_toolkit.history import DummyHistory
    from prompt_toolkit.output import ColorDepth
    from prompt_toolkit.shortcuts import CompleteStyle

    depth = ColorDepth.DEPTH_1_BIT if os.environ.get("NO_COLOR") else None
    # No history: the next person at this terminal must not leaf through it.
    session: PromptSession[str] = PromptSession(history=DummyHistory(), color_depth=depth)

    def ask(prompt: str, completions: Sequence[str]) -> str:
        completer = WordCompleter(list(completions), ignore_case=True, sentence=True)
        return session.prompt(
            f"{prompt} ",
            completer=completer,
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,  # keeps the table in sight
            reserve_space_for_menu=0,
        ).strip()

    return ask
