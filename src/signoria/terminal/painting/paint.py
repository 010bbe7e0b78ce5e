"""Colours and signs: a player's disc is its letter and mark on its colour."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from ..words import MARKS, WHITE, Words

# Fill and the colour of the mark on it, as in the browser: blue, ochre, green, red, violet.
FILLS = ("#2F5D7C", "#D9A441", "#4F8A75", "#6B2737", "#A48FC4")
ON_FILLS = ("#FCF8EE", "#2B2118", "#FCF8EE", "#FCF8EE", "#2B2118")
WHITE_FILL, ON_WHITE = "#FFFFFF", "#2B2118"

NOW = "bold #C8633A"  # only what can be decided now
TITLE = "italic"
QUIET = "dim"
STRONG = "bold"


def fill(disc: int) -> Style:
    """The style of a player's disc or cube; a white disc has its own."""
    if disc == WHITE:
        return Style(color=ON_WHITE, bgcolor=WHITE_FILL, bold=True)
    return Style(color=ON_FILLS[disc], bgcolor=FILLS[disc], bold=True)


def token(words: Words, disc: int) -> Text:
    """A disc as one letter."""
    return Text(words.letter(disc), fill(disc))


def disc(words: Words, owner: int) -> Text:
    """A disc four characters wide; a white one is empty."""
    inside = "  " if owner == WHITE else words.letter(owner) + MARKS[owner]
    return Text(f"({inside})", fill(owner))


def name(words: Words, seat: int, style: str = "") -> Text:
    """Mark and name of a player."""
    return Text.assemble((f" {words.mark(seat)} ", fill(seat)), (f" {words.seat(seat)}", style))


def cubes(words: Words, counts: dict[int, int]) -> Text:
    """Cubes by player: a letter with its number for each who has some."""
    parts = [
        Text.assemble(token(words, seat), str(count)) for seat, count in counts.items() if count
    ]
    return Text(" ").join(parts) if parts else Text("–", QUIET)
