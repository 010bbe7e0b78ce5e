"""What a run has shown, summed up from its files: the same however often it was interrupted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from ...games.contract import Tally
from ..batch import add_tallies, empty_tally
from ..set_wins import BLOCKS, Block, empty_blocks
from .run_folder import BadFolder, RunFolder
from .run_settings import RunSettings


def sum_shards(folder: RunFolder, settings: RunSettings, shards: Iterable[int]) -> Tally:
    """The sums over these shards, by entrant."""
    players = len(settings.bots)
    found = empty_tally(players)
    for shard in shards:
        found = add_tallies(found, sum_shard(folder, settings, shard))
    return found


def sum_shard(folder: RunFolder, settings: RunSettings, shard: int) -> Tally:
    """The sums over one shard."""
    players = len(settings.bots)
    with reading_errors(folder, "games", shard):
        games = pq.read_table(folder.file("games", shard), columns=["decisions", "turns"])
    with reading_errors(folder, "seats", shard):
        seats = pq.read_table(
            folder.file("seats", shard), columns=["game", "entrant", "score", "win"]
        )
    sums = seats.group_by("entrant").aggregate([("score", "sum"), ("win", "sum")])
    lines = {line["entrant"]: line for line in sums.to_pylist()}
    return Tally(
        games.num_rows,
        pc.sum(games["decisions"]).as_py(),
        pc.sum(pc.divide(games["turns"], players)).as_py(),
        tuple(lines[entrant]["score_sum"] for entrant in range(players)),
        tuple(lines[entrant]["win_sum"] for entrant in range(players)),
        sum_blocks(settings, seats) if settings.rotate else (),
    )


def sum_blocks(settings: RunSettings, seats: pa.Table) -> tuple[Block, ...]:
    """Games and wins of the seats of a shard, by block of sets."""
    players = len(settings.bots)
    rows = zip(*(seats[name].to_pylist() for name in ("game", "entrant", "win")), strict=True)
    found = empty_blocks(players)
    for game, entrant, win in rows:
        block = found[settings.batch.set_of(game) % BLOCKS]
        block[0] += 1 / players  # a game has as many rows
        block[entrant + 1] += win
    return tuple((round(block[0]), *block[1:]) for block in found)


@contextmanager
def reading_errors(folder: RunFolder, table: str, shard: int) -> Iterator[None]:
    """Raise ``BadFolder`` if the shard's file of this table is damaged or missing."""
    try:
        yield
    except (OSError, pa.ArrowException):
        path, last = (str(folder.file(name, shard)) for name in (table, "games"))
        raise BadFolder("damaged", path=path, last=last) from None
