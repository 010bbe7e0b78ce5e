"""Recovery codes: told once, each good for one browser, whoever lost all others."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.server.calls.recovery import TRIES
from signoria.server.journal.sqlite.sqlite_journal import SqliteJournal
from signoria.server.people.codes import ALPHABET, NUMBER, BadCode, Codes, clean_code, new_code
from signoria.server.people.people import People
from tests.server.journal.support.matches import run
from tests.server.live import Live, live

SHOWN = re.compile(r"[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}")


def test_codes_are_easy_to_copy_from_paper() -> None:
    assert len(set(ALPHABET)) == 32
    assert not set(ALPHABET) & set("ILOU")
    assert SHOWN.fullmatch(new_code())


@given(
    st.lists(st.sampled_from(["-", " ", "\u2013", "\u00a0", "\n", ""]), min_size=19, max_size=19)
)
def test_a_code_is_known_however_it_is_typed(between: list[str]) -> None:
    code = new_code()
    typed = "".join(sign + gap for sign, gap in zip(code, between, strict=True))
    for one in (typed, typed.lower(), typed.replace("0", "o").replace("1", "l")):
        assert clean_code(one) == code.replace("-", "")


def test_a_code_works_once_however_many_try(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> None:
        people, codes = People(journal), Codes(journal, lambda: 5000)
        ada, _ = await people.rename(None, "Ada")
        assert (await codes.count(ada)).made is None
        first, *others = await codes.renew(ada)
        assert len({first, *others}) == NUMBER
        tries = [codes.redeem(first) for _ in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        found = [each for each in results if not isinstance(each, BaseException)]
        refused = [each.reason for each in results if isinstance(each, BadCode)]
        assert (len(found), refused) == (1, ["used-code"] * 19)
        same, token = found[0]
        assert same == ada == await people.find(token)
        count = await codes.count(ada)
        assert (count.left, count.made) == (NUMBER - 1, 5)
        await codes.renew(ada)
        for old in others:
            with pytest.raises(BadCode, match="no-such-code"):
                await codes.redeem(old)

    run(tmp_path / "a.db", work)


def test_no_code_lies_in_the_files(tmp_path: Path) -> None:
    async def work(journal: SqliteJournal) -> list[str]:
        ada, _ = await People(journal).rename(None, "Somebody Findable")
        codes = Codes(journal)
        made = await codes.renew(ada)
        await codes.redeem(made[0])
        found.append(contents())  # with the WAL as it is while the server runs
        return made

    def contents() -> bytes:
        return b"".join(file.read_bytes() for file in tmp_path.iterdir())

    found: list[bytes] = []
    made = run(tmp_path / "a.db", work)
    found.append(contents())
    for data in found:
        assert b"Somebody Findable" in data
        for code in made:
            assert code.encode() not in data
            assert clean_code(code).encode() not in data


def recover(server: Live, code: str) -> tuple[httpx.Client, httpx.Response]:
    """A browser that nobody knows, with what it is told of a code."""
    browser = server.browser()
    return browser, browser.post("/api/me/recover", json={"code": code})


def reason(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["error"]["reason"]


def test_who_has_lost_all_browsers_comes_back_with_all_matches(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada = server.browser("Ada")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        match = ada.post("/api/matches", json={"game": "calimala", "seats": seats}).json()["id"]
        codes = ada.post("/api/me/codes").raise_for_status().json()["codes"]
        assert ada.get("/api/me/codes").json()["left"] == NUMBER
        assert ada.delete("/api/me").json() == {"name": None}

        back, answer = recover(server, codes[3].lower().replace("-", " "))
        assert answer.json() == {"name": "Ada"}
        assert [one["id"] for one in back.get("/api/lobby").json()["mine"]] == [match]
        assert back.get(f"/api/matches/{match}").json()["host"]
        assert back.get("/api/me/codes").json()["left"] == NUMBER - 1
        assert [one["here"] for one in back.get("/api/me/devices").json()["devices"]] == [True]

        stranger, again = recover(server, codes[3])
        assert reason(again) == (409, "used-code")
        assert stranger.get("/api/me").json() == {"name": None}
        _, wrong = recover(server, new_code())
        assert reason(wrong) == (409, "no-such-code")
        assert not wrong.headers.get("set-cookie")


def test_codes_are_for_who_has_a_name_and_not_for_sites_elsewhere(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        nobody = server.browser()
        assert reason(nobody.get("/api/me/codes")) == (401, "no-name")
        assert reason(nobody.post("/api/me/codes")) == (401, "no-name")
        ada = server.browser("Ada")
        elsewhere = {"Origin": "https://evil.example"}
        assert ada.post("/api/me/codes", headers=elsewhere).status_code == 403
        code = ada.post("/api/me/codes").json()["codes"][0]
        foreign = nobody.post("/api/me/recover", json={"code": code}, headers=elsewhere)
        assert foreign.status_code == 403
        for body in ({}, {"code": ""}, {"code": "x" * 101}, {"code": 7}, {"code": code, "x": 1}):
            assert nobody.post("/api/me/recover", json=body).status_code == 400
        assert ada.get("/api/me/codes").json()["left"] == NUMBER


def test_an_address_may_not_try_one_code_after_the_other(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        code = server.browser("Ada").post("/api/me/codes").json()["codes"][0]
        told = [recover(server, new_code())[1].status_code for _ in range(TRIES)]
        assert told == [409] * TRIES
        _, answer = recover(server, code)
        assert reason(answer) == (429, "many-codes")
