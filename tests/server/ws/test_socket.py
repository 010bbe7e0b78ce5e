"""The WebSocket of a real server."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from tests.server.live import GENEROUS, Live, live

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
ALONE = {"game": "calimala", "seats": [{"kind": "me"}, *BOTS]}
PUBLIC = {"game": "calimala", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2, "public": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("server")) as running:
        yield running


class Line:
    """A connection to a match."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.asked = 0

    def hear(self, kind: str | None = None) -> dict[str, Any]:
        """The next frame, of this kind."""
        while True:
            frame: dict[str, Any] = json.loads(self.connection.recv(GENEROUS))
            if kind in (None, frame["type"]):
                return frame

    def say(self, **frame: Any) -> None:
        self.asked += 1
        self.connection.send(json.dumps({"id": self.asked, **frame}))

    def ending(self) -> ConnectionClosed:
        """How the connection ends, after all that the server has to say."""
        try:
            while True:
                self.connection.recv(GENEROUS)
        except ConnectionClosed as closed:
            return closed

    def closing(self) -> tuple[int, str]:
        """The code and reason with which the server closes."""
        closed = self.ending().rcvd
        assert closed is not None
        return closed.code, closed.reason


def enter(
    server: Live, match: str, browser: httpx.Client | None = None, query: str = "", **more: Any
) -> Line:
    """Enter a match; ``more`` are headers."""
    headers = {"Origin": server.url, **more}
    if browser:
        headers["Cookie"] = f"signoria={browser.cookies['signoria']}"
    if "Authorization" in more:
        del headers["Origin"]
    connection = connect(
        f"{server.url.replace('http', 'ws', 1)}/api/matches/{match}/socket{query}",
        additional_headers={name: value for name, value in headers.items() if value},
        compression=None,
        proxy=None,
    )
    return Line(server.clients.enter_context(connection))


def make_match(server: Live, new: dict[str, Any] = ALONE) -> tuple[httpx.Client, str]:
    """A match, and the browser of its host."""
    browser = server.browser("Anna")
    card = browser.post("/api/matches", json=new)
    card.raise_for_status()
    return browser, card.json()["id"]


def play_until_mine(line: Line) -> dict[str, Any]:
    """The situation in which the viewer is to decide, with its version."""
    while True:
        frame = line.hear()
        for path, value in (frame.get("situation") or {"own": []})["own"]:
            if path == ["legal"]:
                return {"legal": value, "version": frame["version"]}


def test_a_move_is_answered_and_told(server: Live) -> None:
    browser, match = make_match(server)
    line = enter(server, match, browser)
    now = play_until_mine(line)
    action = now["legal"][0]["action"]
    line.say(type="move", version=now["version"], action=action)
    step = line.hear("step")
    assert step["version"] == now["version"] + 1
    done = line.hear("done")
    assert done["id"] == 1
    assert done["version"] > now["version"]


def test_a_stale_move_is_refused_and_the_table_shown(server: Live) -> None:
    browser, match = make_match(server)
    line = enter(server, match, browser)
    now = play_until_mine(line)
    line.say(type="move", version=now["version"] - 1, action=now["legal"][0]["action"])
    refused = line.hear("refused")
    assert (refused["id"], refused["problem"]["reason"]) == (1, "stale")
    assert line.hear("hello")["version"] >= now["version"]


def test_who_comes_back_gets_what_is_missing(server: Live) -> None:
    browser, match = make_match(server, PUBLIC)
    first = enter(server, match, browser)
    version = first.hear("hello")["version"]
    again = enter(server, match, browser, f"?version={version}")
    browser.post(f"/api/matches/{match}/seats/1/bot", json={"bot": "random"}).raise_for_status()
    assert again.hear("step")["version"] == version + 1


def test_a_spectator_sees_no_hand(server: Live) -> None:
    _, match = make_match(server)
    hello = enter(server, match).hear("hello")
    assert hello["yours"] == []
    assert hello["situation"]["own"] == []
    assert all(mat["hand"] is None for mat in hello["situation"]["view"]["mats"])


def test_a_browser_that_is_forgotten_is_sent_away_and_its_name_is_news(server: Live) -> None:
    browser, match = make_match(server)
    line = enter(server, match, browser)
    line.hear("hello")
    browser.put("/api/me", json={"name": "Annina"}).raise_for_status()
    line.say(type="say", text="It is me")
    assert line.hear("chat")["name"] == "Annina"
    browser.delete("/api/me").raise_for_status()
    assert line.closing() == (1013, "signed out")


