"""A test of a browser waits for an address: a page goes there when its answer has come."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent / "e2e"


def hasty(source: str) -> Iterator[int]:
    """The lines of a source that demand an address of a page without waiting for it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assert) and "page.url" in ast.unparse(node.test):
            yield node.lineno


def test_addresses_are_awaited() -> None:
    paths = sorted(TESTS.rglob("*.py"))
    assert len(paths) > 20
    found = [
        f"{path.relative_to(TESTS)}:{line}" for path in paths for line in hasty(path.read_text())
    ]
    assert found == [], "use expect(page).to_have_url(...)"


def test_the_search_finds_them() -> None:
    assert list(hasty("assert one.page.url.endswith('/new')\nassert True")) == [1]
