"""Invitations by HTTP: playing once more with and without a body, accepting, declining."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from ..live import live

BOT = {"kind": "bot", "bot": "random"}
NEW = {"game": "calimala", "seats": [{"kind": "me"}, {"kind": "open"}, BOT], "public": True}


def reason(answer: httpx.Response) -> Any:
    """Why something was refused."""
    return answer.json()["error"]["reason"]


@pytest.fixture
def people(tmp_path: Path) -> Any:
    """Anna and Bea, each at a browser."""
    with live(tmp_path) as server:
        yield server.browser("Anna"), server.browser("Bea")


def give_up(host: httpx.Client) -> str:
    """A match against bots that its host has given up."""
    card = host.post("/api/matches", json={**NEW, "seats": [{"kind": "me"}, BOT, BOT]}).json()
    host.post(f"/api/matches/{card['id']}/leave")
    return str(card["id"])


def test_a_rematch_without_a_body_is_as_the_last_time_and_with_one_as_it_says(people: Any) -> None:
    host, _ = people
    for wish, clock in ((None, None), ({"clock": 600}, 600), ({}, None)):
        path = f"/api/matches/{give_up(host)}/rematch"
        answer = host.post(path) if wish is None else host.post(path, json=wish)
        assert answer.status_code == 200, answer.text
        assert (answer.json()["status"], answer.json()["clock"]) == ("running", clock)


def test_what_is_wrong_with_a_proposal_is_said(people: Any) -> None:
    host, _ = people
    path = f"/api/matches/{give_up(host)}/rematch"
    for wish, why in (
        ({"seats": [{"kind": "me"}] * 3}, "bad-body"),
        ({"seats": [{"kind": "last", "seat": 0}] * 3}, "seated-twice"),
        ({"seats": [BOT, BOT, BOT]}, "without-you"),
        ({"colour": "red"}, "bad-body"),
    ):
        assert reason(host.post(path, json=wish)) == why
    text = host.post(path, content=b"{}", headers={"Content-Type": "text/plain"})
    assert reason(text) == "wrong-type"
    assert reason(host.post(path, content=b"{", headers={"Content-Type": "application/json"}))


def test_who_is_not_asked_can_neither_accept_nor_decline(people: Any) -> None:
    host, guest = people
    path = f"/api/matches/{host.post('/api/matches', json=NEW).json()['id']}"
    for answer in (guest.post(f"{path}/accept", json={}), guest.post(f"{path}/decline")):
        assert (answer.status_code, reason(answer)) == (409, "not-asked")
