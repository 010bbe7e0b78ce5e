"""Draw the README's picture of a table: ``PYTHONPATH=. python tools/table_picture.py``.

It plays some rounds against bots on a server of its own and photographs the page.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

from tests.e2e.person import Person
from tests.e2e.playing import STREETS, may_move, play
from tests.e2e.serving import Server

PICTURE = Path(__file__).parents[1] / "docs" / "images" / "table.png"
MOVES = 34
SEED = 4


def main() -> None:
    """Play and photograph."""
    folder = Path(tempfile.mkdtemp())
    server = Server(folder)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox"]
            )
            context = browser.new_context(viewport={"width": 1440, "height": 1130})
            person = Person(context, server.url).called("Ada")
            match = person.create("me", "bot", "bot", "bot")
            person.go(f"/m/{match}")
            chance = Random(SEED)
            play(person, chance, MOVES)
            person.until(lambda: may_move(person), "one's own turn")
            while not person.page.locator(STREETS).count():  # until a disc is to be placed
                play(person, chance, 1)
                person.until(lambda: may_move(person), "one's own turn")
            person.page.locator(STREETS).nth(2).hover()
            person.page.screenshot(path=sys.argv[1] if len(sys.argv) > 1 else PICTURE)
    finally:
        server.stop()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
