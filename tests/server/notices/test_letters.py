"""Signing in by mail, by a real mail server: nothing tells who has an account."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria.server.calls.recovery import LETTERS
from signoria.server.domain.clock.times import Times
from signoria.server.journal.notice_rows import WayRow
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.limits.shared_limits import SharedLimits
from signoria.server.notices.letters import BURST, MINUTES, BadLetter, Letters
from signoria.server.people.people import People, hash_token
from tests.server.journal.support.matches import run
from tests.server.live import Live, live
from tests.server.notices.post_office import Office, post_office
from tests.server.notices.test_mail import ask, links, reason, server_with, wait_for_letters

LINK = re.compile(r"/device#letter\.([\w-]{43})\b")
ADDRESS = "ada@a.example"


@dataclass
class Place:
    """A server that sends mail, with Ada, whose address is confirmed."""

    server: Live
    office: Office
    ada: httpx.Client

    def tokens(self) -> list[str]:
        """What the links of all letters so far carry."""
        letters = [letter.get_content() for letter in self.office.letters]
        return [found for text in letters for found in LINK.findall(text)]

    def send_letter(self, address: str = ADDRESS) -> str:
        """The token of a letter that somebody has asked for, once it has come."""
        before = len(self.office.letters)
        wish(self.server.browser(), address).raise_for_status()
        wait_for_letters(self.office, before + 1)
        return self.tokens()[-1]


def wish(browser: httpx.Client, address: object, **headers: str) -> httpx.Response:
    return browser.post("/api/sign-in/letters", json={"address": address}, headers=headers)


def use(browser: httpx.Client, token: object) -> httpx.Response:
    return browser.post("/api/sign-in/letter", json={"token": token})


def confirm(browser: httpx.Client, office: Office, address: str) -> None:
    """Name an address and say yes to the letter that comes."""
    ask(browser, address).raise_for_status()
    _, way, token = links(office)[-1]
    browser.post(f"/api/mail/{way}/{token}/confirm").raise_for_status()


@contextmanager
def place(folder: Path) -> Iterator[Place]:
    with post_office() as office, server_with(folder, office) as server:
        ada = server.browser("Ada")
        profile = {"language": "de", "zone": "Europe/Rome"}
        ada.put("/api/me/notices", json=profile).raise_for_status()
        confirm(ada, office, ADDRESS)
        yield Place(server, office, ada)


def test_a_letter_in_ones_language_makes_another_browser_the_same_person(tmp_path: Path) -> None:
    with place(tmp_path) as here:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        made = here.ada.post("/api/matches", json={"game": "calimala", "seats": seats}).json()
        assert here.server.client().get("/api/sign-in").json()["mail"] is True
        token = here.send_letter(" ADA@a.example ")
        letter = here.office.letters[-1]
        assert (letter["To"], letter["Subject"]) == (ADDRESS, "Als Ada anmelden")
        assert letter["Auto-Submitted"] == "auto-generated"

        back = here.server.browser()
        for scanner in (back.get(f"/device#letter.{token}"), back.head("/device")):
            scanner.raise_for_status()  # who only looks uses nothing up
        assert use(back, token).json() == {"name": "Ada"}
        assert [one["id"] for one in back.get("/api/lobby").json()["mine"]] == [made["id"]]
        assert len(back.get("/api/me/devices").json()["devices"]) == 2
        again = here.server.browser()
        assert reason(use(again, token)) == (409, "used-letter")
        assert again.get("/api/me").json() == {"name": None}


def test_the_answer_is_the_same_for_every_address(tmp_path: Path) -> None:
    with place(tmp_path) as here:
        ask(here.ada, "asked@a.example").raise_for_status()  # nobody has said yes there
        before = len(here.office.letters)
        answers = [
            wish(here.server.browser(), address)
            for address in ("nobody@a.example", "asked@a.example", ADDRESS)
        ]
        told = {(one.status_code, one.content, tuple(sorted(one.headers))) for one in answers}
        assert len(told) == 1
        assert answers[0].json() == {"minutes": MINUTES}
        wait_for_letters(here.office, before + 1)
        here.server.stop()  # what is still under way would come before the end
    assert here.office.recipients[before:] == [ADDRESS]


def test_bad_and_foreign_wishes_are_refused(tmp_path: Path) -> None:
    with place(tmp_path) as here:
        before = len(here.office.letters)
        elsewhere = wish(here.server.browser(), ADDRESS, Origin="https://evil.example")
        assert reason(elsewhere) == (403, "bad-origin")
        for bad in ("ada", f"{ADDRESS}\r\nBcc: eve@a.example", f"Ada <{ADDRESS}>"):
            assert reason(wish(here.server.browser(), bad)) == (400, "bad-mail-address")
        for body in ("", 7, None, "x" * 300):
            assert wish(here.server.browser(), body).status_code == 400
        for token in ("", 7, "x" * 200, "a b" * 9):
            assert use(here.server.browser(), token).status_code == 400
        assert reason(use(here.server.browser(), "x" * 43)) == (409, "bad-letter")
        assert len(here.office.letters) == before
        token = here.send_letter()  # all of that has used none up
        assert use(here.server.browser(), token).status_code == 200


def test_a_link_ends_with_its_address(tmp_path: Path) -> None:
    with place(tmp_path) as here:
        token = here.send_letter()
        (way,) = here.ada.get("/api/me/notices").json()["ways"]
        here.ada.delete(f"/api/me/ways/{way['id']}").raise_for_status()
        assert reason(use(here.server.browser(), token)) == (409, "bad-letter")


def test_who_has_lost_all_browsers_is_still_there(tmp_path: Path) -> None:
    with place(tmp_path) as here:
        here.ada.delete("/api/me").raise_for_status()
        back = here.server.browser()
        assert use(back, here.send_letter()).json() == {"name": "Ada"}


def test_letters_are_few_for_an_address_and_for_who_asks(tmp_path: Path) -> None:
    with place(tmp_path) as here:
        told = [wish(here.server.browser(), ADDRESS).status_code for _ in range(BURST)]
        assert told == [200] * BURST
        assert reason(wish(here.server.browser(), ADDRESS.upper())) == (429, "many-letters")
        left = LETTERS - BURST - 1
        others = [wish(here.server.browser(), f"b{one}@a.example") for one in range(left + 1)]
        assert [one.status_code for one in others] == [200] * left + [429]
        assert reason(others[-1]) == (429, "many-mails")


def test_without_a_mail_server_it_is_said(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        nobody = server.browser()
        assert nobody.get("/api/sign-in").json()["mail"] is False
        assert reason(wish(nobody, ADDRESS)) == (409, "no-mail")


@pytest.mark.parametrize(("after", "word"), [(MINUTES, "old-letter"), (MINUTES - 1, None)])
def test_a_link_works_for_some_minutes_and_once_however_many_try(
    tmp_path: Path, after: int, word: str | None
) -> None:
    async def work(journal: SqliteJournal) -> list[Any]:
        ada, _ = await People(journal).rename(None, "Ada")
        letters = Letters(journal, None, Times(lambda: after * 60_000), SharedLimits())
        way = WayRow(id="w", person=ada.id, kind="mail", target=ADDRESS, created=0)
        await journal.add_way(way)
        await journal.add_letters(ADDRESS, [hash_token("t" * 43)], 0, MINUTES * 60_000)
        tries = [letters.redeem("t" * 43) for _ in range(10)]
        return await asyncio.gather(*tries, return_exceptions=True)

    results = run(tmp_path / "a.db", work)
    refused = [one.reason for one in results if isinstance(one, BadLetter)]
    assert refused == ([word] * 10 if word else ["used-letter"] * 9)


def test_no_link_lies_in_the_files(tmp_path: Path) -> None:
    with place(tmp_path) as here:
        token = here.send_letter()
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        assert ADDRESS.encode() in kept
        assert token.encode() not in kept
