"""What a report reads of a run: tables of a shard, wherever they come from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol, TypedDict, cast

import numpy as np
from numpy.typing import NDArray

from ..arena.runs.run_settings import RunSettings
from ..arena.runs.run_tables import TableName
from ..arena.set_wins import BLOCKS

Numbers = NDArray[Any]


class BadRun(ValueError):
    """A folder or file that is no run; ``reason`` is a key, ``values`` belong to its message."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(f"{reason}: {values}")
        self.reason = reason
        self.values = values


class KeyColumn:
    """A column of keys: the number of each row's key, and the keys by number."""

    def __init__(self, numbers: Numbers, names: list[str]) -> None:
        self.numbers = numbers
        self.names = names

    def places_in(self, rows: Numbers, order: list[str]) -> Numbers:
        """The places of these rows' keys in a list, which takes in those that it lacks."""
        met, which = np.unique(self.numbers[rows], return_inverse=True)
        names = [self.names[number] for number in met]
        order += [name for name in names if name not in order]
        places: Numbers = np.array([order.index(name) for name in names], np.int64)[which]
        return places


class RunTable(Protocol):
    """A table of a shard."""

    def __len__(self) -> int: ...

    @property
    def names(self) -> Sequence[str]:
        """The names of the columns."""

    def numbers(self, column: str) -> Numbers:
        """A column of numbers without nulls."""

    def keys(self, column: str) -> KeyColumn:
        """A column of keys."""

    def scores(self, column: str) -> Numbers:
        """A column of scores, by row and seat."""


class SeatColumns(TypedDict):
    """By game and seat, what the table of seats says."""

    entrant: Numbers
    order: Numbers
    score: Numbers
    win: Numbers
    place: Numbers
    lead: Numbers


@dataclass(frozen=True)
class RunShard(ABC):
    """Consecutive games of a run.  Arrays by game and seat have a row for each game."""

    settings: RunSettings

    @abstractmethod
    def table(self, name: TableName, columns: list[str] | None = None) -> RunTable:
        """Some columns of a table of the shard, or all of its games; raises ``BadRun``."""

    @abstractmethod
    def damage(self, name: TableName) -> BadRun:
        """The error that a table makes no sense."""

    @property
    def players(self) -> int:
        """How many seats."""
        return len(self.settings.bots)

    @cached_property
    def games(self) -> RunTable:
        """A row for each game."""
        table = self.table("games")
        if not len(table) or (np.diff(table.numbers("game")) != 1).any():
            raise self.damage("games")
        return table

    @cached_property
    def blocks(self) -> Numbers:
        """By game the block to which its set belongs."""
        sets: Numbers = self.games.numbers("set") % BLOCKS
        return sets

    @cached_property
    def seats(self) -> SeatColumns:
        """The table of seats, a row for each game."""
        names = list(SeatColumns.__annotations__)
        table = self.table("seats", ["game", *names])
        wanted = np.arange(len(self.games)).repeat(self.players)
        if not np.array_equal(self.at(table), wanted):
            raise self.damage("seats")
        shape = (-1, self.players)
        return cast(SeatColumns, {name: table.numbers(name).reshape(shape) for name in names})

    def at(self, table: RunTable) -> Numbers:
        """By row of a table the game to which it belongs, counted from the shard's first."""
        first = int(self.games.numbers("game")[0])
        places: Numbers = table.numbers("game") - first
        return places


class Shards(Protocol):
    """A run, one shard at a time."""

    @property
    def settings(self) -> RunSettings:
        """What was asked of it."""

    def __iter__(self) -> Iterator[RunShard]: ...
