"""The answers to what is asked first, in sentences, for the head of a page and for a terminal."""

from __future__ import annotations

from . import sweep
from .headlines import changes
from .sections import balance, course, doers, endings, length, undone
from .view import View


def in_short(view: View) -> list[str]:
    """First what is asked by itself, then all that is worth knowing before any chapter is read."""
    if view.sweeps:
        return [sweep.start(view), *sweep.changes(view)]
    if view.compares:
        said, _ = changes(view)
        return [balance.start(view), *said]
    return [balance.start(view), *_of_one(view)]


def _of_one(view: View) -> list[str]:
    """How long games are, how they end and are decided, what paid, and what nobody did."""
    (side,) = view.sides
    best = doers.in_short(view, side)
    return [
        length.length_text(view, 0),
        *endings.sentences(view, side),
        *course.in_short(view),
        *([best] if best else []),
        undone.in_short(view, side),
    ]