def test_a_bot_enters_with_its_token(server: Live) -> None:
    browser, match = make_match(server, PUBLIC)
    token = browser.post(f"/api/matches/{match}/seats/1/token").json()["token"]
    bot = enter(server, match, query="?state=1", Authorization=f"Bearer {token}")
    assert bot.hear("hello")["yours"] == [1]
    with pytest.raises(InvalidStatus) as refused:
        enter(server, "A" * 16, Authorization=f"Bearer {token}")
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("headers", "query", "status"),
    [
        ({"Origin": "http://evil.example"}, "", 403),
        ({"Origin": None}, "", 403),
        ({"Authorization": "Bearer nonsense"}, "", 401),
        ({}, "?version=x", 400),
        ({}, "?version=-1", 400),
    ],
)
def test_who_may_not_enter_is_told_before(
    server: Live, headers: dict[str, Any], query: str, status: int
) -> None:
    _, match = make_match(server)
    with pytest.raises(InvalidStatus) as refused:
        enter(server, match, query=query, **headers)
    assert refused.value.response.status_code == status
    assert json.loads(refused.value.response.body or b"")["error"]["message"]


def test_a_match_that_is_not_there_closes_with_its_own_code(server: Live) -> None:
    assert enter(server, "A" * 16).closing() == (4404, "no-such-match")
    assert enter(server, "A").closing() == (4404, "no-such-match")


def test_a_private_match_is_not_shown(server: Live) -> None:
    _, match = make_match(server, {**PUBLIC, "public": False, "spectators": False})
    assert enter(server, match).closing() == (1008, "private")


@pytest.mark.parametrize(
    "frame",
    [
        *("", "{", "[]", "null", "7", '{"type":"move"}', '{"type":"fly","id":1}'),
        *('{"type":"ping","id":-1}', '{"type":"ping","id":1,"more":2}', "\u0000", b"\xff\xfe"),
        *('{"type":"say","id":1,"text":""}', '{"type":"move","id":1,"version":1,"action":1e9}'),
    ],
)
def test_nonsense_is_refused_and_in_the_end_closed(server: Live, frame: str | bytes) -> None:
    browser, match = make_match(server)
    line = enter(server, match, browser)
    for _ in range(2):
        line.connection.send(frame)
        refused = line.hear("refused")
        assert (refused["id"], refused["problem"]["reason"]) == (None, "bad-message")
    line.say(type="ping")
    line.hear("done")
    for _ in range(3):
        line.connection.send(frame)
    assert line.closing() == (1008, "bad-message")


def test_a_large_frame_closes(server: Live) -> None:
    _, match = make_match(server)
    line = enter(server, match)
    line.connection.send("x" * 5000)
    assert line.closing() == (1009, "too-large")
    line = enter(server, match)
    line.connection.send("x" * 100_000)
    assert line.closing()[0] == 1009


def test_a_flood_of_commands_is_read_slowly(server: Live) -> None:
    _, match = make_match(server)
    flooding, other = enter(server, match), enter(server, match)
    for _ in range(60):
        flooding.say(type="ping")
    other.say(type="ping")
    other.hear("done")
    answered = [flooding.hear("done")["id"] for _ in range(60)]
    assert answered == sorted(set(answered))


def test_a_flood_of_pings_is_cut_off(server: Live) -> None:
    _, match = make_match(server)
    line = enter(server, match)
    ping = Frame(Opcode.PING, b"").serialize(mask=True)
    with suppress(OSError):
        line.connection.socket.sendall(ping * 1000)
    assert line.ending().rcvd is None


def test_places_are_limited(tmp_path: Path) -> None:
    with live(tmp_path, max_connections=2) as server:
        _, match = make_match(server)
        first, _ = enter(server, match), enter(server, match)
        assert enter(server, match).closing() == (1013, "too-many")
        first.connection.close()
        numbers = httpx.get(f"{server.numbers}/metrics", trust_env=False)
        while "signoria_connections 1.0" not in numbers.text:
            numbers = httpx.get(f"{server.numbers}/metrics", trust_env=False)
        enter(server, match).hear("hello")


def test_a_stopping_server_says_so(tmp_path: Path) -> None:
    with live(tmp_path) as server:
        _, match = make_match(server)
        line = enter(server, match)
        line.hear("hello")
        server.stop()
        assert line.closing()[0] == 1001


def test_who_reads_nothing_harms_nobody(server: Live) -> None:
    browser, match = make_match(server)
    with sockets.create_connection(("127.0.0.1", server.port), timeout=GENEROUS) as idle:
        idle.sendall(
            f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Origin: {server.url}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        line = enter(server, match, browser)
        for _ in range(10):
            line.say(type="ping")
            line.hear("done")


def test_talk_has_its_own_pace(server: Live) -> None:
    browser, match = make_match(server)
    line = enter(server, match, browser)
    for _ in range(30):
        line.say(type="say", text="Buongiorno")
    refused = line.hear("refused")
    assert refused["problem"]["reason"] == "too-fast"
    assert refused["id"] > 10
