"""The tables of a shard as Parquet files: the same rows and settings, the same bytes."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from ...bots.own import LentBot
from .first_facts import play_tables
from .run_settings import RunSettings
from .run_tables import KEY, NULL, SCORES, Column, TableBuilder

METADATA = b"signoria"  # under this key a file has what run.json says, but for the games
COMPRESSION = "zstd"
Doubles = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


class ShardTask(NamedTuple):
    """A part of a run, by number."""

    settings: RunSettings
    number: int
    lent: tuple[LentBot, ...] = ()


def shard_files(shard: ShardTask) -> dict[str, bytes]:
    """Play the games of a shard; its files by the names of the tables."""
    settings = shard.settings
    tables = play_tables(settings, shard.number, shard.lent)
    return {name: parquet_bytes(arrow_table(rows, settings)) for name, rows in tables}


def arrow_table(rows: TableBuilder, settings: RunSettings) -> pa.Table:
    """The rows as a table of Arrow."""
    seats = len(settings.bots)
    width = len(rows.columns) + (seats - 1) * (rows.columns[-1].kind == SCORES)
    numbers = np.frombuffer(rows.numbers).reshape(-1, width)
    columns = [
        arrow_column(column, numbers[:, at], rows)
        if column.kind != SCORES
        else seats_column(numbers[:, at:])
        for at, column in enumerate(rows.columns)
    ]
    fields = [
        pa.field(column.name, values.type, column.null)
        for column, values in zip(rows.columns, columns, strict=True)
    ]
    return pa.Table.from_arrays(
        columns, schema=pa.schema(fields, {METADATA: settings.to_metadata()})
    )


def arrow_column(column: Column, numbers: Doubles, rows: TableBuilder) -> pa.Array:
    """One column."""
    if column.kind == KEY:
        texts = pa.array(list(rows.keys[column.name].numbers), pa.string())
        return pa.DictionaryArray.from_arrays(pa.array(exact_numbers(numbers, "int16")), texts)
    mask = numbers == NULL if column.null else None
    return pa.array(exact_numbers(numbers, column.kind), mask=mask)


def seats_column(numbers: Doubles) -> pa.Array:
    """A column of lists with a number for each seat."""
    return pa.FixedSizeListArray.from_arrays(
        pa.array(exact_numbers(numbers.reshape(-1), "int32")), numbers.shape[1]
    )


def exact_numbers(numbers: Doubles, kind: str) -> np.ndarray[tuple[int, ...], np.dtype[Any]]:
    """The numbers in another type; raises ``OverflowError`` if one does not fit."""
    found = numbers.astype(kind)
    if not np.array_equal(found, numbers):
        least, most = np.min(numbers), np.max(numbers)
        raise OverflowError(f"a number between {least} and {most} is no {kind}")
    return found


def parquet_bytes(table: pa.Table) -> bytes:
    """The table as a Parquet file."""
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression=COMPRESSION)
    content: bytes = sink.getvalue().to_pybytes()
    return content
