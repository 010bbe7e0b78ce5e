"""What nobody did in any game of a run."""

from __future__ import annotations

import numpy as np

from ...games.shared.stats import Role
from .. import sum_names
from ..block_sums import Floats
from ..figures import Figures
from ..row_chart import join_names
from ..view import Chapter, Side, View
from .facts import kind_names

ROLES: tuple[Role, ...] = ("opening", *sum_names.DEEDS)


def chapter(view: View) -> Chapter:
    """A sentence for each kind of deeds, or one that all was done."""
    said = [sentence for side in view.sides for sentence in _sentences(view, side)]
    return Chapter("undone", view.words.text("report-undone"), said, [])


def in_short(view: View, side: Side) -> str:
    """How many things nobody did, and the first of them; openings are left to the chapter."""
    found = _missing(view, side, sum_names.DEEDS)
    if not found:
        return view.words.text("report-undone-none")
    named = [f"{title}: {label}" for title, labels in found for label in labels]
    return view.words.text(
        "report-undone-short", number=len(named), list=join_names(view.words, named, "; ")
    )


def _sentences(view: View, side: Side) -> list[str]:
    words, found = view.words, _missing(view, side, ROLES)
    told = [
        words.text("report-undone-of", kind=title, list="; ".join(labels))
        for title, labels in found
    ] or [words.text("report-undone-none")]
    return [f"{side.name}: {each}" for each in told] if view.compares else told


def _missing(view: View, side: Side, roles: tuple[Role, ...]) -> list[tuple[str, list[str]]]:
    """By title of a kind what of it never occurred, of all that the game knows."""
    found = []
    for kind in side.figures.legend.facts.values():
        if kind.role in roles:
            title, labels = kind_names(view, kind.name)
            counts = _counts(side.figures, kind.name, kind.role, len(kind.values))
            missing = [labels[at] for at in np.flatnonzero(counts == 0)]
            found += [(title, missing)] if missing else []
    return found


def _counts(figures: Figures, name: str, role: str, size: int) -> Floats:
    """How often each value of a kind occurred."""
    sums = sum_names.opening(name) if role == "opening" else sum_names.doers(name)
    if sums not in figures.sums:
        return np.zeros(size)
    found = figures.opening_counts(name) if role == "opening" else figures.doer_counts(name)
    return np.pad(found, (0, max(size - len(found), 0)))[:size]
