"""From bytes to lines: encoding, limits and comments, and the line to be read now."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .errors import RecordError
from .free_text import CONTROL, clean_comment
from .model import Place

SIZE_LIMIT = 1 << 20  # bytes; a whole game of five players has some 40,000
LINE_LIMIT = 4000  # characters

BOM = "\ufeff"
UTF16 = (b"\xff\xfe", b"\xfe\xff")
LINE_END = re.compile(r"\r(?=\n|\Z)")
COMMENT = re.compile(r"(?:^|(?<=\s))#")
FIELD = re.compile(r"([A-Za-z][A-Za-z0-9_-]*)\s*:\s*(.*)", re.ASCII)


class TextLine(NamedTuple):
    """A line without its indent, its line end and its comment; ``place`` is its first sign."""

    place: Place
    text: str
    comment: str | None

    def at(self, offset: int) -> Place:
        """The place ``offset`` signs further on."""
        return Place(self.place.line, self.place.column + offset)


def decode(data: bytes) -> str:
    """The text of a file; raises ``RecordError`` if it is too large or not UTF-8."""
    if len(data) > SIZE_LIMIT:
        raise RecordError(Place(0, 0), "too-large", limit=SIZE_LIMIT)
    if data.startswith(UTF16):
        raise RecordError(Place(1, 1), "utf16", ["UTF-8"])
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        begin = data.rfind(b"\n", 0, error.start) + 1
        column = len(data[begin : error.start].decode("utf-8")) + 1
        byte = f"{data[error.start]:02X}"
        raise RecordError(Place(line, column), "not-utf8", ["UTF-8"], byte=byte) from None


def normalise(text: str) -> str:
    """The text with line feeds as line ends; raises ``RecordError`` for control characters."""
    text = LINE_END.sub("", text.removeprefix(BOM))
    if junk := CONTROL.search(text):
        line = text.count("\n", 0, junk.start()) + 1
        column = junk.start() - text.rfind("\n", 0, junk.start())
        code = f"U+{ord(junk[0]):04X}"
        raise RecordError(Place(line, column), "control-character", code=code)
    return text


def number_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers from 1; raises ``RecordError`` for one that is too long."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LINE_LIMIT:
            raise RecordError(Place(number, LINE_LIMIT + 1), "line-too-long", limit=LINE_LIMIT)
        yield number, line


def split_line(number: int, line: str, comments: bool) -> TextLine:
    """A line taken apart; unless ``comments``, only a whole line can be a comment."""
    indent = len(line) - len(line.lstrip())
    sign = COMMENT.search(line)
    if sign and (comments or sign.start() == indent):
        comment = line[sign.end() :].removeprefix(" ").rstrip()
        return TextLine(Place(number, indent + 1), line[indent : sign.start()].rstrip(), comment)
    return TextLine(Place(number, indent + 1), line.strip(), None)


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
