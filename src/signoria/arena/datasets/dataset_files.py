"""The positions of a shard as Parquet: the same games, the same bytes."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np
import pyarrow as pa

from ... import games
from ...bots.own import name_game
from ..batch import table_of
from ..play_game import deal
from ..runs.play_shard import keep_game
from ..runs.run_settings import RunSettings
from ..runs.run_tables import Tables
from ..runs.shard_files import METADATA, ShardTask, arrow_table, parquet_bytes
from .positions import Positions, play_and_keep


def shard_files(shard: ShardTask) -> dict[str, bytes]:
    """Play the games of a shard; its files by the names of the tables."""
    settings, batch = shard.settings, shard.settings.batch
    game, study = games.load(batch.game), games.stats_schema(batch.game)
    tables, positions = (
        Tables([option.name for option in game.options]),
        Positions(game.num_actions),
    )
    entrants = table_of(batch.game, batch.bots, shard.lent)
    for number in settings.games_of(shard.number):
        bots = [entrants[entrant] for entrant in batch.entrants(number)]
        dealt = deal(game, batch.options, batch.players, batch.seed, number, batch.set_of(number))
        with name_game(number):
            counts = play_and_keep(dealt, bots, positions, number)
        ending = study.ending(dealt.state)
        keep_game(tables, batch, dealt, number, *counts, ending)
    return {
        "positions": parquet_bytes(positions_table(positions, settings)),
        "games": parquet_bytes(arrow_table(tables.games, settings)),
    }


def positions_table(positions: Positions, settings: RunSettings) -> pa.Table:
    """The positions as a table of Arrow."""
    rows, players = len(positions), len(settings.bots)
    columns: dict[str, pa.Array] = {
        name: pa.array(as_numpy(getattr(positions, name)))
        for name in ("game", "ply", "turn", "seat", "action")
    }
    mask = as_numpy(positions.mask).astype(np.bool_)
    columns["observation"] = list_column(as_numpy(positions.observation), rows)
    columns["mask"] = pa.FixedSizeListArray.from_arrays(pa.array(mask), positions.actions)
    columns["policy"] = list_column(as_numpy(positions.policy), rows)
    for name in ("win", "place", "points"):
        values = pa.array(as_numpy(getattr(positions, name)))
        columns[name] = pa.FixedSizeListArray.from_arrays(values, players)
    fields = [pa.field(name, column.type, nullable=False) for name, column in columns.items()]
    schema = pa.schema(fields, {METADATA: settings.to_metadata()})
    return pa.Table.from_arrays(list(columns.values()), schema=schema)


def list_column(values: np.ndarray[tuple[int, ...], np.dtype[Any]], rows: int) -> pa.Array:
    """Values in lists of the same length, one for each row."""
    return pa.FixedSizeListArray.from_arrays(pa.array(values), len(values) // max(rows, 1))


def as_numpy(values: array[Any]) -> np.ndarray[tuple[int, ...], np.dtype[Any]]:
    """The numbers of an array."""
    return np.frombuffer(values, np.dtype(values.typecode))
