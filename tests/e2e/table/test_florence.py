"""Forging Florence in the browser: whole games by mouse and by keyboard, cards, looking back."""

from __future__ import annotations

import re
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from signoria.games.forging_florence.map import maps

from ..conftest import AXE, People
from ..pages.test_pages import violations
from ..pages.test_words import ASKED, ask, is_asked
from ..pages.test_words import move as typed
from ..support.driving import drive
from ..support.florence import (
    GAME,
    WITHIN,
    by_keyboard,
    hex_at,
    make,
)
from ..support.moments import play_on, stages
from ..support.person import Person, words
from ..support.playing import PROMPT, may_move, over, version
from ..support.tabbing import has_focus, tab_to, wait_for_change
from .test_whole import at_table

PHONE = {"viewport": {"width": 360, "height": 740}}
SOME = 20  # decisions at a moment
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.mark.slow
def test_a_match_by_keyboard_alone(people: People) -> None:
    one, random = people("Ada", reduced_motion="reduce"), Random(8)
    for moment in stages(GAME, 2):
        match = play_on(one, moment)
        assert at_table(one, match)
        for _ in range(SOME):
            one.until(lambda: may_move(one) or over(one), "a decision")
            if not over(one):
                by_keyboard(one, random)
    drive(one, match)
    one.until(lambda: over(one), "the end")
    expect(one.page.locator(f"{PROMPT} tbody").first.locator("tr")).to_have_count(2)


def test_the_form_offers_the_game_with_its_options(people: People) -> None:
    one = people("Ada").go("/new")
    for label, value in (("web-game", words(f"{GAME}-name")), (f"{GAME}-option-rounds", "60")):
        one.page.get_by_role("combobox", name=words(label), exact=True).select_option(value)
    one.sees(words(f"{GAME}-option-economy-equipment-why"))
    one.page.get_by_role("radio", name="2").check()
    one.press(words("web-make"))
    one.until(lambda: may_move(one), "the first decision")
    expect(one.page.get_by_role("heading", name=words(f"{GAME}-ask-acting"))).to_be_visible()
    limit = words("forging-florence-web-round", round=1, rounds=60)
    assert one.page.get_by_text(limit).count() == 1


def test_a_map_of_ones_own_shows_its_fault_at_its_field(people: People) -> None:
    one = people("Ada").go("/new")
    for label, value in (("web-game", words(f"{GAME}-name")), (f"{GAME}-option-map", "")):
        one.page.get_by_role("combobox", name=words(label), exact=True).select_option(value)
    one.excused.append("400 (Bad Request)")
    field = one.page.locator("input[type=file]")
    pick(field, "; remark\n" * 1000)
    expect(field).to_have_accessible_description(
        re.compile(re.escape(words("web-option-long", most=maps.LONGEST)))
    )
    one.press(words("web-make"))
    expect(one.page).to_have_url(re.compile("/new$"))
    pick(field, maps.default().replace("H", ".", 1))
    one.press(words("web-make"))
    expect(field).to_be_focused()
    said = words(f"{GAME}-bad-setup-map-count", sign="H", value=3, wanted=4)
    expect(field).to_have_accessible_description(re.compile(re.escape(said[1:])))
    assert one.page.locator(".problem").count() == 1
    pick(field, maps.default())
    one.press(words("web-make"))
    one.until(lambda: "/m/" in one.page.url, "a match on the map")


def pick(field: Locator, text: str) -> None:
    """Choose a file with a text."""
    field.set_input_files({"name": "own.map", "mimeType": "text/plain", "buffer": text.encode()})


def test_out_of_reach_says_why_and_what_was_walked_is_taken_back(people: People) -> None:
    one = at_the_die(people)
    hex_at(one, "0,-4").click(force=True)  # in the river; it says itself that it is closed
    expect(one.page.locator(f"{PROMPT} .why a")).to_contain_text("F2.2")
    before = version(one)
    tab_to(one, ".hex[tabindex='0']")
    one.page.keyboard.press("PageDown")
    one.until(lambda: has_focus(one, WITHIN), "a hex within reach")
    one.page.keyboard.press("Enter")
    wait_for_change(one, before)
    one.press(words("table-undo"))
    one.until(lambda: one.page.locator(WITHIN).count() > 0, "the decision again")


