"""The bench of the pages reaches each page that it measures."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from bench.browser.loading import visit
from bench.browser.visitor import Visitor
from bench.server.process import signoria

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_each_page_is_loaded_and_each_table_asks(tmp_path: Path, chromium: Browser) -> None:
    server = signoria(tmp_path / "pages.db")
    with server as running, closing(Visitor(running.port)) as visitor:
        pages = visitor.pages()
        assert len(pages) > 4
        for name, path in pages.items():
            size, time = visit(chromium, visitor, path)
            assert size > 10_000, name
            assert time > 0
