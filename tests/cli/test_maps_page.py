"""docs/laboratory/maps.md is true: its maps are played on, and its commands say what it shows."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from signoria.cli import main
from signoria.games.forging_florence.map import maps
from signoria.games.forging_florence.rules import names

PAGE = (Path(__file__).parents[2] / "docs" / "laboratory" / "maps.md").read_text("utf-8")
FILES = dict(re.findall(r"<!-- file (\S+) -->\n```text\n(.*?)```\n<!-- /file -->", PAGE, re.S))
RUNS = re.findall(
    r"<!-- run -->\n```console\n\$ signoria (.*?)\n(.*?)```\n<!-- /run -->", PAGE, re.S
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files of the page, where its commands are run; wide enough for the table."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


def visible_lines(text: str) -> list[str]:
    """The lines without what cannot be seen."""
    return [line.rstrip() for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize(("command", "shown"), RUNS)
def test_a_command_says_what_the_page_shows(
    command: str, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main.main(shlex.split(command))
    assert visible_lines(capsys.readouterr().out) == visible_lines(shown)
    assert status == ("unfair" in shown)


def test_the_page_shows_files_and_commands() -> None:
    assert len(FILES) == PAGE.count("<!-- file")
    assert len(RUNS) == PAGE.count("<!-- run")
    assert len(RUNS) >= 3


def test_every_sign_is_explained() -> None:
    table = re.search(r"\| sign \|.*?\n\n", PAGE, re.S)
    assert table
    signs = {sign for row in table[0].splitlines()[2:] for sign in re.findall("`(.)`", row[:14])}
    assert signs == set(names.SIGNS)
    assert f"{maps.LONGEST:,}" in PAGE


def test_games_are_played_on_its_map(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--map", "corners.map", "--players", "2", "--rounds", "60", "--games", "3"]
    assert main.main(["simulate", "forging-florence", *options, "--json"]) == 0
    assert '"games": 3' in capsys.readouterr().out
