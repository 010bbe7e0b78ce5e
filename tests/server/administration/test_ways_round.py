"""There is no way round what administrators forbid, nor round what they may not do themselves."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.administration.test_acts import ALONE, find, new_match, restrict
from tests.server.administration.test_acts import server as server  # noqa: PLC0414 -- a fixture
from tests.server.administration.test_rights import appoint, reason
from tests.server.live import GENEROUS, Live, live
from tests.server.ws.test_socket import enter

ADMIN = "/api/admin"
OPEN = {"game": "calimala", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2], "public": True}


class SlowCall:
    """A call whose head is sent long before its body."""

    def __init__(self, server: Live, browser: httpx.Client, method: str, path: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), GENEROUS)
        self._head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        token = browser.cookies.get("signoria")
        self._head += f"Origin: {server.url}\r\nCookie: signoria={token}\r\n"
        self._head += "Content-Type: application/json\r\nConnection: close\r\n"

    def begin(self, body: object) -> bytes:
        """Send the head, and a first sign of the body; the rest of it comes back."""
        text = json.dumps(body).encode()
        head = f"{self._head}Content-Length: {len(text)}\r\n\r\n".encode()
        self._socket.sendall(head + text[:1])
        return text[1:]

    def finish(self, rest: bytes) -> int:
        """Send the rest; the status of the answer."""
        self._socket.sendall(rest)
        with self._socket, self._socket.makefile("rb") as answer:
            return int(answer.read().split()[1])


def test_a_ban_holds_for_what_was_asked_before_it(server: Live) -> None:
    ada, bea, operator = server.browser("Ada"), server.browser("Bea"), server.operator()
    waiting = bea.post("/api/matches", json=OPEN).json()["id"]
    calls = [
        SlowCall(server, ada, "POST", f"/api/matches/{waiting}/join"),
        SlowCall(server, ada, "POST", "/api/matches"),
    ]
    rests = [call.begin(body) for call, body in zip(calls, ({}, ALONE), strict=True)]
    ada.get("/api/me")  # by now the server has asked who it is
    restrict(operator, "ban", find(operator, "Ada"))
    assert [call.finish(rest) for call, rest in zip(calls, rests, strict=True)] == [403, 403]


def test_a_seat_that_is_left_over_is_of_no_use_to_the_banned(server: Live) -> None:
    ada, bea, operator = server.browser("Ada"), server.browser("Bea"), server.operator()
    match = new_match(ada, bea)
    restrict(operator, "ban", find(operator, "Ada"))
    line = enter(server, match, ada)
    line.say(type="undo", version=1)
    assert line.hear("refused")["problem"]["reason"] == "banned"


def test_who_is_joined_with_the_banned_is_banned_at_once(server: Live) -> None:
    ada, operator = server.browser("Ada"), server.operator()
    link = ada.post("/api/me/link").json()["url"].partition("#")[2]
    other = server.browser("Other")
    match = new_match(other)
    restrict(operator, "ban", find(operator, "Other"))
    other.post("/api/me/device", json={"token": link}).raise_for_status()
    assert other.get("/api/me").json()["name"] == "Ada"
    own = new_match(ada)
    other.post("/api/me/former", json={"join": True}).raise_for_status()
    assert reason(ada.post("/api/matches", json=ALONE)) == (403, "banned")
    (row,) = operator.get(f"{ADMIN}/people", params={"text": "Ada"}).json()["people"]
    assert [one["kind"] for one in row["restrictions"]] == ["ban"]
    for one in (own, match):
        card = ada.get(f"/api/matches/{one}").json()
        assert card["status"] == "abandoned" or card["seats"][0]["standing_in"]


def test_a_match_is_found_by_its_id_whatever_people_are_called(server: Live) -> None:
    ada, operator = server.browser("Ada"), server.operator()
    match = new_match(ada)
    new_match(server.browser(match))
    found = operator.get(f"{ADMIN}/matches/{match}").raise_for_status().json()["match"]
    assert (found["id"], [one["name"] for one in found["people"]]) == (match, ["Ada"])


def test_a_name_of_before_lets_nobody_new_in(server: Live) -> None:
    ada, operator = server.browser("Ada"), server.operator()
    operator.put(f"{ADMIN}/entry", json={"invited_only": True}).raise_for_status()
    call = SlowCall(server, ada, "PUT", "/api/me")
    rest = call.begin({"name": "Somebody new"})
    ada.get("/api/me")
    ada.delete("/api/me").raise_for_status()
    assert call.finish(rest) == 401
    found = operator.get(f"{ADMIN}/people", params={"text": "new"}).json()
    assert found["people"] == []


def test_administrators_leave_each_other_alone(server: Live) -> None:
    ada, bea, operator = server.browser("Ada"), server.browser("Bea"), server.operator()
    own, other = appoint(server, ada, "Ada"), appoint(server, bea, "Bea")
    restrict(operator, "silence", own)
    refused = (403, "is-administrator")
    assert reason(ada.put(f"{ADMIN}/people/{other}/name", json={"name": "X"})) == refused
    assert reason(ada.delete(f"{ADMIN}/people/{other}/devices/all")) == refused
    for person in (own, other):
        assert reason(ada.delete(f"{ADMIN}/people/{person}/restrictions/silence")) == refused
    assert reason(ada.post(f"{ADMIN}/prune", json={"matches": 1})) == (403, "command-line-only")
    ada.put(f"{ADMIN}/people/{own}/name", json={"name": "Adele"}).raise_for_status()
    restrict(operator, "ban", own)
    assert reason(ada.get(f"{ADMIN}/people")) == (403, "banned")


def test_no_stranger_joins_what_is_hidden(server: Live) -> None:
    ada, bea, operator = server.browser("Ada"), server.browser("Bea"), server.operator()
    match = ada.post("/api/matches", json=OPEN).json()["id"]
    path = f"{ADMIN}/matches/{match}/restrictions/hidden"
    operator.put(path, json={}).raise_for_status()
    assert reason(bea.post(f"/api/matches/{match}/join", json={})) == (403, "private")
    operator.delete(path).raise_for_status()
    bea.post(f"/api/matches/{match}/join", json={}).raise_for_status()


def test_guests_at_a_device_keep_their_names(server: Live) -> None:
    ada, operator = server.browser("Rudest"), server.operator()
    guests = [
        {"kind": "me"},
        {"kind": "device", "name": "Grandpa"},
        {"kind": "bot", "bot": "random"},
    ]
    match = ada.post("/api/matches", json={"game": "calimala", "seats": guests}).json()["id"]
    person = find(operator, "Rudest")
    operator.put(f"{ADMIN}/people/{person}/name", json={"name": "One"}).raise_for_status()
    names = [seat["name"] for seat in ada.get(f"/api/matches/{match}").json()["seats"]]
    assert names == ["One", "Grandpa", None]


def test_who_is_removed_leaves_no_words_in_reports_nor_in_the_log(
    tmp_path: Path,
) -> None:
    with live(tmp_path) as server:
        ada, bea, operator = server.browser("Zorro"), server.browser("Bea"), server.operator()
        match = new_match(ada, bea)
        one, other = enter(server, match, ada), enter(server, match, bea)
        for line, text in ((one, "my secret address"), (other, "an insult")):
            line.say(type="say", text=text)
            line.hear("done")
        ada.post(
            f"/api/matches/{match}/reports", json={"reason": "words", "number": 2}
        ).raise_for_status()
        report = {"reason": "words", "number": 1, "text": "Zorro did \x1b[31m it\0"}
        bea.post(f"/api/matches/{match}/reports", json=report).raise_for_status()
        found = operator.get(f"{ADMIN}/reports").json()["reports"]
        assert found[0]["text"] == "Zorro did [31m it"
        operator.put(f"{ADMIN}/reports/{found[0]['id']}", json={"answer": "Zorro silenced"})
        restrict(operator, "silence", find(operator, "Zorro"), reason="Zorro again")
        ada.post("/api/me/removal", json={"name": "Zorro"}).raise_for_status()
        (left,) = operator.get(f"{ADMIN}/reports?all=yes").json()["reports"] or [None]
        assert left is None
        text = operator.get(f"{ADMIN}/log").text
        assert "Zorro" not in text
    assert b"secret address" not in b"".join(
        path.read_bytes() for path in tmp_path.iterdir() if path.is_file()
    )


def test_the_banned_have_their_data_and_end_their_browsers(server: Live) -> None:
    ada, operator = server.browser("Ada"), server.operator()
    new_match(ada)
    restrict(operator, "ban", find(operator, "Ada"))
    assert ada.post("/api/me/matches", json={}).status_code == 200
    assert ada.get("/api/me/talk").status_code == 200
    assert ada.delete("/api/me/devices").status_code == 200


@pytest.mark.parametrize("text", ["a\0b", "\ud800", "%", "\x1b[2J"])
def test_odd_texts_find_nobody(server: Live, text: str) -> None:
    operator = server.operator()
    asked: dict[str, Any] = {"text": text.encode("utf-8", "replace").decode()}
    for kind in ("people", "matches"):
        answer = operator.get(f"{ADMIN}/{kind}", params=asked)
        assert answer.status_code == 200
    for path in ("people/a%00b", "people/ä", "reports/a%00b"):
        method = "PUT" if path.startswith("reports") else "GET"
        answer = operator.request(method, f"{ADMIN}/{path}", json={} if method == "PUT" else None)
        assert answer.status_code == 404
