"""Ways to spoil a text."""

from __future__ import annotations

from collections.abc import Callable

from signoria.record import chain, read, write

Edit = Callable[[str], str]


def line_of(text: str, begin: str) -> int:
    """The number, from 1, of the first line that begins so, its indent aside."""
    lines = (line.strip() for line in text.split("\n"))
    return next(number for number, line in enumerate(lines, 1) if line.startswith(begin))


def change(old: str, new: str) -> Edit:
    """The first occurrence replaced."""

    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


def without(begin: str) -> Edit:
    """The first line that begins so left out."""

    def edit(text: str) -> str:
        lines = text.split("\n")
        del lines[line_of(text, begin) - 1]
        return "\n".join(lines)

    return edit


def before(begin: str, line: str) -> Edit:
    """A line put before the first that begins so."""

    def edit(text: str) -> str:
        lines = text.split("\n")
        lines.insert(line_of(text, begin) - 1, line)
        return "\n".join(lines)

    return edit


def cut(begin: str) -> Edit:
    """Everything from the first line that begins so on left out."""
    return lambda text: "\n".join(text.split("\n")[: line_of(text, begin) - 1])


def with_chain(text: str) -> str:
    """The text with the chain that it would have if it had been written so."""
    return write(chain.with_chain(read(text)))


def place(text: str, marked: str) -> tuple[int, int]:
    """Line and column, from 1, of the sign after the ^ in a passage of the text, which is given.

    An empty passage means the end of the last line that is not blank.
    """
    if marked:
        at = text.index(marked.replace("^", "", 1)) + marked.index("^")
    else:
        at = len(text.rstrip(" \n"))
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