def test_a_finger_sees_the_way_before_it_is_gone(people: People) -> None:
    one = at_the_die(people, has_touch=True, **PHONE)
    before, near = version(one), one.page.locator(WITHIN)
    near.first.tap()
    expect(one.page.locator(".land button")).to_have_text(words(f"{GAME}-web-go"))
    near.last.tap()
    expect(one.page.locator(".map .way:not(.far)")).to_have_count(1)
    assert version(one) == before
    near.last.tap()
    wait_for_change(one, before)


def test_moves_can_be_typed(people: People) -> None:
    one = at_the_die(people)
    one.page.locator(f"{PROMPT} details summary").click()
    field = one.page.get_by_label(words("table-type"))
    field.fill("walk 0,-4")
    field.press("Enter")
    expect(one.page.locator(f"{PROMPT} form p")).to_contain_text("0,-4")
    before = version(one)
    field.fill(str(field.get_attribute("placeholder")))
    field.press("Enter")
    wait_for_change(one, before)


def test_cards_tell_of_artists_and_pieces(people: People) -> None:
    one = at_the_die(people)
    one.page.locator("[data-place=artist-brunelleschi]").click()
    dialog = one.page.get_by_role("dialog")
    expect(dialog).to_contain_text("1377")
    dialog.get_by_role("button", name=words(f"{GAME}-piece-dome")).click()
    expect(one.page.get_by_role("dialog")).to_contain_text(words(f"{GAME}-piece-dome"))
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_role("dialog")).to_have_count(0)


def test_a_match_can_be_looked_back_at(people: People) -> None:
    one = people("Ada")
    match = make(one, "me", "bot")
    drive(one, match, 12)
    one.go(f"/m/{match}/review")
    review = one.page.locator(".review")
    one.button(words("web-review-first")).click()
    expect(review).to_have_attribute("data-moment", "0")
    one.button(words("web-review-turn-after")).click()
    one.page.locator("section.log p [role=button]").last.click()
    expect(review).not_to_have_attribute("data-moment", "0")
    assert one.page.locator(WITHIN).count() == 0


def test_the_table_in_words_on_a_small_screen(people: People) -> None:
    axe, random = AXE.read_text(), Random(4)
    one = people("Ada", **PHONE)
    one.go(f"/m/{make(one, 'me', 'bot')}").page.locator(".table").wait_for()
    one.page.locator("section.text summary").click()
    one.press(words("web-presentation-to-text"))
    one.page.locator(ASKED).wait_for()
    one.until(lambda: is_asked(one), "a decision")
    for key in "dolnxpgakyu":
        assert ask(one, key), key
    for _ in range(6):
        one.until(lambda: is_asked(one), "a decision")
        typed(one, random)
    assert violations(one, axe) == []
    assert one.page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.slow
def test_everybody_can_use_every_state(people: People) -> None:
    axe, widest = AXE.read_text(), "document.documentElement.scrollWidth"
    one = at_the_die(people, **PHONE)

    def check() -> None:
        for theme in THEMES:
            one.page.emulate_media(color_scheme=theme)
            assert violations(one, axe) == []

    areas = one.page.locator("nav.areas button")
    for area in range(areas.count()):
        areas.nth(area).click()
        check()
        assert one.page.evaluate(widest) == 360
    areas.first.click()
    before = version(one)
    one.page.locator(WITHIN).first.click()
    wait_for_change(one, before)
    check()
    areas.nth(2).click()
    one.page.locator("[data-place=artist-dante]").click()
    check()
    one.page.keyboard.press("Escape")
    one.page.set_viewport_size({"width": 1440, "height": 900})
    one.page.locator("section.text summary").click()
    check()
    match = one.page.url.rpartition("/")[2]
    drive(one, match)
    one.until(lambda: over(one), "the end")
    check()


def at_the_die(people: People, **options: object) -> Person:
    """Somebody who has thrown the die in a match against a bot."""
    one = people("Ada", **options)
    one.go(f"/m/{make(one, 'me', 'bot')}").until(lambda: may_move(one), "one's own turn")
    before = version(one)
    one.press(words(f"{GAME}-move-roll"))
    wait_for_change(one, before)
    one.until(lambda: one.page.locator(WITHIN).count() > 0, "the die")
    return one
