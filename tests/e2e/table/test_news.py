"""What happened while somebody was away, and what a move would change."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from ..conftest import People
from ..support.driving import drive
from ..support.person import Person, words
from ..support.playing import MORE, OFFERED, PROMPT, STREETS, may_move, move, version


def away(people: People) -> tuple[Person, str]:
    """Somebody who has looked at a match that then went on without their looking."""
    one = people("Ada")
    match = one.create("me", "bot", "bot")
    one.go(f"/m/{match}").until(lambda: may_move(one), "a decision")
    one.go("/settings")
    drive(one, match, 8)
    return one, match


def test_who_comes_back_is_shown_what_happened_step_by_step(people: People) -> None:
    one, match = away(people)
    one.go(f"/m/{match}").press(words("web-news-show"))
    bar = one.page.locator(".news .bar")
    one.press(words("web-review-pause"))
    told = []
    for _ in range(4):
        one.press(words("web-news-on"))
        told.append(bar.locator("p").inner_text())
    assert len(set(told)) == 4
    one.press(words("web-news-back"))
    expect(bar.locator("p")).to_contain_text(told[2].split("\n")[-1])
    bar.focus()
    one.page.keyboard.press("Escape")
    one.until(lambda: may_move(one) and version(one) > 0, "the table as it is now")
    expect(one.page.locator(".news")).to_have_count(0)


def test_it_plays_to_the_end_by_itself_and_is_no_news_again(people: People) -> None:
    one, match = away(people)
    one.go(f"/m/{match}").press(words("web-news-show"))
    one.until(lambda: one.page.locator(".news").count() == 0, "the end of the news")
    one.until(lambda: may_move(one), "the decision")
    one.page.reload()
    one.until(lambda: may_move(one), "the decision")
    expect(one.button(words("web-news-show"))).to_have_count(0)


def test_what_a_move_would_change_is_told_before_it_is_made(people: People) -> None:
    one, random = people("Ada"), Random(5)
    one.go(f"/m/{one.create('me', 'bot', 'bot')}")
    changes = one.page.locator(f"{PROMPT} p.change")
    for _ in range(200):
        one.until(lambda: may_move(one), "a decision")
        if not one.page.locator(STREETS).count() and one.page.locator(OFFERED).count():
            one.page.locator(OFFERED).last.focus()
            expect(changes).to_contain_text(words("calimala-table-if"))
            return
        if one.page.locator(MORE).count():
            one.page.locator(MORE).first.click()
            expect(changes).to_contain_text("→")
            return
        move(one, random)
    raise AssertionError("never a choice of actions")


def test_others_moves_come_one_after_the_other_if_wished(people: People) -> None:
    one = people("Ada")
    one.go("/settings").page.get_by_label(words("web-speed-slow")).check()
    one.go(f"/m/{one.create('me', 'bot', 'bot')}")
    random, shown = Random(3), set()

    def caught_up() -> bool:
        """Has everything been shown?  Notes on the way what is."""
        shown.update(one.page.locator("section.log .new").all_inner_texts())
        return may_move(one)

    while not any("Ochre stops" in line for line in shown):
        one.until(caught_up, "the own turn after all others'")
        move(one, random)
    assert {line for line in shown if "Ochre" in line} > {"Ochre stops."}
