"""The guided game: from beginning to end in every language, by mouse and by keyboard."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from signoria.locales import LANGUAGES, Locale, load

from .conftest import AXE, ROOT, People
from .person import Person, words
from .test_pages import violations

LESSONS = ROOT / "web/src/games/calimala/lessons"
COURSE = json.loads((LESSONS / "course.json").read_text("utf-8"))
STEPS: list[dict[str, Any]] = [step for one in COURSE["chapters"] for step in one["steps"]]
STILL = {"reduced_motion": "reduce"}  # who wants no motion does not wait for others' moves
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, **STILL}


def at(person: Person, step: str) -> None:
    """Wait until a step has begun and the others have played."""
    person.page.locator(f'.lesson[data-step="{step}"][data-ready=true]').wait_for()


def marked(person: Person) -> Any:
    """What the lesson marks as the way to go on, first what is seen."""
    return person.page.locator(".lesson button.wanted:visible")


def do(person: Person, step: dict[str, Any]) -> None:
    """Do what a step wants, by nothing but what is marked."""
    page = person.page
    for _ in range(40):
        at_hand = page.locator(".lesson").get_attribute("data-step") == step["id"]
        if not at_hand or person.page.locator(".coach .ways .go").count():
            return
        page.locator(".lesson[data-ready=true]").wait_for()
        if marked(person).count():
            marked(person).first.click()
        else:
            page.wait_for_timeout(20)
    raise AssertionError(f"{step['id']} never ends")


def through(person: Person, say: Locale) -> Iterator[str]:
    """Play the whole game; yields each step when it has begun, and again when it is done."""
    for number, step in enumerate(STEPS):
        at(person, step["id"])
        yield step["id"]
        if step.get("do"):
            do(person, step)
        if (
            number + 1 < len(STEPS)
            and person.page.locator(f'.lesson[data-step="{step["id"]}"]').count()
        ):
            go_on = person.page.locator(".coach .ways .go")
            expect(go_on).to_have_text(say.text("learn-next"))
            go_on.click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_game_is_played_by_what_is_marked(people: People, language: str) -> None:
    person = people(**{**(PHONE if language == "de" else STILL), "locale": language})
    say = load(language)
    person.go("/")
    person.page.get_by_role("link", name=say.text("learn-offer")).click()
    for _ in through(person, say):
        width = person.page.evaluate("document.documentElement.scrollWidth")
        assert width <= person.page.viewport_size["width"]  # type: ignore[index]
    expect(person.page.locator(".table.over")).to_have_count(1)
    person.page.get_by_role("link", name=say.text("learn-finish"), exact=True).click()
    person.page.wait_for_url(f"{person.url}/")


def test_axe_finds_nothing_in_any_step(people: People) -> None:
    person = people(**STILL)
    person.go("/learn/calimala")
    for number, step in enumerate(through(person, load("en"))):
        if number % 3:
            continue
        assert violations(person, AXE.read_text()) == [], step


def test_by_keyboard_alone(people: People) -> None:
    person = people(**STILL)
    person.go("/learn")
    for step in STEPS[:8]:
        at(person, step["id"])
        keyed(person, step)


def keyed(person: Person, step: dict[str, Any]) -> None:
    """Do a step by typing its moves, and go on by Enter on the button."""
    page = person.page
    for text in [text for group in step.get("do", []) for text in group]:
        page.locator(".lesson[data-ready=true]").wait_for()
        before = page.locator(".lesson").get_attribute("data-actions")
        field = page.locator("section.prompt input")
        if not field.is_visible():
            page.locator("section.prompt summary").focus()
            page.keyboard.press("Enter")
        field.focus()
        page.keyboard.type(text)
        page.keyboard.press("Enter")
        page.locator(f'.lesson[data-actions="{before}"]').wait_for(state="detached")
    page.locator(".lesson[data-ready=true]").wait_for()
    if page.locator(".lesson").get_attribute("data-step") == step["id"]:
        go_on = page.locator(".coach .ways .go")
        go_on.focus()
        page.keyboard.press("Enter")


def test_what_is_closed_says_why_and_what_is_open_can_wait(people: People) -> None:
    person = people(**STILL)
    person.go("/learn")
    for step in ("aim", "tiles", "keep", "take"):
        at(person, step)
        person.press(words("learn-next" if step in ("aim", "tiles") else "learn-skip"))
    at(person, "streets")
    person.page.locator("section.city button.street.closed").first.hover()
    expect(person.page.locator("section.prompt a", has_text="C3.6")).to_be_visible()
    person.page.locator("section.city button.street.open").first.click()
    person.page.locator("section.prompt .go").first.click()
    person.sees(words("learn-first"))
    at(person, "streets")


def test_another_move_is_not_made_and_where_one_was_is_remembered(people: People) -> None:
    person = people(**STILL)
    person.go("/learn")
    for step in ("aim", "tiles"):
        at(person, step)
        person.press(words("learn-next"))
    at(person, "keep")
    person.page.locator("section.prompt li button:not(.wanted)").first.click()
    person.sees(words("learn-strayed"))
    expect(person.page.locator("section.prompt li button")).to_have_count(3)
    person.go("/learn")
    at(person, "keep")
    person.press(words("learn-back"))
    at(person, "tiles")
    person.press(words("learn-next"))
    at(person, "keep")
    person.press(words("learn-skip"))
    at(person, "take")
    for _ in range(2):
        person.press(words("learn-show")) if person.button(words("learn-show")).count() else None
    person.page.locator(".coach select").select_option(index=9)
    at(person, "palazzo")
