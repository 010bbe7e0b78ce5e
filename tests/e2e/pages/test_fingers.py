"""What fingers type into is so large that a phone does not enlarge the page for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..conftest import People
from ..support.driving import drive
from ..support.person import Person, words

FINGERS = {"viewport": {"width": 390, "height": 800}, "has_touch": True, "is_mobile": True}
LEAST = 16  # pixels
# All fields, also those that are folded away, and those of them that are too small.
FIELDS = "input:not([type=radio], [type=checkbox], [type=range]), select, textarea"
SMALL = """
(fields, least) => fields.filter((one) => parseFloat(getComputedStyle(one).fontSize) < least)
  .map((one) => one.outerHTML)
"""
PATHS = (
    "/new",
    "/settings",
    "/account",
    "/device",
    "/import",
    "/rules/calimala",
    "/learn/calimala",
)


def fields(one: Person) -> int:
    """How many fields there are now; none is too small."""
    found = one.page.locator(FIELDS)
    found.first.wait_for(state="attached")
    assert found.evaluate_all(SMALL, LEAST) == []
    return found.count()


@pytest.mark.parametrize("path", PATHS)
def test_no_field_of_a_page_is_too_small(people: People, path: str) -> None:
    one = people("Ada", **FINGERS)
    one.go(path).page.locator("h1").first.wait_for()
    one.page.wait_for_load_state("networkidle")
    assert fields(one) > 0


@pytest.mark.parametrize("game", ["calimala", "forging-florence"])
def test_no_field_around_a_match_is_too_small(people: People, game: str) -> None:
    one = people("Ada", **FINGERS)
    for place in places(one, game):
        assert fields(one) > 0, place


def places(one: Person, game: str) -> Iterator[str]:
    """Where fields are while a match waits, is played, and is looked back at."""
    waiting = one.create("me", "open", "bot", game=game)
    one.go(f"/m/{waiting}").page.locator(".who").first.wait_for()
    yield "waiting"
    match = one.create("me", "bot", "bot", game=game, options={"start": "0"})
    spare = one.go(f"/m/{match}").page.locator(".prompt details[data-spare]")
    spare.evaluate("one => (one.open = true)")
    one.page.locator(".prompt input").first.wait_for(state="attached")
    yield "typing"
    one.panel().get_by_role("log").wait_for()
    yield "talking"
    drive(one, match, 2)
    one.go(f"/m/{match}/review").page.locator(".review select").first.wait_for()
    yield "looking back"
    one.press(words("play-on"))
    one.page.get_by_role("dialog").locator("select").first.wait_for()
    yield "playing on"


def test_the_field_for_a_name_is_not_too_small(people: People) -> None:
    host, nameless = people("Ada"), people(**FINGERS)
    match = host.create("me", "open", "bot", public=True)
    nameless.go(f"/m/{match}").press(words("web-join"))
    nameless.page.get_by_role("dialog").locator("input").first.wait_for()
    assert fields(nameless) > 0
