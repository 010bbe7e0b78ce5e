"""Film a minute of real games for the first page of the documentation: ``make film``.

The browser itself gives the frames as it draws them (``Page.startScreencast``); Pillow keeps them
as one moving picture.
"""

from __future__ import annotations

import base64
import io
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from ..conftest import BEEN_HERE, ROOT, launch_browser, missing
from ..support.asking import point
from ..support.driving import drive
from ..support.person import Person
from ..support.serving import Server
from .scenes import show_end

FILM = ROOT / "docs" / "images" / "minute.webp"
SCREEN: ViewportSize = {"width": 1280, "height": 800}
SHOWN = (960, 600)
RATE = 10  # pictures a second: what travels takes 400 ms
QUALITY = 62
BEFORE = 6  # own decisions before the scoring that is filmed
SCENE = "dialog.scene"
WISHES = {"speed": "normal", "scorings": "stop", "explaining": "on", "automatic": "on"}


class Frame(NamedTuple):
    """What was drawn, and when, in seconds."""

    at: float
    picture: bytes


class Camera:
    """Takes what the page of somebody draws."""

    def __init__(self, one: Person) -> None:
        self.frames: list[Frame] = []
        self._page = one.page
        self._line = one.context.new_cdp_session(one.page)
        self._line.on("Page.screencastFrame", self._take)

    def roll(self) -> None:
        """Begin."""
        wishes = {"format": "jpeg", "quality": 92, "everyNthFrame": 1}
        self._line.send("Page.startScreencast", wishes)

    def watch(self, seconds: float) -> None:
        """Go on for a while."""
        self._page.wait_for_timeout(1000 * seconds)

    def stop(self) -> list[Image.Image]:
        """The pictures at the film's rate: at each moment the last that was drawn."""
        self._line.send("Page.stopScreencast")
        end, frames = monotonic(), self.frames
        moments = [frames[0].at + n / RATE for n in range(int((end - frames[0].at) * RATE))]
        found, last = [], 0
        for moment in moments:
            while last + 1 < len(frames) and frames[last + 1].at <= moment:
                last += 1
            found.append(shrink(frames[last].picture))
        return found

    def _take(self, event: dict[str, Any]) -> None:
        self.frames.append(Frame(monotonic(), base64.b64decode(event["data"])))
        self._line.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})


def shrink(picture: bytes) -> Image.Image:
    """A picture in the film's size."""
    with Image.open(io.BytesIO(picture)) as found:
        shown: Image.Image = found.convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)
    return shown


def home(one: Person) -> list[Image.Image]:
    """The first page, where a small board plays."""
    one.go("/").page.locator("h1").first.wait_for()
    camera = Camera(one)
    camera.roll()
    camera.watch(3)
    return camera.stop()


def play(one: Person, camera: Camera, match: str, seconds: float) -> None:
    """Decide as a bot would, and go on from each scoring once it has been told."""
    end = monotonic() + seconds
    while monotonic() < end:
        if one.page.locator(SCENE).count():
            camera.watch(4)
            one.page.keyboard.press("Enter")
        else:
            drive(one, match, 1)
        camera.watch(1.1)


def city(one: Person) -> list[Image.Image]:
    """A game of Calimala from before a scoring on; what a square is."""
    match = before_scoring(one)
    one.go(f"/m/{match}").page.locator("section.prompt.own").wait_for()
    camera = Camera(one)
    camera.roll()
    camera.watch(1)
    point(one, "square weave")
    camera.watch(3)
    one.page.mouse.move(1, 1)
    play(one, camera, match, 24)
    return camera.stop()


def before_scoring(one: Person) -> str:
    """A match of this person and bots, some decisions before somebody's points."""
    played = one.create("me", "bot", "bot", "bot")
    drive(one, played)
    path = f"/api/matches/{played}/moments"
    steps = one.call("GET", path)["steps"]
    scored = next(step["actions"] for step in steps if "points" in str(step["events"]))
    own = [
        at
        for at in range(scored - 4 * BEFORE, scored)
        if at > 0 and one.call("GET", f"{path}/{at}")["view"]["to_move"] == 0
    ]
    wish = {"seat": 0, "bot": "heuristic"}
    return str(one.call("POST", f"{path}/{own[-BEFORE]}/match", **wish)["id"])


def map_of_florence(one: Person) -> list[Image.Image]:
    """A game of Forging Florence."""
    match = one.create("me", "bot", "bot", "bot", game="forging-florence")
    drive(one, match, 60)
    one.go(f"/m/{match}").page.locator("section.prompt.own").wait_for()
    camera = Camera(one)
    camera.roll()
    play(one, camera, match, 15)
    return camera.stop()


def end(one: Person) -> list[Image.Image]:
    """The final count of a recorded game."""
    show_end("calimala", one)
    camera = Camera(one)
    camera.roll()
    camera.watch(10)
    return camera.stop()


def film(browser: Browser) -> list[Image.Image]:
    """All parts, one after the other."""
    pictures: list[Image.Image] = []
    for part in (home, city, map_of_florence, end):
        server = Server(Path(tempfile.mkdtemp()))
        context = browser.new_context(locale="en-GB", viewport=SCREEN, color_scheme="light")
        try:
            context.add_init_script(BEEN_HERE)
            for key, value in WISHES.items():
                context.add_init_script(f"localStorage.setItem('signoria-{key}', '{value}')")
            pictures += part(Person(context, server.url).take_name("Ada"))
            print(f"{part.__name__}: {len(pictures) / RATE:.0f} s so far", flush=True)
        finally:
            context.close()
            server.stop()
    return pictures


def main() -> None:
    """Film it, and keep it."""
    if missing():
        sys.exit(missing())
    with sync_playwright() as playwright:
        first, *others = film(launch_browser(playwright))
    settings: dict[str, Any] = {"duration": 1000 // RATE, "quality": QUALITY, "method": 4}
    first.save(FILM, save_all=True, append_images=others, minimize_size=True, loop=0, **settings)
    print(f"{FILM.name}: {FILM.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
