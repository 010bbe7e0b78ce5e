"""What a screen reader says by itself, page by page and at every width: once, and all of it."""

from __future__ import annotations

import pytest

from ..conftest import People
from ..support.driving import drive
from ..support.person import Person, words
from ..support.voice import hears, listen, take_speech

WIDTHS = (360, 390, 700, 1440)
GAMES = ("calimala", "forging-florence")


def seat_two(people: People, game: str, width: int) -> tuple[Person, Person, str]:
    """Two people at a table, one of whom listens; the other is the first to move."""
    mover, listener = people("Ada"), people("Bea", viewport={"width": width, "height": 800})
    match = mover.create("me", "open", "bot", game=game, public=True, options={"start": "0"})
    listener.call("POST", f"/api/matches/{match}/join", seat=1)
    listen(listener).go(f"/m/{match}").page.locator("section.prompt").wait_for()
    return mover, listener, match


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", GAMES)
def test_what_others_do_is_said_once_whatever_is_open(
    people: People, game: str, width: int
) -> None:
    mover, listener, match = seat_two(people, game, width)
    areas = listener.page.locator("nav.areas button")
    if areas.first.is_visible():
        areas.nth(1).click()  # neither the board nor the log
    take_speech(listener)
    drive(mover, match, 1)
    said = hears(listener, "Ada")
    assert len(set(said)) == len(said), said


def test_ones_own_turn_is_said_on_a_phone(people: People) -> None:
    one = people("Ada", viewport={"width": 390, "height": 800})
    match = one.create("me", "bot", "bot", options={"start": "1"})
    listen(one).go(f"/m/{match}")
    hears(one, words("web-your-turn"))


@pytest.mark.parametrize("width", [390, 1440])
def test_talk_is_said_while_the_panel_is_shut_and_while_it_is_open(
    people: People, width: int
) -> None:
    mover, listener, match = seat_two(people, "calimala", width)
    mover.go(f"/m/{match}").panel()
    for line in ("Well met", "Good luck"):
        take_speech(listener)
        mover.page.get_by_label(words("web-chat-say")).fill(line)
        mover.press(words("web-chat-send"))
        said = hears(listener, line)
        assert len([each for each in said if line in each]) == 1, said
        listener.panel().get_by_role("log").wait_for()


def test_a_page_of_forms_says_what_is_wrong(people: People) -> None:
    one = listen(people("Ada", viewport={"width": 390, "height": 800}))
    one.go("/import").page.locator("textarea").fill("nonsense")
    one.excused.append("400")
    one.page.locator("main button.go").first.click()
    one.until(lambda: any(take_speech(one)), "why that is no record")


@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/rules", "/learn", "/import"])
def test_a_page_that_stands_still_says_nothing(people: People, path: str) -> None:
    one = listen(people("Ada", viewport={"width": 390, "height": 800}))
    one.go(path).page.locator("main h1").wait_for()
    one.page.wait_for_load_state("networkidle")
    assert [each for each in take_speech(one) if each != words("web-loading")] == []
