"""Mail by a real mail server: only to who has said yes, and no more after one press."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.server.journal.notice_rows import WayRow
from signoria.server.mail_address import (
    BadMailAddress,
    MailServer,
    clean_mail_address,
    read_mail_server,
)
from signoria.server.notices.delivery import Undelivered
from signoria.server.notices.mail import Mail
from signoria.server.notices.message import Message, TellMatch
from tests.server.live import Live, live
from tests.server.notices.post_office import Office, post_office

LINK = re.compile(r"/mail#(confirm|end)\.([\w-]{16})\.([\w-]{32})")
TOLD = TellMatch("m", "turn", "calimala", "https://s.example/m/m", "Calimala: Jürgen ist am Zug.")
MESSAGE = Message("msg", "de", TOLD.text, f"{TOLD.text}\n{TOLD.url}", TOLD.url, [TOLD])
WAY = WayRow(
    id="w" * 16, person="p", kind="mail", target="ada@a.example", created=0, secret="s" * 32
)


@pytest.mark.parametrize("good", ["ada@example.org", " a.b+c@x-y.example ", "o'neil@localhost"])
def test_addresses_are_taken_as_they_are(good: str) -> None:
    assert clean_mail_address(good) == good.strip()


@pytest.mark.parametrize(
    "bad",
    [
        *(
            "",
            "ada",
            "@a.example",
            "ada@",
            "a b@a.example",
            "a@b@c",
            "a@-b.example",
            "a..b@c.example",
        ),
        *("ada@a.example\n", "ada@a.example\r\nBcc: all@a.example", "\nada@a.example", "a@b\x00"),
        *(
            "Ada <ada@a.example>",
            "a@a.example,b@a.example",
            "ä@a.example",
            "a@" + "x" * 64,
            "a" * 65 + "@b",
        ),
    ],
)
def test_what_is_no_address_is_refused(bad: str) -> None:
    with pytest.raises(BadMailAddress):
        clean_mail_address(bad)


@given(st.text())
def test_no_address_has_a_line_or_a_second_recipient(text: str) -> None:
    try:
        found = clean_mail_address(f"ada@{text}")
    except BadMailAddress:
        return
    assert not set(found) & set('\r\n ,;<>"')


def test_a_mail_server_is_read_from_its_url() -> None:
    assert read_mail_server("smtp://post") == MailServer("post", 587, False, None, None)
    found = read_mail_server("smtps://me%40a:p%3Aw@post.example:4650")
    assert found == MailServer("post.example", 4650, True, "me@a", "p:w")


def deliver(office: Office, way: WayRow = WAY) -> None:
    mail = Mail(read_mail_server(office.url), "signoria@s.example", "https://s.example")
    asyncio.run(mail.deliver(way, MESSAGE, 5000))


def test_a_letter_says_what_waits_and_how_to_end_it() -> None:
    with post_office() as office:
        deliver(office)
        deliver(office)
    letter, again = office.letters
    assert (letter["From"], letter["To"]) == ("signoria@s.example", "ada@a.example")
    assert letter["Subject"] == TOLD.text
    assert letter["Message-ID"] == again["Message-ID"] == "<msg@s.example>"
    assert TOLD.url in letter.get_content()
    end = f"<https://s.example/api/mail/{WAY.id}/{WAY.secret}/end>"
    assert letter["List-Unsubscribe"] == end
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert office.recipients == ["ada@a.example"] * 2


@pytest.mark.parametrize(
    ("answer", "final"), [("550 nobody of this name", True), ("451 later", False)]
)
def test_a_refusal_is_final_or_tried_again(answer: str, final: bool) -> None:
    with post_office() as office:
        office.answers = [answer]
        with pytest.raises(Undelivered) as told:
            deliver(office)
    assert (told.value.fault, told.value.final) == ("refuses", final)


def test_a_mail_server_that_is_gone_is_told() -> None:
    with post_office() as office:
        pass
    with pytest.raises(Undelivered) as told:
        deliver(office)
    assert (told.value.fault, told.value.final) == ("no-mail-server", False)


def test_a_password_goes_to_no_server_that_does_not_encrypt() -> None:
    with post_office() as office:
        url = office.url.replace("//", "//me:secret@")
        mail = Mail(read_mail_server(url), "signoria@s.example", "https://s.example")
        with pytest.raises(Undelivered):
            asyncio.run(mail.deliver(WAY, MESSAGE, 5000))
    assert office.letters == []


def server_with(folder: Path, office: Office) -> Any:
    """A server that hands its letters in there, and does not wait before it sends them."""
    return live(folder, smtp=office.url, mail_from="signoria@s.example", notice_delay=0.0)


def links(office: Office) -> list[tuple[str, ...]]:
    """All links in letters so far."""
    return [found for one in office.letters for found in LINK.findall(one.get_content())]


def ask(browser: httpx.Client, address: str) -> httpx.Response:
    return browser.post("/api/me/mail", json={"address": address})


def reason(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["error"]["reason"]


def way_of(browser: httpx.Client) -> dict[str, Any]:
    (way,) = browser.get("/api/me/notices").json()["ways"]
    assert isinstance(way, dict)
    return way


def wait_for_letters(office: Office, number: int) -> None:
    """Wait until so many letters have come; the test's own time limit is the last resort."""

    async def look() -> None:
        async with asyncio.timeout(30):
            while len(office.letters) < number:
                await asyncio.sleep(0.05)

    asyncio.run(look())


