"""Everything at both tables explains itself: by mouse, focus, finger and key."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from ..conftest import AXE, People
from ..pages.test_pages import violations
from ..support.asking import CARD, CURIOUS, box_of, card, hold, middle, point, share, thing
from ..support.person import Person, words
from ..support.playing import PROMPT, version
from ..support.tabbing import has_focus, tab_to
from .test_still import COUNT, DESK, PHONE, SHIFTS
from .test_whole import at_table

# Of each kind one, all over the table.
THINGS = {
    "calimala": [
        "square weave",
        "tile 7",
        "church croce",
        "city london",
        "council",
        "ships 1",
        "points own",
        "discs own",
        "majority",
    ],
    "forging-florence": [
        "hex 0,0",
        "artist dante",
        "piece dome",
        "sort book",
        "part house",
        "token paint own",
        "lire 1",
        "round",
    ],
}
STOPS = {"calimala": "button.street", "forging-florence": ".hex[tabindex='0']"}
PLAIN = {"calimala": "square weave", "forging-florence": "round"}
PRESSED = {"calimala": "street 0", "forging-florence": "hex 0,-5"}  # in sight on phones, too
FINGERS: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
GAMES = pytest.mark.parametrize("game", THINGS)


def sit_down(people: People, game: str, **options: Any) -> Person:
    """Somebody whose turn it is, and who wants to know."""
    one = people("Ada", **{"viewport": DESK, "locale": "en-GB", **options})
    one.context.add_init_script(CURIOUS)
    assert at_table(one, one.create("me", "bot", "bot", game=game, options={"start": "0"}))
    return one


def full_name(one: Person, about: str) -> str:
    """What ``data-about`` says of the first thing of a kind, or the thing itself."""
    found = one.page.locator(f'[data-about^="{about} "]:visible').first
    return about if not found.count() else found.get_attribute("data-about") or about


@GAMES
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_the_mouse_rests_on_has_a_card(people: People, game: str, theme: str) -> None:
    one, axe = sit_down(people, game, color_scheme=theme), AXE.read_text()
    if game == "forging-florence":  # where one may set out for comes when somebody moves
        one.page.mouse.move(1, 1)
        one.page.locator(f"{PROMPT} .aims").wait_for()
    one.page.evaluate(COUNT)
    for kind in THINGS[game]:
        about = full_name(one, kind) if kind == "majority" else kind
        point(one, about)
        found = card(one, about)
        assert found.locator("h3").inner_text() != ""
        expect(found.locator("footer a")).to_have_attribute("href", f"/rules/{game}#{rule(found)}")
        assert share(box_of(found), box_of(thing(one, about))) < 1, about
        assert share(box_of(found), box_of(one.page.locator(PROMPT))) < 1, about
        assert violations(one, axe) == [], about
        one.page.keyboard.press("Escape")
        expect(one.page.locator(CARD)).to_have_count(0)
    assert one.page.evaluate(SHIFTS) == []


def rule(found: Any) -> str:
    """The number of the rule that a card names."""
    return str(found.locator("footer a").inner_text()).split()[-1]


@GAMES
def test_the_mouse_may_go_to_a_card_and_leave_it(people: People, game: str) -> None:
    one = sit_down(people, game)
    point(one, PLAIN[game])
    found = card(one, PLAIN[game])
    one.page.clock.install()
    one.page.mouse.move(*middle(found), steps=4)
    one.page.clock.run_for(700)  # more than a card takes to go
    expect(found).to_be_visible()
    one.page.mouse.move(1, 1)
    expect(one.page.locator(CARD)).to_have_count(0)


@GAMES
def test_a_press_is_not_disturbed(people: People, game: str) -> None:
    one = sit_down(people, game)
    one.page.clock.install()
    point(one, PRESSED[game])
    one.page.mouse.down()
    one.page.mouse.up()
    one.page.clock.run_for(1300)  # more than a card takes to come
    expect(one.page.locator(CARD)).to_have_count(0)


@GAMES
def test_what_has_the_focus_has_a_card_and_the_next_key_takes_it(people: People, game: str) -> None:
    one = sit_down(people, game)
    tab_to(one, STOPS[game])
    expect(one.page.locator(CARD)).to_have_count(1)
    assert has_focus(one, STOPS[game])
    one.page.keyboard.press("ArrowLeft")
    expect(one.page.locator(CARD)).to_have_count(0)


@GAMES
def test_a_key_explains_and_leads_through_the_table(people: People, game: str) -> None:
    one, axe = sit_down(people, game), AXE.read_text()
    tab_to(one, STOPS[game])
    one.page.keyboard.press("i")
    found = one.page.locator(CARD)
    expect(found).to_be_focused()
    seen = [found.get_attribute("data-explains")]
    for key in ("ArrowRight", "ArrowRight", "PageDown", "PageDown", "ArrowLeft"):
        one.page.keyboard.press(key)
        expect(found).to_be_focused()
        seen.append(found.get_attribute("data-explains"))
    assert len(set(seen)) >= 5, seen
    assert violations(one, axe) == []
    one.page.keyboard.press("Tab")
    one.page.keyboard.press("Tab")
    assert has_focus(one, f"{CARD} footer a")
    one.page.keyboard.press("Escape")
    expect(found).to_have_count(0)
    assert has_focus(one, STOPS[game])


@GAMES
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_finger_that_rests_asks_and_does_nothing_else(
    people: People, game: str, theme: str
) -> None:
    one, axe = sit_down(people, game, color_scheme=theme, **FINGERS), AXE.read_text()
    before, about = version(one), PRESSED[game]
    one.page.clock.install()
    with hold(one, about):
        found = card(one, about)
    assert share(box_of(found), box_of(thing(one, about))) < 1
    assert violations(one, axe) == []
    one.page.clock.run_for(500)  # a click that comes late
    expect(found).to_be_visible()
    assert version(one) == before
    assert one.page.locator(".street.chosen, .land > .go").count() == 0
    found.get_by_role("button", name=words("explain-close")).tap()
    expect(found).to_have_count(0)


def test_who_wants_no_cards_gets_them_by_the_key_only(people: People) -> None:
    one = people("Ada", viewport=DESK)
    match = one.create("me", "bot", "bot")
    for wanted in (True, False):
        one.go("/settings").page.get_by_label(words("web-explaining")).set_checked(wanted)
        assert at_table(one, match)
        one.page.clock.install()
        point(one, "square weave")
        one.page.clock.run_for(900)  # more than a card takes to come
        expect(one.page.locator(CARD)).to_have_count(int(wanted))
    one.page.keyboard.press("i")
    expect(one.page.locator(CARD)).to_have_count(1)


def test_scoring_cards_are_chosen_as_pictures_with_what_they_pay(people: People) -> None:
    one = sit_down(people, "calimala")
    pictures = one.page.locator(f"{PROMPT} .pictures button")
    expect(pictures).to_have_count(3)
    for at in range(3):
        expect(pictures.nth(at).locator("svg")).to_be_visible()
        expect(pictures.nth(at)).to_contain_text("5, 3, 1 points at the end")
    about = pictures.first.get_attribute("data-about") or ""
    assert about.startswith("scoring-card ")
    point(one, about)
    expect(card(one, about)).to_contain_text("5 points for the most")
    pictures.first.click()
    expect(one.page.locator(CARD)).to_have_count(0)
    expect(pictures.first).to_contain_text("Take")
