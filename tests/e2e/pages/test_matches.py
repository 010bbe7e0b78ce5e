"""All of one's matches: found by game, outcome, name and day, page by page."""

from __future__ import annotations

from playwright.sync_api import expect

from signoria.locales import load

from ..conftest import AXE, People
from ..pages.test_pages import violations
from ..support.driving import drive
from ..support.person import words

PAGE = 20


def test_a_match_is_found_among_many(people: People) -> None:
    one, other = people("Ada"), people("Bea")
    among = one.create("me", "open", "bot", public=True)
    other.call("POST", f"/api/matches/{among}/join", seat=1)
    ended = one.create("me", "bot", game="forging-florence")
    one.call("POST", f"/api/matches/{ended}/leave")
    for _ in range(PAGE):
        one.create("me", "bot", "bot")
    one.go("/").page.get_by_role("link", name=words("web-list-all")).click()
    rows = one.page.locator("main li")
    expect(rows).to_have_count(PAGE)
    one.press(words("matches-more"))
    expect(rows).to_have_count(PAGE + 2)
    one.sees(words("matches-found", count=PAGE + 2))

    one.page.get_by_label(words("matches-name")).fill("be")
    one.page.keyboard.press("Enter")
    expect(rows).to_have_count(1)
    rows.get_by_role("link").click()
    one.page.locator(".table").wait_for()
    one.page.go_back()
    expect(rows).to_have_count(1)
    expect(one.page.get_by_label(words("matches-name"))).to_have_value("be")

    one.press(words("matches-clear"))
    one.page.get_by_label(words("matches-outcome")).select_option("ended")
    expect(rows).to_have_count(1)
    one.page.get_by_label(words("matches-game")).select_option("calimala")
    one.sees(words("matches-none"))


def test_a_match_that_has_ended_can_be_put_away_and_comes_back(people: People) -> None:
    one = people("Ada")
    for _ in range(2):
        ended = one.create("me", "bot", game="forging-florence")
        one.call("POST", f"/api/matches/{ended}/leave")
    one.create("me", "bot", "bot")
    rows = one.go("/matches").page.locator("main li")
    away = one.page.get_by_role("button", name=words("matches-archive"))
    expect(away).to_have_count(2)  # not for the one under way
    away.first.focus()
    one.page.keyboard.press("Enter")
    expect(rows).to_have_count(2)
    expect(away).to_be_focused()
    expect(one.go("/").page.locator("[aria-labelledby=list-mine] li")).to_have_count(2)

    one.go("/matches").page.get_by_label(words("matches-archived")).select_option("yes")
    expect(rows).to_have_count(1)
    one.page.get_by_role("button", name=words("matches-bring-back")).click()
    one.sees(words("matches-none"))
    one.press(words("matches-clear"))
    expect(rows).to_have_count(3)


def test_a_list_tells_the_time_left_and_what_was_said(people: People) -> None:
    one, other = people("Ada"), people("Bea")
    match = one.create("me", "open", game="forging-florence", clock=86_400)
    invitation = one.call("GET", f"/api/matches/{match}")["invitation"]
    other.call("POST", f"/api/matches/{match}/join", seat=1, invitation=invitation)
    due = one.call("GET", f"/api/matches/{match}")["deadline"]
    row = one.go("/").page.locator("[aria-labelledby=list-mine] li")
    style = "navigator.language, {dateStyle: 'medium', timeStyle: 'short'}"
    when = one.page.evaluate(f"when => new Intl.DateTimeFormat({style}).format(when * 1000)", due)
    expect(row).to_contain_text(words("web-row-deadline", when=when))
    expect(row).not_to_contain_text(words("web-row-unread"))

    speaker = other.go(f"/m/{match}").panel()
    speaker.get_by_label(words("web-chat-say")).fill("Ciao")
    other.page.keyboard.press("Enter")
    expect(speaker.get_by_role("log")).to_contain_text("Ciao")
    expect(one.go("/").page.locator("[aria-labelledby=list-mine] li")).to_contain_text(
        words("web-row-unread")
    )
    expect(one.go(f"/m/{match}").panel().get_by_role("log")).to_contain_text("Ciao")
    one.go("/").page.locator("[aria-labelledby=list-mine] li").wait_for()
    expect(row).not_to_contain_text(words("web-row-unread"))
    expect(other.go("/").page.locator("[aria-labelledby=list-mine] li")).not_to_contain_text(
        words("web-row-unread")
    )


def test_an_open_match_says_who_invites_to_what(people: People) -> None:
    host, reader = people("Ada", locale="it"), people("Bea", locale="de")
    german, italian = load("de").text, load("it").text
    host.go("/new").page.get_by_label(
        italian("web-seat-who", colour=italian("seat-1"))
    ).select_option(italian("web-wish-open"))
    host.page.get_by_label(italian("web-public")).check()
    host.press(italian("web-make"))
    host.page.wait_for_url("**/m/*")
    place = host.page.url.removeprefix(host.url)  # others' matches wait, too
    row = reader.go("/").page.locator(f"[aria-labelledby=list-open] a[href='{place}']")
    expect(row).to_contain_text(german("web-row-invites", name="Ada"))
    expect(row).to_contain_text("Italienisch")
    assert violations(reader, AXE.read_text()) == []


def test_matches_of_other_days_are_left_out(people: People) -> None:
    one = people("Ada")
    drive(one, one.create("me", "bot", game="forging-florence"), 1)
    rows = one.go("/matches").page.locator("main li")
    expect(rows).to_have_count(1)
    for label, day in (("matches-since", "2099-01-01"), ("matches-before", "2020-01-01")):
        one.press(words("matches-clear")) if label == "matches-before" else None
        one.page.get_by_label(words(label)).fill(day)
        one.sees(words("matches-none"))


def test_the_next_match_that_waits_is_one_press_away(people: People) -> None:
    one = people("Ada")
    here, there = [one.create("me", "bot", "bot", options={"start": "0"}) for _ in range(2)]
    one.go(f"/m/{here}").page.locator(".table").wait_for()
    one.page.get_by_role("link", name=words("web-turns-wait", count=1)).click()
    one.page.wait_for_url(f"**/m/{there}")
    one.page.get_by_role("link", name=words("web-turns-wait", count=1)).click()
    one.page.wait_for_url(f"**/m/{here}")
