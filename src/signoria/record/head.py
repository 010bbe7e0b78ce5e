"""Reading the head of a record: the headers and the setup."""

from __future__ import annotations

import re
from base64 import b64decode
from difflib import get_close_matches

from .cursor import Cursor
from .errors import RecordError
from .model import FORMAT, POSITION, Place

REQUIRED = ("Game", "Rules")
RESERVED = ("Signoria", *REQUIRED)
FIRST_LINE = f"Signoria: {FORMAT}"
HEADER = re.compile(r"[A-Z][A-Za-z0-9-]*")
LIKENESS = 0.8  # of a misspelt name, as difflib counts it
SETUP = "setup"
A_POSITION = f"{POSITION}  AbC123=="

Fields = dict[str, str]
Places = dict[str, Place]


def read_version(cursor: Cursor) -> None:
    """The first line, which says that this is a record and in which version of the format."""
    field = cursor.field()
    if not field or field[0] != "Signoria":
        raise cursor.error("no-record", [FIRST_LINE])
    _, version, place = field
    if version != str(FORMAT):
        newer = version.isascii() and version.isdigit() and len(version) < 9
        reason = "newer-format" if newer and int(version) > FORMAT else "bad-version"
        raise RecordError(place, reason, [FIRST_LINE], version=version, known=FORMAT)
    cursor.advance()


def reserved_header(name: str) -> str | None:
    """The reserved header that a name is, or that it misspells."""
    close = get_close_matches(name.title(), RESERVED, 1, LIKENESS)
    return close[0] if close else None


def check_name(cursor: Cursor, name: str) -> None:
    """Refuse a header that is none, or that is one of the reserved ones misspelt."""
    if name in REQUIRED:
        return
    reserved = reserved_header(name)
    if reserved and name not in RESERVED:
        raise cursor.error("misspelt", [f"{reserved}:"], field=name, meant=reserved)
    if not HEADER.fullmatch(name):
        raise cursor.error("bad-header", ["Name: value"])


def take_field(cursor: Cursor, fields: Fields, places: Places) -> None:
    """One more ``name: value``; raises ``RecordError`` for a name that was there before."""
    field = cursor.field()
    assert field, "the caller has looked"
    name, value, place = field
    if name in fields or name == "Signoria":
        first = places[name].line if name in places else 1
        raise cursor.error("doubled", [], field=name, first=first)
    if not value:
        raise RecordError(place, "no-value", [f"{name}: ..."], field=name)
    fields[name], places[name] = value, place
    cursor.advance()


def read_headers(cursor: Cursor, places: Places) -> Fields:
    """All headers after the first, up to the setup."""
    fields: Fields = {}
    while not cursor.line or cursor.line.text.lower() != SETUP:
        field = cursor.field()
        if not field:
            raise cursor.error("bad-header", ["Name: value", SETUP])
        check_name(cursor, field[0])
        take_field(cursor, fields, places)
    for name in REQUIRED:
        if name not in fields:
            raise cursor.error("missing", [f"{name}: ..."], field=name)
    return fields


def read_setup(cursor: Cursor, places: Places) -> Fields:
    """The fields of the setup; what they mean, only the game knows."""
    cursor.advance()
    fields: Fields = {}
    while cursor.field():
        take_field(cursor, fields, places)
    if not fields:
        raise cursor.error("no-setup", ["name: value"])
    return fields


def read_position(cursor: Cursor, places: Places) -> bytes | None:
    """The state with which the game begins, unless that is its setup; only the game reads it."""
    words = cursor.line.text.split() if cursor.line else []
    if not cursor.line or not words or words[0].lower() != POSITION:
        return None
    place = cursor.line.at(len(cursor.line.text) - len(words[-1]))
    try:
        (text,) = words[1:]
        position = b64decode(text, validate=True)
    except ValueError:  # more or less than one word, or no base64
        raise RecordError(place, "bad-position", [A_POSITION]) from None
    places[POSITION] = place
    cursor.advance()
    return position
