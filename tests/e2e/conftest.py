"""A server and people with browsers.

Without Chromium or without the built pages these tests are skipped; with SIGNORIA_COMPILED=1, as on
the CI, that would be a failure.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from signoria.server.http.pages import CLIENT

from .support.serving import Server

if TYPE_CHECKING:  # without Playwright the tests are skipped; this file must be read all the same
    from playwright.sync_api import Browser, Playwright

    from .support.person import Person

People = Callable[..., "Person"]
ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
# The one without windows is the same engine and takes a fifth less time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
PROGRAM = next(filter(None, map(shutil.which, NAMES)), None)
AS_DRAWN = "--font-render-hinting=none"  # letters as wide in each of them


def missing() -> str:
    """What these tests lack, in words; empty if nothing."""
    if not PROGRAM:
        return "no chromium: tools/setup/browser.sh finds or installs it"
    if not (CLIENT / "index.html").exists():
        return "the pages are not built: make web"
    if not AXE.exists():
        return "axe-core is not installed: make web"
    return ""


def launch_browser(playwright: Playwright) -> Browser:
    """Launch the browser that there is."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    sandbox = ["--no-sandbox"] if root else []  # Chromium refuses its sandbox to root
    return playwright.chromium.launch(executable_path=PROGRAM, args=[AS_DRAWN, *sandbox])


# Who has been here before has the letters at once; on a first visit they come after the table.
BEEN_HERE = "try { localStorage.setItem('signoria-letters', 'here') } catch {}"


# For the package only: while Playwright runs, nothing else in this process can start an event loop.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    why = missing()
    if why and os.environ.get("SIGNORIA_COMPILED") == "1":
        pytest.fail(why)
    if why:
        pytest.skip(why)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = launch_browser(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def common_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def server(common_server: Server) -> Server:
    """A server that others use as well; a file that kills its server has one of its own."""
    return common_server


@pytest.fixture
def people(chromium: Browser, server: Server) -> Iterator[People]:
    """Makes people; in none of their browsers may anything have gone wrong in the end."""
    from .support.person import Person

    everybody: list[Person] = []

    def person(name: str | None = None, **options: Any) -> Person:
        context = chromium.new_context(**{"locale": "en-GB", **options})
        context.add_init_script(BEEN_HERE)
        everybody.append(Person(context, server.url))
        return everybody[-1].take_name(name) if name else everybody[-1]

    yield person
    troubles = [trouble for one in everybody for trouble in one.unexcused_troubles()]
    for one in everybody:
        one.context.close()
    assert troubles == []
