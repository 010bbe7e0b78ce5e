"""Pages without a server are light and sound, like those of a server."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

import pytest

from ..conftest import AXE
from ..support.person import Person
from ..support.unserved import FOLDER, START, FileServer
from .test_pages import violations
from .test_weight import DRAWN, MOST

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PAGES = [
    *("/", "/new", "/settings", "/import", "/learn", "/laboratory"),
    *("/rules/calimala", "/learn/forging-florence", "/practise"),
]
LOADED = "performance.getEntriesByType('resource').map(({ name }) => name)"
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def files() -> Iterator[FileServer]:
    server = FileServer()
    yield server
    server.stop()


@pytest.fixture
def one(chromium: Browser, files: FileServer) -> Iterator[Person]:
    """Somebody with a phone who has never been there."""
    viewport = {"width": 390, "height": 844}
    context = chromium.new_context(locale="de", reduced_motion="reduce", viewport=viewport)  # type: ignore[arg-type]
    person = Person(context, files.url)
    context.set_default_timeout(START)
    yield person
    context.close()
    assert person.unexcused_troubles() == []


def weights(person: Person, files: FileServer) -> dict[str, int]:
    """What the page itself has loaded, in gzip, without fonts and the engine."""
    paths = [unquote(urlsplit(name).path) for name in person.page.evaluate(LOADED)]
    names = {path.partition(f"{FOLDER}/")[2] for path in paths} | {"index.html"}
    return {
        name: len(gzip.compress((files.pages / name).read_bytes(), 6))
        for name in names
        if name and not name.startswith("engine-") and not name.endswith(".woff2")
    }


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_light_and_sound(one: Person, files: FileServer, path: str) -> None:
    one.go(f"/#{path}").page.locator(DRAWN).first.wait_for()
    loaded = weights(one, files)
    heaviest = sorted(loaded.items(), key=lambda item: -item[1])[:12]
    assert sum(loaded.values()) <= MOST, heaviest
    assert sum(loaded.values()) > 30_000  # or nothing was weighed
    one.until(lambda: one.page.locator(".preparing").count() == 0, "the engine")
    one.until(lambda: one.page.locator(DRAWN).count() > 0, "the page")
    assert violations(one, AXE.read_text()) == []
    assert one.page.evaluate("document.documentElement.scrollWidth") == 390
