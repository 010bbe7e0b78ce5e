"""Text in which a number stays with its name at the end of a line."""

from __future__ import annotations

import re

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

TIE = "\N{NO-BREAK SPACE}"
HELD = "\ue000"  # rich breaks at every kind of space, so none may be there while it wraps
AROUND_NUMBERS = re.compile(r"(?<=\d) (?=\w)|(?<=\w) (?=\d)")


class Tied:
    """A text that is not broken at its no-break spaces."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in swapped(self.text, TIE, HELD).wrap(console, options.max_width):
            yield swapped(line, HELD, " ")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, swapped(self.text, TIE, HELD))


def swapped(text: Text, old: str, new: str) -> Text:
    """The text with one sign for another, styled as before."""
    out = text.copy()
    out.plain = text.plain.replace(old, new)
    return out


def sentence(text: str) -> Tied:
    """A sentence whose numbers keep to the words around them."""
    return Tied(Text(AROUND_NUMBERS.sub(TIE, text)))
