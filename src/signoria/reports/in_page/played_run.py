"""A run whose games have just been played: its tables as they were filled, in no file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ...arena.runs.run_settings import RunSettings
from ...arena.runs.run_tables import SCORES, TableBuilder, TableName, Tables
from ..run_table import BadRun, KeyColumn, Numbers, RunShard

KINDS = {"float64": np.float64, "bool": np.bool_}  # all others are whole numbers


class PlayedTable:
    """A table of a shard as it was filled."""

    def __init__(self, rows: TableBuilder, players: int) -> None:
        self._rows = rows
        last = rows.columns[-1].kind == SCORES
        self._width = len(rows.columns) + (players - 1) * last

    @property
    def names(self) -> list[str]:
        """The names of the columns."""
        return [column.name for column in self._rows.columns]

    def __len__(self) -> int:
        return len(self._rows.numbers) // self._width

    def numbers(self, column: str) -> Numbers:
        """A column of numbers without nulls."""
        at = self.names.index(column)
        kind = KINDS.get(self._rows.columns[at].kind, np.int64)
        found: Numbers = np.array(list(self._rows.numbers[at :: self._width])).astype(kind)
        return found

    def keys(self, column: str) -> KeyColumn:
        """A column of keys."""
        return KeyColumn(self.numbers(column), list(self._rows.keys[column].numbers))

    def scores(self, column: str) -> Numbers:
        """A column of scores, by row and seat; it is the last one."""
        first = self.names.index(column)
        columns = [list(self._rows.numbers[at :: self._width]) for at in range(first, self._width)]
        found: Numbers = np.stack([np.array(each) for each in columns], 1).astype(np.int64)
        return found


@dataclass(frozen=True)
class PlayedShard(RunShard):
    """Games that have just been played."""

    tables: Tables

    def table(self, name: TableName, columns: list[str] | None = None) -> PlayedTable:
        """A table, with all of its columns."""
        return PlayedTable(getattr(self.tables, name), self.players)

    def damage(self, name: TableName) -> BadRun:
        """What is played here is whole; if it is not, this says where."""
        return BadRun("damaged", path=name)


@dataclass(frozen=True)
class PlayedRun:
    """All shards that were played, in their order."""

    settings: RunSettings
    played: Sequence[Tables]

    def __iter__(self) -> Iterator[RunShard]:
        return iter(self.shards)

    @cached_property
    def shards(self) -> list[PlayedShard]:
        """Each is looked at several times."""
        return [PlayedShard(self.settings, tables) for tables in self.played]
