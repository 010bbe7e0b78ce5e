"""The directory over HTTP: what two people at a table learn of each other, and what nobody does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria.server.hub.invite_by_name import MOST
from tests.server.live import Live, live

NEW: dict[str, Any] = {
    "game": "calimala",
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
    "public": True,
    "options": {"start": "0"},
}


def meet(host: httpx.Client, guest: httpx.Client) -> str:
    """A match that begins between two people."""
    made = host.post("/api/matches", json=NEW).raise_for_status().json()
    guest.post(f"/api/matches/{made['id']}/join", json={}).raise_for_status()
    return str(made["id"])


def people(browser: httpx.Client, query: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (
        browser.get(f"/api/me/people{query}").raise_for_status().json()["people"]
    )
    return found


def reason(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["error"]["reason"]


def test_who_met_knows_each_other_and_nobody_else(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada, bea, cat = (server.browser(name) for name in ("Ada", "Bea", "Cat"))
        match = meet(ada, bea)
        (hers,), (his,) = people(ada), people(bea)
        assert (hers["name"], hers["matches"], hers["invitable"]) == ("Bea", 1, True)
        assert (his["name"], hers["key"] != his["key"]) == ("Ada", True)
        assert people(cat) == []
        assert ada.get(f"/api/matches/{match}/people").json()["people"] == [hers]
        assert cat.get(f"/api/matches/{match}/people").json()["people"] == []
        ada.put("/api/me", json={"name": "Ada of late"}).raise_for_status()
        assert people(bea) == [his]  # what happens elsewhere is nobody's business
        for path in ("/api/me/people", "/api/me/invited-by", f"/api/matches/{match}/people"):
            assert reason(server.browser().get(path)) == (401, "no-name")
        check_keys(bea, cat, his["key"], hers["key"])


def check_keys(owner: httpx.Client, other: httpx.Client, own: str, strange: str) -> None:
    """A key is of use to its owner, and to others as much as any text."""
    assert owner.post("/api/me/standings", json={"people": [own]}).status_code == 200
    for browser, key in ((owner, strange), (owner, "x" * 16), (other, own), (other, strange)):
        for body in ({"people": [key]}, {"people": [own, key]}):
            answer = browser.post("/api/me/standings", json=body)
            assert reason(answer) == (404, "no-such-person")
            assert reason(browser.post("/api/me/matches", json=body)) == (404, "no-such-person")
        hide = browser.put(f"/api/me/people/{key}/hidden", json={"hidden": True})
        assert hide.content == answer.content
    for bad in ([], ["short"], ["x" * 17], ["x" * 16] * 8, "x" * 16, None):
        assert reason(owner.post("/api/me/standings", json={"people": bad})) == (400, "bad-body")


def test_whoever_cannot_be_invited_is_told_alike(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada = server.browser("Ada")
        for _ in range(3):
            meet(ada, server.browser("Bea"))
        nobody, hidden, gone = (server.browser("Bea") for _ in range(3))
        for one in (nobody, hidden, gone):
            meet(ada, one)
        assert nobody.get("/api/me/invited-by").json() == {"by": "met"}
        nobody.put("/api/me/invited-by", json={"by": "nobody"}).raise_for_status()
        assert nobody.get("/api/me/invited-by").json() == {"by": "nobody"}
        (known,) = people(hidden)
        hide(hidden, known["key"])
        assert (people(hidden), people(hidden, "?hidden=yes")) == ([], [{**known, "hidden": True}])
        gone.delete("/api/me").raise_for_status()
        told = [{**one, "key": "", "last": 0} for one in people(ada)]
        assert [one["invitable"] for one in told] == [False] * 3 + [True] * 3
        assert told[0] == told[1] == told[2]
        assert reason(nobody.put("/api/me/invited-by", json={"by": "all"})) == (400, "bad-body")


def hide(browser: httpx.Client, key: str) -> None:
    browser.put(f"/api/me/people/{key}/hidden", json={"hidden": True}).raise_for_status()


def test_a_group_has_its_matches_and_standings(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada, bea, cat = (server.browser(name) for name in ("Ada", "Bea", "Cat"))
        matches = [meet(ada, bea) for _ in range(2)]
        meet(ada, cat)
        (key,) = [one["key"] for one in people(ada) if one["name"] == "Bea"]
        wish = {"people": [key], "only": True}
        found = ada.post("/api/me/matches", json=wish).raise_for_status().json()
        assert {one["id"] for one in found["matches"]} == set(matches)
        told = ada.post("/api/me/standings", json=wish).raise_for_status().json()
        assert [one["name"] for one in told["people"]] == ["Bea"]
        assert (told["games"], told["more"]) == ([], False)  # nothing has ended yet
        for field in ("people", "only"):
            bad = {**wish, field: 1}
            assert reason(ada.post("/api/me/matches", json=bad)) == (400, "bad-body")


@pytest.mark.parametrize("after", ["x", "1.x"])
def test_a_bad_place_is_no_failure(tmp_path: Path, after: str) -> None:
    with live(tmp_path) as server:
        ada = server.browser("Ada")
        meet(ada, server.browser("Bea"))
        assert ada.get(f"/api/me/people?after={after}").status_code == 200


def test_own_wishes_go_with_the_person(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada, bea = server.browser("Ada"), server.browser("Bea")
        meet(ada, bea)
        assert remove(bea) == 200
        assert people(ada) == []


def remove(browser: httpx.Client) -> int:
    name = browser.get("/api/me").json()["name"]
    return browser.post("/api/me/removal", json={"name": name}).status_code


def test_a_server_without_people_has_an_empty_directory(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        assert people(alone(server)) == []


def alone(server: Live) -> httpx.Client:
    """Somebody who has played against bots only."""
    ada = server.browser("Ada")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    ada.post("/api/matches", json={**NEW, "seats": seats}).raise_for_status()
    return ada


def waiting(browser: httpx.Client, seats: int = 1) -> str:
    """A match with so many open seats."""
    wanted = [{"kind": "me"}, *[{"kind": "open"}] * seats]
    bots = [{"kind": "bot", "bot": "random"}] * (3 - len(wanted))
    made = browser.post("/api/matches", json={**NEW, "seats": [*wanted, *bots]})
    return str(made.raise_for_status().json()["id"])


def invite(browser: httpx.Client, match: str, key: str, seat: int = 1) -> httpx.Response:
    wish = {"seat": seat, "person": key}
    return browser.post(f"/api/matches/{match}/invitations", json=wish)


def test_who_met_is_invited_by_key_and_comes(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada, bea, cat = (server.browser(name) for name in ("Ada", "Bea", "Cat"))
        meet(ada, bea)
        bea.put("/api/me", json={"name": "Bea of late"}).raise_for_status()
        (known,) = people(ada)
        match = waiting(ada, 2)
        told = invite(ada, match, known["key"]).raise_for_status().json()
        assert (told["seats"][1]["holder"], told["seats"][1]["name"]) == ("invited", "Bea")
        assert reason(invite(ada, match, known["key"], 2)) == (409, "here-already")
        assert reason(invite(cat, match, known["key"])) == (404, "no-such-person")
        (other,) = people(bea)
        assert reason(invite(bea, match, other["key"])) == (403, "not-host")
        bea.post(f"/api/matches/{match}/accept", json={"value": None}).raise_for_status()
        for seat, why in ((1, "seat-taken"), (7, "no-seat")):
            assert invite(ada, match, known["key"], seat).json()["error"]["reason"] == why
        bad = ada.post(f"/api/matches/{match}/invitations", json={"seat": 2, "person": "Bea"})
        assert reason(bad) == (400, "bad-body")


def test_whoever_cannot_be_invited_is_refused_alike(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada = server.browser("Ada")
        nobody, hidden, gone = (server.browser("Bea") for _ in range(3))
        for one in (nobody, hidden, gone):
            meet(ada, one)
        keys = [one["key"] for one in people(ada)]
        nobody.put("/api/me/invited-by", json={"by": "nobody"}).raise_for_status()
        hide(hidden, people(hidden)[0]["key"])
        gone.delete("/api/me").raise_for_status()
        match = waiting(ada)
        answers = [invite(ada, match, key) for key in keys]
        assert reason(answers[0]) == (403, "not-invitable")
        assert answers[0].content == answers[1].content == answers[2].content
        headers = [{**one.headers, "date": ""} for one in answers]
        assert headers[0] == headers[1] == headers[2]


def test_only_so_many_seats_are_kept_at_a_time(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        ada, bea = server.browser("Ada"), server.browser("Bea")
        meet(ada, bea)
        (known,) = people(ada)
        matches = [waiting(ada) for _ in range(MOST + 1)]
        for match in matches[:MOST]:
            invite(ada, match, known["key"]).raise_for_status()
        assert reason(invite(ada, matches[MOST], known["key"])) == (429, "many-invitations")
        bea.post(f"/api/matches/{matches[0]}/decline").raise_for_status()
        invite(ada, matches[MOST], known["key"]).raise_for_status()
