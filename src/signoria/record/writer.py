"""From a record to its text (docs/code/record.md)."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator

from ..games.contract import CHANCE
from .model import FORMAT, OPENING, POSITION, Record, Standing, Turn

CHANCE_SIGN = "*"


def write(record: Record) -> str:
    """The record as text; ``read`` is the inverse."""
    return "\n".join(lines(record)) + "\n"


def lines(record: Record) -> Iterator[str]:
    """The lines of the record."""
    yield f"Signoria: {FORMAT}"
    yield f"Game: {record.game}"
    yield f"Rules: {record.rules}"
    yield from (f"{name}: {value}" for name, value in record.headers.items())
    yield from paragraph(record.comments.get(0))
    yield from ("", "setup")
    yield from (f"  {name}: {value}" for name, value in record.setup.items())
    if record.position is not None:
        yield from ("", f"{POSITION}  {b64encode(record.position).decode()}")
    moves = 0
    for turn in record.turns:
        yield from turn_lines(turn, moves, record.comments)
        moves += len(turn.moves)
    yield from result_lines(record)


def paragraph(comment: str | None) -> Iterator[str]:
    """A comment that stands by itself, with a blank line before it."""
    if comment:
        yield ""
        yield from (f"# {line}".rstrip() for line in comment.split("\n"))


def heading(number: int) -> str:
    """The heading of a turn, or of the decisions before the first."""
    return "opening" if number == OPENING else f"turn {number}"


def turn_lines(turn: Turn, before: int, comments: dict[int, str]) -> Iterator[str]:
    """A turn: its heading, its moves with their comments, the state's hash at its end."""
    yield from ("", heading(turn.number))
    for number, move in enumerate(turn.moves, before + 1):
        first, *more = comments.get(number, "").split("\n")
        seat = CHANCE_SIGN if move.seat == CHANCE else str(move.seat)
        yield f"  {seat}  {move.text}" + (f"  # {first}" if first else "")
        yield from (f"     # {line}".rstrip() for line in more)
    if turn.hash is not None:
        yield f"  =  {turn.hash}"


def standing_text(end: Standing) -> str:
    """The line of a seat in the result, without its indent."""
    return f"{end.seat}  {end.score} points, place {end.rank}"


def result_lines(record: Record) -> Iterator[str]:
    """The end of the game by seat, if it is over."""
    if record.result:
        yield from ("", "result")
    yield from (f"  {standing_text(end)}" for end in record.result)
