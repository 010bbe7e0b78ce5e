"""From a text to a record (docs/code/record.md); what it says is checked by replaying it."""

from __future__ import annotations

import re
from base64 import b64decode

from ..games.contract import CHANCE
from .cursor import SIZE_LIMIT, Cursor, decode
from .errors import RecordError
from .free_text import HEADER, REQUIRED, RESERVED, reserved_header
from .model import FORMAT, NOWHERE, OPENING, POSITION, Move, Place, Record, Standing, Turn
from .writer import CHANCE_SIGN, heading

FIRST_LINE = f"Signoria: {FORMAT}"
SETUP = "setup"
A_POSITION = f"{POSITION}  AbC123=="

Fields = dict[str, str]
Places = dict[str, Place]
RESULT = "result"
HEADING = re.compile(r"(opening)|turn\s+([0-9]{1,6})", re.ASCII | re.IGNORECASE)
MOVE = re.compile(r"([0-9]|\*)\s+(\S.*)", re.ASCII)
HASH = re.compile(r"=\s*([0-9a-f]{16}|\?)", re.ASCII | re.IGNORECASE)
END = re.compile(r"([0-9])\s+(-?[0-9]{1,6})\s+points,\s+place\s+([0-9])", re.ASCII | re.IGNORECASE)

A_MOVE = "0  ..."
A_CHANCE = f"{CHANCE_SIGN}  ..."
A_HASH = "=  0123456789abcdef"
AN_END = "0  12 points, place 1"


def read(text: str | bytes) -> Record:
    """The record in a text; raises ``RecordError`` with line and column for anything else.

    The game is not played: that the moves are legal and the hashes true is found out by
    ``Match.from_record``.
    """
    if isinstance(text, bytes):
        text = decode(text)
    elif len(text) > SIZE_LIMIT:
        raise RecordError(NOWHERE, "too-large", limit=SIZE_LIMIT)
    cursor = Cursor(text)
    read_version(cursor)
    places: Places = {}
    headers = read_headers(cursor, places)
    game, rules = (headers.pop(name) for name in REQUIRED)
    setup = read_setup(cursor, places)
    position = read_position(cursor, places)
    turns = read_turns(cursor, anywhere=position is not None)
    result, comments = read_result(cursor), cursor.comments()
    return Record(
        game, rules, headers, setup, turns, result, comments, position, places, cursor.end
    )


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


def read_turns(cursor: Cursor, *, anywhere: bool = False) -> tuple[Turn, ...]:
    """All turns, numbered without a gap, each but the last with a hash.

    The first is the opening or turn 1, or, if the game may begin ``anywhere``, any.
    """
    turns: list[Turn] = []
    while cursor.line:
        if turns and turns[-1].hash is None:
            heads = is_result(cursor) or HEADING.fullmatch(cursor.line.text)
            reason = "no-hash" if heads else "bad-line"
            raise cursor.error(reason, [A_MOVE, A_CHANCE, A_HASH])
        if is_result(cursor):
            break
        first = None if anywhere else [OPENING, OPENING + 1]
        turns.append(read_turn(cursor, [turns[-1].number + 1] if turns else first))
    return tuple(turns)


def is_result(cursor: Cursor) -> bool:
    """Whether the result begins here."""
    return cursor.line is not None and cursor.line.text.lower() == RESULT


def read_turn(cursor: Cursor, allowed: list[int] | None) -> Turn:
    """A turn with one of these numbers (None: any): heading, moves and, if it is over, the hash."""
    assert cursor.line, "the caller has looked"
    place = cursor.line.place
    found = read_heading(cursor, allowed)
    moves = read_moves(cursor)
    text, hash_place = read_hash(cursor)
    if not moves and text is not None:
        raise RecordError(hash_place, "empty-turn", [A_MOVE, A_CHANCE])
    return Turn(found, moves, text, place, hash_place)


def read_heading(cursor: Cursor, allowed: list[int] | None) -> int:
    """The heading of a turn with one of these numbers (None: any)."""
    assert cursor.line, "the caller has looked"
    match = HEADING.fullmatch(cursor.line.text)
    expected = [heading(number) for number in allowed or [OPENING, OPENING + 1]]
    if not match:
        raise cursor.error("bad-line", [*expected, RESULT])
    found = int(match[2]) if match[2] else OPENING
    out_of_order = allowed is not None and found not in allowed
    if out_of_order or (match[2] and not found):
        raise cursor.error("turn-order", expected, found=cursor.line.text)
    cursor.advance()
    return found


def read_moves(cursor: Cursor) -> tuple[Move, ...]:
    """The moves up to the next line that is none."""
    moves: list[Move] = []
    while cursor.line and (match := MOVE.fullmatch(cursor.line.text)):
        seat = CHANCE if match[1] == CHANCE_SIGN else int(match[1])
        moves.append(Move(seat, match[2], cursor.line.place, cursor.line.at(match.start(2))))
        cursor.moves += 1
        cursor.advance()
    return tuple(moves)


def read_hash(cursor: Cursor) -> tuple[str | None, Place]:
    """The hash at the end of a turn and its place, or None where there is none."""
    if not cursor.line or not cursor.line.text.startswith("="):
        return None, NOWHERE
    match = HASH.fullmatch(cursor.line.text)
    if not match:
        raise cursor.error("bad-hash", [A_HASH])
    place = cursor.line.at(match.start(1))
    cursor.advance()
    return match[1].lower(), place


def read_result(cursor: Cursor) -> tuple[Standing, ...]:
    """The result, if there is one; nothing comes after it."""
    if not is_result(cursor):
        return ()
    cursor.advance()
    result = [read_standing(cursor)]
    while cursor.line:
        result.append(read_standing(cursor))
    return tuple(result)


def read_standing(cursor: Cursor) -> Standing:
    """The line of one seat in the result."""
    line = cursor.line
    match = END.fullmatch(line.text) if line else None
    if not line or not match:
        raise cursor.error("bad-result", [AN_END])
    cursor.advance()
    seat, score, rank = (int(number) for number in match.groups())
    return Standing(seat, score, rank, line.place)
