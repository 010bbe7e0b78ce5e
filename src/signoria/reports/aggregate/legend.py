"""Which place in the sums stands for what, and how it is called."""

from __future__ import annotations

import numpy as np

from ... import games
from ...games.shared.stats import Kind
from ...locales import Locale
from ..run_table import Numbers, RunTable


class Legend:
    """The kinds of a game's facts, scorings and endings, each with the keys that its rows may have.

    What a run has beyond them is added at the end as it comes.
    """

    def __init__(self, game: str) -> None:
        study = games.stats_schema(game)
        self.facts = {kind.name: kind for kind in study.facts}
        self.scorings = {kind.name: kind for kind in study.scorings}
        self.endings = study.endings
        self.values = {kind: list(kind.values) for kind in study.kinds}

    def title(self, kind: Kind, words: Locale) -> str:
        """What a kind is called."""
        return words.text(kind.title)

    def label(self, kind: Kind, what: str, words: Locale) -> str:
        """What a value of a kind is called; the key itself, if the game has no words for it."""
        parts = [words.text(name) if words.has(name) else what for name in kind.messages(what)]
        return " – ".join(parts) or what

    def labels(self, kind: Kind, words: Locale) -> list[str]:
        """What all values of a kind are called, by their places."""
        return [self.label(kind, what, words) for what in self.values[kind]]


def of_kind(table: RunTable, kind: str) -> Numbers:
    """The rows of this kind, by number."""
    keys = table.keys("kind")
    if kind not in keys.names:
        return np.zeros(0, np.int64)
    rows: Numbers = np.flatnonzero(keys.numbers == keys.names.index(kind))
    return rows
