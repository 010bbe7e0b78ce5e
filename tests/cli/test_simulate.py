"""``signoria simulate`` as its users meet it."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import signoria
from signoria.cli.main import USER_ERROR, main
from signoria.errors import INTERRUPTED

KEYS = [
    "game", "players", "games", "seconds", "games_per_second", "decisions",
    "decisions_per_second", "mean_scores_by_seat", "win_share_by_seat", "win_interval_by_seat",
    "threads",
]  # fmt: skip
LANGUAGES = ["en", "de", "es", "it"]
TOO_MANY = 999_999_999
PATIENCE = 120  # seconds for a whole program


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "en")


def simulate(*arguments: str) -> int:
    return main(["simulate", "calimala", *arguments])


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert simulate(*arguments, "--json") == 0
    out, err = capsys.readouterr()
    assert err == ""
    results: dict[str, object] = json.loads(out)
    return results


def timeless(results: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in results.items() if "second" not in key} | {"threads": 0}


@pytest.mark.parametrize("bots", ["random", "heuristic,random,random"])
def test_json(capsys: pytest.CaptureFixture[str], bots: str) -> None:
    results = output(capsys, "--players", "3", "--games", "12", "--bots", bots, "--threads", "1")
    assert list(results) == KEYS
    assert (results["game"], results["players"], results["games"]) == ("calimala", 3, 12)
    assert results["threads"] == 1
    shares, scores = results["win_share_by_seat"], results["mean_scores_by_seat"]
    assert isinstance(shares, list)
    assert isinstance(scores, list)
    assert sum(shares) == pytest.approx(1)
    assert len(shares) == len(scores) == 3


@pytest.mark.parametrize("bots", ["random", "heuristic,random,random,random"])
def test_same_seed_same_results_for_any_threads(
    capsys: pytest.CaptureFixture[str], bots: str
) -> None:
    common = ("--games", "600" if bots == "random" else "24", "--bots", bots, "--seed", "9")
    one = output(capsys, *common, "--threads", "1")
    two = output(capsys, *common, "--threads", "2")
    assert (one["threads"], two["threads"]) == (1, 2)
    assert timeless(one) == timeless(two)
    assert timeless(output(capsys, *common[:-1], "10")) != timeless(one)


@pytest.mark.parametrize(
    "option",
    [("--edition", "de"), ("--layout", "beginner"), ("--start", "1"), ("--players", "5")],
)
def test_options_matter(capsys: pytest.CaptureFixture[str], option: tuple[str, str]) -> None:
    usual = output(capsys, "--games", "300")
    assert timeless(output(capsys, "--games", "300", *option)) != timeless(usual)


def test_start_counts_from_zero(capsys: pytest.CaptureFixture[str]) -> None:
    """With each starting seat other games; the last is one less than the players."""
    scores = [
        str(output(capsys, "--games", "50", "--start", str(seat))["mean_scores_by_seat"])
        for seat in (0, 1, 2, 3)
    ]
    assert len(set(scores)) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_table(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert simulate("--games", "8", "--bots", "heuristic,random,random", "--lang", language) == 0
    out, err = capsys.readouterr()
    rows = [
        line.split()
        for line in out.splitlines()
        if line.split()[1:2] in (["heuristic"], ["random"])
    ]
    assert [row[:2] for row in rows] == [["0", "heuristic"], ["1", "random"], ["2", "random"]]
    assert ("." if language == "en" else ",") in rows[0][2]
    assert "\x1b" not in out
    assert err == ""


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        (["chess"], "calimala"),
        (["calimala", "--players", "2"], "3 to 5"),
        (["calimala", "--players", "six"], "3 to 5"),
        (["calimala", "--players", "²"], "3 to 5"),
        (["calimala", "--games", "0"], "from 1"),
        (["calimala", "--games", "-5"], "from 1"),
        (["calimala", "--games", "1e3"], "from 1"),
        (["calimala", "--threads", "0"], "from 1"),
        (["calimala", "--seed", "-1"], "from 0"),
        (["calimala", "--seed", "18446744073709551616"], "18446744073709551615"),
        (["calimala", "--bots", "clever"], "heuristic, random"),
        (["calimala", "--bots", "random,,random"], "heuristic, random"),
        (["calimala", "--bots", "random,random"], "3 to 5"),
        (["calimala", "--bots", "random,random,random", "--players", "4"], "each of the 4"),
        (["calimala", "--bots", "search@0"], "search takes no “0”"),
        (["calimala", "--bots", "flat@fast"], "flat@0.3s"),
        (["calimala", "--bots", "heuristic@5"], "heuristic takes no budget"),
        (["calimala", "--edition", "fr"], "en, de"),
        (["calimala", "--layout", "round"], "random, beginner"),
        (["calimala", "--start", "4"], "from 0 to 3, or random"),
        (["calimala", "--players", "3", "--start", "3"], "from 0 to 2, or random"),
        (["calimala", "--lang", "fr"], "en, de, es, it"),
        (["calimala", "--bots", "\x1b[31m"], "heuristic, random"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: list[str], right: str) -> None:
    assert main(["simulate", *arguments]) == USER_ERROR
    out, err = capsys.readouterr()
    assert out == ""
    assert right in err
    assert len(err.splitlines()) == 2
    assert "\x1b" not in err


@contextmanager
def start(tmp_path: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """The command in a process group of its own, and a terminal that shows its progress."""
    master, slave = pty.openpty()
    environment = os.environ | {
        "PYTHONPATH": str(Path(signoria.__file__).parent.parent), "TERM": "xterm", "COLUMNS": "120",
    }  # fmt: skip
    process = subprocess.Popen(
        [sys.executable, "-m", "signoria", "simulate", "calimala", "--json", *arguments],
        stdout=subprocess.PIPE,
        stderr=slave,
        env=environment,
        cwd=tmp_path,
        start_new_session=True,
    )
    os.close(slave)
    with process:
        try:
            yield process, master
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("threads", ["1", "2"])
@pytest.mark.parametrize("bots", ["random", "heuristic"])
def test_interrupted(tmp_path: Path, bots: str, threads: str) -> None:
    """Ctrl-C, which a terminal sends to the whole group: partial results and status 130.

    All the games would take days.
    """
    more = ("--bots", bots, "--threads", threads, "--games", str(TOO_MANY))
    with start(tmp_path, *more) as (process, master):
        drawn = read_until(master, rf"[1-9]\d*/{TOO_MANY}")
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(PATIENCE) == INTERRUPTED
        err = drawn + read_until(master)
        assert process.stdout is not None
        results = json.loads(process.stdout.read())
    assert list(results) == KEYS
    assert 0 < results["games"] < TOO_MANY
    told = f"{results['games']:,} of {TOO_MANY:,} games were played; the results are partial."
    assert told in err
    assert "Traceback" not in err


def test_progress_bar_only_on_a_terminal(tmp_path: Path) -> None:
    with start(tmp_path, "--games", "2000") as (process, master):
        drawn = read_until(master)
        assert process.stdout is not None
        assert json.loads(process.stdout.read())["games"] == 2000
    assert "2000/2000" in drawn


def read_until(master: int, pattern: str | None = None) -> str:
    """What a pseudo-terminal shows until it shows this; without a pattern to its end."""
    shown = b""
    while pattern is None or not re.search(pattern, shown.decode(errors="replace")):
        assert select.select([master], [], [], PATIENCE)[0], shown
        try:
            part = os.read(master, 65536)
        except OSError:  # Linux says so when the other end is closed
            part = b""
        if not part:
            assert pattern is None, shown
            os.close(master)
            break
        shown += part
    return shown.decode(errors="replace")
