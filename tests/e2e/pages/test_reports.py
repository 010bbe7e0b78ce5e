"""A report in a browser: nothing scrolls sideways, and axe finds nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from signoria.cli.main import main
from tests.reports.runs import play

from ..conftest import AXE
from .test_pages import violations_on

Scheme = Literal["light", "dark"]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    runs = [
        play(folder / edition, "calimala", 60, options={"edition": edition})
        for edition in ("en", "de")
    ]
    assert main(["report", "--compare", *map(str, runs), "-o", str(folder / "page.html")]) == 0
    return folder / "page.html"


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1280, "dark")])
def test_it_fits_and_everybody_can_read_it(
    chromium: Browser, page: Path, width: int, scheme: Scheme
) -> None:
    context = chromium.new_context(
        viewport={"width": width, "height": 800}, color_scheme=scheme, offline=True
    )
    tab = context.new_page()
    tab.goto(page.as_uri())
    assert tab.evaluate("document.documentElement.scrollWidth") <= width
    for numbers in tab.locator("summary").all():
        numbers.click()
    assert tab.evaluate("document.documentElement.scrollWidth") <= width
    assert violations_on(tab, AXE.read_text()) == []
    context.close()
