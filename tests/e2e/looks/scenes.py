"""The scenes of which pictures are kept.  Nothing in them depends on chance or on the clock.

The tables show positions of two recorded games, from which somebody plays on: what a seat sees at a
moment of its own is the same every time, whatever is drawn anew behind its back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from ..support.person import Person, words
from ..support.playing import PROMPT
from ..support.reviewing import await_moment

HERE = Path(__file__).parent
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}
MOMENTS = {"calimala": 122, "forging-florence": 114}  # seat 0 decides there: a disc, a way
Screen = dict[str, int]


class Scene(NamedTuple):
    """A page to be photographed, the screen, and light or dark."""

    show: Callable[[Person], None]
    screen: Screen = DESK
    theme: str = "light"

    def options(self) -> dict[str, Any]:
        """How the browser is set up for it."""
        return {
            "viewport": self.screen,
            "color_scheme": self.theme,
            "reduced_motion": "reduce",
            "timezone_id": "Europe/Rome",
        }


def page(path: str, one: Person) -> None:
    """A page that needs nothing else."""
    one.go(path).page.locator("h1").first.wait_for()


def lobby(one: Person) -> None:
    """The first page with a match of one's own and one that looks for players."""
    one.create("me", "open", "open", public=True)
    one.call("POST", "/api/lines/match", line=line(one, "calimala"), seat=0, bot="heuristic")
    one.go("/").page.get_by_role("link", name=words("calimala-name")).first.wait_for()


def record(game: str) -> str:
    """The text of the recorded game."""
    return (HERE / f"{game}.record").read_text("utf-8")


def line(one: Person, game: str) -> dict[str, Any]:
    """The recorded game up to its moment."""
    found: dict[str, Any] = one.call("POST", "/api/records", text=record(game))["line"]
    return {**found, "moves": found["moves"][: MOMENTS[game]]}


def table(game: str, one: Person) -> None:
    """Somebody at a table whose decision it is."""
    wish = {"line": line(one, game), "seat": 0, "bot": "heuristic"}
    match = one.call("POST", "/api/lines/match", **wish)["id"]
    one.go(f"/m/{match}").page.locator(f"{PROMPT}.own").wait_for()
    if game == "forging-florence":  # where one may set out for comes when somebody moves
        one.page.mouse.move(1, 1)
        one.page.locator(f"{PROMPT} .aims").wait_for()


def review(game: str, one: Person) -> None:
    """A record that is looked through, in its middle."""
    open_record(game, one)
    await_moment(one.go(f"/import#{MOMENTS[game]}"), MOMENTS[game])


def show_end(game: str, one: Person) -> None:
    """Show a record at its end, with the final count."""
    open_record(game, one)
    one.page.keyboard.press("End")
    one.page.locator(".count").wait_for()


def open_record(game: str, one: Person) -> None:
    """Open a record at its beginning."""
    text = record(game).encode()
    one.go("/import").page.locator("input[type=file]").set_input_files(
        {"name": "game.record", "mimeType": "text/plain", "buffer": text}
    )
    await_moment(one, 0)


def lesson(one: Person) -> None:
    """The guided game where the first disc is to be placed."""
    one.go("/learn/calimala")
    for step in ("aim", "tiles", "keep", "take", "streets"):
        one.page.locator(f'.lesson[data-step="{step}"][data-ready=true]').wait_for()
        if step in ("keep", "take"):
            one.press(words("learn-show"))
        one.press(words("learn-next"))
    one.page.locator('.lesson[data-step="place"][data-ready=true]').wait_for()


def tables(name: str, game: str) -> dict[str, Scene]:
    """A table on both screens, in both themes."""
    show = partial(table, game)
    return {
        f"{name}-{where}-{theme}": Scene(show, screen, theme)
        for where, screen in (("desk", DESK), ("phone", PHONE))
        for theme in ("light", "dark")
    }


SCENES: dict[str, Scene] = {
    "home": Scene(partial(page, "/")),
    "home-phone-dark": Scene(partial(page, "/"), PHONE, "dark"),
    "lobby": Scene(lobby),
    "new": Scene(partial(page, "/new")),
    "settings-phone": Scene(partial(page, "/settings"), PHONE),
    "rules": Scene(partial(page, "/rules/calimala")),
    **tables("calimala", "calimala"),
    **tables("florence", "forging-florence"),
    "review": Scene(partial(review, "calimala"), DESK, "dark"),
    "lesson": Scene(lesson),
    "lesson-phone": Scene(lesson, PHONE),
    "calimala-final": Scene(partial(show_end, "calimala")),
    "florence-final-phone": Scene(partial(show_end, "forging-florence"), PHONE, "dark"),
}
