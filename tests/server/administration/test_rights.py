"""Nobody but administrators, and whoever holds the server's own key, does what they may do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from signoria.server.calls.administration.table import ADMIN_CALLS
from signoria.server.protocol.calls import Call
from tests.server.live import KEY, Live, live

GONE = "A" * 16
NAMES = [f"{call.method} {call.path}" for call in ADMIN_CALLS]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("server")) as running:
        yield running


def ask(browser: httpx.Client, call: Call, body: object = None) -> httpx.Response:
    """A call with something in each place of its path."""
    path = call.path.replace("{kind}", "ban" if "people" in call.path else "hidden")
    path = re.sub(r"\{(room)\}", "players", path)
    path = re.sub(r"\{(number)\}", "1", path)
    return browser.request(call.method, re.sub(r"\{\w+\}", GONE, path), json=body)


def reason(answer: httpx.Response) -> tuple[int, Any]:
    return answer.status_code, answer.json()["error"]["reason"]


@pytest.mark.parametrize("call", ADMIN_CALLS, ids=NAMES)
def test_nobody_else_is_let_through(server: Live, call: Call) -> None:
    body: object = {} if call.body else None
    for stranger, refused in (
        (server.browser(), (401, "no-name")),
        (server.browser("Ada"), (403, "not-administrator")),
        (server.client(Authorization=f"Bearer {KEY[1:]}"), (401, "bad-token")),
        (server.client(Authorization=f"Basic {KEY}"), (401, "bad-token")),
    ):
        assert reason(ask(stranger, call, body)) == refused


@pytest.mark.parametrize("call", ADMIN_CALLS, ids=NAMES)
def test_what_is_not_there_is_refused_in_words(server: Live, call: Call) -> None:
    answer = ask(server.operator(), call, {} if call.body else None)
    if "{" in call.path:
        assert answer.status_code in (400, 404)
        assert answer.json()["error"]["message"]
    else:
        assert answer.status_code in (200, 400)
    if call.body:
        assert ask(server.operator(), call, [1]).status_code == 400


def test_no_foreign_page_acts_for_an_administrator(server: Live) -> None:
    ada = server.browser("Ada")
    appoint(server, ada, "Ada")
    evil = {"Origin": "https://evil.example"}
    entry = ada.put("/api/admin/entry", json={"invited_only": True}, headers=evil)
    assert reason(entry) == (403, "bad-origin")


def appoint(server: Live, browser: httpx.Client, name: str) -> str:
    """Make somebody an administrator; the person's id."""
    operator = server.operator()
    found = operator.get("/api/admin/people", params={"text": name}).json()["people"]
    operator.put(f"/api/admin/people/{found[0]['id']}/office").raise_for_status()
    assert browser.get("/api/admin").json()["actor"] == name
    return str(found[0]["id"])


def test_an_office_is_given_and_taken_at_the_command_line_only(server: Live) -> None:
    bea, cat = server.browser("Bea"), server.browser("Cat")
    one, other = appoint(server, bea, "Bea"), appoint(server, cat, "Cat")
    for method in ("PUT", "DELETE"):
        refused = bea.request(method, f"/api/admin/people/{other}/office")
        assert reason(refused) == (403, "command-line-only")
    for kind in ("ban", "silence"):
        refused = bea.put(f"/api/admin/people/{other}/restrictions/{kind}", json={})
        assert reason(refused) == (403, "is-administrator")
    assert bea.delete(f"/api/admin/people/{one}/office").status_code == 200
    assert reason(bea.get("/api/admin")) == (403, "not-administrator")
    operator = server.operator()
    operator.put(f"/api/admin/people/{other}/restrictions/ban", json={}).raise_for_status()
    assert reason(cat.put("/api/admin/entry", json={"invited_only": False})) == (403, "banned")
    operator.delete(f"/api/admin/people/{other}/office").raise_for_status()
    operator.delete(f"/api/admin/people/{other}/restrictions/ban").raise_for_status()
    assert reason(cat.get("/api/admin")) == (403, "not-administrator")


def test_a_network_bot_is_no_administrator(server: Live) -> None:
    dan = server.browser("Dan")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    match = dan.post("/api/matches", json={"game": "calimala", "seats": seats}).json()["id"]
    token = dan.post(f"/api/matches/{match}/seats/1/token").json()["token"]
    bot = server.client(Authorization=f"Bearer {token}")
    assert reason(bot.get("/api/admin")) == (403, "other-seat")
