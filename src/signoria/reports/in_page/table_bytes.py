"""Tables as bytes, for the way from the worker that has played them to the one that reports."""

from __future__ import annotations

from array import array

import msgspec

from ...arena.runs.run_settings import RunSettings
from ...arena.runs.run_tables import TableName, Tables
from ...decoders import msgpack_decoder
from ...games import load


class TableBytes(msgspec.Struct, array_like=True):
    """One table: its numbers as doubles, and by column its keys in their order."""

    numbers: bytes
    keys: dict[str, list[str]]


decode = msgpack_decoder(dict[TableName, TableBytes]).decode


def write_tables(tables: Tables) -> bytes:
    """The tables of a shard as bytes."""
    found = {
        name: TableBytes(
            rows.numbers.tobytes(), {key: list(texts.numbers) for key, texts in rows.keys.items()}
        )
        for name, rows in tables
    }
    return msgspec.msgpack.encode(found)


def read_tables(settings: RunSettings, data: bytes) -> Tables:
    """The tables of a shard from bytes; raises ``msgspec.ValidationError``."""
    tables = Tables(option.name for option in load(settings.game).options)
    found = decode(data)
    for name, rows in tables:
        rows.numbers = array("d")
        rows.numbers.frombytes(found[name].numbers)
        for key, texts in found[name].keys.items():
            for text in texts:
                rows.keys[key].number(text)
    return tables
