"""The files of a run, one shard at a time; docs/laboratory/runs.md says what stands in them."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

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
from ..decoders import json_decoder
from .run_table import BadRun, KeyColumn, Numbers, RunShard

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


@dataclass(frozen=True)
class Run:
    """A run on disk: its folder, what was asked of it, and its finished shards."""

    folder: Path
    settings: RunSettings
    shards: tuple[str, ...]

    def __iter__(self) -> Iterator[RunShard]:
        return (FileShard(self.settings, self, name) for name in self.shards)


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


class FileTable:
    """A table of a shard as its file has it."""

    def __init__(self, rows: pa.Table) -> None:
        self.rows = rows

    def __len__(self) -> int:
        return int(self.rows.num_rows)

    @property
    def names(self) -> list[str]:
        """The names of the columns."""
        return list(self.rows.column_names)

    def numbers(self, column: str) -> Numbers:
        """A column of numbers without nulls."""
        found: Numbers = self.rows[column].to_numpy()
        return found

    def keys(self, column: str) -> KeyColumn:
        """A column of keys."""
        whole = self.rows[column].unify_dictionaries().combine_chunks()
        whole = whole.chunk(0) if isinstance(whole, pa.ChunkedArray) else whole
        numbers = whole.indices.to_numpy(zero_copy_only=False)
        return KeyColumn(numbers, whole.dictionary.to_pylist())

    def scores(self, column: str) -> Numbers:
        """A column of scores, by row and seat."""
        found = self.rows[column]
        flat: Numbers = found.combine_chunks().flatten().to_numpy()
        return flat.reshape(-1, found.type.list_size)


@dataclass(frozen=True)
class FileShard(RunShard):
    """Consecutive games of a run on disk."""

    run: Run
    name: str

    def path(self, table: TableName) -> Path:
        """Where a table of the shard lies."""
        return self.run.folder / table / self.name

    def damage(self, name: TableName) -> BadRun:
        """The error that a table makes no sense."""
        return BadRun("damaged", path=str(self.path(name)))

    def table(self, name: TableName, columns: list[str] | None = None) -> FileTable:
        """Some columns of a table of the shard, or all of its games; raises ``BadRun``."""
        path = self.path(name)
        try:
            self._check_columns(name, pq.read_schema(path), columns)
            table = FileTable(pq.read_table(path, columns=columns, partitioning=None))
        except (OSError, pa.ArrowException) as error:
            lost = isinstance(error, FileNotFoundError)  # it would only say the path once more
            what = os.strerror(errno.ENOENT) if lost else str(error).splitlines()[0]
            raise BadRun("unreadable", path=str(path), what=what) from None
        if not self._fits(name, table):
            raise self.damage(name)
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

    def _fits(self, name: TableName, table: FileTable) -> bool:
        """Whether rows are about games and seats that there are; no column here may be empty."""
        if any(column.null_count for column in table.rows.columns):
            return False
        seats = [table.numbers(column) for column in BY_SEAT.intersection(table.names)]
        if any(_outside(column, self.players) for column in seats):
            return False
        if name == "games":
            return True
        places = self.at(table)
        return not _outside(places, len(self.games)) and bool((np.diff(places) >= 0).all())


def _outside(found: Numbers, end: int) -> bool:
    return bool(((found < 0) | (found >= end)).any())
