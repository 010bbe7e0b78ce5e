"""``signoria report`` as a user meets it."""

from __future__ import annotations

import json
import shutil
import sys
from html import escape
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from signoria.cli.main import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def copy(alone: Path, tmp_path: Path) -> Path:
    """A run that may be spoiled."""
    return Path(shutil.copytree(alone, tmp_path / "copy"))


def error_output(capsys: Capture, *arguments: str | Path) -> str:
    """What a command that is refused says."""
    assert main(["report", "--lang", "en", *map(str, arguments)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "Traceback" not in said.err
    return said.err


def test_a_page_is_written(alone: Path, tmp_path: Path, capsys: Capture) -> None:
    page = tmp_path / "page.html"
    for asked in (alone, alone / "games" / "00000.parquet"):
        assert main(["report", str(asked), "-o", str(page), "--lang", "de"]) == 0
        *said, last = capsys.readouterr().out.splitlines()
        assert last == f"Der Bericht steht in {page}."
        text = page.read_text("utf-8")
        assert text.startswith('<!doctype html>\n<html lang="de">')
        assert said
        assert all(f"<p>{escape(sentence)}</p>" in text for sentence in said)
        page.unlink()


def test_two_runs_are_compared(alone: Path, copy: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert main(["report", "--compare", str(alone), str(copy), "-o", str(page)]) == 0
    assert "copy" in page.read_text("utf-8")


def test_runs_of_one_name_are_told_apart(alone: Path, copy: Path, tmp_path: Path) -> None:
    same = Path(shutil.copytree(copy, tmp_path / "other" / alone.name))
    page = tmp_path / "page.html"
    assert main(["report", "--compare", str(alone), str(same), "-o", str(page)]) == 0
    assert f"A: {alone}" in page.read_text("utf-8")


def test_an_unfinished_run_says_so(copy: Path, tmp_path: Path) -> None:
    shards = sorted((copy / "games").iterdir())
    assert len(shards) > 1
    shards[0].unlink()
    page = tmp_path / "page.html"
    assert main(["report", str(copy), "-o", str(page), "--lang", "en"]) == 0
    assert "The run is not finished" in page.read_text("utf-8")


def test_nothing_or_too_much_is_refused(alone: Path, capsys: Capture) -> None:
    assert "name one run, or two" in error_output(capsys)
    assert "name one run, or two" in error_output(capsys, "")
    assert "name one run, or two" in error_output(capsys, alone, "--compare", alone, alone)


def test_what_is_no_run_is_refused(tmp_path: Path, capsys: Capture) -> None:
    assert f"{tmp_path} is no run" in error_output(capsys, tmp_path)
    assert "is no run" in error_output(capsys, tmp_path / "nowhere")


def test_a_run_without_a_finished_part_is_refused(copy: Path, capsys: Capture) -> None:
    shutil.rmtree(copy / "games")
    assert "no part of the run is finished" in error_output(capsys, copy)


def test_another_version_is_refused(copy: Path, capsys: Capture) -> None:
    settings = json.loads((copy / "run.json").read_text())
    (copy / "run.json").write_text(json.dumps(settings | {"version": 99}))
    assert "has version 99" in error_output(capsys, copy)
    (copy / "run.json").write_text(json.dumps(settings | {"format": "signoria-dataset"}))
    assert f"{copy} is no run" in error_output(capsys, copy)
    (copy / "run.json").write_text(json.dumps(settings | {"game": "chess"}))
    assert "is about chess; this program knows calimala" in error_output(capsys, copy)
    for text in ("{", "{}", '{"version": "one"}'):
        (copy / "run.json").write_text(text)
        assert "is not what simulate wrote" in error_output(capsys, copy)


def test_damaged_files_are_named(copy: Path, capsys: Capture) -> None:
    name = sorted(path.name for path in (copy / "turns").iterdir())[0]
    table = pq.read_table(copy / "turns" / name, partitioning=None)
    keep = pa.compute.not_equal(table["game"], table["game"][-1])
    pq.write_table(table.filter(keep), copy / "turns" / name)
    assert f"{copy / 'turns' / name} is damaged" in error_output(capsys, copy)
    (copy / "turns" / name).write_bytes(b"no parquet")
    assert f"{copy / 'turns' / name} cannot be read" in error_output(capsys, copy)
    (copy / "turns" / name).unlink()
    assert f"{copy / 'turns' / name} cannot be read: No such file" in error_output(capsys, copy)


@pytest.mark.parametrize(
    ("table", "column"),
    [("games", "set"), ("seats", "win"), ("turns", "scores"), ("facts", "what")],
)
def test_a_missing_column_is_named(copy: Path, capsys: Capture, table: str, column: str) -> None:
    path = sorted((copy / table).iterdir())[0]
    whole = pq.read_table(path, partitioning=None)
    pq.write_table(whole.drop_columns([column]), path)
    assert f"{path} lacks the column {column}" in error_output(capsys, copy)


def spoil_column(path: Path, column: str, values: pa.Array) -> None:
    """Put other values into a column of a file."""
    whole = pq.read_table(path, partitioning=None)
    at = whole.schema.get_field_index(column)
    pq.write_table(whole.set_column(at, column, values), path)


@pytest.mark.parametrize(
    ("table", "column"),
    [("games", "option_edition"), ("seats", "score"), ("turns", "scores"), ("facts", "amount")],
)
def test_a_column_of_something_else_is_named(
    copy: Path, capsys: Capture, table: str, column: str
) -> None:
    path = sorted((copy / table).iterdir())[0]
    spoil_column(path, column, pa.array(["x"] * pq.read_metadata(path).num_rows))
    assert f"{path}: in the column {column} stands something else" in error_output(capsys, copy)


@pytest.mark.parametrize("table", ["games", "seats", "turns", "scorings", "facts"])
def test_a_file_of_other_games_is_named(copy: Path, capsys: Capture, table: str) -> None:
    first, second = sorted((copy / table).iterdir())[:2]
    shutil.copy(second, first)
    named = copy / ("seats" if table == "games" else table) / first.name
    assert f"{named} is damaged" in error_output(capsys, copy)


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [("seats", "entrant", 4), ("seats", "game", 10**6), ("facts", "seat", -2),
     ("scorings", "points", None), ("games", "game", 7), ("turns", "game", 0)],
)  # fmt: skip
def test_rows_that_cannot_be_are_damage(
    copy: Path, capsys: Capture, table: str, column: str, value: int | None
) -> None:
    path = sorted((copy / table).iterdir())[0]
    kind = pq.read_schema(path).field(column).type
    rows = pq.read_table(path, partitioning=None)[column].to_pylist()
    spoil_column(path, column, pa.array([*rows[:-1], value], kind))
    assert f"{path} is damaged" in error_output(capsys, copy)


def test_the_runs_in_a_folder_are_compared(alone: Path, tmp_path: Path) -> None:
    both, page = tmp_path / "runs", tmp_path / "page.html"
    for name in ("first", "second"):
        shutil.copytree(alone, both / name)
    assert main(["report", str(both), "-o", str(page), "--lang", "en"]) == 0
    assert "first and second compared" in page.read_text("utf-8")
    shutil.copytree(alone, both / "third")
    assert main(["report", str(both), "-o", str(page), "--lang", "en"]) == 0
    assert "3 runs compared" in page.read_text("utf-8")


def test_runs_of_different_games_are_not_compared(alone: Path, unlike: Path, tmp_path: Path,
                                                  capsys: Capture) -> None:  # fmt: skip
    from tests.reports.runs import play

    other = play(tmp_path / "other", "forging-florence", 4, ("random", "random", "random"))
    assert "cannot be compared" in error_output(capsys, "--compare", unlike, other)


def test_a_page_that_cannot_be_written_is_told(
    alone: Path, tmp_path: Path, capsys: Capture
) -> None:
    assert "cannot write" in error_output(capsys, alone, "-o", tmp_path / "no" / "page.html")


def test_what_is_not_installed_is_named(
    alone: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    said = error_output(capsys, alone)
    assert "needs the package pyarrow" in said
    assert 'pip install "signoria[report]"' in said
