"""docs/laboratory/variants.md is true: its commands say what it shows of its files."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from signoria.cli import main
from signoria.games.calimala.variant import SCHEMA as CALIMALA
from signoria.games.forging_florence.variant import SCHEMA
from signoria.games.shared.variants.schema import Schema

PAGE = (Path(__file__).parents[2] / "docs" / "laboratory" / "variants.md").read_text("utf-8")
FILES = dict(re.findall(r"<!-- file (\S+) -->\n```text\n(.*?)```\n<!-- /file -->", PAGE, re.S))
RUNS = re.findall(
    r"<!-- run -->\n```console\n\$ signoria (.*?)\n(.*?)```\n<!-- /run -->", PAGE, re.S
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files of the page, where its commands are run."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize(("command", "shown"), RUNS)
def test_a_command_says_what_the_page_shows(
    command: str, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main.main(shlex.split(command))
    assert capsys.readouterr().out == shown
    assert status == (0 if "can be played" in shown else 1)


def test_the_page_shows_files_and_commands() -> None:
    assert len(FILES) == PAGE.count("<!-- file")
    assert len(RUNS) == PAGE.count("<!-- run")
    assert len(RUNS) >= 3


@pytest.mark.parametrize(
    ("title", "schema"), [("Forging Florence", SCHEMA), ("Calimala", CALIMALA)]
)
def test_every_section_is_explained(title: str, schema: Schema) -> None:
    table = re.search(rf"\| section of \*{title}\* \|.*?\n\n", PAGE, re.S)
    assert table
    named = [name for row in table[0].splitlines()[2:] for name in re.findall("`(.+?)`", row)]
    assert sorted(named) == sorted(schema.sections)
