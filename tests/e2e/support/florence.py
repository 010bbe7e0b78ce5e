"""Moves at the table of Forging Florence: any of the legal ones, by mouse or by keyboard."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator

from .person import Person
from .playing import PROMPT, one_of, version
from .tabbing import has_focus, tab_to, wait_for_change

GAME = "forging-florence"
WITHIN = ".hex.within"
OFFERED = f"{PROMPT} section:not(.aims) li button"  # what is set out for goes on by itself
GOING_ON = f"{PROMPT} .ways > button.turn"


def make(person: Person, *seats: str, rounds: int = 60) -> str:
    """Make a match that ends soon."""
    return person.create(*seats, game=GAME, options={"rounds": str(rounds)}, public=True)


def by_mouse(person: Person, random: Random) -> None:
    """Walk by a click on the map, or press one of the buttons of the prompt."""
    before = version(person)
    way = choice(person, random)
    one_of(person.page.locator(way), random).click()
    wait_for_change(person, before)


def by_keyboard(person: Person, random: Random) -> None:
    """The same without the mouse: by Tab, Page down and Enter."""
    before = version(person)
    way = choice(person, random)
    if way == WITHIN:
        tab_to(person, ".hex[tabindex='0']")
        for _ in range(random.randint(1, 3)):
            person.page.keyboard.press("PageDown")
        assert has_focus(person, WITHIN)
    else:
        tab_to(person, way)
    person.page.keyboard.press("Enter")
    wait_for_change(person, before)


def choice(person: Person, random: Random) -> str:
    """A way to go on; where there is something to do it is done more often than not."""
    person.page.locator(f"{WITHIN}, {GOING_ON}").first.wait_for()
    if person.page.locator(WITHIN).count():
        return WITHIN
    if person.page.locator(OFFERED).count() and random.random() < 0.7:
        return OFFERED
    return GOING_ON


def hex_at(person: Person, name: str) -> Locator:
    """A hex of the map by its coordinates."""
    return person.page.locator(f'.hex[data-hex="{name}"]')
