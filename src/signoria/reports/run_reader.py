"""The files of a run, one shard at a time; docs/laboratory/runs.md says what stands in them."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TypedDict, cast

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from .. import games
from ..arena.runs.run_folder import MANIFEST
from ..arena.runs.run_settings import RunSettings
from ..arena.runs.run_tables import (
    ENDING,
    FACTS,
    GAMES,
    KEY,
    SCORES,
    SCORINGS,
    SEATS,
    TURNS,
    Column,
    TableName,
)
from ..arena.set_wins import BLOCKS
from ..decoders import json_decoder

Numbers = NDArray[Any]
FORMAT, VERSION = "signoria-run", 1  # what is understood here
COLUMNS: dict[TableName, tuple[Column, ...]] = {
    "games": GAMES,
    "seats": SEATS,
    "turns": TURNS,
    "scorings": SCORINGS,
    "facts": FACTS,
}
LATER = {ENDING}  # columns that runs of earlier versions lack
BY_SEAT = {"seat", "entrant", "order"}  # columns that count seats from 0


class BadRun(ValueError):
    """A folder or file that is no run; ``reason`` is a key, ``values`` belong to its message."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(f"{reason}: {values}")
        self.reason = reason
        self.values = values


@dataclass(frozen=True)
class Run:
    """A run on disk: its folder, what was asked of it, and its finished shards."""

    folder: Path
    settings: RunSettings
    shards: tuple[str, ...]

    def __iter__(self) -> Iterator[RunShard]:
        return (RunShard(self, name) for name in self.shards)


def open_run(path: Path) -> Run:
    """The run of this folder, or to which this file belongs; raises ``BadRun``."""
    folder = path if path.is_dir() else path.parent.parent
    if not path.exists() or not (folder / MANIFEST).exists():
        raise BadRun("missing", path=str(path))
    settings = _settings(folder / MANIFEST)
    shards = tuple(sorted(file.name for file in (folder / "games").glob("*.parquet")))
    if not shards:
        raise BadRun("empty", path=str(path))
    return Run(folder, settings, shards)


def runs_in(path: Path) -> list[Path]:
    """The runs in a folder that is none itself, those with the usual options first."""
    if not path.is_dir() or (path / MANIFEST).exists():
        return []
    runs = [below for below in path.iterdir() if (below / MANIFEST).exists()]
    return sorted(runs, key=lambda run: (_unusual(run), natural_order(run.name)))


def natural_order(name: str) -> list[tuple[int, str]]:
    """A key by which names are sorted with the numbers in them by their size."""
    parts = re.findall(r"\d+|\D+", name)
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts]


def _unusual(folder: Path) -> int:
    """How many options of a run are others than usual; 0 for what ``opened`` will refuse."""
    try:
        settings = _settings(folder / MANIFEST)
    except BadRun:
        return 0
    usual = games.load(settings.game).resolve_options(len(settings.bots), {})
    return sum(value != usual.get(name) for name, value in settings.options.items())


def _settings(path: Path) -> RunSettings:
    try:
        found = json_decoder(RunSettings).decode(path.read_bytes())
    except OSError as error:
        what = error.strerror or str(error)
        raise BadRun("settings", path=str(path), what=what) from None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BadRun("syntax", path=str(path)) from None
    if found.format != FORMAT:
        raise BadRun("missing", path=str(path.parent))
    if found.version != VERSION:
        raise BadRun("version", path=str(path), version=found.version, known=VERSION)
    if found.game not in games.names():
        known = ", ".join(games.names())
        raise BadRun("game", path=str(path), game=found.game, known=known)
    return found


class KeyColumn:
    """A column of keys: the number of each row's key, and the keys by number."""

    def __init__(self, column: pa.ChunkedArray) -> None:
        whole = column.unify_dictionaries().combine_chunks()
        whole = whole.chunk(0) if isinstance(whole, pa.ChunkedArray) else whole
        self.numbers: Numbers = whole.indices.to_numpy(zero_copy_only=False)
        self.names: list[str] = whole.dictionary.to_pylist()

    def places_in(self, rows: Numbers, order: list[str]) -> Numbers:
        """The places of these rows' keys in a list, which takes in those that it lacks."""
        met, which = np.unique(self.numbers[rows], return_inverse=True)
        names = [self.names[number] for number in met]
        order += [name for name in names if name not in order]
        places: Numbers = np.array([order.index(name) for name in names], np.int64)[which]
        return places


