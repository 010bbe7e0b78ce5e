"""Somebody is deleted: the page is a stranger's then, and the others see the colour of the seat."""

from __future__ import annotations

from playwright.sync_api import expect

from ..conftest import People
from ..support.person import words


def test_who_is_deleted_is_a_stranger_and_a_colour(people: People) -> None:
    one, other = people("Ada"), people("Bea")
    match = one.create("me", "open", "bot", public=True)
    other.call("POST", f"/api/matches/{match}/join", seat=1)
    one.go(f"/m/{match}").panel()
    one.page.get_by_label(words("web-chat-say")).fill("Well met")
    one.press(words("web-chat-send"))
    other.go(f"/m/{match}").panel()
    other.sees("Well met")

    one.go("/account").press(words("removal-begin"))
    dialog = one.page.get_by_role("dialog")
    sure = dialog.get_by_role("button", name=words("removal-do"))
    expect(sure).to_be_disabled()
    field = dialog.get_by_label(words("removal-type"))
    expect(field).to_be_focused()
    field.fill("Bea")
    expect(sure).to_be_disabled()
    one.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert one.call("GET", "/api/me")["name"] == "Ada"

    one.press(words("removal-begin"))
    field.fill(" Ada ")
    one.page.keyboard.press("Enter")
    one.sees(words("removal-done"))
    expect(one.page.locator("h1")).to_be_focused()
    one.sees(words("account-nobody"))
    one.page.reload()
    one.sees(words("account-nobody"))

    expect(other.page.get_by_text("Well met")).to_have_count(0)
    other.sees(words("web-chat-removed"))
    expect(other.page.get_by_text("Ada", exact=True)).to_have_count(0)
    other.sees(words("seat-0"))
