"""Runs for the tests: small ones, played into a folder."""

from __future__ import annotations

from pathlib import Path

from signoria.arena.batch import Batch
from signoria.arena.play_batch import BackendMaker, processes
from signoria.arena.runs import play_run
from signoria.arena.runs.run_folder import RunFolder
from signoria.arena.runs.run_settings import RunSettings, run_settings

HERE = processes(1)
MIXED = ("heuristic", "random", "random")


def small_settings(
    game: str = "calimala",
    bots: tuple[str, ...] = MIXED,
    games: int = 6,
    shard: int = 2,
    rotate: bool = True,
    options: dict[str, str] | None = None,
) -> RunSettings:
    """The settings of a small run."""
    return run_settings(Batch(game, bots, games, 5, options or {}, rotate), shard)


def play(path: Path, wanted: RunSettings, open_for: BackendMaker = HERE) -> RunFolder:
    """A run, or the rest of it, played into a folder."""
    folder = RunFolder(path)
    with folder.lock():
        assert play_run.play_run(folder, wanted, open_for, lambda games: None)
    return folder


def contents(path: Path) -> dict[str, bytes]:
    """All files of a run by their names."""
    found = {str(file.relative_to(path)): file for file in path.rglob("*") if file.is_file()}
    return {name: file.read_bytes() for name, file in sorted(found.items()) if name != ".lock"}
