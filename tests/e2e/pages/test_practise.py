"""One's own mistakes as exercises: by mouse, by keyboard, in words; and when nothing is due."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.bad_play import line_to_play, play_in_a_thread

from ..conftest import AXE, People
from ..support.person import Person, words
from ..support.tabbing import tab_to
from .test_analysis import PATIENCE
from .test_pages import violations
from .test_words import ask, field

FIELD = "section.prompt input"
STILL = {"reduced_motion": "reduce"}
WIDE = {"width": 1280, "height": 800}


def play(person: Person, game: str) -> str:
    """A match that somebody has begun badly and played to its end."""
    match = str(person.call("POST", "/api/lines/match", **line_to_play(game))["id"])
    cookies = person.context.cookies()
    token = next(one["value"] for one in cookies if one["name"] == "signoria")
    play_in_a_thread(person.url, match, token)
    return match


def analyse(person: Person, match: str) -> None:
    """Look at the analysis of a match until it says what there is to practise."""
    person.go(f"/m/{match}/review?analysis#0")
    person.page.locator("#analysis .practise").wait_for(timeout=PATIENCE)


def answers(person: Person) -> dict[str, Any]:
    """What was found of each exercise, by its key."""
    kept = person.call("GET", "/api/me/exercises/all")["exercises"]
    return {one["key"]: one["found"] for one in kept}


def stage(person: Person, *wanted: str) -> None:
    """Wait until the exercise has come so far."""
    some = ", ".join(f'.exercise[data-stage="{one}"]' for one in wanted)
    person.page.locator(some).first.wait_for()


def says(person: Person, key: str, **values: str) -> None:
    """The guide says something of this kind, and a screen reader hears it."""
    begin = words(key, **{"move": "X", "lost": "X", **values}).partition("X")[0]
    expect(person.page.locator(".guide [aria-live]")).to_contain_text(begin.strip())


def place_of(person: Person, kind: str) -> str:
    """Where the review has marked a move."""
    marked = person.page.locator(f'[data-mark~="{kind}"]').first
    marked.wait_for()
    return str(marked.get_attribute("data-place"))


def put_disc(person: Person, place: str) -> None:
    """Choose a street and put a disc there."""
    person.page.locator(f'[data-place="{place}"]').first.click()
    person.page.locator("section.prompt .go").first.click()


def test_a_mistake_is_practised_by_mouse_after_its_analysis(people: People) -> None:
    person, axe = people("Ada", viewport=WIDE, **STILL), AXE.read_text()
    analyse(person, play(person, "calimala"))
    played, better = place_of(person, "played"), place_of(person, "better")
    sent: list[str] = []
    person.page.on(
        "response", lambda one: sent.append(one.text()) if "/exercises/" in one.url else None
    )
    person.page.locator("#analysis .practise a").click()
    stage(person, "asked")
    says(person, "practise-prompt")
    key = person.page.locator(".exercise").get_attribute("data-key")
    best = answers(person)[str(key)]["best"][0]["move"]
    assert violations(person, axe) == []
    expect(person.page.locator("[data-mark]")).to_have_count(0)
    put_disc(person, played)
    stage(person, "wrong")
    says(person, "practise-wrong")
    expect(person.page.locator("[data-mark]")).to_have_count(0)
    assert not any('"found":{' in one or '"best"' in one for one in sent)
    put_disc(person, better)
    stage(person, "right")
    says(person, "practise-best")
    assert any(f'"move":"{best}"' in one for one in sent)
    assert place_of(person, "better") == better
    expect(person.button(words("practise-next"))).to_be_focused()
    assert violations(person, axe) == []
    while person.page.locator(".exercise").count():
        person.press(words("practise-next"))
        person.page.locator('.exercise[data-stage="asked"], .actions a').first.wait_for()
        if person.page.locator(".exercise").count():
            person.press(words("practise-show"))
            stage(person, "shown")
    person.sees(words("practise-none"))
    assert violations(person, axe) == []


def type_move(person: Person, move: str) -> None:
    """Type a move at the table, by keyboard alone."""
    if not person.page.locator(FIELD).is_visible():
        tab_to(person, "section.prompt summary")
        person.page.keyboard.press("Enter")
    tab_to(person, FIELD)
    person.page.keyboard.type(move)
    person.page.keyboard.press("Enter")


def test_mistakes_are_practised_by_keyboard_and_put_away(people: People) -> None:
    person = people("Ada", **STILL)
    analyse(person, play(person, "forging-florence"))
    person.go("/practise")
    stage(person, "asked")
    found = answers(person)
    key = str(person.page.locator(".exercise").get_attribute("data-key"))
    type_move(person, found[key]["move"])
    stage(person, "wrong")
    says(person, "practise-wrong")
    type_move(person, found[key]["best"][0]["move"])
    stage(person, "right")
    says(person, "practise-best")
    expect(person.button(words("practise-next"))).to_be_focused()
    tab_to(person, ".guide .ways .quiet")
    person.page.keyboard.press("Enter")
    person.page.locator(f'.exercise[data-key="{key}"]').wait_for(state="detached")
    left = {
        one["key"]
        for one in person.call("GET", "/api/me/exercises/all")["exercises"]
        if one["due"] is not None
    }
    assert left == found.keys() - {key}


def test_in_words_only_one_practises_as_well(people: People) -> None:
    person, axe = people("Ada", **STILL), AXE.read_text()
    match = play(person, "calimala")
    analyse(person, match)
    person.go("/settings").page.get_by_label(words("web-presentation-text")).check()
    person.go("/practise").page.locator("section.asked.own").wait_for()
    assert violations(person, axe) == []
    key = str(person.page.locator(".exercise").get_attribute("data-key"))
    found = answers(person)[key]
    assert any(": " in line for line in ask(person, "o"))
    for move, then in ((found["move"], "wrong"), (found["best"][0]["move"], "right")):
        field(person).fill(move)
        field(person).press("Enter")
        stage(person, then)
    says(person, "practise-best")
    assert violations(person, axe) == []


@pytest.mark.parametrize("name", ["Ada", None])
def test_who_has_no_exercises_learns_how_to_come_by_some(people: People, name: str | None) -> None:
    person, axe = people(name), AXE.read_text()
    person.go("/practise")
    person.sees(words("practise-empty"))
    assert violations(person, axe) == []


def test_the_first_page_says_how_many_are_due(people: People) -> None:
    person = people("Ada", **STILL)
    match = play(person, "calimala")
    analyse(person, match)
    due = person.call("GET", "/api/me/exercises")["due"]
    person.go("/")
    link = person.page.locator('.more a[href="/practise"]')
    expect(person.page.locator(".more .count")).to_have_text(str(due))
    expect(link.locator("..")).to_contain_text(words("practise-count", count=due))
    link.click()
    stage(person, "asked")
