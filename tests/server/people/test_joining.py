"""A browser that becomes somebody else is asked whether both are one; nothing is joined before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from tests.server.live import Live, live

CALIMALA: dict[str, Any] = {"game": "calimala", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2}


def make(browser: httpx.Client) -> str:
    return str(browser.post("/api/matches", json=CALIMALA).raise_for_status().json()["id"])


def become(browser: httpx.Client, other: httpx.Client) -> None:
    """Sign in as somebody else by one of that one's codes."""
    code = other.post("/api/me/codes").raise_for_status().json()["codes"][0]
    browser.post("/api/me/recover", json={"code": code}).raise_for_status()


def settle(browser: httpx.Client, join: object) -> httpx.Response:
    return browser.post("/api/me/former", json={"join": join})


def matches(browser: httpx.Client) -> set[str]:
    return {one["id"] for one in browser.get("/api/lobby").json()["mine"]}


def reason(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["error"]["reason"]


def two(server: Live) -> tuple[httpx.Client, httpx.Client, set[str], set[str]]:
    """Ada, and Bea who sits in one of Ada's matches, too; with the matches of each."""
    ada, bea = server.browser("Ada"), server.browser("Bea")
    shared = make(ada)
    invitation = ada.get(f"/api/matches/{shared}").json()["invitation"]
    wish = {"seat": 1, "invitation": invitation}
    bea.post(f"/api/matches/{shared}/join", json=wish).raise_for_status()
    return ada, bea, {shared, make(ada)}, {shared, make(bea)}


def test_both_are_one_only_after_a_yes(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada, bea, hers, others = two(server)
        bea.post("/api/me/ways", json={"url": "https://a.example/bea"}).raise_for_status()
        link = bea.post("/api/me/link").json()["url"].partition("#")[2]
        second = server.browser()
        second.post("/api/me/device", json={"token": link}).raise_for_status()
        codes = bea.post("/api/me/codes").json()["codes"]

        become(bea, ada)
        assert bea.get("/api/me/former").json() == {"name": "Bea", "matches": 2, "both": 1}
        assert (matches(bea), matches(second)) == (hers, others)  # a question changes nothing
        for bad in (None, 1, "yes"):
            assert settle(bea, bad).status_code == 400
        foreign = bea.post(
            "/api/me/former", json={"join": True}, headers={"Origin": "https://evil.example"}
        )
        assert reason(foreign) == (403, "bad-origin")
        assert settle(bea, True).json() == {"name": "Ada"}
        for one in (ada, bea, second):  # all browsers of both
            assert one.get("/api/me").json() == {"name": "Ada"}
            assert matches(one) == hers | others
        for match in hers | others:
            seats = ada.get(f"/api/matches/{match}").json()["seats"]
            assert {seat["seat"] for seat in seats if seat["yours"]} == (
                {0, 1} if match in hers & others else {0}
            )
        assert [way["target"] for way in ada.get("/api/me/notices").json()["ways"]] == [
            "https://a.example/bea"
        ]
        lost = server.browser()
        assert lost.post("/api/me/recover", json={"code": codes[0]}).json() == {"name": "Ada"}
        assert bea.get("/api/me/former").json()["name"] is None
        assert reason(settle(bea, True)) == (409, "no-former")


def test_who_leaves_the_former_keeps_both_apart(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada, bea, hers, _ = two(server)
        own = server.browser("Solo")
        alone = make(own)
        become(own, ada)
        assert settle(own, False).json() == {"name": "Ada"}
        assert matches(own) == hers
        assert reason(settle(own, True)) == (409, "no-former")
        assert ada.get(f"/api/matches/{alone}").json()["status"] == "abandoned"
        assert bea.get("/api/me").json() == {"name": "Bea"}


def test_nobody_is_joined_whom_a_browser_cannot_prove(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada, bea, hers, others = two(server)
        assert reason(server.browser().get("/api/me/former")) == (401, "no-name")
        assert reason(settle(ada, True)) == (409, "no-former")
        own = ada.cookies["signoria"]
        for forged in ("x" * 43, "", own):
            headers = {"Cookie": f"signoria={own}; signoria-before={forged}"}
            asked = server.client(Origin=server.url, **headers)
            assert asked.get("/api/me/former").json()["name"] is None
            assert reason(settle(asked, True)) == (409, "no-former")
        assert (matches(ada), matches(bea)) == (hers, others)
        again = server.browser("Cora")
        become(again, again)  # the same person is no other one
        assert again.get("/api/me/former").json()["name"] is None
