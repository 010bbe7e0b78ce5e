"""From bytes to lines: encoding, limits and comments, before anything is understood."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from .errors import RecordError
from .model import Place

SIZE_LIMIT = 1 << 20  # bytes; a whole game of five players has some 40,000
LINE_LIMIT = 4000  # characters

BOM = "\ufeff"
UTF16 = (b"\xff\xfe", b"\xfe\xff")
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")  # all but tab and line feed
LINE_END = re.compile(r"\r(?=\n|\Z)")
COMMENT = re.compile(r"(?:^|(?<=\s))#")


class TextLine(NamedTuple):
    """A line without its indent, its line end and its comment; ``place`` is its first sign."""

    place: Place
    text: str
    comment: str | None

    def at(self, offset: int) -> Place:
        """The place so many signs further on."""
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
