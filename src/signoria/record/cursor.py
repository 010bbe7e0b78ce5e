"""Line by line through a text: the line to be read now, and the comments passed on the way."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from .comments import clean_comment
from .errors import RecordError
from .lines import TextLine, normalise, number_lines, split_line
from .model import Place

FIELD = re.compile(r"([A-Za-z][A-Za-z0-9_-]*)\s*:\s*(.*)", re.ASCII)


class Cursor:
    """Where a reader stands.  ``line`` is the next with anything but a comment, None at the end.

    ``moves`` is counted by the reader: comments belong to the last move before them.
    """

    def __init__(self, text: str) -> None:
        self.moves = 0
        self.end = Place(1, 1)
        self._found: dict[int, list[str]] = {}
        self._source = self._split(normalise(text))
        self.line = next(self._source, None)

    def _split(self, text: str) -> Iterator[TextLine]:
        """The lines with anything but a comment; the comments are kept aside."""
        for number, raw in number_lines(text):
            if raw.strip():
                self.end = Place(number, len(raw) + 1)
            # What stands behind a name and a colon is a value, whatever signs it holds.
            line = split_line(number, raw, comments=not FIELD.match(raw.lstrip()))
            if line.text:
                yield line
            elif line.comment is not None:
                self._remember(line)

    def _remember(self, line: TextLine) -> None:
        """Keep the comment of a line."""
        if line.comment is not None:
            self._found.setdefault(self.moves, []).append(line.comment)

    def advance(self) -> None:
        """Go on to the next line."""
        if self.line:
            self._remember(self.line)
            self.line = next(self._source, None)

    def comments(self) -> dict[int, str]:
        """The comments passed, by the number of moves before them."""
        found = {moves: clean_comment("\n".join(lines)) for moves, lines in self._found.items()}
        return {moves: comment for moves, comment in found.items() if comment}

    def field(self) -> tuple[str, str, Place] | None:
        """Name, value and the value's place, if the line is ``name: value``."""
        match = FIELD.fullmatch(self.line.text) if self.line else None
        if not match or not self.line:
            return None
        return match[1], match[2], self.line.at(match.start(2))

    def error(self, reason: str, expected: Sequence[str], **values: str | int) -> RecordError:
        """The error that this line, or the end of the text, is not what was expected."""
        if self.line is None:
            return RecordError(self.end, "ends", expected)
        return RecordError(self.line.place, reason, expected, **values)
