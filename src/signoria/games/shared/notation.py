"""The words of a move's notation, read one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from ..contract import END_OF_MOVE, BadNotation
from .faults import Faults


class Words:
    """The words of a text with their columns; errors are told in the words of a game's faults."""

    def __init__(self, text: str, faults: Faults) -> None:
        self.words: list[str] = []
        self.columns: list[int] = []
        self.end = len(text) + 1
        self.at = 0
        self._faults = faults
        column = 0
        for part in text.split():
            column = text.index(part, column)
            self.words.append(part)
            self.columns.append(column + 1)
            column += len(part)

    @property
    def has_more(self) -> bool:
        """Whether there are more words."""
        return self.at < len(self.words)

    def fail(self, reason: str, expected: Sequence[str], **values: str | int) -> BadNotation:
        """The error at the next word, or at the end; it shows the word as it was written."""
        bad_notation = self._faults.bad_notation
        if not self.has_more:
            return bad_notation(reason, self.end, expected, **values)
        word = self.words[self.at]
        return bad_notation(reason, self.columns[self.at], expected, value=word, **values)

    def one_of(self, expected: Sequence[str], wanted: str) -> int:
        """The place of the next word in the list; ``wanted`` is a key of the game's faults."""
        if not self.has_more:
            raise self.fail("missing", expected, wanted=wanted)
        for i, word in enumerate(expected):
            if word.casefold() == self.words[self.at].casefold():
                self.at += 1
                return i
        raise self.fail("wrong", expected, wanted=wanted)

    def rest_of(self, allowed: Sequence[str], wanted: str) -> list[int]:
        """The places of all words that are left, sorted; at least one."""
        places = [self.one_of(allowed, wanted)]
        while self.has_more:
            places.append(self.one_of(allowed, wanted))
        return sorted(places)

    def end_here(self) -> None:
        """Refuse words that are left."""
        if self.has_more:
            raise self.fail("too-much", [END_OF_MOVE])
