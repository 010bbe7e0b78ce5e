"""Pages without a server: they play, keep what was played, and need no network after the first."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from signoria import games

from ..support.florence import by_mouse
from ..support.person import Person
from ..support.playing import at_rest, may_move, move, version

if TYPE_CHECKING:
    from playwright.sync_api import Browser

BUILT = Path(__file__).parents[3] / "build" / "static"
FOLDER = "a folder/games"  # any path will do, as on hosts where many share one name
START = 120_000  # milliseconds for Python to start on a machine that stalls
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
def one(chromium: Browser, address: str) -> Iterator[Person]:
    """Somebody who has never been there, and in whose browser nothing may go wrong."""
    context = chromium.new_context(locale="en", reduced_motion="reduce")
    person = Person(context, address.removesuffix("/"))
    context.set_default_timeout(START)
    yield person
    context.close()
    assert person.unexcused_troubles() == []


MOVERS = {"calimala": move, "forging-florence": by_mouse}


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_a_game_without_a_server_goes_on_without_a_network(one: Person, game: str) -> None:
    random = Random(5)
    begin(one, game)
    for _ in range(MOVES):
        make(one, game, random)
    one.until(lambda: may_move(one), "the next decision")
    stands = version(one)
    one.page.evaluate("navigator.serviceWorker.ready")
    where = one.page.url
    one.page.close()

    one.context.set_offline(True)
    again = one.tab()
    again.page.goto(where)
    again.until(lambda: version(again) == stands, "what was played")
    make(again, game, random)


def begin(one: Person, game: str) -> None:
    """Play a game against bots."""
    one.go("/").page.locator(".empty").wait_for()  # no matches yet: the engine has answered
    offer = one.page.locator(".games > *").nth(games.names().index(game))
    offer.get_by_role("button").first.click()


def make(one: Person, game: str, random: Random) -> None:
    """Make a move when it is one's turn."""
    one.until(lambda: may_move(one), "a decision")
    one.until(lambda: at_rest(one), "the whole decision")
    MOVERS[game](one, random)
