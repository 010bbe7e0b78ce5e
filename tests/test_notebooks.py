"""The notebooks run from top to bottom, and show what they show."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import nbformat
import pytest

from tools.docs.notebooks import FOLDER, run_notebook

NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, tmp_path: Path) -> None:
    notebook = run_notebook(path, tmp_path)
    assert [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [kinds(cell) for cell in notebook.cells] == [
        kinds(cell) for cell in nbformat.read(path, as_version=4).cells
    ], "python -m tools.docs.notebooks keeps what they show"


def kinds(cell: nbformat.NotebookNode) -> list[tuple[str, str | None]]:
    """What sorts of things a cell shows; what is printed may come in several pieces."""
    shown = [(output.output_type, output.get("name")) for output in cell.get("outputs", [])]
    return [kind for kind, _ in groupby(shown)]


def test_there_are_notebooks() -> None:
    assert {path.stem for path in NOTEBOOKS} >= {"environments", "report"}
