"""Draw the README's pictures: ``PYTHONPATH=. python tools/docs/pictures.py [NAME ...]``.

Matches are played on a server of its own, and their pages photographed.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import BEEN_HERE, launch_browser
from tests.e2e.support.driving import drive
from tests.e2e.support.person import Person
from tests.e2e.support.playing import STREETS, may_move, over
from tests.e2e.support.serving import Server

IMAGES = Path(__file__).parents[2] / "docs" / "images"
DESK = {"width": 1440, "height": 1000}
PHONE = {"width": 360, "height": 740}
FRIENDS = ("Lucrezia", "Tommaso")


@dataclass
class Studio:
    """A browser and a server; ``person`` is somebody new with a screen of this kind."""

    browser: Browser
    server: Server

    def person(self, screen: dict[str, int], theme: str) -> Person:
        """Ada at such a screen, light or dark."""
        how: dict[str, Any] = {"viewport": screen, "color_scheme": theme, "device_scale_factor": 1}
        context = self.browser.new_context(**how, reduced_motion="reduce")
        context.add_init_script(BEEN_HERE)
        return Person(context, self.server.url).take_name("Ada")


def table(studio: Studio, screen: dict[str, int], theme: str) -> Person:
    """Somebody who is about to place a disc, half through a game of Calimala."""
    ada = studio.person(screen, theme)
    match = ada.create("me", "bot", "bot", "bot")
    drive(ada, match, 24)
    ada.go(f"/m/{match}")
    ada.until(lambda: may_move(ada), "one's own turn")
    while not ada.page.locator(STREETS).count():
        drive(ada, match, 1)
        ada.until(lambda: may_move(ada), "one's own turn")
    if screen is DESK:
        ada.page.locator(STREETS).nth(2).hover()
    return ada


def florence(studio: Studio, screen: dict[str, int], theme: str) -> Person:
    """Somebody who has thrown the die in the middle of a game of Forging Florence."""
    ada = studio.person(screen, theme)
    match = ada.create("me", "bot", "bot", "bot", game="forging-florence")
    drive(ada, match, 60)
    ada.go(f"/m/{match}")
    ada.until(lambda: may_move(ada), "one's own turn")
    while not ada.page.locator(".hex.within").count():
        drive(ada, match, 1)
        ada.until(lambda: may_move(ada), "one's own turn")
    return ada


def lobby(studio: Studio, screen: dict[str, int], theme: str) -> Person:
    """The first page of somebody with matches under way, and others looking for players."""
    ada = studio.person(screen, theme)
    drive(ada, ada.create("me", "bot", "bot", "bot"), 30)
    drive(ada, ada.create("me", "bot", "bot", game="forging-florence"), 40)
    for name in FRIENDS:
        friend = Person(studio.browser.new_context(), studio.server.url).take_name(name)
        friend.create("me", "open", "open", "bot", public=True)
    ada.go("/").page.get_by_text(FRIENDS[0]).first.wait_for()
    return ada


def end_of_game(studio: Studio, screen: dict[str, int], theme: str) -> Person:
    """The end of a game of Calimala."""
    ada = studio.person(screen, theme)
    match = ada.create("me", "bot", "bot", "bot")
    drive(ada, match)
    ada.go(f"/m/{match}")
    ada.until(lambda: over(ada), "the final standings")
    return ada


def review(studio: Studio, screen: dict[str, int], theme: str) -> Person:
    """A moment in the middle of a match that is looked through."""
    ada = studio.person(screen, theme)
    match = ada.create("me", "bot", "bot", "bot")
    drive(ada, match, 60)
    ada.go(f"/m/{match}/review#90").page.locator(".review input[type=range]").wait_for()
    ada.page.locator(".review[data-moment='90']").wait_for()
    return ada


def learn(studio: Studio, screen: dict[str, int], theme: str) -> Person:
    """The first steps of the guided game."""
    ada = studio.person(screen, theme)
    ada.go("/learn/calimala").page.locator(".lesson[data-ready=true]").wait_for()
    return ada


Scene = Callable[[Studio], Person]
PICTURES: dict[str, Scene] = {
    "lobby": partial(lobby, screen=DESK, theme="light"),
    "table": partial(table, screen=DESK, theme="light"),
    "table-dark": partial(table, screen=DESK, theme="dark"),
    "table-phone": partial(table, screen=PHONE, theme="light"),
    "table-phone-dark": partial(table, screen=PHONE, theme="dark"),
    "florence": partial(florence, screen=DESK, theme="light"),
    "florence-phone": partial(florence, screen=PHONE, theme="light"),
    "florence-phone-dark": partial(florence, screen=PHONE, theme="dark"),
    "review": partial(review, screen=DESK, theme="light"),
    "learn": partial(learn, screen=DESK, theme="light"),
    "final": partial(end_of_game, screen=DESK, theme="light"),
}


def main() -> None:
    """Photograph the pages named, or all."""
    folder = Path(tempfile.mkdtemp())
    server = Server(folder)
    try:
        with sync_playwright() as playwright:
            studio = Studio(launch_browser(playwright), server)
            for name in sys.argv[1:] or PICTURES:
                person = PICTURES[name](studio)
                person.page.wait_for_load_state("networkidle")
                person.page.screenshot(path=IMAGES / f"{name}.png")
                person.context.close()
    finally:
        server.stop()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
