"""Pages without a server, handed out by a plain file server, and a game there."""

from __future__ import annotations

import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from tempfile import mkdtemp

import pytest

from signoria import games

from .florence import by_mouse
from .person import Person
from .playing import at_rest, may_move, move

BUILT = Path(__file__).parents[3] / "build" / "static"
FOLDER = "a folder/games"  # any path will do, as on hosts where many share one name
START = 120_000  # milliseconds for Python to start on a machine that stalls
MOVERS = {"calimala": move, "forging-florence": by_mouse}


class Silent(SimpleHTTPRequestHandler):
    """A plain file server without a log."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class FileServer:
    """Hands out a copy of the pages below ``FOLDER``."""

    def __init__(self) -> None:
        if not (BUILT / "index.html").exists():
            pytest.skip("the pages without a server are not built: make static")
        self.root = Path(mkdtemp())
        self.pages = self.root / FOLDER
        shutil.copytree(BUILT, self.pages)
        files = partial(Silent, directory=str(self.root))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), files)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self.url = f"{self.origin}/{FOLDER.replace(' ', '%20')}"

    def renew(self, version: str) -> None:
        """Hand out another version, none of whose own files are called as before."""
        (self.pages / "assets").rename(self.pages / f"assets-{version}")
        before = (self.pages / "index.html").read_text().split('name="version" content="')[1]
        for path in self.pages.rglob("*"):
            if path.suffix in {".js", ".html", ".css"}:
                text = path.read_text().replace("assets/", f"assets-{version}/")
                path.write_text(text.replace(before.split('"')[0], version))

    def stop(self) -> None:
        """Hand out nothing more."""
        self._server.shutdown()
        self._server.server_close()
        shutil.rmtree(self.root)


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
