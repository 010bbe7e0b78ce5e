"""``signoria simulate --out`` as its users meet it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import signoria
from signoria.arena.runs.run_folder import RunFolder
from signoria.cli.main import USER_ERROR, main
from signoria.errors import INTERRUPTED

from ..arena.runs.small_runs import contents

PATIENCE = 120  # seconds for a whole program
KEPT = ("--bots", "heuristic,random,random", "--rotate", "--threads", "1")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "en")


def simulate(path: Path, *arguments: str) -> int:
    return main(["simulate", "calimala", "--out", str(path), *KEPT, *arguments])


def test_what_is_played_is_kept_and_summed_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(tmp_path, "--games", "7", "--json") == 0
    kept = json.loads(capsys.readouterr().out)
    bare = ["simulate", "calimala", *KEPT, "--games", "7", "--json"]
    assert main(bare) == 0
    told = json.loads(capsys.readouterr().out)
    for name in ("games", "decisions", "mean_scores_by_bot"):
        assert kept[name] == told[name]
    assert kept["win_share_by_bot"] == pytest.approx(told["win_share_by_bot"])
    assert pq.read_table(tmp_path / "games").num_rows == 7


def test_the_same_command_again_plays_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate(tmp_path, "--games", "3")
    before = contents(tmp_path)
    capsys.readouterr()
    assert simulate(tmp_path, "--games", "3", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["games_per_second"]) == (3, 0)
    assert contents(tmp_path) == before


def test_a_budget_may_follow_a_bot(tmp_path: Path) -> None:
    bots = ("--bots", "search@2,random,random", "--games", "1", "--threads", "1")
    assert main(["simulate", "calimala", "--out", str(tmp_path), *bots]) == 0
    assert "search@2" in pq.read_table(tmp_path / "seats")["bot"].to_pylist()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--games", "2"], "games is 3 there, not 2"),
        (["--games", "3", "--seed", "2"], "seed is 1 there, not 2"),
        (["--games", "3", "--edition", "de"], '"edition":"en"'),
        (["--shard", "0"], "from 1"),
        (["--backend", "abacus"], "processes, ray"),
        (["--backend", "processes", "--ray-address", "x"], "--backend ray"),
    ],
)
def test_bad_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    simulate(tmp_path, "--games", "3")
    capsys.readouterr()
    assert simulate(tmp_path, *arguments) == USER_ERROR
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert len(err.splitlines()) == 2


def test_one_program_at_a_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with RunFolder(tmp_path).lock():
        assert simulate(tmp_path, "--games", "3") == USER_ERROR
    assert "Another program" in capsys.readouterr().err


def test_a_place_where_nothing_can_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert simulate(tmp_path / "file", "--games", "3") == USER_ERROR
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("table", ["games", "seats"])
def test_a_damaged_file_is_named_and_can_be_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], table: str
) -> None:
    simulate(tmp_path, "--games", "3")
    before = contents(tmp_path)
    folder = RunFolder(tmp_path)
    folder.file(table, 0).write_bytes(b"no parquet")
    assert simulate(tmp_path, "--games", "3") == USER_ERROR
    said = capsys.readouterr().err
    assert f"{folder.file(table, 0)} is damaged" in said
    assert f"delete {folder.file('games', 0)}" in said
    folder.file("games", 0).unlink()
    assert simulate(tmp_path, "--games", "3") == 0
    assert contents(tmp_path) == before


@pytest.mark.parametrize("threads", ["1", "2"])
def test_interrupted(tmp_path: Path, threads: str) -> None:
    """Ctrl-C after the first shard: what is there is whole, and the same command goes on."""
    path = tmp_path / "run"
    command = [
        *(sys.executable, "-m", "signoria", "simulate", "calimala", "--json", "--shard", "3"),
        *("--out", str(path), "--games", "3000", *KEPT[:3], "--threads", threads),
    ]
    source = str(Path(signoria.__file__).parent.parent)
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": source},
        start_new_session=True,
    )
    with process:
        while not (path / "games" / "00000.parquet").exists() and process.poll() is None:
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == INTERRUPTED, err
    folder = RunFolder(path)
    done = folder.finished_shards(folder.read())
    assert json.loads(out)["games"] == 3 * len(done) > 0
    assert b"the same command goes on" in err
    for table in ("games", "seats", "turns", "scorings", "facts"):
        assert {pq.read_table(folder.file(table, k)).num_rows > 0 for k in done} == {True}


def test_an_option_may_vary(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same deals with each value, each in a folder of its own, as if asked for alone."""
    assert simulate(tmp_path / "both", "--games", "6", "--vary", "edition=de,en") == 0
    assert f"signoria report {tmp_path / 'both'} compares them" in capsys.readouterr().out
    for edition in ("de", "en"):
        assert simulate(tmp_path / edition, "--games", "6", "--edition", edition) == 0
        assert contents(tmp_path / "both" / edition) == contents(tmp_path / edition)
    assert contents(tmp_path / "en") != contents(tmp_path / "de")


def test_several_options_vary_in_every_combination(tmp_path: Path) -> None:
    vary = ("--vary", "edition=de,en", "--vary", "start=0,1")
    assert simulate(tmp_path / "all", "--games", "3", *vary) == 0
    names = sorted(path.name for path in (tmp_path / "all").iterdir())
    assert names == ["de+0", "de+1", "en+0", "en+1"]
    for name in names:
        edition, start = name.split("+")
        there = RunFolder(tmp_path / "all" / name).read().options
        assert (there["edition"], there["start"]) == (edition, start)


def test_a_run_grows_without_a_word_of_its_shards(tmp_path: Path) -> None:
    assert simulate(tmp_path, "--games", "3", "--shard", "3") == 0
    assert simulate(tmp_path, "--games", "9") == 0
    assert RunFolder(tmp_path).read().shard == 3
    assert pq.read_table(tmp_path / "games").num_rows == 9


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--vary", "edition=en,de", "--vary", "edition=de,en"], "--vary edition is given besides"),
        (["--vary", "edition"], "edition=…"),
        (["--vary", "shops=pairs,free"], "edition, layout, variant, start"),
        (["--vary", "edition=en"], "these are not: en"),
        (["--vary", "edition=en,en"], "these are not: en,en"),
        (["--vary", "edition=en,"], "these are not: en,"),
        (["--vary", "edition=en,fr"], "--edition does not take “fr”"),
        (["--vary", "edition=en,de", "--edition", "de"], "cannot vary then"),
    ],
)
def test_what_cannot_vary(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert simulate(tmp_path, "--games", "3", *arguments) == USER_ERROR
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert list(tmp_path.iterdir()) == []


def test_shards_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "calimala", *KEPT, "--shard", "3"]) == USER_ERROR
    out, err = capsys.readouterr()
    assert out == ""
    assert "--shard belongs to --out" in err


def test_what_varies_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "calimala", *KEPT, "--vary", "edition=en,de"]) == USER_ERROR
    assert "there is no folder for it" in capsys.readouterr().err
