"""Actions from text, the inverse of notation.py; case and spacing are forgiven."""

from __future__ import annotations

from collections.abc import Sequence

from ..contract import END_OF_MOVE, BadNotation
from . import maps, names
from .board import ARTISTS, DIE, HEXES, PRICE, Move
from .faults import bad_notation

_HEXES = tuple(maps.name(hex) for hex in range(HEXES))
_FREE = tuple(name for name, price in zip(names.RESOURCES, PRICE, strict=True) if not price)
_SOLD = tuple(name for name, price in zip(names.RESOURCES, PRICE, strict=True) if price)
_VERBS = ("walk", "roll", "collect", "buy", "create", "sell", "upgrade", "hire", "end", "rolled")


class _Words:
    """The words of a text with their columns."""

    def __init__(self, text: str) -> None:
        self.words: list[str] = []
        self.columns: list[int] = []
        self.end = len(text) + 1
        column = 0
        for part in text.split():
            column = text.index(part, column)
            self.words.append(part)
            self.columns.append(column + 1)
            column += len(part)
        self.at = 0

    @property
    def left(self) -> bool:
        """Whether there are more words."""
        return self.at < len(self.words)

    def fail(self, reason: str, expected: Sequence[str], **values: str | int) -> BadNotation:
        """The error at the next word, or at the end; it shows the word as it was written."""
        if not self.left:
            return bad_notation(reason, self.end, expected, **values)
        word = self.words[self.at]
        return bad_notation(reason, self.columns[self.at], expected, value=word, **values)

    def one_of(self, expected: Sequence[str], wanted: str) -> int:
        """The place of the next word in the list; ``wanted`` is a key of ``faults.WANTED``."""
        if not self.left:
            raise self.fail("missing", expected, wanted=wanted)
        for i, word in enumerate(expected):
            if word.casefold() == self.words[self.at].casefold():
                self.at += 1
                return i
        raise self.fail("wrong", expected, wanted=wanted)


def _take(words: _Words, allowed: tuple[str, ...]) -> int:
    return Move.TAKE + names.RESOURCES.index(allowed[words.one_of(allowed, "resource")])


def _hire(words: _Words) -> int:
    artist = words.one_of(names.ARTISTS, "artist")
    if not words.left:
        return Move.HIRE + artist
    words.one_of(("for",), "for")
    return Move.EXCHANGE + ARTISTS * artist + words.one_of(names.ARTISTS, "artist")


def _action(words: _Words) -> int:
    match _VERBS[words.one_of(_VERBS, "move")]:
        case "walk":
            return Move.WALK + words.one_of(_HEXES, "hex")
        case "roll":
            return Move.ROLL
        case "collect":
            return _take(words, _FREE)
        case "buy":
            return _take(words, _SOLD)
        case "create":
            return Move.CREATE + words.one_of(names.PIECES, "piece")
        case "sell":
            return Move.SELL + words.one_of(names.PIECES, "piece")
        case "upgrade":
            return Move.UPGRADE
        case "hire":
            return _hire(words)
        case "end":
            return Move.END
    return Move.ROLLED + words.one_of([str(n + 1) for n in range(DIE)], "number")


def parse_action(text: str) -> int:
    """The inverse of ``format_action``; raises ``BadNotation`` with the column and what fits."""
    words = _Words(text)
    action = _action(words)
    if words.left:
        raise words.fail("too-much", [END_OF_MOVE])
    return int(action)
