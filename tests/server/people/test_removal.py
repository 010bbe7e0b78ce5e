"""Whoever wants to be deleted is nobody any more, in any browser, and nothing brings it back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from tests.server.live import live

CALIMALA: dict[str, Any] = {
    "game": "calimala",
    "seats": [{"kind": "me"}, {"kind": "device", "name": "Guest"}, {"kind": "open"}],
    "public": True,
}


def remove(browser: httpx.Client, name: object) -> httpx.Response:
    return browser.post("/api/me/removal", json={"name": name})


def reason(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["error"]["reason"]


def read_all(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())


def test_only_who_says_the_own_name_is_deleted(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada = server.browser("Ada  Byron")
        for other in ("Ada", "ada byron", "Bea", " "):
            assert reason(remove(ada, other)) == (409, "other-name")
        for bad in (None, 1, ["Ada Byron"]):
            assert remove(ada, bad).status_code == 400
        foreign = ada.post(
            "/api/me/removal",
            json={"name": "Ada Byron"},
            headers={"Origin": "https://evil.example"},
        )
        assert reason(foreign) == (403, "bad-origin")
        assert ada.get("/api/me").json()["name"]
        assert reason(remove(server.browser(), "Ada Byron")) == (401, "no-name")
        assert remove(ada, " Ada Byron ").json() == {"name": None}
        assert "signoria" not in ada.cookies
        assert ada.get("/api/me").json() == {"name": None}


def test_nothing_brings_somebody_back(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada, second = server.browser("Adeline"), server.browser()
        link = ada.post("/api/me/link").json()["url"].partition("#")[2]
        second.post("/api/me/device", json={"token": link}).raise_for_status()
        codes = ada.post("/api/me/codes").json()["codes"]
        ada.post("/api/me/ways", json={"url": "https://hook.example/adeline"}).raise_for_status()
        assert remove(ada, "Adeline").status_code == 200
        for one in (ada, second):
            assert one.get("/api/me").json() == {"name": None}
        lost = server.browser()
        assert lost.post("/api/me/recover", json={"code": codes[0]}).status_code == 409
        assert lost.post("/api/me/device", json={"token": link}).status_code == 409
    found = read_all(tmp_path)
    assert b"Adeline" not in found
    assert b"hook.example" not in found


def test_the_matches_of_others_go_on(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada, bea = server.browser("Adeline"), server.browser("Bea")
        running = ada.post("/api/matches", json=CALIMALA).raise_for_status().json()["id"]
        waiting = ada.post("/api/matches", json=CALIMALA).raise_for_status().json()["id"]
        bea.post(f"/api/matches/{running}/join", json={}).raise_for_status()
        assert remove(ada, "Adeline").status_code == 200
        card = bea.get(f"/api/matches/{running}").json()
        assert card["status"] == "running"
        assert [seat["name"] for seat in card["seats"]] == [None, None, "Bea"]
        assert all(seat["absent"] for seat in card["seats"][:2])
        listed = bea.get("/api/lobby").json()
        assert [one["id"] for one in listed["mine"]] == [running]
        assert waiting not in [one["id"] for one in listed["open"]]
    found = read_all(tmp_path)
    for text in (b"Adeline", b"Guest"):
        assert text not in found


def test_a_network_bot_is_told_that_it_cannot(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada = server.browser("Ada")
        match = ada.post("/api/matches", json=CALIMALA).json()["id"]
        token = ada.post(f"/api/matches/{match}/seats/2/token").json()["token"]
        bot = server.client(Authorization=f"Bearer {token}")
        assert reason(remove(bot, "Bot 3")) == (403, "other-seat")
