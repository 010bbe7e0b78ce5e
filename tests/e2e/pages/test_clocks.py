"""The clock of a match: chosen in the form, said in words, counted down, and let stand."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from ..conftest import People
from ..support.person import Person, words
from ..support.together import seat_pair

BANK = {"bank": 7200, "increment": 60}


def clock_field(one: Person) -> Locator:
    """Where the form asks for the time."""
    return one.page.locator("select:has(option[value=evening])")


def test_a_usual_clock_is_chosen_and_said(people: People) -> None:
    one = people("Ada", timezone_id="Europe/Rome")
    one.go("/new")
    one.page.get_by_label(words("web-seat-who", colour=words("seat-1"))).select_option(
        words("web-wish-open")
    )
    clock_field(one).select_option(words("clock-month"))
    said = "7 days each, 8 hours more per turn; nights from 23 to 7 (Europe/Rome) do not count"
    expect(one.page.locator(".options")).to_contain_text(said)
    one.press(words("web-make"))
    one.sees(words("web-waiting"))
    expect(one.page.locator(".facts")).to_contain_text(said)
    one.go("/")
    expect(one.page.get_by_role("link", name=re.compile("7 days each"))).to_be_visible()


def test_a_clock_of_ones_own_says_what_is_wrong_with_it(people: People) -> None:
    one = people("Ada", timezone_id="Europe/Rome")
    one.go("/new")
    clock_field(one).select_option(words("clock-own"))
    one.page.get_by_label(words("clock-nights")).check()
    zone = one.page.get_by_label(words("clock-zone"))
    zone.fill("Europe/Atlantis")
    expect(one.page.get_by_role("alert").filter(has_text="Europe/Atlantis")).to_be_visible()
    one.press(words("web-make"))  # the browser keeps it
    expect(zone).to_be_focused()
    zone.fill("America/New_York")
    one.page.get_by_label(words("clock-bank"), exact=True).fill("90")
    expect(one.page.locator(".options")).to_contain_text("90 minutes each, 30 seconds more")
    one.press(words("web-make"))
    one.page.locator(".table").wait_for()
    told = one.call("GET", f"/api/matches/{one.page.url.rpartition('/')[2]}")
    assert told["clock"] == {
        "bank": 5400,
        "increment": 30,
        "night": {"begin": 23, "end": 7, "zone": "America/New_York"},
    }


def test_time_is_counted_down_and_stands_while_all_agree(people: People) -> None:
    host, guest = seat_pair(people, clock=BANK)[:2]
    panel = host.panel()
    expect(panel).to_contain_text("2 hours each, 1 minute more per turn")
    expect(panel.get_by_role("timer")).to_have_count(2)
    left = host.page.get_by_role("list", name=words("web-seats")).get_by_role("timer")
    expect(left).to_contain_text(re.compile(r"2:00:00|1:59:\d\d"))
    panel.get_by_role("button", name=words("clock-pause")).press("Enter")
    guest.sees(words("web-proposal-pause", player="Ada"))
    guest.press(words("web-agree"))
    expect(panel).to_contain_text(words("clock-paused"))
    expect(left).to_contain_text(words("clock-stands"))
    guest.sees(words("clock-paused"))
    guest.button(words("web-close")).press("Enter")
    expect(guest.page.get_by_text(words("clock-paused"))).to_have_count(0)  # the table is free
    guest.panel().get_by_role("button", name=words("clock-resume")).press("Enter")
    expect(panel.get_by_role("button", name=words("clock-pause"))).to_be_visible()
    expect(left).not_to_contain_text(words("clock-stands"))
