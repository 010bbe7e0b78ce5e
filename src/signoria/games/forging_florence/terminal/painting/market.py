"""The artists: who is to be had for how much, and for whom the others work."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ....shared.terminal.painting import NOW, QUIET, STRONG, token
from ...rules import names
from ..moves import fee, level_for, maker_of
from ..sight import ForgingFlorenceView


def table(sight: ForgingFlorenceView, width: int) -> Table:
    """One artist a row: fee or owner, the level he asks for, his pieces with the copies left."""
    words = sight.words
    out = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=QUIET)
    out.add_column(words.say("column-artist"), no_wrap=True)
    out.add_column(words.say("column-lire"), justify="right", no_wrap=True)
    out.add_column(words.say("column-level"), justify="right", no_wrap=True)
    out.add_column(words.say("column-copies"))
    for artist in names.ARTISTS:
        level = str(level_for(sight.view, artist))
        out.add_row(artist_name(sight, artist), price(sight, artist), level, copies(sight, artist))
    return out


def artist_name(sight: ForgingFlorenceView, artist: str) -> Text:
    """An artist; one who can be hired now stands out."""
    hired = sight.hired_by(artist)
    now = any(
        entry.move.verb == "hire" and entry.move.rest[0] == artist
        for group in sight.groups
        for entry in group.entries
    )
    return Text(sight.words.artist(artist), NOW if now else QUIET if hired is not None else STRONG)


def price(sight: ForgingFlorenceView, artist: str) -> Text:
    """What he costs, or the letter of the player for whom he works."""
    seat = sight.hired_by(artist)
    if seat is None:
        return Text(str(fee(sight.view, artist)))
    return Text.assemble(token(sight.words, seat))


def copies(sight: ForgingFlorenceView, artist: str) -> Text:
    """His pieces, each with its copies left."""
    left = sight.view.copies
    pieces = [piece for piece in names.PIECES if maker_of(piece) == artist]
    return Text("; ".join(f"{sight.words.piece(piece)} {left[piece]}" for piece in pieces))
