"""A table in words only: one is told everything and types everything, also on a small screen."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import AXE, People
from ..support.person import Person, words
from ..support.playing import over, version
from .test_pages import violations

PHONE = {"width": 360, "height": 740}
ASKED = "section.asked"
OPTION = re.compile(r"^(\w+): ")


def open_in_words(people: People, *seats: str) -> Person:
    """Somebody at a match who has chosen the words."""
    one = people("Ada", viewport=PHONE, reduced_motion="reduce")
    one.go("/settings").page.get_by_label(words("web-presentation-text")).check()
    one.go(f"/m/{one.create(*seats)}").page.locator(ASKED).wait_for()
    return one


def field(one: Person) -> Locator:
    """Where commands and moves are typed."""
    return one.page.get_by_label(words("table-command"), exact=True)


def ask(one: Person, text: str) -> list[str]:
    """Type something; returns the lines of the answer."""
    before = answer_number(one)
    field(one).fill(text)
    field(one).press("Enter")
    one.until(lambda: answer_number(one) != before, f"an answer to {text}")
    answer = one.page.locator(".said .told").last
    return [line.strip() for line in answer.locator("p").all_inner_texts()]


def answer_number(one: Person) -> str | None:
    """The number of the last answer."""
    answers = one.page.locator(".said .told")
    return answers.last.get_attribute("data-number") if answers.count() else None


def is_asked(one: Person) -> bool:
    """Is there something to decide, as far as the page tells?"""
    return one.page.locator(f"{ASKED}.own").count() > 0


def is_over(one: Person) -> bool:
    """Does the page tell the final standings?"""
    return one.page.get_by_text(words("table-count-lines")).count() > 0


def move(one: Person, random: Random) -> None:
    """Ask for the options and type the number of any of them."""
    numbers = [OPTION.match(line) for line in ask(one, "o")]
    before = version(one)
    field(one).fill(random.choice([found[1] for found in numbers if found]))
    field(one).press("Enter")
    one.until(lambda: version(one) > before, "a position after the move")


@pytest.mark.slow
def test_a_whole_match_in_words_on_a_small_screen(people: People) -> None:
    one, random = open_in_words(people, "me", "bot", "bot"), Random(31)
    axe, widest = AXE.read_text(), "document.documentElement.scrollWidth"
    for moves in range(10_000):
        one.until(lambda: is_asked(one) or is_over(one), "a decision or the end")
        if is_over(one):
            break
        if moves % 20 == 0:
            assert violations(one, axe) == []
            assert one.page.evaluate(widest) == PHONE["width"]
        move(one, random)
    assert violations(one, axe) == []
    assert one.page.evaluate(widest) == PHONE["width"]
    assert not over(one)  # no picture was there at any time
    expect(one.page.locator(f"{ASKED} [role=status]").first).to_contain_text("The game is over.")


def test_everything_can_be_asked_and_nothing_else_is_heard(people: People) -> None:
    one = open_in_words(people, "me", "bot", "bot")
    one.until(lambda: is_asked(one), "a decision")
    assert any("majorities" in line for line in ask(one, "?"))
    for key in "domlhstcepyiu":
        assert ask(one, key), key
    assert ask(one, "nonsense") == [words("table-command-unknown", text="nonsense")]
    assert ask(one, "why stop")[0].startswith(words("calimala-illegal-keep-first"))


def test_what_others_do_is_told_by_itself(people: People) -> None:
    one, random = open_in_words(people, "me", "bot", "bot"), Random(2)
    for _ in range(4):
        one.until(lambda: is_asked(one), "a decision")
        move(one, random)
    one.until(lambda: is_asked(one), "a decision")
    news = one.page.locator(".said .news")
    told = " ".join(news.all_inner_texts())
    assert words("calimala-event-turn-began", you="yes", player="", round=1) in told
    expect(news.last).to_contain_text(words("web-your-turn"))


def test_the_picture_is_one_press_away(people: People) -> None:
    one = open_in_words(people, "me", "bot", "bot")
    one.press(words("web-presentation-to-picture"))
    one.page.locator(".table").wait_for()
    one.page.locator("summary").filter(has_text=words("table-words")).press("Enter")
    one.press(words("web-presentation-to-text"))
    one.page.locator(ASKED).wait_for()
    one.page.reload()
    one.page.locator(ASKED).wait_for()
