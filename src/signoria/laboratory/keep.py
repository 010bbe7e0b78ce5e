"""Keeping what is played in a folder."""

from __future__ import annotations

from pathlib import Path

from ..arena.batch import Batch
from ..arena.play_batch import processes
from ..arena.runs.run_folder import RunFolder
from ..arena.runs.run_settings import DATASET, RUN, run_settings
from ..games.contract import Tally


def keep_batch(
    batch: Batch, path: Path, shard: int | None, workers: int, positions: bool = False
) -> int:
    """Play what is missing of a batch in a folder; how many games were played now.

    Raises ``BadFolder`` and ``BotFault``; what was finished before stays there.
    """
    from ..arena.datasets import dataset_files
    from ..arena.runs import shard_files
    from ..arena.runs.play_run import play_run

    folder, played = RunFolder(path), list[int]()
    asked = run_settings(batch, shard or folder.shard(), DATASET if positions else RUN)
    function = dataset_files.shard_files if positions else shard_files.shard_files
    with folder.lock():
        if not play_run(folder, asked, processes(workers), played.append, function, batch.lent):
            raise KeyboardInterrupt
    return sum(played[1:])  # the first are those from before


def sum_up(path: Path) -> Tally:
    """What a folder has by now, by entrant."""
    from ..arena.runs.run_summary import sum_shards

    folder = RunFolder(path)
    there = folder.read()
    return sum_shards(folder, there, folder.finished_shards(there))
