"""The positions to learn from: made once, a file for every thousand games, read again.

A game follows from the seed and its number, and a file is there in whole or not at all, so making
them can be interrupted at any time.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from .. import games
from ..bots.learned.encoder import Encoder
from ..bots.learned.network_limits import HEADS
from ..bots.search.search_bot import advice
from ..games.shared.engine.dealer import Dealer
from ..games.shared.engine.rng import stream
from . import sample_recorder
from .sample_recorder import Recorder
from .training_plan import Plan

GAMES = 1000  # in a shard


class DamagedShard(ValueError):
    """A file of the training that cannot be read; the message is its path."""


class TableSetup(NamedTuple):
    """Who plays what: a number of players, and a value of the game's first option."""

    players: int
    option: str
    value: str


@dataclass(frozen=True)
class Samples:
    """Positions as one seat sees each, a row each.

    ``inputs`` are what the network is told, ``results`` how the game ended for that seat,
    ``progress`` the part of the game that was over, and ``numbers`` the game's.
    """

    inputs: NDArray[np.float16]
    results: NDArray[np.float32]
    progress: NDArray[np.float32]
    numbers: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.results)


class _Arrays:
    """What a recorder writes one game into."""

    def __init__(self, seats: int, inputs: int, kept: int) -> None:
        self.positions = np.zeros((kept, seats, inputs), np.float32)
        self.results = np.zeros((seats, HEADS), np.float32)
        self.turns = np.zeros(kept, np.float32)


def table_setups(name: str) -> list[TableSetup]:
    """Every number of players with every value of the first option, the usual value twice."""
    game = games.load(name)
    option = game.options[0]
    values = [option.values[0], *option.values]
    return [TableSetup(players, option.name, value) for value in values for players in game.players]


def encoder_for(name: str, table: TableSetup | None = None) -> tuple[Encoder, Dealer]:
    """What is seen of true games at a table, and what lays them out."""
    table = table or table_setups(name)[0]
    dealer = games.dealer(name, table.players, {table.option: table.value})
    return Encoder(dealer.world, advice(name, dealer.world)), dealer


def make_shards(plan: Plan, folder: Path) -> Iterator[tuple[int, bool]]:
    """Make the shards that are not there; gives the games of each and whether it was made now."""
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, plan.games, GAMES):
        path = shard_path(folder, plan, first)
        count = min(GAMES, plan.games - first)
        fresh = not path.exists()
        if fresh:
            save(path, play_games(plan, first, count))
        yield count, fresh


def shard_path(folder: Path, plan: Plan, first: int) -> Path:
    """The file of the games from this number on, by these rules and as they are seen now."""
    count = min(GAMES, plan.games - first)
    rules, seen = games.load(plan.game).rules_version, games.observation_version(plan.game)
    kind = f"{plan.game}-{rules}-{seen}-{plan.seed}-{plan.kept}"
    return folder / f"{kind}-{first:07}-{count}.npz"


def save(path: Path, rows: Samples) -> None:
    """Write a shard, in whole or not at all."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, **vars(rows))
    os.replace(part, path)


def read(path: Path, inputs: int) -> Samples:
    """A shard with so many inputs a row; raises ``DamagedShard``, or ``OSError`` for no file."""
    try:
        with path.open("rb") as file, np.load(file) as found:
            rows = Samples(**{field.name: found[field.name] for field in fields(Samples)})
    except (BadZipFile, EOFError, KeyError, ValueError) as error:
        raise DamagedShard(str(path)) from error
    if rows.inputs.shape != (len(rows), inputs):
        raise DamagedShard(str(path))
    return rows


def play_games(plan: Plan, first: int, count: int) -> Samples:
    """The games by number, each at the table whose turn it is."""
    kinds = table_setups(plan.game)
    found: list[Samples] = []
    for at, table in enumerate(kinds):
        numbers = [n for n in range(first, first + count) if n % len(kinds) == at]
        found.extend(at_table(plan, table, numbers))
    return join_samples(found)


def at_table(plan: Plan, table: TableSetup, numbers: list[int]) -> Iterator[Samples]:
    """What is kept of these games at one table."""
    encoder, dealer = encoder_for(plan.game, table)
    arrays = _Arrays(table.players, encoder.inputs, plan.kept)
    recorder = Recorder(dealer, encoder, arrays, plan.kept)
    for number in numbers:
        kept, turns = sample_recorder.play(recorder, stream(plan.seed, number))
        yield Samples(
            arrays.positions[:kept].reshape(-1, encoder.inputs).astype(np.float16),
            np.tile(arrays.results, (kept, 1)),
            np.repeat(arrays.turns[:kept] / turns, table.players),
            np.full(kept * table.players, number, np.int64),
        )


def join_samples(found: list[Samples]) -> Samples:
    """All rows, one lot after the other."""
    columns = [np.concatenate(column) for column in zip(*map(row_columns, found), strict=True)]
    return Samples(*columns)


def row_columns(rows: Samples) -> tuple[NDArray[Any], ...]:
    """The columns, in the order of their fields."""
    return tuple(getattr(rows, field.name) for field in fields(Samples))
