"""The tables of a run: their columns, filled row by row while games are played.

A shard of a thousand games takes some tens of megabytes.  What a column holds and in which unit is
told in docs/laboratory/runs.md.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

NULL = -1  # stands for nothing in columns that may be empty; none of them is ever negative
TableName = Literal["facts", "scorings", "turns", "seats", "games"]
# A shard is finished with its file of the last one.
NAMES: tuple[TableName, ...] = ("facts", "scorings", "turns", "seats", "games")
KEY = "key"
SCORES = "scores"
ENDING = "ending"


class Column(NamedTuple):
    """A column: ``kind`` is the name of a type of numbers, KEY, or SCORES."""

    name: str
    kind: str
    null: bool = False


GAMES = (
    Column("game", "int64"),
    Column("set", "int64"),
    Column("players", "int8"),
    Column("start", "int8"),
    Column("turns", "int16"),
    Column("rounds", "int16"),
    Column("decisions", "int32"),
    Column("chances", "int32"),
    Column("winners", "int8"),
    Column(ENDING, KEY),
)
SEATS = (
    Column("game", "int64"),
    Column("seat", "int8"),
    Column("entrant", "int8"),
    Column("bot", KEY),
    Column("order", "int8"),
    Column("score", "int32"),
    Column("place", "int8"),
    Column("win", "float64"),
    Column("lead", "int32"),
)
TURNS = (
    Column("game", "int64"),
    Column("turn", "int16"),
    Column("round", "int16"),
    Column("seat", "int8", null=True),
    Column("decisions", "int16"),
    Column("scores", SCORES),
)
SCORINGS = (
    Column("game", "int64"),
    Column("turn", "int16"),
    Column("number", "int16"),
    Column("kind", KEY),
    Column("what", KEY),
    Column("final", "bool"),
    Column("owner", "int8", null=True),
    Column("seat", "int8"),
    Column("amount", "int16", null=True),
    Column("place", "int8", null=True),
    Column("points", "int32"),
)
FACTS = (
    Column("game", "int64"),
    Column("ply", "int32"),
    Column("turn", "int16"),
    Column("seat", "int8"),
    Column("kind", KEY),
    Column("what", KEY),
    Column("amount", "int16"),
)


class KeyNumbers:
    """The texts of a column, each with its number."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def number(self, text: str) -> int:
        """The number of a text, a new one if it has none."""
        return self.numbers.setdefault(text, len(self.numbers))


class TableBuilder:
    """The rows of one table: all numbers one after the other, as doubles, which hold them exactly.

    Whoever writes a row adds as many to ``numbers`` as there are columns, for a text its number in
    ``keys``; a column of scores, the last one, takes one for each seat.
    """

    def __init__(self, columns: Iterable[Column]) -> None:
        self.columns = tuple(columns)
        self.numbers = array("d")
        self.keys = {column.name: KeyNumbers() for column in self.columns if column.kind == KEY}


class Tables:
    """All tables of a shard; ``options`` are the names of the game's options."""

    def __init__(self, options: Iterable[str]) -> None:
        chosen = (Column(f"option_{name}", KEY) for name in options)
        self.games = TableBuilder((*GAMES, *chosen))
        self.seats = TableBuilder(SEATS)
        self.turns = TableBuilder(TURNS)
        self.scorings = TableBuilder(SCORINGS)
        self.facts = TableBuilder(FACTS)

    def __iter__(self) -> Iterator[tuple[TableName, TableBuilder]]:
        return ((name, getattr(self, name)) for name in NAMES)
