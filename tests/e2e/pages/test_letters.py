"""Somebody wants to be told by mail: a letter, a press, a notice, and one press that ends it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.notices.post_office import Office, post_office

from ..conftest import People
from ..support.person import Person, words
from ..support.playing import may_move
from ..support.serving import Server


@pytest.fixture
def office() -> Iterator[Office]:
    with post_office() as office:
        yield office


@pytest.fixture
def server(office: Office, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server with a mail server of its own, whose letters do not wait."""
    monkeypatch.setenv("SIGNORIA_SMTP", office.url)
    monkeypatch.setenv("SIGNORIA_MAIL_FROM", "signoria@s.example")
    monkeypatch.setenv("SIGNORIA_NOTICE_DELAY", "0")
    server = Server(tmp_path)
    yield server
    server.stop()


def open_link(one: Person, office: Office, page: str = "mail") -> None:
    """Open the last letter's link."""
    text = office.letters[-1].get_content()
    (link,) = (word for word in text.split() if f"/{page}#" in word)
    one.page.goto("about:blank")  # a letter opens a page of its own
    one.page.goto(link)


def test_letters_are_confirmed_come_and_end(people: People, office: Office) -> None:
    ada, bea, reader = people("Ada"), people("Bea"), people()
    ada.go("/account").page.get_by_label(words("mail-address")).fill("ada@a.example")
    ada.page.locator("form").first.get_by_role("button").click()
    ada.sees(words("way-unconfirmed"))

    open_link(reader, office)
    reader.press(words("mail-confirm-yes"))
    reader.sees(words("mail-confirm-done", address="ada@a.example"))
    expect(reader.page).not_to_have_url(re.compile("#"))
    ada.go("/account").press(words("way-try"))
    ada.sees(words("way-tried"))

    match = bea.create("me", "open", "bot", public=True)
    ada.call("POST", f"/api/matches/{match}/join", seat=1)
    ada.page.goto("about:blank")
    ada.until(lambda: len(office.letters) == 3, "a letter on the match")
    assert f"/m/{match}" in office.letters[-1].get_content()

    open_link(reader, office)
    reader.press(words("mail-end-yes"))
    reader.sees(words("mail-end-done", address="ada@a.example"))
    ada.go("/account").sees(words("notices-none"))


def test_a_letter_brings_one_to_a_second_device_with_all_matches(
    people: People, office: Office
) -> None:
    ada, second, thief = people("Ada"), people(), people()
    thief.excused.append("409")
    match = ada.create("me", "bot", "bot")
    ada.call("POST", "/api/me/mail", address="ada@a.example")
    open_link(ada, office)
    ada.press(words("mail-confirm-yes"))
    ada.sees(words("mail-confirm-done", address="ada@a.example"))

    second.go("/device")
    for address in ("nobody@a.example", "ada@a.example"):
        second.page.get_by_label(words("mail-address")).fill(address)
        second.press(words("letter-ask"))
        second.sees(words("letter-asked", minutes=15))
    second.until(lambda: len(office.letters) == 2, "the letter")
    open_link(second, office, "device")
    second.sees(words("letter-open"))
    second.press(words("web-device-move"))
    second.sees(words("web-device-moved", name="Ada"))
    expect(second.page).not_to_have_url(re.compile("#"))
    second.go("/").page.locator(f"a[href='/m/{match}']").first.click()
    second.until(lambda: may_move(second), "the same seat")

    open_link(thief, office, "device")
    thief.press(words("web-device-move"))
    used = thief.page.get_by_role("alert").filter(has_text=words("problem-used-letter")[10:])
    expect(used).to_be_visible()
    assert thief.call("GET", "/api/me")["name"] is None
