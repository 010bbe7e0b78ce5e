"""``signoria dataset`` as its users meet it, and what it takes of memory."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from signoria.arena.batch import Batch
from signoria.arena.datasets.dataset_files import shard_files
from signoria.arena.runs import play_run
from signoria.arena.runs import shard_files as run_files
from signoria.arena.runs.run_folder import RunFolder
from signoria.arena.runs.run_settings import DATASET, RUN, RunFormat, run_settings
from signoria.cli.main import USER_ERROR, main
from tests.arena.runs.small_runs import HERE, contents

GAMES = ("--bots", "random,random,random", "--games", "4", "--shard", "2", "--threads", "1")
SHARDS = 12


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "en")


def dataset(path: Path, *arguments: str) -> int:
    return main(["dataset", "calimala", "--out", str(path), *GAMES, *arguments])


def test_positions_are_kept_and_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert dataset(tmp_path, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4
    assert pq.read_table(tmp_path / "positions").num_rows == found["positions"] > 400
    assert pq.read_table(tmp_path / "games").num_rows == 4


def test_what_is_missing_is_made_again_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dataset(tmp_path)
    before = contents(tmp_path)
    (tmp_path / "games" / "00001.parquet").unlink()
    assert dataset(tmp_path) == 0
    assert contents(tmp_path) == before
    assert "positions of 4 games" in capsys.readouterr().out


def test_a_damaged_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dataset(tmp_path)
    (tmp_path / "positions" / "00001.parquet").write_bytes(b"no parquet")
    capsys.readouterr()
    assert dataset(tmp_path) == USER_ERROR
    said = capsys.readouterr().err
    assert f"{tmp_path / 'positions' / '00001.parquet'} is damaged" in said
    assert f"delete {tmp_path / 'games' / '00001.parquet'}" in said


def test_a_run_is_no_data_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "calimala", "--out", str(tmp_path), *GAMES]) == 0
    capsys.readouterr()
    assert dataset(tmp_path) == USER_ERROR
    assert '"signoria-run" there' in capsys.readouterr().err


@pytest.mark.parametrize(
    ("kind", "function"), [(RUN, run_files.shard_files), (DATASET, shard_files)]
)
def test_memory_does_not_grow_with_the_games(
    tmp_path: Path, kind: RunFormat, function: play_run.Files
) -> None:
    """What is held after each shard is the same after the tenth as after the second."""
    wanted = run_settings(Batch("calimala", ("random",) * 3, SHARDS, 5), 1, kind)
    held: list[int] = []

    def look(games: int) -> None:
        held.append(tracemalloc.get_traced_memory()[0] + pa.total_allocated_bytes())

    folder = RunFolder(tmp_path)
    tracemalloc.start()
    try:
        with folder.lock():
            assert play_run.play_run(folder, wanted, HERE, look, function)
    finally:
        tracemalloc.stop()
    assert len(held) == SHARDS + 1
    shard = sum(file.stat().st_size for file in tmp_path.rglob("*.parquet")) / SHARDS
    assert max(held[6:]) - max(held[2:6]) < 2 * shard
