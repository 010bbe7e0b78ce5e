"""The choices; a street with the discs that then act."""

from __future__ import annotations

from functools import partial

from rich.console import RenderableType
from rich.text import Text

from ....shared.terminal.painting import NOW, QUIET, STRONG
from ....shared.terminal.sheet import key_and_label
from ....shared.terminal.sheet import listing as listed
from ..menu import Entry, street_number
from ..preview import Preview, preview
from ..sight import CalimalaView
from .council import order
from .paint import token

SEAT_SIGN = "▲"


def listing(sight: CalimalaView, width: int) -> RenderableType:
    """All groups one below the other; before a placing, what the sign of a seat means."""
    if sight.view.phase != "placing":
        return listed(sight.groups, width, key_and_label)
    entries = (entry for group in sight.groups for entry in group.entries)
    seats = any(foresee(sight, entry)[1].seat is not None for entry in entries)
    note = f"{SEAT_SIGN} {sight.words.say('seat-sign')}" if seats else ""
    return listed(sight.groups, width, partial(placing, sight), note)


def foresee(sight: CalimalaView, entry: Entry) -> tuple[str, Preview]:
    """The street of a placing in short, and what happens there."""
    street = entry.move.street
    number = street_number(sight.view, street)
    named = "/".join(map(sight.words.kind, street))
    return named, preview(sight.view, number, sight.view.to_move or 0)


def placing(sight: CalimalaView, entry: Entry) -> Text:
    """A street's key and name, and the discs that then act."""
    words = sight.words
    street, seen = foresee(sight, entry)
    text = Text.assemble((f"{entry.key:>2}", NOW), f" {street} ", order(sight, seen.acting))
    if seen.seat is not None:
        text.append(f" {SEAT_SIGN}", QUIET).append_text(token(words, seen.seat))
        text.append(str(seen.tile), STRONG)
    elif seen.leaving is not None:
        text.append(" ×", QUIET).append_text(token(words, seen.leaving))
    return text
