"""A whole game without a server and a network: by keyboard alone, and in words."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ..support.person import Person, words
from ..support.playing import may_move, over
from ..support.tabbing import tab_to
from ..table.test_keyboard import move as by_keyboard
from . import test_words as telling
from .test_static import files, one

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__: Sequence[str] = ["files", "one"]
pytestmark = pytest.mark.slow
IN_PICTURES = 20  # decisions, some of each kind


def set_out(person: Person) -> None:
    """Go offline as soon as everything is kept, and make a match of three by keyboard."""
    person.page.evaluate("navigator.serviceWorker.ready")
    person.context.set_offline(True)
    person.go("/#/new")
    tab_to(person, "input[name=players]")
    person.page.keyboard.press("ArrowLeft")
    expect(person.page.get_by_role("radio", name="3")).to_be_checked()
    tab_to(person, "main form .go")
    person.page.keyboard.press("Enter")
    person.page.locator("dialog input").wait_for()
    person.page.keyboard.type("Ada")
    person.page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard_first_in_pictures_then_in_words(one: Person) -> None:
    random = Random(21)
    one.go("/").page.locator(".empty").wait_for()
    set_out(one)
    for _ in range(IN_PICTURES):
        one.until(lambda: may_move(one), "a decision")
        by_keyboard(one, random)
    one.until(lambda: may_move(one), "a decision to be told of")
    for_words(one)
    while not telling.is_over(one):
        one.until(lambda: telling.is_asked(one) or telling.is_over(one), "a decision or the end")
        if telling.is_asked(one):
            telling.move(one, random)
    assert not over(one)  # no picture was there any more


def for_words(one: Person) -> None:
    """Change to words where the table itself offers them."""
    tab_to(one, "section.text summary")
    one.page.keyboard.press("Enter")
    one.button(words("web-presentation-to-text")).press("Enter")
    one.page.locator(telling.ASKED).wait_for()
