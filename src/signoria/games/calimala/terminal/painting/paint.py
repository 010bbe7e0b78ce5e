"""Calimala's discs and cubes: letter and mark on the player's colour."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from ....shared.terminal import painting
from ....shared.terminal.painting import QUIET
from ....shared.terminal.terminal_ui import MARKS
from ..words import WHITE, Words

WHITE_FILL, ON_WHITE = "#FFFFFF", "#2B2118"


def fill(disc: int) -> Style:
    """The style of a player's disc or cube; a white disc has its own."""
    if disc == WHITE:
        return Style(color=ON_WHITE, bgcolor=WHITE_FILL, bold=True)
    return painting.fill(disc)


def token(words: Words, disc: int) -> Text:
    """A disc as one letter."""
    return Text(words.letter(disc), fill(disc))


def disc(words: Words, owner: int) -> Text:
    """A disc four characters wide; a white one is empty."""
    inside = "  " if owner == WHITE else words.letter(owner) + MARKS[owner]
    return Text(f"({inside})", fill(owner))


def cubes(words: Words, counts: dict[int, int]) -> Text:
    """Cubes by player: a letter with its number for each who has some."""
    parts = [
        Text.assemble(token(words, seat), str(count)) for seat, count in counts.items() if count
    ]
    return Text(" ").join(parts) if parts else Text("–", QUIET)
