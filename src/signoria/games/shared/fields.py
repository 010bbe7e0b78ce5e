"""The fields of a setup as a record has them, read one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .faults import Faults


class Fields:
    """The words of each field; raises ``BadSetup`` for one that is unknown, missing or wrong."""

    def __init__(self, given: Mapping[str, str], names: Sequence[str], faults: Faults) -> None:
        self.given = given
        self.bad_setup = faults.bad_setup
        for name in given:
            if name not in names:
                raise self.bad_setup(name, "unknown-field", known=", ".join(names))
        for name in names:
            if name not in given:
                raise self.bad_setup(name, "missing")

    def __getitem__(self, name: str) -> str:
        return self.given[name].strip()

    def number(self, name: str, low: int, high: int) -> int:
        """A number in a range."""
        text = self[name]
        if not is_number(text) or not low <= int(text) <= high:
            raise self.bad_setup(name, "number", value=text, low=low, high=high)
        return int(text)

    def word(self, name: str, allowed: Sequence[str]) -> str:
        """One of the words that are allowed."""
        return self._check_word(name, self[name], allowed)

    def words(self, name: str, allowed: Sequence[str]) -> tuple[str, ...]:
        """Any number of them."""
        return tuple(self._check_word(name, word, allowed) for word in self[name].split())

    def _check_word(self, name: str, word: str, allowed: Sequence[str]) -> str:
        if word not in allowed:
            raise self.bad_setup(name, "word", value=word, known=", ".join(allowed))
        return word


def is_number(text: str) -> bool:
    """Whether the text is a number in digits that is not absurdly long."""
    return text.isascii() and text.isdigit() and len(text) < 10
