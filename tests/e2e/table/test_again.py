"""Playing again: who proposes it, how the others are asked, and what they answer."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from ..conftest import People
from ..support.driving import drive, drive_together
from ..support.person import Person, words
from ..support.playing import over
from ..support.tabbing import tab_to
from ..support.together import Pair


def play_to_the_end(people: People) -> Pair:
    """Ada and Bea with a bot, at the end of a match; both see its standings."""
    host, guest = people("Ada"), people("Bea")
    for one in (host, guest):  # who adds to the shuffle may come after the match was proposed
        one.excused.append("409")
    match = host.create("me", "open", "bot", public=True)
    guest.call("POST", f"/api/matches/{match}/join", seat=1)
    drive_together(match, host, guest)
    for one in (host, guest):
        one.go(f"/m/{match}").until(lambda one=one: over(one), "the end")  # type: ignore[misc]
    return host, guest, match


def chooser(one: Person, seat: int) -> Locator:
    """What chooses who is to sit on a seat, in the dialog."""
    label = words("web-seat-who", colour=words(f"seat-{seat}"))
    return one.page.get_by_role("dialog").get_by_role("combobox", name=label)


def test_two_play_again_with_other_seats_options_and_time(people: People) -> None:
    host, guest, match = play_to_the_end(people)
    host.press(words("web-rematch"))
    expect(host.page.get_by_role("dialog", name=words("web-rematch"))).to_be_visible()
    chooser(host, 0).select_option("Bea")
    expect(chooser(host, 1)).to_have_value("0")
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("combobox", name=words("web-option-start")).select_option("1")
    dialog.get_by_role("checkbox").uncheck()
    dialog.get_by_role("combobox", name=words("web-clock"), exact=True).select_option("evening")
    host.press(words("again-send"))
    host.sees(words("invited-silent", names="Bea"))
    guest.sees(words("invited-again", name="Ada"))
    told = guest.page.get_by_role("status").filter(has_text=words("invited-other"))
    expect(told).to_contain_text(f"{words('web-seats')}: Bea, Ada")
    expect(told).to_contain_text(f"{words('web-option-start')}: {words('seat-1')}")
    expect(told).to_contain_text("20 minutes")
    guest.press(words("invited-accept"))
    for one in (host, guest):
        expect(one.page).not_to_have_url(re.compile(match))
        one.page.locator(".table").wait_for()
    card = host.call("GET", f"/api/matches/{host.page.url.rpartition('/')[2]}")
    assert [seat["name"] for seat in card["seats"]] == ["Bea", "Ada", None]
    assert (card["status"], card["options"]["start"]) == ("running", "1")
    assert all(seat["added"] for seat in card["seats"][:2]), "somebody adds nothing to the shuffle"


def test_who_declines_is_asked_no_more_and_another_match_can_be_proposed(people: People) -> None:
    host, guest, _ = play_to_the_end(people)
    host.press(words("web-rematch"))
    host.press(words("again-send"))
    guest.sees(words("invited-same"))
    guest.press(words("invited-decline"))
    guest.sees(words("again-void"))
    host.sees(words("invited-declined", name="Bea"))
    guest.press(words("web-rematch"))
    guest.press(words("again-send"))
    guest.sees(words("invited-silent", names="Ada"))
    host.go("/")
    group = host.page.get_by_role("region", name=words("web-list-invited"))
    expect(group).to_contain_text(words("web-status-invited", name="Bea"))
    expect(host.page).to_have_title("(1) Signoria")
    answers = group.get_by_role("group", name=words("invited-what", name="Bea", game="Calimala"))
    answers.get_by_role("button", name=words("invited-accept")).click()
    for one in (host, guest):
        one.page.locator(".table").wait_for()


def test_an_invitation_is_answered_in_the_waiting_room_with_the_keyboard(people: People) -> None:
    host, guest, match = play_to_the_end(people)
    asked = host.call("POST", f"/api/matches/{match}/rematch")
    guest.go(f"/m/{asked['id']}").sees(words("invited-what", name="Ada", game="Calimala"))
    expect(guest.button(words("web-join"))).to_have_count(0)
    tab_to(guest, "button.go")
    guest.page.keyboard.press("Enter")
    guest.page.locator(".table").wait_for()


def test_against_bots_alone_one_press_is_enough_and_another_changes_settings(
    people: People,
) -> None:
    one = people("Ada")
    match = one.create("me", "bot", "bot")
    drive(one, match)
    one.go(f"/m/{match}").until(lambda: over(one), "the end")
    one.press(words("web-rematch-other"))
    chooser(one, 2).wait_for()
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_role("dialog")).to_have_count(0)
    one.press(words("web-rematch-other"))
    one.page.get_by_role("dialog").get_by_role("radio", name="4").check()
    one.press(words("again-start"))
    one.until(lambda: match not in one.page.url, "the next match")
    one.page.locator(".table").wait_for()
    card = one.call("GET", f"/api/matches/{one.page.url.rpartition('/')[2]}")
    assert [seat["holder"] for seat in card["seats"]] == ["person", "bot", "bot", "bot"]
