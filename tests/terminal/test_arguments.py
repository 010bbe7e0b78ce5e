"""Arguments that are wrong: one line that says what, and what would be right; status 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.locales import LANGUAGES, load

from .driving import run

WRONG = [
    ["chess"],
    ["--players", "2"],
    ["--players", "6"],
    ["--players", "four"],
    ["--players", "-3"],
    ["--players", "9" * 5000],
    ["--players", ""],
    ["--seats", "me"],
    ["--seats", "me,me,me,me,me,me"],
    ["--seats", "me,you,heuristic"],
    ["--seats", ""],
    ["--seats", "me,,me"],
    ["--players", "4", "--seats", "me,me,me"],
    ["--edition", "fr"],
    ["--layout", "spiral"],
    ["--start", "-1"],
    ["--start", "5"],
    ["--start", "first"],
    ["--players", "4", "--start", "4"],
    ["--seats", "me,me,me", "--start", "3"],
    ["--players", "3", "--start", "3"],
    ["--seed", "-1"],
    ["--seed", "1e3"],
    ["--seed", str(2**64)],
    ["--lang", "xx"],
    ["--record", "/"],
    ["--seats", "me,me,me", "--record", "/no/such/folder/game.record"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=lambda arguments: " ".join(arguments)[:40])
def test_a_wrong_argument_is_told_in_a_line(tmp_path: Path, arguments: list[str]) -> None:
    done = run(tmp_path, *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("signoria: ")
    assert len(done.stderr.splitlines()) <= 2
    assert len(done.stderr) < 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_error_is_in_the_language_asked_for(tmp_path: Path, language: str) -> None:
    done = run(tmp_path, "--lang", language, "--players", "7")
    expected = load(language).text("bad-option", option="--players", value="7")
    assert done.stderr.splitlines()[0] == f"signoria: {expected}"
    assert run(tmp_path, "--players", "7", language=language).stderr == done.stderr


@pytest.mark.parametrize("start", ["0", "1", "2", "random"])
def test_the_starting_seat(tmp_path: Path, start: str) -> None:
    arguments = ("--seats", "me,me,me", "--seed", "4", "--start", start, "--plain")
    record = tmp_path / "game.record"
    run(tmp_path, *arguments, "--record", str(record), typed="\n1\n\n1\n\n1\n\n1\n\n1\n\n1\n\n")
    text = record.read_text()
    if start != "random":
        colours = ["Blue", "Ochre", "Green"]
        first = run(tmp_path, *arguments, typed="\n").stdout
        assert f"{colours[int(start)]} is to decide" in first
    assert "Seed: 4" in text


def test_the_questions_before_a_game_have_defaults(tmp_path: Path) -> None:
    done = run(tmp_path, "--plain", typed="seven\n\n\n\n")
    assert "Please one of these: 3, 4, 5." in done.stdout
    assert "Keep one of your scoring cards." in done.stdout
    assert "Violet" not in done.stdout, "four play unless one asks otherwise"


def test_only_so_many_are_asked_for_that_the_starting_seat_is_there(tmp_path: Path) -> None:
    five = run(tmp_path, "--plain", "--start", "4", typed="4\n\n\n\n\n").stdout
    assert "Please one of these: 5." in five
    assert "Violet" in five
    assert "Please one of these: 4, 5." in run(tmp_path, "--start", "3", typed="3\n").stdout


def test_questions_without_answers_end_politely(tmp_path: Path) -> None:
    done = run(tmp_path, "--plain")
    assert done.returncode == 0
    assert done.stdout.endswith("Goodbye.\n")
