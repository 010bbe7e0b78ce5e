"""axe at both tables where a match is neither only played nor only over: help, news, review."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from ..conftest import AXE, People
from ..pages.test_pages import violations
from ..support.driving import drive
from ..support.person import Person, order, words
from ..support.playing import may_move
from ..support.reviewing import await_moment
from .test_final import GAMES

PHONE, DESK = {"width": 360, "height": 740}, {"width": 1280, "height": 800}
LOOKS: list[dict[str, Any]] = [
    {"viewport": DESK, "color_scheme": "light"},
    {"viewport": PHONE, "color_scheme": "dark"},
]
WIDER = "document.scrollingElement.scrollWidth - innerWidth"


def states(one: Person, game: str) -> Iterator[str]:
    """What somebody comes by around a match, from its beginning to its review."""
    body = order("me", "bot", "bot", game=game, **GAMES[game])
    match = str(one.call("POST", "/api/matches", **body)["id"])
    yield from help_states(one, match)
    yield from away(one, match)
    drive(one, match)
    yield from review_states(one, match)


def help_states(one: Person, match: str) -> Iterator[str]:
    """The list of keys, opened by its own."""
    one.go(f"/m/{match}").until(lambda: may_move(one), "a decision")
    one.page.locator("section.prompt :is(button, summary):visible").first.focus()
    one.page.keyboard.press("?")
    one.page.get_by_role("dialog", name=words("table-keys")).wait_for()
    yield "keys"
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_role("dialog")).to_have_count(0)


def away(one: Person, match: str) -> Iterator[str]:
    """What happened while one was away: offered, then shown and held."""
    one.go("/settings").page.locator("h1").wait_for()
    yield "settings"
    drive(one, match, 6)
    one.go(f"/m/{match}").button(words("web-news-show")).wait_for()
    yield "news"
    one.press(words("web-news-show"))
    one.press(words("web-review-pause"))
    yield "news, held"


def review_states(one: Person, match: str) -> Iterator[str]:
    """The review in its middle, how one plays on from there, and at its end."""
    moments = len(one.call("GET", f"/api/matches/{match}/moments?seat=0")["steps"])
    one.go(f"/m/{match}/review#{moments // 2}")
    await_moment(one, moments // 2)
    yield "review"
    one.press(words("play-on"))
    expect(one.button(words("play-on-begin"))).to_be_enabled()
    yield "play on"
    one.page.keyboard.press("Escape")
    one.page.keyboard.press("End")
    one.page.locator(".count").wait_for()
    yield "review of the end"


@pytest.mark.slow
@pytest.mark.parametrize("look", LOOKS, ids=["desk-light", "phone-dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_around_a_match(people: People, game: str, look: dict[str, Any]) -> None:
    one, axe, faults, seen = people("Ada", **look), AXE.read_text(), [], []
    for state in states(one, game):
        seen.append(state)
        faults += [f"{state}: {found}" for found in violations(one, axe)]
        if one.page.evaluate(WIDER) > 0:
            faults.append(f"{state}: too wide")
    assert not faults, "\n".join(faults)
    assert len(seen) == 7
