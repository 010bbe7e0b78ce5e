"""Somebody who does not come: the others go on, and all is as before when they are back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.rooms import spoiling

from ..conftest import AXE, People
from ..pages.test_pages import violations
from ..support.person import Person, words
from ..support.playing import may_move, move
from ..support.serving import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that is this test's alone: its matches become four days older."""
    server = Server(tmp_path)
    yield server
    server.stop()


def places(one: Person) -> object:
    """Where the parts of the table are."""
    return one.page.eval_on_selector_all(
        ".table > *", "all => all.map(one => JSON.stringify(one.getBoundingClientRect()))"
    )


def test_a_bot_stands_in_for_who_does_not_come_until_they_are_back(
    people: People, server: Server, tmp_path: Path
) -> None:
    one, other = people("Ada"), people("Bea")
    for person in (one, other):
        person.excused += ["ERR_CONNECTION", "WebSocket", "503"]
    match = one.create("me", "open", "bot", public=True, options={"start": "1"})
    other.call("POST", f"/api/matches/{match}/join", seat=1)
    server.kill()
    spoiling.spoil(tmp_path / "signoria.db", match, spoiling.age)
    server.start()
    one.go(f"/m/{match}")
    one.sees("Bea has not moved since")
    one.button(words("web-close")).press("Enter")
    expect(one.page.get_by_text("Bea has not moved since")).to_have_count(0)
    one.go(f"/m/{match}").sees("Bea has not moved since")
    before = places(one)
    assert violations(one, AXE.read_text()) == []
    one.button(words("absence-remind")).focus()
    one.page.keyboard.press("Enter")
    expect(one.button(words("absence-remind"))).to_have_count(0)
    one.button(words("absence-stand-in")).focus()
    one.page.keyboard.press("Enter")
    one.sees(words("absence-what", player="Bea"))
    one.page.keyboard.press("Enter")
    one.until(lambda: may_move(one), "one's own turn, after a bot's")
    assert places(one) == before
    expect(one.panel()).to_contain_text(words("web-absent", bot=words("bot-heuristic")))
    other.go(f"/m/{match}").press(words("absence-return"))
    expect(other.button(words("absence-return"))).to_have_count(0)
    expect(one.panel()).not_to_contain_text(words("web-absent", bot=words("bot-heuristic")))


def test_a_newcomer_takes_the_seat_over_by_a_link(
    people: People, server: Server, tmp_path: Path
) -> None:
    """Where strangers may not look on: the newcomer comes in, the former is out."""
    one, other, third = people("Ada"), people("Bea"), people("Cy")
    for person in (one, other, third):
        person.excused += ["ERR_CONNECTION", "WebSocket", "503", "403"]
    wishes = {"public": True, "spectators": False, "options": {"start": "1"}}
    match = one.create("me", "open", "bot", **wishes)
    other.call("POST", f"/api/matches/{match}/join", seat=1)
    server.kill()
    spoiling.spoil(tmp_path / "signoria.db", match, spoiling.age)
    server.start()
    one.call("POST", f"/api/matches/{match}/seats/1/stand-in")
    third.go(f"/m/{match}").sees("for its players only")
    other.go(f"/m/{match}")
    expect(other.button(words("absence-return"))).to_be_visible()
    one.go(f"/m/{match}").panel().get_by_text(words("absence-offer"), exact=False).focus()
    one.page.keyboard.press("Enter")
    one.sees(words("absence-offer-sure", player="Bea"))
    one.page.keyboard.press("Enter")
    link = one.panel().get_by_label(words("absence-offer-link", player="Bea")).input_value()
    third.page.goto(link)
    third.sees(words("absence-take-what", player="Bea"))
    assert violations(third, AXE.read_text()) == []
    third.page.get_by_role("button", name=words("absence-take")).focus()
    third.page.keyboard.press("Enter")
    expect(third.panel()).to_contain_text(words("web-before", names="Bea"))
    assert third.call("GET", f"/api/matches/{match}")["seats"][1]["yours"]
    expect(other.button(words("absence-return"))).to_have_count(0)
    other.go(f"/m/{match}").sees("for its players only")


def test_who_takes_a_seat_over_hears_of_the_clock(people: People, server: Server) -> None:
    one, other, third = people("Ada"), people("Bea"), people("Cy")
    match = one.create("me", "open", game="forging-florence", public=True, clock=3600)
    other.call("POST", f"/api/matches/{match}/join", seat=1)
    other.call("POST", "/api/me/removal", name="Bea")
    offered = one.call("POST", f"/api/matches/{match}/seats/1/offer")["invitation"]
    third.go(f"/m/{match}#{offered}")
    third.sees(words("absence-take-what", player=words("seat-1")))
    third.sees(words("clock-said-each", bank="1 hour"))


def test_the_host_frees_a_seat_and_calls_the_match_off(people: People, server: Server) -> None:
    one, other = people("Ada"), people("Bea")
    other.excused += ["403", "WebSocket"]
    match = one.create("open", "open", "bot", public=True)
    other.call("POST", f"/api/matches/{match}/join", seat=1)
    one.go(f"/m/{match}")
    one.page.get_by_role("button", name=words("web-free-seat")).first.click()
    expect(one.page.get_by_role("listitem").filter(has_text="Bea")).to_have_count(0)
    one.press(words("web-waiting-cancel"))
    one.page.wait_for_url(one.url + "/")
    assert one.call("GET", f"/api/matches/{match}")["status"] == "abandoned"


def test_a_vacation_is_seen_at_the_seat_until_one_moves(people: People, server: Server) -> None:
    one, other = people("Ada"), people("Bea")
    match = one.create("me", "open", "bot", public=True, options={"start": "1"})
    other.call("POST", f"/api/matches/{match}/join", seat=1)
    other.go("/account").button(words("vacation-begin")).focus()
    other.page.keyboard.press("Enter")
    other.sees(words("vacation-left", left=23, days=30))
    assert violations(other, AXE.read_text()) == []
    away = words("web-vacation", until="").strip()
    expect(one.go(f"/m/{match}").panel()).to_contain_text(away)
    other.go(f"/m/{match}").until(lambda: may_move(other), "the own turn")
    move(other, Random(1))
    expect(one.panel()).not_to_contain_text(away)
    other.go("/account")
    expect(other.button(words("vacation-begin"))).to_be_visible()
