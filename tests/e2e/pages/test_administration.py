"""Administrators look after a server in the browser; people tell them what happens at a match."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import People
from ..support.person import Person, words
from ..support.serving import Server


@pytest.fixture(scope="module")
def common_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of its own: only here are new people kept out."""
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def server(common_server: Server) -> Server:
    return common_server


def appoint(server: Server, people: People, name: str) -> Person:
    """Somebody who was appointed at the command line."""
    found = people(name)
    (person,) = server.admin("people", name)["people"]
    assert server.admin("appoint", person["id"])["person"]["administrator"]
    return found


def play(host: Person, guest: Person) -> str:
    """A match of the two and a bot."""
    match = host.create("me", "open", "bot", public=True)
    guest.call("POST", f"/api/matches/{match}/join", seat=1)
    return match


def panel(one: Person) -> Locator:
    """The match's panel, opened by its key."""
    one.page.locator(".table").wait_for()
    one.page.keyboard.press("m")
    return one.panel()


def say(one: Person, text: str) -> None:
    field = panel(one).get_by_label(words("web-chat-say"))
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def test_a_report_leads_to_the_line_the_person_and_an_answer(
    people: People, server: Server
) -> None:
    office, ada, bea = appoint(server, people, "Otto"), people("Adalbert"), people("Beatrix")
    match = play(ada, bea)
    say(ada.go(f"/m/{match}"), "something rude")
    panel(bea.go(f"/m/{match}"))
    bea.press(words("web-report"))
    dialog = bea.page.get_by_role("dialog", name=words("reporting"))
    about = dialog.get_by_label(words("reporting-about"))
    about.select_option(label="Adalbert: something rude")
    dialog.get_by_label(words("reporting-text")).fill("not nice")
    dialog.get_by_role("button", name=words("reporting-send")).click()
    expect(dialog.get_by_role("status")).to_have_text(words("reporting-sent"))
    bea.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    office.go("/admin").sees("not nice")
    expect(office.page.locator("article li.marked")).to_contain_text("something rude")
    office.page.locator("article").get_by_role("link", name=words("admin-match")).click()
    expect(office.page).to_have_url(re.compile(f"#match[.]{match}$"))
    office.page.get_by_role("button", name=re.compile(f"^{words('admin-remove')}")).click()
    office.sees(words("admin-line-removed"))
    expect(ada.page.locator(".lines")).to_contain_text(words("web-chat-removed"))

    office.page.locator("#talk ~ ol").get_by_role("link", name="Adalbert").click()
    expect(office.page.get_by_role("heading", name="Adalbert")).to_be_visible()
    office.page.get_by_label(words("admin-how-long")).select_option("7")
    office.page.get_by_label(words("admin-why")).fill("rude words")
    office.press(words("admin-do-silence"))
    expect(office.button(words("admin-lift-silence"))).to_be_visible()
    field = ada.page.get_by_label(words("web-chat-say"))
    field.fill("hello?")
    field.press("Enter")
    ada.sees("rude words")
    office.page.get_by_label(words("admin-new-name")).fill("Player one")
    office.press(words("admin-rename"))
    expect(office.page.get_by_role("heading", name="Player one")).to_be_visible()
    expect(bea.page.locator("body")).not_to_contain_text("Adalbert")

    office.page.get_by_role("link", name=re.compile(words("admin-reports"))).click()
    answer = office.page.get_by_label(words("admin-answer"))
    answer.fill("silenced")
    answer.press("Enter")
    office.sees(words("admin-none"))
    expect(office.page.get_by_role("heading", name=words("admin-reports"))).to_be_focused()
    office.page.get_by_role("link", name=words("admin-log")).click()
    office.sees(words("admin-act-silence"))


def test_matches_are_found_hidden_and_ended(people: People, server: Server) -> None:
    office, cat, dan = appoint(server, people, "Olga"), people("Cat"), people("Dan")
    match = play(cat, dan)
    office.go("/admin#matches").page.get_by_label(words("admin-find-match")).fill("cat")
    office.page.keyboard.press("Enter")
    row = office.page.locator("main li")
    expect(row).to_have_count(1)
    row.get_by_role("link").click()
    office.press(words("admin-do-hidden"))
    expect(office.button(words("admin-lift-hidden"))).to_be_visible()
    onlooker = people("Eve")
    onlooker.excused.append("403")
    onlooker.go(f"/m/{match}").sees(words("problem-private"))
    office.press(words("admin-end"))
    office.page.get_by_label(words("admin-end-why")).fill("by a test")
    office.press(words("admin-end-yes"))
    office.sees(words("admin-status-abandoned"))
    assert cat.call("GET", f"/api/matches/{match}")["status"] == "abandoned"


def test_links_and_tokens_of_others_are_listed_and_ended(people: People, server: Server) -> None:
    office, ada = appoint(server, people, "Oskar"), people("Agata")
    match = ada.create("me", "open", "bot", public=True)
    ada.call("POST", f"/api/matches/{match}/seats/1/token")
    ada.call("POST", "/api/me/link")
    (person,) = server.admin("people", "Agata")["people"]
    rows = office.go(f"/admin#person.{person['id']}").page.locator("#devices ~ ul li")
    expect(rows).to_have_count(2)
    link = rows.filter(has_text=words("admin-device-link"))
    link.get_by_role("button", name=words("admin-end-token")).click()
    expect(rows).to_have_count(1)
    expect(rows.get_by_role("button")).to_have_text(words("admin-end-device"))

    office.go(f"/admin#match.{match}").page.get_by_role("link", name="Bot 2").click()
    told = words("admin-bot-token", seat=2, match=match)
    expect(rows).to_contain_text(told)
    rows.get_by_role("button", name=words("admin-end-token")).click()
    expect(rows).to_have_text(words("admin-none"))
    office.sees(words("admin-act-end-device"))


def test_nobody_else_sees_anything(people: People) -> None:
    one = people("Finn")
    one.excused.append("403")
    one.go("/admin").sees(words("problem-not-administrator"))
    expect(one.page.get_by_role("navigation", name=words("admin"))).to_have_count(0)


def test_new_people_come_in_by_a_link_only(people: People, server: Server) -> None:
    office, stranger = appoint(server, people, "Ophelia"), people()
    office.go("/admin#entry").page.get_by_label(words("admin-invited-only")).check()
    office.press(words("admin-make-link"))
    link = office.page.get_by_label(words("admin-link-address")).input_value()
    stranger.excused.append("403")
    stranger.go("/new")
    refused = stranger.context.request.put(
        f"{server.url}/api/me", data={"name": "Gus"}, headers={"Origin": server.url}
    )
    assert refused.json()["error"]["reason"] == "invited-only"
    stranger.page.goto(link)
    expect(stranger.page).to_have_url(f"{server.url}/")
    stranger.take_name("Gus")
    office.page.get_by_label(words("admin-invited-only")).uncheck()
    office.until(lambda: not server.admin("entry")["invited_only"], "an open door")
