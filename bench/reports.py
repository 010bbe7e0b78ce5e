"""Reports: how long a page of 100,000 games takes, and how much memory.

A shard is played once and stands in the run as often as it takes, under other names: for the
report these are as many games as they say.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.peers import Missing
from bench.report import Figure
from signoria import games
from signoria.arena.batch import Batch
from signoria.arena.runs.run_settings import run_settings
from signoria.arena.runs.shard_files import ShardTask, shard_files

PLAYERS, GAMES, SHARD, SEED = 4, 100_000, 800, 2024


def lay_run(folder: Path, game: str) -> None:
    """Play a run of this many games into the folder."""
    batch = Batch(game, ("heuristic",) * PLAYERS, GAMES, SEED, rotate=True)
    asked = run_settings(batch, SHARD)
    (folder / "run.json").write_bytes(asked.to_json())
    for table, data in shard_files(ShardTask(asked, 0)).items():
        (folder / table).mkdir()
        first = folder / table / f"{0:05}.parquet"
        first.write_bytes(data)
        for number in range(1, asked.shards):
            os.link(first, folder / table / f"{number:05}.parquet")


def time_report(folder: Path) -> tuple[float, float]:
    """The processor seconds and the megabytes that a page takes, the start of Python included."""
    page = str(folder / "report.html")
    command = [sys.executable, "-m", "signoria", "report", str(folder), "-o", page]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{' '.join(command)} ended with {process.returncode}")
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def figures(rounds: int) -> tuple[list[Figure], list[Missing]]:
    """Both numbers for each game; one round, for it is long enough."""
    found: list[Figure] = []
    for game in games.names():
        with TemporaryDirectory() as folder:
            lay_run(Path(folder), game)
            seconds, megabytes = time_report(Path(folder))
        words = f"{game}, report of {GAMES:,} games"
        found.append(Figure(words, seconds, "processor s"))
        found.append(Figure(f"{words}, at most", megabytes, "MB of memory"))
    return found, []
