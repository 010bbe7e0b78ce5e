"""Somebody wants to be told by mail: a letter, a press, a notice, and one press that ends it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.notices.post_office import Office, post_office

from ..conftest import People
from ..support.person import Person, words
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


def open_link(one: Person, office: Office) -> None:
    """Open the last letter's link."""
    (link,) = (word for word in office.letters[-1].get_content().split() if "/mail#" in word)
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
    assert "#" not in reader.page.url
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
