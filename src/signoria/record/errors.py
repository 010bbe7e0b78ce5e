"""What can be wrong with a record: where it is, what it is, and what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from .. import locales
from ..errors import UserError
from ..games.contract import END_OF_MOVE
from . import error_text
from .model import OPENING, Place


class Fault(UserError):
    """Something wrong, in every language.

    ``reason`` is a stable key with ``values``, from which the locale files make the sentence;
    ``message`` is the English one.  A value may be an error of the game or of the system.
    """

    def __init__(self, reason: str, **values: error_text.Detail) -> None:
        self.reason = reason
        self.values = values
        super().__init__(self.to_text())

    def to_text(self, language: str = locales.FALLBACK) -> str:
        """The error in one line."""
        return self.sentence(locales.load(language))

    def sentence(self, words: locales.Locale) -> str:
        """What is wrong."""
        values = {name: error_text.value_text(words, value) for name, value in self.values.items()}
        return words.text(f"record-{self.reason}", **values)


class FileFault(Fault, OSError):
    """A file that cannot be read or written; ``strerror`` is what the system says."""

    def __init__(self, reason: str, **values: error_text.Detail) -> None:
        super().__init__(reason, **values)
        problem = values.get("problem", self.message)
        said = problem.strerror if isinstance(problem, OSError) else None
        self.strerror = said or str(problem)


class RecordError(Fault):
    """A text that is no record.

    ``line`` and ``column`` count from 1 (0 if the place is not known); ``expected`` lists what
    would be right there, in the words of the format, and is told after the sentence.
    """

    def __init__(
        self, place: Place, reason: str, expected: Sequence[str] = (), **values: error_text.Detail
    ) -> None:
        self.line, self.column = place
        self.expected = list(expected)
        self.source: str | None = None
        super().__init__(reason, **values)

    def to_text(self, language: str = locales.FALLBACK) -> str:
        """The error in one line: file, place, what is wrong, what is expected."""
        words = locales.load(language)
        parts = [self.source] if self.source else []
        if self.line:
            parts.append(words.text("record-at", line=str(self.line), column=str(self.column)))
        parts.append(self.sentence(words))
        if self.expected:
            end = {END_OF_MOVE: words.text("wanted-end")}
            wanted = " | ".join(end.get(text, text) for text in self.expected)
            parts[-1] += words.text("record-expected", wanted=wanted)
        return ": ".join(parts)

    def within(self, source: str) -> Self:
        """This error, with the name of the file in its text."""
        self.source = source
        self.message = self.to_text()
        self.args = (self.message,)
        return self


class Disagreement(RecordError):
    """A record that can be read but is not true: its game goes another way than it says.

    ``turn`` is the number of the turn in which it does, 0 for the opening, None for the result.
    ``rules`` are those of the record and those of now, if they differ.
    """

    def __init__(
        self,
        place: Place,
        reason: str,
        expected: Sequence[str],
        turn: int | None,
        rules: tuple[str, str] | None = None,
        **values: error_text.Detail,
    ) -> None:
        self.turn = turn
        self.rules = rules
        super().__init__(place, reason, expected, **values)

    def sentence(self, words: locales.Locale) -> str:
        """What is wrong, after the turn in which it is."""
        sentence = f"{self.where(words)}: {super().sentence(words)}"
        if self.rules:
            old, new = self.rules
            sentence += f" ({words.text('record-rules', old=old, new=new)})"
        return sentence

    def where(self, words: locales.Locale) -> str:
        """The turn in words."""
        if self.turn is None:
            return words.text("record-in-result")
        if self.turn == OPENING:
            return words.text("record-in-opening")
        return words.text("record-in-turn", turn=str(self.turn))