class SeatColumns(TypedDict):
    """By game and seat, what the table of seats says."""

    entrant: Numbers
    order: Numbers
    score: Numbers
    win: Numbers
    place: Numbers
    lead: Numbers


@dataclass(frozen=True)
class RunShard:
    """Consecutive games of a run.  Arrays by game and seat have a row for each game."""

    run: Run
    name: str

    @property
    def players(self) -> int:
        """How many seats."""
        return len(self.run.settings.bots)

    @cached_property
    def games(self) -> pa.Table:
        """A row for each game."""
        table = self.table("games")
        game = column_values(table, "game")
        if not len(game) or (np.diff(game) != 1).any():
            raise BadRun("damaged", path=str(self.path("games")))
        return table

    @cached_property
    def blocks(self) -> Numbers:
        """By game the block to which its set belongs."""
        sets: Numbers = column_values(self.games, "set") % BLOCKS
        return sets

    @cached_property
    def seats(self) -> SeatColumns:
        """The table of seats, a row for each game."""
        names = list(SeatColumns.__annotations__)
        table = self.table("seats", ["game", *names])
        wanted = np.arange(len(self.games)).repeat(self.players)
        if not np.array_equal(self.at(table), wanted):
            raise BadRun("damaged", path=str(self.path("seats")))
        shape = (-1, self.players)
        return cast(
            SeatColumns, {name: column_values(table, name).reshape(shape) for name in names}
        )

    def path(self, table: TableName) -> Path:
        """Where a table of the shard lies."""
        return self.run.folder / table / self.name

    def table(self, name: TableName, columns: list[str] | None = None) -> pa.Table:
        """Some columns of a table of the shard, or all of its games; raises ``BadRun``."""
        path = self.path(name)
        try:
            self._check_columns(name, pq.read_schema(path), columns)
            table = pq.read_table(path, columns=columns, partitioning=None)
        except (OSError, pa.ArrowException) as error:
            lost = isinstance(error, FileNotFoundError)  # it would only say the path once more
            what = os.strerror(errno.ENOENT) if lost else str(error).splitlines()[0]
            raise BadRun("unreadable", path=str(path), what=what) from None
        if not self._fits(name, table):
            raise BadRun("damaged", path=str(path))
        return table

    def _check_columns(self, name: TableName, schema: pa.Schema, wanted: list[str] | None) -> None:
        """Raise ``BadRun`` if a column is not there, or holds something else."""
        path = str(self.path(name))
        options = (Column(each, KEY) for each in schema.names if each.startswith("option_"))
        for column in (*COLUMNS[name], *options):
            if wanted is None or column.name in wanted:
                if column.name not in schema.names:
                    if column.name in LATER:
                        continue
                    raise BadRun("column", path=path, column=column.name)
                if not self._holds(column, schema.field(column.name).type):
                    raise BadRun("kind", path=path, column=column.name)

    def _holds(self, column: Column, kind: pa.DataType) -> bool:
        if column.kind == KEY:
            return bool(pa.types.is_dictionary(kind))
        if column.kind == SCORES:
            lists = pa.types.is_fixed_size_list(kind) and kind.list_size == self.players
            return bool(lists and kind.value_type == pa.int32())
        return bool(kind == pa.type_for_alias(column.kind))

    def _fits(self, name: TableName, table: pa.Table) -> bool:
        """Whether rows are about games and seats that there are; no column here may be empty."""
        if any(column.null_count for column in table.columns):
            return False
        seats = [
            column_values(table, column) for column in BY_SEAT.intersection(table.column_names)
        ]
        if any(_outside(column, self.players) for column in seats):
            return False
        if name == "games":
            return True
        places = self.at(table)
        return not _outside(places, len(self.games)) and bool((np.diff(places) >= 0).all())

    def at(self, table: pa.Table) -> Numbers:
        """By row of a table the game to which it belongs, counted from the shard's first."""
        first: int = self.games["game"][0].as_py()
        places: Numbers = column_values(table, "game") - first
        return places


def _outside(found: Numbers, end: int) -> bool:
    return bool(((found < 0) | (found >= end)).any())


def column_values(table: pa.Table, column: str) -> Numbers:
    """A column of numbers without nulls."""
    found: Numbers = table[column].to_numpy()
    return found