def turn_for(ada: httpx.Client, server: Live) -> str:
    """A match in which somebody else has made it Ada's turn to agree."""
    bea = server.browser("Bea")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    match = str(bea.post("/api/matches", json={"game": "calimala", "seats": seats}).json()["id"])
    invitation = bea.get(f"/api/matches/{match}").json()["invitation"]
    joined = ada.post(f"/api/matches/{match}/join", json={"seat": 1, "invitation": invitation})
    joined.raise_for_status()
    return match


def test_nothing_but_one_question_is_sent_before_the_owner_says_yes(tmp_path: Path) -> None:
    with post_office() as office, server_with(tmp_path, office) as server:
        ada, eve = server.browser("Ada"), server.browser("Eve")
        ask(ada, "ada@a.example").raise_for_status()
        (confirm,) = links(office)
        way = way_of(ada)
        assert (way["open"], way["fault"], way["secret"]) == (False, "unconfirmed", "")
        assert confirm[:2] == ("confirm", way["id"])
        assert reason(ask(ada, "ada@a.example")) == (409, "same-way")
        turn_for(ada, server)

        # Neither the link that ends letters nor a made-up one confirms; nobody need be known.
        mail_program = server.client()
        for token in ("x" * 32, "y" * 31, "z" * 33):
            wrong = mail_program.post(f"/api/mail/{way['id']}/{token}/confirm")
            assert reason(wrong) == (409, "bad-mail-link")
        assert reason(eve.post(f"/api/me/ways/{way['id']}/test"))[1] == "no-such-way"
        ada.post(f"/api/me/ways/{way['id']}/test").raise_for_status()
        assert links(office) == [confirm, confirm]  # it is only asked once more
        assert not way_of(ada)["open"]

        said = mail_program.post(f"/api/mail/{way['id']}/{confirm[2]}/confirm")
        assert said.json() == {"address": "ada@a.example"}
        assert way_of(ada)["open"]
        before = len(office.letters)
        ada.post(f"/api/me/ways/{way['id']}/test").raise_for_status()
        assert len(office.letters) == before + 1


def test_a_turn_comes_by_mail_and_one_click_ends_it(tmp_path: Path) -> None:
    with post_office() as office, server_with(tmp_path, office) as server:
        ada = server.browser("Ada")
        ask(ada, "ada@a.example").raise_for_status()
        (confirm,) = links(office)
        server.client().post(f"/api/mail/{confirm[1]}/{confirm[2]}/confirm").raise_for_status()
        match = turn_for(ada, server)
        wait_for_letters(office, 2)
        letter = office.letters[1]
        assert f"/m/{match}" in letter.get_content()
        end = letter["List-Unsubscribe"].strip("<>")
        program = server.client()  # of the reader's provider: neither a cookie nor an origin
        once = program.post(end, data={"List-Unsubscribe": "One-Click"})
        assert once.json() == {"address": "ada@a.example"}
        assert ada.get("/api/me/notices").json()["ways"] == []
        assert reason(program.post(end)) == (409, "bad-mail-link")


def test_bad_addresses_and_too_many_letters_are_refused(tmp_path: Path) -> None:
    with post_office() as office, server_with(tmp_path, office) as server:
        ada = server.browser("Ada")
        for bad in ("ada", "ada@a.example\r\nBcc: eve@a.example", "Ada <a@a.example>"):
            assert reason(ask(server.browser("B"), bad))[1] in ("bad-mail-address", "many-mails")
        assert office.letters == []
        told = [ask(ada, f"ada{number}@a.example").status_code for number in range(7)]
        assert 429 in told
        assert len(office.letters) == told.count(200)


def test_an_address_that_cannot_be_asked_is_not_added(tmp_path: Path) -> None:
    with post_office() as office, server_with(tmp_path, office) as server:
        office.answers = ["550 nobody of this name"]
        ada = server.browser("Ada")
        assert reason(ask(ada, "nobody@a.example")) == (409, "undelivered")
        assert ada.get("/api/me/notices").json()["ways"] == []


def test_without_a_mail_server_the_page_says_so(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada = server.browser("Ada")
        assert ada.get("/api/me/notices").json()["mail"] is False
        assert reason(ask(ada, "ada@a.example")) == (409, "no-mail")
