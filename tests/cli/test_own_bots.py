"""Bots of one's own on the command line: they play, and what they do wrong is told in sentences."""

from __future__ import annotations

import json
from pathlib import Path
from threading import Event

import pytest

from signoria.arena.batch import Batch, chunk_size
from signoria.cli.main import USER_ERROR, main
from signoria.cli.shared.own_bots import PaceWatch, watch_pace
from signoria.locales import load
from tests.bots.own import bots_of_others
from tests.bots.own.policies import write_policy

Capture = pytest.CaptureFixture[str]
HERE = bots_of_others.__name__
FIRST = f"{HERE}:First"
PATIENCE = 60  # seconds for a thread to do something at once


def command(*words: str) -> int:
    return main([*words, "--lang", "en"])


def test_they_sit_at_every_table(tmp_path: Path, capsys: Capture) -> None:
    """A class and a policy, in a run, a page of it, a data set and a tournament."""
    write_policy(tmp_path / "policy.onnx")
    table = f"{FIRST},{tmp_path / 'policy.onnx'},random"
    run, page = tmp_path / "run", tmp_path / "page.html"
    common = ("--games", "3", "--rotate", "--threads", "1")
    assert command("simulate", "calimala", "--bots", table, *common, "--out", str(run)) == 0
    assert command("report", str(run), "-o", str(page)) == 0
    assert command("dataset", "calimala", "--bots", table, *common, "--out", f"{run}-set") == 0
    seats = ("--seats", table, "--games", "3", "--processes", "1", "--json")
    capsys.readouterr()
    assert command("tournament", "calimala", *seats) == 0
    assert list(json.loads(capsys.readouterr().out)["bots"]) == table.split(",")
    assert json.loads((run / "run.json").read_text())["bots"] == table.split(",")
    assert FIRST in page.read_text("utf-8")


def fail_after(games: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a bot that fails after about so many games."""
    made = lambda: bots_of_others.Fails(130 * games)  # noqa: E731
    monkeypatch.setattr(bots_of_others, "make_failing", made, raising=False)
    return f"{HERE}:make_failing,random,random"


@pytest.mark.parametrize("how", ["simulate", "out", "tournament"])
def test_what_was_played_before_a_bot_failed_is_shown(
    how: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = fail_after(4, monkeypatch)
    if how == "tournament":
        asked = ("tournament", "calimala", "--seats", table, "--processes", "1")
    else:
        asked = ("simulate", "calimala", "--bots", table, "--threads", "1")
    kept = ("--out", str(tmp_path / "run"), "--shard", "1") * (how == "out")
    assert command(*asked, "--games", "40", *kept) == USER_ERROR
    out, err = capsys.readouterr()
    done = int(err.split()[0])
    assert 0 < done < 40
    assert f"{done} games of 3 players" in out
    assert f"in game {done}: {HERE}:make_failing has failed: KeyError" in err
    assert "Traceback" not in err
    assert not kept or len(list((tmp_path / "run" / "games").iterdir())) == done


def test_a_bot_that_fails_takes_no_other_game_with_it() -> None:
    assert chunk_size(Batch("calimala", (FIRST, "random", "random"), 9, 1)) == 1
    assert chunk_size(Batch("calimala", ("heuristic",) * 3, 9, 1)) > 1


@pytest.mark.parametrize(
    "command_words",
    [("simulate", "calimala", "--bots"), ("dataset", "calimala", "--out", "x", "--bots")],
)
def test_a_bot_that_is_not_there_is_told_before_anything_is_played(
    command_words: tuple[str, ...], capsys: Capture
) -> None:
    assert command(*command_words, "no_such:Bot") == USER_ERROR
    assert "there is no module no_such" in capsys.readouterr().err
    assert command("tournament", "calimala", "--seats", f"{HERE}:No,random,random") == USER_ERROR
    assert f"has no No\n  right would be: {FIRST}" in capsys.readouterr().err


def test_who_takes_long_is_named_once(capsys: Capture) -> None:
    advance, words = list[int](), load("en")
    told = Event()
    PaceWatch(0.0, told.set)
    assert told.wait(PATIENCE)
    with watch_pace(words, ["random", FIRST], advance.append) as note:
        note(3)
    with watch_pace(words, ["random"], advance.append) as note:
        assert note == advance.append
    assert advance == [3]
    assert capsys.readouterr().err == ""


def test_a_game_that_ends_in_time_says_nothing() -> None:
    told = Event()
    watch = PaceWatch(PATIENCE, told.set)
    watch.note()
    watch.end()
    assert not told.is_set()
