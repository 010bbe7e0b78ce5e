"""Everything without a mouse: by Tab, arrows and Enter, and by typing moves."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import People
from ..support.person import Person, words
from ..support.playing import MORE, OFFERED, PROMPT, SEND, STREETS, may_move, over, version
from ..support.tabbing import has_focus, tab_to, wait_for_change


@pytest.mark.slow
def test_a_whole_match_by_keyboard_alone(people: People) -> None:
    one, random = people(reduced_motion="reduce").go("/"), Random(21)
    tab_to(one, ".games button")
    one.page.keyboard.press("Enter")
    while not over(one):
        one.until(lambda: may_move(one) or over(one), "a decision")
        if may_move(one):
            move(one, random)
    tab_to(one, ".finish .go")
    one.page.keyboard.press("Enter")
    one.until(lambda: may_move(one), "the next match")


def test_who_makes_a_match_gives_a_name(people: People) -> None:
    one = people().go("/new")
    tab_to(one, "main form .go")
    one.page.keyboard.press("Enter")
    one.page.locator("dialog input").wait_for()
    one.page.keyboard.type("Ada")
    one.page.keyboard.press("Enter")
    one.until(lambda: may_move(one), "the first decision")
    expect(one.page.locator("header").first).to_contain_text("Ada")


def test_moves_can_be_typed(people: People) -> None:
    one = people("Ada")
    one.go(f"/m/{one.create('me', 'bot', 'bot')}")
    for text in ("2", "1"):
        enter(one, text)
    field(one).fill("nonsense")
    field(one).press("Enter")
    one.sees(words("table-typed-wrong", text="nonsense"))
    field(one).fill("stop")
    field(one).press("Enter")
    one.sees(words("calimala-illegal-place-first"))
    for _ in range(12):
        enter(one, str(field(one).get_attribute("placeholder")))


def enter(one: Person, text: str) -> None:
    """Type a move when it is one's turn."""
    one.until(lambda: may_move(one), "one's own turn")
    before = version(one)
    field(one).fill(text)
    field(one).press("Enter")
    one.until(lambda: version(one) > before, f"a position after {text}")


def field(one: Person) -> Locator:
    """Where moves are typed; it is unfolded first."""
    one.until(lambda: may_move(one), "one's own turn")
    found = one.page.get_by_label(words("table-type"))
    if not one.page.locator(f"{PROMPT} details[open]").count():
        one.page.locator(f"{PROMPT} summary").click()
    return found


def move(one: Person, random: Random) -> None:
    """Any legal move, without the mouse."""
    before = version(one)
    if one.page.locator(STREETS).count():
        tab_to(one, "button.street")
        while not has_focus(one, STREETS):
            one.page.keyboard.press(random.choice(["ArrowLeft", "ArrowUp", "ArrowDown"]))
        one.page.keyboard.press("Enter")
        one.until(lambda: has_focus(one, f"{PROMPT} .go"), "the way on")
    elif one.page.locator(OFFERED).count():
        tab_to(one, OFFERED)
    else:
        while not one.page.locator(SEND).count():
            tab_to(one, MORE)
            one.page.keyboard.press("Enter")
        tab_to(one, SEND)
    one.page.keyboard.press("Enter")
    wait_for_change(one, before)
