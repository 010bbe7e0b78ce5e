"""The end of a match: the final count unfolds line by line, can be skipped and seen again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import AXE, People
from ..pages.test_pages import violations
from ..support.driving import drive
from ..support.person import Person, order, words

GAMES: dict[str, dict[str, Any]] = {
    "calimala": {},
    "forging-florence": {"options": {"rounds": "60"}},
}
COUNTING, COUNTED = ".count[data-counting=true]", ".count[data-counting=false]"
LINES = ".count ol > li"
# Everybody's points beside the count: on wide screens with their things, on narrow ones in a line.
ELSEWHERE = ":is(.status li b, .mats header b, .mine .who h2 + p):visible"
STILL = {"reduced_motion": "reduce"}


def watch_match(person: Person, game: str) -> str:
    """Look at a match against bots from the beginning to the end; returns its path."""
    body = order("me", "bot", "bot", game=game, **GAMES[game])
    path = f"/m/{person.call('POST', '/api/matches', **body)['id']}"
    person.page.add_init_script("localStorage.setItem('signoria-speed', 'normal')")
    person.go(path).page.locator(".table").wait_for()
    drive(person, path.removeprefix("/m/"))
    return path


def counted_lines(person: Person) -> Locator:
    """The lines that are counted already."""
    return person.page.locator(f"{LINES}:not(.unseen)")


def points(person: Person) -> list[str]:
    """Everybody's points as they stand in the count, best first."""
    return person.page.locator(".count td b").all_inner_texts()


@pytest.mark.parametrize("game", GAMES)
def test_the_count_unfolds_is_skipped_and_shown_again(people: People, game: str) -> None:
    one, axe = people("Ada"), AXE.read_text()
    path = watch_match(one, game)
    page = one.page
    page.locator(COUNTING).wait_for()
    expect(page.get_by_role("heading", name=words("table-count-title"))).to_be_visible()
    expect(page.locator(".count .now")).to_have_count(1)
    expect(page.locator(ELSEWHERE)).to_have_count(0)
    assert violations(one, axe) == []
    one.press(words("table-count-skip"))
    page.locator(COUNTED).wait_for()
    expect(page.locator(ELSEWHERE)).to_have_count(3)
    every = page.locator(LINES).count()
    assert every > 2
    expect(counted_lines(one)).to_have_count(every)
    expect(page.locator(".count td b").first).to_have_text(best(one, path))
    assert violations(one, axe) == []
    one.press(words("table-count-again"))
    page.locator(COUNTING).wait_for()
    page.locator(COUNTED).wait_for()
    expect(page.locator(".count td b").first).to_have_text(best(one, path))


def best(person: Person, path: str) -> str:
    """The most points of all, as the server tells them."""
    return str(max(person.call("GET", f"/api/matches{path.removeprefix('/m')}")["scores"]))


@pytest.mark.parametrize("game", GAMES)
def test_it_is_whole_without_motion_and_for_who_comes_later(people: People, game: str) -> None:
    one = people("Ada", **STILL)
    path = watch_match(one, game)
    page = one.page
    page.locator(COUNTED).wait_for()
    expect(page.locator(f"{LINES}.unseen")).to_have_count(0)
    expect(page.locator(".prompt [role=status]")).not_to_be_empty()
    before = points(one)
    page.emulate_media(reduced_motion="no-preference")
    one.go(path).page.locator(COUNTED).wait_for()
    expect(page.locator(f"{LINES}.unseen")).to_have_count(0)
    expect(page.locator(".prompt [role=status]")).to_be_empty()
    assert points(one) == before
    one.press(words("table-count-again"))
    page.locator(COUNTING).wait_for()
