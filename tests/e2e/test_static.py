"""Pages without a server: they play, keep what was played, and need no network after the first."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from signoria import games

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

BUILT = Path(__file__).parents[2] / "build" / "static"
FOLDER = "a folder/games"  # any path will do, as on hosts where many share one name
START = 120_000  # milliseconds for Python to start on a machine that stalls
DECISION = "section.prompt"
MOVES = 3


class Silent(SimpleHTTPRequestHandler):
    """A plain file server without a log."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (BUILT / "index.html").exists():
        pytest.skip("the pages without a server are not built: make static")
    root = tmp_path_factory.mktemp("static")
    shutil.copytree(BUILT, root / FOLDER)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{FOLDER.replace(' ', '%20')}/"
    server.shutdown()
    server.server_close()


@pytest.fixture
def browser(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been there, in which nothing may go wrong."""
    context = chromium.new_context(locale="en", reduced_motion="reduce")
    context.set_default_timeout(START)
    wrong: list[str] = []
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    yield context
    context.close()
    assert wrong == []


def decision_of(page: Page) -> str:
    """What is to be decided, once it is shown."""
    page.locator(DECISION).wait_for()
    return page.locator(DECISION).inner_text()


def move(page: Page) -> None:
    """Choose what is possible until something else is to be decided."""
    before = decision_of(page)
    page.locator(f"{DECISION} button:not([aria-disabled=true])").first.click()
    page.wait_for_function(
        "([place, before]) => document.querySelector(place)?.innerText !== before",
        arg=[DECISION, before],
    )


def begin(page: Page, game: str) -> None:
    """Play a game against bots."""
    page.locator(".empty").wait_for()  # no matches yet: the engine has answered
    offer = page.locator(".games > *").nth(games.names().index(game))
    offer.get_by_role("button").first.click()
    page.locator(DECISION).wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_a_game_without_a_server_goes_on_without_a_network(
    browser: BrowserContext, address: str, game: str
) -> None:
    page = browser.new_page()
    page.goto(address)
    begin(page, game)
    for _ in range(MOVES):
        move(page)
    stands, where = decision_of(page), page.url
    page.evaluate("navigator.serviceWorker.ready")
    page.close()

    browser.set_offline(True)
    page = browser.new_page()
    page.goto(where)
    assert decision_of(page) == stands, "what was played is kept"
    move(page)
