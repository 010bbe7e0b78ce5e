"""People one has played with: met at a table, invited by name, and looked at as a group."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ..conftest import People
from ..support.person import Person, words

COUNT = words("company-together", count=2)


def meet(host: Person, *guests: Person) -> str:
    """A match that begins between these and a bot."""
    match = host.create("me", *["open"] * len(guests), "bot", "bot", public=True)
    for seat, guest in enumerate(guests, 1):
        guest.call("POST", f"/api/matches/{match}/join", seat=seat)
    return match


def give_up(match: str, *people: Person) -> None:
    """All leave: bots play to the end, or the host ends it."""
    for one in people:
        one.call("POST", f"/api/matches/{match}/leave")


def test_who_met_at_a_table_is_invited_by_name(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    meet(ada, bea)
    again = ada.create("me", "open", "bot")
    ada.go(f"/m/{again}").page.get_by_role("button", name=words("web-invite")).click()
    dialog = ada.page.get_by_role("dialog")
    search = dialog.get_by_label(words("company-name"))
    expect(search).to_be_focused()
    search.fill("nobody")
    expect(dialog).to_contain_text(words("company-none-found"))
    search.fill("be")
    dialog.get_by_role("button", name=f"{words('company-invite')}: Bea").press("Enter")
    expect(dialog).to_have_count(0)
    expect(ada.page.get_by_role("button", name=words("web-invite"))).to_have_count(0)

    card = bea.call("GET", f"/api/matches/{again}")
    assert [seat["holder"] for seat in card["seats"]] == ["person", "invited", "bot"]
    assert card["invited_by"] == "Ada"
    bea.call("POST", f"/api/matches/{again}/accept", value=None)
    ada.page.locator(".table").wait_for()

    ada.go("/").page.get_by_role("link", name=words("web-list-people")).click()
    ada.page.get_by_role("link", name="Bea 2 matches").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(f"{words('company-you')} and Bea")
    expect(ada.page.locator("main li")).to_have_count(2)
    ada.sees(words("company-no-standings"))


def test_a_group_s_page_counts_what_has_ended(people: People) -> None:
    ada, bea, cy = people("Ada"), people("Bea"), people("Cy")
    for others in ((bea, cy), (bea,)):
        give_up(meet(ada, *others), ada, *others)
    both = meet(ada, bea, cy)
    ada.go("/people").page.get_by_label(words("company-choose", name="Bea")).check()
    ada.page.get_by_label(words("company-choose", name="Cy")).check()
    ada.page.get_by_role("button", name=COUNT).click()
    rows = ada.page.locator("main li")
    expect(rows).to_have_count(2)
    ada.page.go_back()
    ada.page.get_by_role("link", name="Bea 3 matches").click()
    expect(rows).to_have_count(3)
    ada.sees(words("company-given-up", count=2))
    expect(ada.page.get_by_role("rowheader")).to_have_text([words("company-you"), "Bea"])
    ada.page.get_by_label(words("company-only"), exact=True).select_option("yes")
    expect(rows).to_have_count(1)
    expect(ada.page).to_have_url(re.compile("[?]only=yes$"))
    ada.page.reload()
    expect(rows).to_have_count(1)

    ada.go(f"/people?table={both}")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Cy")
    expect(ada.page).not_to_have_url(re.compile("table="))


def test_who_is_hidden_cannot_invite_and_can_come_back(people: People) -> None:
    ada, bea = people("Ada"), people("Bea")
    meet(ada, bea)
    hide = ada.go("/people").page.get_by_role("button", name=words("company-hide"))
    hide.press("Enter")
    ada.sees(words("company-none"))
    again = bea.create("me", "open", "bot")
    bea.go(f"/m/{again}").page.get_by_role("button", name=words("web-invite")).click()
    expect(bea.page.get_by_role("dialog")).to_contain_text(words("company-invite-not"))
    ada.page.get_by_label(words("company-list")).select_option("yes")
    ada.page.get_by_role("button", name=words("company-show")).click()
    ada.sees(words("company-none-found"))
    (told,) = bea.call("GET", "/api/me/people")["people"]
    assert told["invitable"]
    ada.go("/account").page.get_by_label(words("invited-by-nobody"), exact=True).check()
    ada.sees(words("invited-by-saved"))
    (told,) = bea.call("GET", "/api/me/people")["people"]
    assert not told["invitable"]
