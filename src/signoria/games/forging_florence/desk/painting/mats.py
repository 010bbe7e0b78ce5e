"""The players: beside the map in a few lines each, or all that they have in a table."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ....painting import QUIET, STRONG, name
from ...view import Player
from .. import plain
from ..sight import Sight


def beside(sight: Sight) -> RenderableType:
    """Three lines for each: prestige; money and level; tokens and what is for sale."""
    return Group(*(line for hand in sight.view.hands for line in lines(sight, hand)))


def lines(sight: Sight, hand: Player) -> list[RenderableType]:
    """One player; the one whose turn it is, is marked."""
    words = sight.words
    here = ">" if hand.seat == sight.view.active else " "
    head = Text.assemble(here, name(words, hand.seat, STRONG if here == ">" else ""))
    head.append(f" {words.points(hand.score)}")
    unsold = sum(piece.unsold for piece in hand.pieces)
    parts = [words.lire(hand.lire), words.level(hand.level)]
    if unsold:
        parts.append(words.say("unsold", count=unsold))
    below = (", ".join(parts), words.tokens(hand.tokens))
    return [head, *(Padding(Text(text, QUIET), (0, 0, 0, 2)) for text in below)]


def table(sight: Sight, width: int) -> RenderableType:
    """Everybody in one row: prestige, money, house, tokens, artists, pieces."""
    words = sight.words
    out = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=QUIET)
    out.add_column(words.say("column-player"), no_wrap=True)
    for column in ("prestige", "lire", "level"):
        out.add_column(words.say(f"column-{column}"), justify="right", no_wrap=True)
    for column in ("tokens", "artists", "made"):
        out.add_column(words.say(f"column-{column}"))
    for hand in sight.view.hands:
        out.add_row(*row(sight, hand))
    return out


def row(sight: Sight, hand: Player) -> list[RenderableType]:
    """One player's row."""
    words = sight.words
    here = ">" if hand.seat == sight.view.active else " "
    return [
        Text.assemble(here, name(words, hand.seat, STRONG if here == ">" else "")),
        Text(str(hand.score), STRONG),
        Text(str(hand.lire)),
        Text(str(hand.level)),
        Text(words.tokens(hand.tokens)),
        Text(words.all_of(plain.artists_of(sight, hand))),
        Text(plain.made(sight, hand)),
    ]
