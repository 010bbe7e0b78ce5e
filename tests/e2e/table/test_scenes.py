"""A scoring stops the flow until one goes on, at every speed, and tells what the server tells."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from ..conftest import AXE, People
from ..pages.test_pages import violations
from ..support.driving import drive
from ..support.person import Person, words

SPEEDS = ("slow", "normal", "at-once")
SIZES = {"desk": (1440, 900), "laptop": (1280, 720), "phone": (390, 844), "small": (360, 640)}
SCENE = "dialog.scene"
TOLD = f"{SCENE}[data-telling=false]"
FULLY_SEEN = """(panel) => {
  const { left, top, right, bottom } = panel.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def stopping(one: Person, speed: str) -> None:
    """Ask to be stopped by scorings, with moves shown so fast."""
    wished = {"scorings": "stop", "speed": speed}
    for key, value in wished.items():
        one.page.add_init_script(f"localStorage.setItem('signoria-{key}', '{value}')")


def watching(one: Person) -> list[int]:
    """Look at a match until it is scored; gives the points of its lines, in their order."""
    match = before_scoring(one)
    one.go(f"/m/{match}").page.locator("section.prompt").wait_for()
    while (lines := scored_lines(one, match)) is None:
        drive(one, match, 1)
    if not lines:  # the draw has brought another scoring first, at which nobody has anything
        return watching(one)
    one.page.locator(SCENE).wait_for()
    return [line["points"] for line in lines]


def before_scoring(one: Person) -> str:
    """A match of this person and bots in which one's own next decision led to points once."""
    while True:
        played = one.create("me", "bot", "bot")
        drive(one, played)
        path = f"/api/matches/{played}/moments"
        steps = one.call("GET", path)["steps"]
        scored = [step["actions"] for step in steps if any(map(gives_points, step["events"]))]
        mine = (at - 1 for at in scored if to_move(one, f"{path}/{at - 1}") == 0)
        wish = {"seat": 0, "bot": "heuristic"}
        for moment in mine:
            return str(one.call("POST", f"{path}/{moment}/match", **wish)["id"])


def to_move(one: Person, moment: str) -> int | None:
    """Who decided at a moment."""
    decider: int | None = one.call("GET", moment)["view"]["to_move"]
    return decider


def gives_points(event: dict[str, Any]) -> bool:
    """Is this a scoring of a tile at which somebody has something?"""
    return is_scored(event) and event["lines"] != []


def is_scored(event: dict[str, Any]) -> bool:
    """Is this a scoring of a tile?"""
    return event["type"] == "scored" and event["tile"] is not None


def scored_lines(one: Person, match: str) -> list[dict[str, int]] | None:
    """The lines of the first scoring of a match; nothing before it."""
    steps = one.call("GET", f"/api/matches/{match}/moments")["steps"]
    events = [event for step in steps for event in step["events"]]
    return next((event["lines"] for event in events if is_scored(event)), None)


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_scoring_stops_the_flow_until_one_key_goes_on(people: People, speed: str) -> None:
    one = people("Ada")
    stopping(one, speed)
    points = watching(one)
    page = one.page
    page.locator(TOLD).wait_for()
    told = page.locator(f"{SCENE} .points").all_inner_texts()
    assert told == [f"+{one}" if one else "\u2013" for one in points]
    expect(page.locator(f"{SCENE} .go")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(SCENE)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_it_lies_in_the_window_and_can_be_read(people: People, size: str) -> None:
    wide, high = SIZES[size]
    one = people("Ada", locale="de", viewport={"width": wide, "height": high})
    stopping(one, "normal")
    watching(one)
    page = one.page
    page.locator(TOLD).wait_for()
    assert page.locator(f"{SCENE} .panel").evaluate(FULLY_SEEN)
    assert page.locator(f"{SCENE} .edge").count() > 0
    assert violations(one, AXE.read_text()) == []


def test_without_motion_all_is_told_at_once_and_it_can_be_switched_off(people: People) -> None:
    one = people("Ada", reduced_motion="reduce")
    one.page.add_init_script("localStorage.setItem('signoria-speed', 'slow')")
    one.go("/settings").page.get_by_label(words("web-scorings")).check()
    watching(one)
    page = one.page
    assert page.locator(SCENE).get_attribute("data-telling") == "false"
    assert page.locator(".travelling").count() == 0
    page.get_by_label(words("web-scorings")).uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(SCENE)).to_have_count(0)
    assert page.evaluate("localStorage.getItem('signoria-scorings')") == "pass"
