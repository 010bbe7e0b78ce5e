"""The players: beside the map in a few lines each, or all that they have in a table."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ....shared.terminal.painting import QUIET, STRONG, name
from ...view.view_types import Player
from .. import plain
from ..sight import ForgingFlorenceView

INDENT = 2


def beside(sight: ForgingFlorenceView, width: int) -> Text:
    """Three lines for each: prestige; money, level and what is for sale; tokens.

    In words or, where they do not fit, in signs; whose turn it is, is marked.
    """
    words, hands = sight.words, sight.view.hands
    heads = [player_name(sight, hand) for hand in hands]
    room = width - max(head.cell_len for head in heads)
    points = fitting([words.points(h.score) for h in hands], [str(h.score) for h in hands], room)
    purses = fitting(
        [purse(sight, h) for h in hands], [purse_signs(h) for h in hands], width - INDENT
    )
    tokens = fitting(
        [words.tokens(h.tokens) for h in hands], [short(sight, h) for h in hands], width - INDENT
    )
    out: list[Text] = []
    for parts in zip(heads, points, purses, tokens, strict=True):
        out.append(Text.assemble(parts[0], parts[1]))
        out += [Text(f"  {part}", QUIET) for part in parts[2:]]
    return Text("\n").join(out)


def player_name(sight: ForgingFlorenceView, hand: Player) -> Text:
    """A player by mark and name."""
    here = ">" if hand.seat == sight.view.active else " "
    return Text.assemble(here, name(sight.words, hand.seat, STRONG if here == ">" else ""), " ")


def purse(sight: ForgingFlorenceView, hand: Player) -> str:
    """Money, level and unsold pieces in words."""
    parts = [sight.words.lire(hand.lire), sight.words.level(hand.level)]
    if count := unsold_count(hand):
        parts.append(sight.words.say("unsold", count=count))
    return ", ".join(parts)


def purse_signs(hand: Player) -> str:
    """A purse in signs: lire, level and unsold pieces, as in 5 L II 3*."""
    unsold = unsold_count(hand)
    return f"{hand.lire} L {'I' * hand.level}" + (f" {unsold}*" if unsold else "")


def unsold_count(hand: Player) -> int:
    """How many pieces a player can still sell."""
    return sum(piece.unsold for piece in hand.pieces)


def short(sight: ForgingFlorenceView, hand: Player) -> str:
    """Tokens by two letters each."""
    words = sight.words
    held = [words.several(n, words.say(f"short-{name}")) for name, n in hand.tokens.items() if n]
    return " ".join(held)


def fitting(long: list[str], brief: list[str], room: int) -> list[str]:
    """The longer texts if there is room for all of them."""
    return long if max(map(cell_len, long)) <= room else brief


def table(sight: ForgingFlorenceView, width: int) -> RenderableType:
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


def row(sight: ForgingFlorenceView, hand: Player) -> list[RenderableType]:
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
        Text(plain.pieces_text(sight, hand)),
    ]
