"""What the games' painters have in common: colours, marks, and text that breaks where it may.

Every sign that a colour gives, a letter or a mark gives too.
"""

from __future__ import annotations

import re

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

from .terminal_view import Words

# Fill and the colour of the mark on it, as in the browser: blue, ochre, green, red, violet.
FILLS = ("#2F5D7C", "#D9A441", "#4F8A75", "#6B2737", "#A48FC4")
ON_FILLS = ("#FCF8EE", "#2B2118", "#FCF8EE", "#FCF8EE", "#2B2118")

NOW = "bold #C8633A"  # only what can be decided now
TITLE = "italic"
QUIET = "dim"
STRONG = "bold"

TIE = "\N{NO-BREAK SPACE}"
HELD = "\ue000"  # rich breaks at every kind of space, so none may be there while it wraps
AROUND_NUMBERS = re.compile(r"(?<=\d) (?=\w)|(?<=\w) (?=\d)")


def fill(seat: int) -> Style:
    """The style of a player's pieces."""
    return Style(color=ON_FILLS[seat], bgcolor=FILLS[seat], bold=True)


def token(words: Words, seat: int) -> Text:
    """A player's piece as one letter."""
    return Text(words.letter(seat), fill(seat))


def name(words: Words, seat: int, style: str = "") -> Text:
    """Mark and name of a player."""
    return Text.assemble((f" {words.mark(seat)} ", fill(seat)), (f" {words.seat(seat)}", style))


class Tied:
    """A text that is not broken at its no-break spaces."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in swap(self.text, TIE, HELD).wrap(console, options.max_width):
            yield swap(line, HELD, " ")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, swap(self.text, TIE, HELD))


def swap(text: Text, old: str, new: str) -> Text:
    """The text with one sign for another, styled as before."""
    out = text.copy()
    out.plain = text.plain.replace(old, new)
    return out


def sentence(text: str) -> Tied:
    """A sentence whose numbers keep to the words around them."""
    return Tied(Text(AROUND_NUMBERS.sub(TIE, text)))
