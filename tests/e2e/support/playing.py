"""Moves by mouse: any of the legal ones, as the page offers them."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator

from .person import Person

PROMPT = "section.prompt"
OFFERED = f"{PROMPT} li button"
STREETS = "button.street.open"
MORE = f"{PROMPT} .step:last-child:not([aria-disabled=true])"
SEND = f"{PROMPT} .send:not([aria-disabled=true])"
SLIDING = f"document.querySelector('{PROMPT}').getAnimations().length > 0"


def version(person: Person) -> int:
    """The version of the position that the page shows; 0 before there is one."""
    return int(person.page.locator("header").first.get_attribute("data-version") or 0)


def may_move(person: Person) -> bool:
    """Does the page ask this person for a decision?"""
    return person.page.locator(f"{PROMPT}.own").count() > 0


def at_rest(person: Person) -> bool:
    """Has the sheet with the decision come up, and all its parts?"""
    return not person.page.locator(".laying").count() and not person.page.evaluate(SLIDING)


def over(person: Person) -> bool:
    """Does the page show the final standings?"""
    return person.page.locator(".table.over").count() > 0


def log_lines(one: Person) -> list[str]:
    """The sentences of the log."""
    return one.page.locator("section.log .chapter p").all_inner_texts()


def move(person: Person, random: Random) -> None:
    """Carry out any legal move, in any of the ways that the page offers for it."""
    before = version(person)
    ways = [way for way in (STREETS, OFFERED, MORE) if person.page.locator(way).count()]
    way = random.choice(ways)
    if way == STREETS:
        by_street(person, random)
    elif way == OFFERED:
        by_list(person, random)
    else:
        by_city(person, random)
    person.page.locator(f'header[data-version="{before}"]').wait_for(state="detached")


def by_street(person: Person, random: Random) -> None:
    """Choose a street in the city and what to do there."""
    one_of(person.page.locator(STREETS), random).click()
    one_of(person.page.locator(f"{PROMPT} .go"), random).click()


def by_list(person: Person, random: Random) -> None:
    """Choose from the list, unfolding it first where it is folded."""
    offered = person.page.locator(OFFERED)
    if not offered.first.is_visible():
        person.page.locator(f"{PROMPT} summary").click()
    one_of(offered, random).click()


def by_city(person: Person, random: Random) -> None:
    """Send cloth: one more to some city, until that is a move."""
    send = person.page.locator(SEND)
    while not send.count():
        one_of(person.page.locator(MORE), random).click()
    one_of(send, random).click()


def one_of(choices: Locator, random: Random) -> Locator:
    """Any of several elements that are there."""
    choices.first.wait_for()
    return choices.nth(random.randrange(choices.count()))


def play(person: Person, random: Random, moves: int) -> None:
    """Make so many moves against bots."""
    for _ in range(moves):
        person.until(lambda: may_move(person), "one's own turn")
        move(person, random)
