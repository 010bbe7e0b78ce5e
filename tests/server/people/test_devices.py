"""The browsers of a person: listed with their last use, ended one by one or all but one."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from signoria.server.journal.cells.cell_journal import CellJournal
from signoria.server.journal.cells.cells import MemoryCells
from signoria.server.people.devices import HOUR, Devices, describe_agent
from signoria.server.people.people import People
from tests.server.live import live
from tests.server.world import asynchronous

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Safari/604"
)
EDGE = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0"


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        (FIREFOX, "Firefox · Linux"),
        (IPHONE, "Safari · iPhone"),
        (EDGE, "Edge · Windows"),
        ("curl/8", ""),
        ("\x00<b>Firefox/1\n", "Firefox"),
        ("", ""),
    ],
)
def test_a_browser_is_told_by_program_and_system_alone(agent: str, said: str) -> None:
    assert describe_agent(agent) == said


@asynchronous
async def test_a_use_is_noted_once_an_hour() -> None:
    journal, now = await CellJournal.open(MemoryCells()), 10 * HOUR
    people, devices = People(journal, lambda: now), Devices(journal, lambda: now)
    person, token = await people.rename(None, "Ada")
    assert token
    for minutes in (0, 30, 59, 60):
        now = 10 * HOUR + minutes * 60_000
        await devices.note_use(token, FIREFOX)
        (found,) = await devices.list(person, token)
        assert found.used == (10 if minutes < 60 else 11) * HOUR // 1000
        assert (found.here, found.name) == (True, "Firefox · Linux")


def names(browser: httpx.Client) -> list[tuple[str, bool]]:
    """The browsers as one of them is told."""
    found = browser.get("/api/me/devices").raise_for_status().json()["devices"]
    return [(one["name"], one["here"]) for one in found]


def test_a_lost_telephone_is_ended_and_the_others_stay(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        first = server.client(Origin=server.url, **{"User-Agent": FIREFOX})
        first.put("/api/me", json={"name": "Ada"}).raise_for_status()
        phones = []
        for _ in range(2):
            link = first.post("/api/me/link").json()["url"].partition("#")[2]
            phone = server.client(Origin=server.url, **{"User-Agent": IPHONE})
            phone.post("/api/me/device", json={"token": link}).raise_for_status()
            phones.append(phone)
        for browser in (first, *phones):
            assert browser.get("/api/me").json() == {"name": "Ada"}
        assert names(first) == [("Firefox · Linux", True), *[("Safari · iPhone", False)] * 2]
        stranger = server.browser("Eve")
        lost = next(
            one["id"] for one in phones[0].get("/api/me/devices").json()["devices"] if one["here"]
        )
        assert stranger.delete(f"/api/me/devices/{lost}").status_code == 404
        first.delete(f"/api/me/devices/{lost}").raise_for_status()
        assert phones[0].get("/api/me").json() == {"name": None}
        assert phones[1].get("/api/me").json() == {"name": "Ada"}
        first.delete("/api/me/devices").raise_for_status()
        assert names(first) == [("Firefox · Linux", True)]
        assert phones[1].get("/api/me").json() == {"name": None}
        assert stranger.get("/api/me").json() == {"name": "Eve"}
        assert server.browser().get("/api/me/devices").status_code == 401
