"""Runs to report on: real ones, played once, and files changed by hand."""

from __future__ import annotations

from pathlib import Path

from signoria.arena.batch import Batch
from signoria.arena.runs.run_settings import run_settings
from signoria.arena.runs.shard_files import ShardTask, shard_files
from signoria.games import load


def play(
    folder: Path,
    game: str,
    games: int,
    bots: tuple[str, ...] = ("heuristic",),
    options: dict[str, str] | None = None,
    rotate: bool = True,
    shard: int | None = None,
) -> Path:
    """Play a run into a folder, as ``simulate --out`` does."""
    names = bots if len(bots) > 1 else bots * load(game).players[0]
    batch = Batch(game, names, games, 1, options or {}, rotate)
    asked = run_settings(batch, shard)
    folder.mkdir(parents=True)
    (folder / "run.json").write_bytes(asked.to_json())
    for number in range(asked.shards):
        for name, data in shard_files(ShardTask(asked, number)).items():
            (folder / name).mkdir(exist_ok=True)
            (folder / name / f"{number:05}.parquet").write_bytes(data)
    return folder
