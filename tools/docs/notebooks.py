"""Run the notebooks in ``docs/notebooks`` from top to bottom and keep what they show.

``python -m tools.docs.notebooks`` writes them anew; the tests run them without writing.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
LIMIT = 300  # seconds for a cell, on a busy machine


def run_notebook(path: Path, where: Path) -> Any:
    """The notebook with what its cells show; raises ``CellExecutionError`` if one fails."""
    notebook = nbformat.read(path, as_version=4)
    resources = {"metadata": {"path": str(where)}}
    NotebookClient(
        notebook,
        kernel_name="python3",
        timeout=LIMIT,
        startup_timeout=LIMIT,
        resources=resources,
    ).execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # times, which differ from run to run
    return notebook


def main() -> None:
    """Write all of them."""
    for path in sorted(FOLDER.glob("*.ipynb")):
        with tempfile.TemporaryDirectory() as folder:
            nbformat.write(run_notebook(path, Path(folder)), path)


if __name__ == "__main__":
    main()
