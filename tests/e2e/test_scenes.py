"""A scoring stops the flow until one goes on, at every speed, and tells what the server tells."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import AXE, People
from .driving import drive
from .person import Person, words
from .test_pages import violations

SPEEDS = ("slow", "normal", "at-once")
SIZES = {"desk": (1440, 900), "laptop": (1280, 720), "phone": (390, 844), "small": (360, 640)}
SCENE = "dialog.scene"
TOLD = f"{SCENE}[data-telling=false]"
MOVES = 4  # of one's own between two looks
FULLY_SEEN = """(panel) => {
  const { left, top, right, bottom } = panel.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def stopping(one: Person, speed: str) -> None:
    """Ask to be stopped by scorings, with moves shown so fast."""
    wished = {"scorings": "stop", "speed": speed}
    for key, value in wished.items():
        one.page.add_init_script(f"localStorage.setItem('signoria-{key}', '{value}')")


def watching(one: Person) -> str:
    """A match in which a bot decides for this person, looked at until the first scoring."""
    match = one.create("me", "bot", "bot")
    one.go(f"/m/{match}").page.locator("section.prompt").wait_for()
    scored = f"/api/matches/{match}/moments"
    while not any(e["type"] == "scored" for s in one.call("GET", scored)["steps"] for e in s["events"]):
        drive(one, match, MOVES)
    one.page.locator(SCENE).wait_for()
    return match


def first_scored(one: Person, match: str) -> list[int]:
    """The points that the first scoring brings, in the order of its lines."""
    steps = one.call("GET", f"/api/matches/{match}/moments")["steps"]
    events = [event for step in steps for event in step["events"]]
    lines = next(event for event in events if event["type"] == "scored")["lines"]
    return [line["points"] for line in lines]


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_scoring_stops_the_flow_until_one_key_goes_on(people: People, speed: str) -> None:
    one = people("Ada")
    stopping(one, speed)
    match = watching(one)
    page = one.page
    page.locator(TOLD).wait_for()
    told = page.locator(f"{SCENE} .points").all_inner_texts()
    gained = [f"+{points}" if points else "\u2013" for points in first_scored(one, match)]
    assert told == gained
    expect(page.locator(f"{SCENE} .go")).to_be_focused()
    version = page.locator(".log .new").first.inner_text()
    drive(one, match, 1)
    expect(page.locator(".log .new").first).to_have_text(version)
    page.keyboard.press("Enter")
    expect(page.locator(f"{SCENE}[data-title={version!r}]")).to_have_count(0)


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
    match = watching(one)
    page = one.page
    assert page.locator(SCENE).get_attribute("data-telling") == "false"
    assert page.locator(".travelling").count() == 0
    page.get_by_label(words("web-scorings")).uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(SCENE)).to_have_count(0)
    drive(one, match)
    page.locator(".table.over").wait_for()
    expect(page.locator(SCENE)).to_have_count(0)
