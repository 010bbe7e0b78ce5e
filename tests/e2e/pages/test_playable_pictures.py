"""Pictures of the documentation are played where the pages without a server lie beside it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ..support.person import Person
from ..support.unserved import START, FileServer

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parents[3]
PAGE = """<!doctype html><html lang="en"><title>Rules</title>
<script src="../javascripts/playable.js"></script>
<link rel="icon" href="data:,"><p><img src="table.png" alt="A table" data-play="learn/calimala"></p>
"""
pytestmark = pytest.mark.slow


@pytest.fixture
def files() -> Iterator[FileServer]:
    """A site with one page of rules, and the pages without a server in ``play``."""
    server = FileServer()
    site = server.root / "site"
    (site / "rules").mkdir(parents=True)
    (site / "rules" / "index.html").write_text(PAGE)
    shutil.copy(ROOT / "docs" / "images" / "learn.png", site / "rules" / "table.png")
    shutil.copytree(ROOT / "docs" / "javascripts", site / "javascripts")
    server.pages.rename(site / "play")
    yield server
    server.stop()


@pytest.fixture
def reader(chromium: Browser, files: FileServer) -> Iterator[Person]:
    context = chromium.new_context(locale="en", reduced_motion="reduce")
    person = Person(context, f"{files.origin}/site")
    context.set_default_timeout(START)
    yield person
    context.close()
    assert person.unexcused_troubles() == []


def test_a_picture_is_played_in_its_place_and_comes_back(reader: Person) -> None:
    asked = list[str]()
    reader.page.on("request", lambda request: asked.append(request.url))
    reader.go("/rules/")
    start = reader.page.get_by_role("button", name="Play this: A table")
    start.wait_for()
    assert [url for url in asked if "/play/" in url and not url.endswith("/play/")] == []
    start.press("Enter")
    frame = reader.page.frame_locator("iframe")
    frame.locator("section.prompt").wait_for()
    expect(reader.page.get_by_role("img", name="A table")).to_be_hidden()
    reader.page.get_by_role("button", name="Back to the picture: A table").click()
    expect(reader.page.get_by_role("img", name="A table")).to_be_visible()
    expect(reader.page.locator("iframe")).to_have_count(0)
    expect(start).to_be_focused()


def test_without_those_pages_the_picture_is_all_there_is(reader: Person, files: FileServer) -> None:
    shutil.rmtree(files.root / "site" / "play")
    reader.excused = ["404"]
    with reader.page.expect_response("**/play/") as answer:
        reader.go("/rules/")
    assert answer.value.status == 404
    expect(reader.page.get_by_role("img", name="A table")).to_be_visible()
    expect(reader.page.get_by_role("button")).to_have_count(0)
