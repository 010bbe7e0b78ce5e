"""What a browser loads to play without a server: little, and nothing that it must compile first."""

from __future__ import annotations

import gzip
import io
import json
import zipfile
from pathlib import Path

import pytest

BUILT = Path(__file__).parents[3] / "build" / "static"
MOST = 8_000_000  # bytes of the engine, where scripts are compressed as usual hosts do
READ = "anyio/"  # whose packages are read as sources


@pytest.fixture(scope="module")
def engine() -> Path:
    """The folder of the engine's files."""
    found = list(BUILT.glob("engine-*"))
    if not found:
        pytest.skip("the pages without a server are not built: make static")
    return found[0]


def test_the_first_visit_loads_no_more_than_a_phone_can_bear(engine: Path) -> None:
    weights = {
        path.name: len(gzip.compress(path.read_bytes(), 6))
        if path.suffix == ".mjs"
        else path.stat().st_size
        for path in engine.iterdir()
        if path.name != "laboratory.pack"
    }
    assert len(weights) == 5
    assert sum(weights.values()) <= MOST, weights


def test_no_source_is_compiled_at_each_visit(engine: Path) -> None:
    library = zipfile.ZipFile(io.BytesIO(gzip.decompress((engine / "library.zip").read_bytes())))
    pack = gzip.decompress((engine / "signoria.pack").read_bytes())
    ours = [name for name, _ in json.loads(pack[: pack.index(b"\n")])]
    names = [*library.namelist(), *ours]
    assert sum(name.endswith(".pyc") for name in names) > 500
    assert [each for each in names if each.endswith(".py") and not each.startswith(READ)] == []
