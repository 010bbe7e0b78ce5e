"""The HTTP side of a real server."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from signoria.server.http import http_protocol
from signoria.server.http.headers import POLICY
from signoria.server.hub.hub import Hub
from signoria.server.limits.budgets import PERSON, SAVED
from signoria.server.limits.costs import CALLS
from tests.server.live import GENEROUS, Live, live

FEW = 4.75 * CALLS["me"].of() / SAVED  # five calls, of which the last is on credit
NEW = {"game": "calimala", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("server")) as running:
        yield running


def reason(answer: httpx.Response) -> str:
    """Why something was refused."""
    found: str = answer.json()["error"]["reason"]
    return found


def raw(server: Live, request: bytes) -> bytes:
    """The answer to bytes as they are, until the server closes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=GENEROUS) as line:
        line.sendall(request)
        parts = iter(lambda: line.recv(65536), b"")
        return b"".join(parts)


def test_games_are_told(server: Live) -> None:
    games = server.browser().get("/api/games").json()["games"]
    tables = {game["name"]: game["players"] for game in games}
    assert tables == {"calimala": [3, 4, 5], "forging-florence": [2, 3, 4]}
    assert "heuristic" in games[0]["bots"]


def test_lists_are_compressed_and_hold_no_secret(server: Live) -> None:
    """The length of a compressed answer could tell who can put words into it of a secret there."""
    host, stranger = server.browser(), server.browser()
    host.put("/api/me", json={"name": "Ada"})
    made = [host.post("/api/matches", json={**NEW, "public": True}).json() for _ in range(4)]
    assert all(match["invitation"] for match in made)
    for one in (stranger, host):
        told = one.get("/api/lobby")
        assert told.headers["content-encoding"] == "gzip"
        lists = [*told.json()["mine"], *told.json()["open"]]
        assert {match["id"] for match in made} <= {match["id"] for match in lists}
        assert not any(match["invitation"] for match in lists)
    for match in made:
        host.post(f"/api/matches/{match['id']}/leave")


def test_only_what_has_ended_is_put_away(server: Live) -> None:
    browser = server.browser()
    browser.put("/api/me", json={"name": "Anna"})
    path = f"/api/matches/{browser.post('/api/matches', json=NEW).json()['id']}"
    answer = browser.put(f"{path}/archive", json={"archived": True})
    assert (answer.status_code, reason(answer)) == (409, "not-over")
    browser.post(f"{path}/leave")
    assert browser.put(f"{path}/archive", json={"archived": True}).json()["status"] == "abandoned"
    assert browser.get("/api/lobby").json()["mine"] == []
    found = browser.post("/api/me/matches", json={"archived": True}).json()["matches"]
    assert [card["id"] for card in found] == [path.rpartition("/")[2]]


def test_a_browser_gets_a_name_and_keeps_it(server: Live) -> None:
    browser = server.browser()
    assert browser.get("/api/me").json() == {"name": None}
    answer = browser.put("/api/me", json={"name": "  Anna\u202e  "})
    assert answer.json() == {"name": "Anna"}
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("signoria=")
    for part in ("httponly", "samesite=strict", "path=/", "max-age="):
        assert part in cookie
    assert browser.get("/api/me").json() == {"name": "Anna"}
    assert "set-cookie" not in browser.put("/api/me", json={"name": "Berta"}).headers
    assert browser.delete("/api/me").json() == {"name": None}
    assert browser.get("/api/me").json() == {"name": None}


def test_a_link_moves_a_person_once(server: Live) -> None:
    link = server.browser("Anna").post("/api/me/link").json()["url"]
    address, token = link.split("#")
    assert address == f"{server.url}/device"
    other = server.browser()
    assert other.post("/api/me/device", json={"token": token}).json() == {"name": "Anna"}
    assert other.get("/api/me").json() == {"name": "Anna"}
    again = server.browser().post("/api/me/device", json={"token": token})
    assert (again.status_code, reason(again)) == (409, "bad-link")


def test_a_match_is_made_and_joined(server: Live) -> None:
    host, guest = server.browser("Anna"), server.browser("Berta")
    card = host.post("/api/matches", json=NEW).json()
    path = f"/api/matches/{card['id']}"
    refused = guest.post(f"{path}/join", json={})
    assert (refused.status_code, reason(refused)) == (403, "not-invited")
    joined = guest.post(f"{path}/join", json={"invitation": card["invitation"]}).json()
    assert [seat["yours"] for seat in joined["seats"]] == [False, True, False]
    assert joined["invitation"] is None
    running = host.post(f"{path}/seats/2/bot", json={"bot": "heuristic"}).json()
    assert running["status"] == "running"
    early = host.get(f"{path}/record")
    assert (early.status_code, reason(early)) == (409, "not-over")
    mine = host.get("/api/lobby").json()["mine"]
    assert [each["id"] for each in mine] == [card["id"]]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "why"),
    [
        ("PUT", "/api/me", b"{", 400, "bad-json"),
        ("PUT", "/api/me", b"\xff", 400, "bad-json"),
        ("PUT", "/api/me", b'{"name":1}', 400, "bad-body"),
        ("PUT", "/api/me", b'{"name":"a","more":1}', 400, "bad-body"),
        ("PUT", "/api/me", b'{"name":"\\u200b"}', 400, "bad-name"),
        ("PUT", "/api/me", b'{"name":"%s"}' % (b"x" * 20_000), 413, "too-large"),
        ("POST", "/api/matches", b"{}", 401, "no-name"),
        ("POST", "/api/me", b"{}", 405, "wrong-method"),
        ("GET", "/api/nothing", b"", 404, "not-found"),
        ("GET", f"/api/matches/{'A' * 16}", b"", 404, "no-such-match"),
        ("GET", "/api/matches/..%2f..", b"", 404, "not-found"),
        ("GET", "/assets/nothing.js", b"", 404, "not-found"),
    ],
)
def test_what_is_wrong_is_told(
    server: Live, method: str, path: str, body: bytes, status: int, why: str
) -> None:
    headers = {"content-type": "application/json"}
    answer = server.browser().request(method, path, content=body, headers=headers)
    assert (answer.status_code, reason(answer)) == (status, why)
    assert answer.json()["error"]["message"]


def test_a_body_must_be_json(server: Live) -> None:
    answer = server.browser().put("/api/me", data={"name": "Anna"})
    assert (answer.status_code, reason(answer)) == (415, "wrong-type")


def test_a_body_without_a_length_is_bounded_too(server: Live) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    headers = {"content-type": "application/json"}
    answer = server.browser().put("/api/me", content=endless(), headers=headers)
    assert (answer.status_code, reason(answer)) == (413, "too-large")


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null"])
def test_foreign_pages_change_nothing(server: Live, origin: str | None) -> None:
    headers = {"Origin": origin} if origin else {}
    answer = httpx.put(
        f"{server.url}/api/me", json={"name": "Anna"}, headers=headers, trust_env=False
    )
    assert (answer.status_code, reason(answer)) == (403, "bad-origin")
    assert "set-cookie" not in answer.headers


def test_a_foreign_name_for_this_server_is_refused(server: Live) -> None:
    for path in ("/", "/api/me", "/assets/x.js"):
        answer = httpx.get(server.url + path, headers={"Host": "evil.example"}, trust_env=False)
        assert (answer.status_code, reason(answer)) == (421, "bad-host")


def test_a_bad_token_is_refused_and_a_bad_cookie_is_none(server: Live) -> None:
    answer = server.browser().get("/api/me", headers={"Authorization": "Bearer nonsense"})
    assert (answer.status_code, reason(answer)) == (401, "bad-token")
    browser = server.browser()
    browser.cookies.set("signoria", "nonsense")
    assert browser.get("/api/me").json() == {"name": None}


def test_a_bot_token_is_good_for_its_match_only(server: Live) -> None:
    host = server.browser("Anna")
    card, other = (host.post("/api/matches", json=NEW).json() for _ in range(2))
    path = f"/api/matches/{card['id']}"
    token = host.post(f"{path}/seats/1/token").json()["token"]
    bot = server.client(Authorization=f"Bearer {token}")
    assert bot.get(path).json()["seats"][1]["yours"]
    for elsewhere in (f"/api/matches/{other['id']}", "/api/lobby"):
        answer = bot.get(elsewhere)
        assert (answer.status_code, reason(answer)) == (403, "other-seat")
    assert bot.post("/api/matches", json=NEW).status_code == 403
    for wish in ("rematch", "leave", "return", "seats/2/token"):
        answer = bot.post(f"{path}/{wish}")
        assert (answer.status_code, reason(answer)) == (403, "other-seat")


def test_behind_a_proxy_that_is_trusted_each_caller_has_its_own_rate(tmp_path: Path) -> None:
    with live(tmp_path, trusted_proxy="127.0.0.1", budget=FEW) as server:
        for caller in ("192.0.2.1", "192.0.2.2"):
            client = server.client(**{"X-Forwarded-For": caller})
            assert {client.get("/api/me").status_code for _ in range(5)} == {200}
        assert server.client(**{"X-Forwarded-For": "192.0.2.1"}).get("/api/me").status_code == 429


def test_nobody_else_can_say_who_calls(tmp_path: Path) -> None:
    with live(tmp_path, trusted_proxy="192.0.2.9", budget=FEW) as server:
        callers = [server.client(**{"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(6)]
        assert [caller.get("/api/me").status_code for caller in callers] == [200] * 5 + [429]


def test_what_fails_unexpectedly_is_told_by_its_number_only(
    server: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: object, __: object) -> None:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr(Hub, "lobby", fail)
    answer = server.browser().get("/api/lobby")
    assert (answer.status_code, reason(answer)) == (500, "internal")
    assert "secret" not in answer.text
    assert "ZeroDivisionError" not in answer.text
    assert answer.json()["error"]["values"]["id"] in caplog.text


def test_who_is_forgotten_plays_no_more(server: Live) -> None:
    ann, ben = server.browser("Ann"), server.browser("Ben")
    bot = {"kind": "bot", "bot": "random"}
    new = {**NEW, "public": True, "seats": [{"kind": "me"}, {"kind": "open"}, bot]}
    path = f"/api/matches/{ann.post('/api/matches', json=new).json()['id']}"
    ben.post(f"{path}/join", json={}).raise_for_status()
    ben.delete("/api/me").raise_for_status()
    seat = ann.get(path).json()["seats"][1]
    assert seat["standing_in"]


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/nothing", "/m/x", "/nothing", "/api/openapi.json"]
)
def test_every_answer_has_the_security_headers(server: Live, path: str) -> None:
    headers = server.browser().get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers
    assert "strict-transport-security" not in headers
    if path.startswith("/api/me"):
        assert headers["cache-control"] == "no-store"


def test_what_is_no_http_has_them_too(server: Live) -> None:
    answer = raw(server, b"nonsense\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400")
    assert POLICY.encode() in answer


def answer_to(server: Live, request: bytes) -> bytes:
    """The answer to bytes as they are, empty if the connection is cut."""
    try:
        return raw(server, request)
    except (ConnectionResetError, BrokenPipeError):
        return b""


@pytest.mark.parametrize(("lines", "fits"), [(10, True), (100, False)])
def test_a_request_head_has_a_limit(server: Live, lines: int, fits: bool) -> None:
    head = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    more = b"X-More: %s\r\n" % (b"x" * 1000)
    assert answer_to(server, head + more * lines + b"\r\n").startswith(b"HTTP/1.1 200") is fits


@pytest.mark.parametrize("start", [b"", b"GET / HTTP/1.1\r\nHost: localh"])
def test_who_sends_slowly_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_SECONDS", 0.1)
    with live(tmp_path) as slow:
        answer_to(slow, start)  # returns only when the server closes


@pytest.mark.parametrize(
    "path",
    [
        *("/../pyproject.toml", "/assets/../index.py", "/assets/../../settings.py"),
        *("/..%2f..%2fsettings.py", "/%2e%2e/settings.py", "//etc/passwd", "/./../settings.py"),
    ],
)
def test_no_path_leads_to_other_files(server: Live, path: str) -> None:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=GENEROUS)
    line.request("GET", path)
    answer = line.getresponse()
    body = answer.read()
    line.close()
    assert answer.status in (404, 503)  # 503: where the pages have not been built
    assert b"Settings" not in body
    assert b"root:" not in body


def test_the_protocol_is_published(server: Live) -> None:
    browser = server.browser()
    assert browser.get("/api/openapi.json").json()["openapi"] == "3.1.0"
    assert browser.get("/api/asyncapi.json").json()["asyncapi"] == "3.0.0"


def test_numbers_are_told_on_this_machine_only(server: Live) -> None:
    assert server.browser().get("/metrics").status_code in (404, 503)
    server.browser().get("/api/nothing")
    numbers = httpx.get(f"{server.numbers}/metrics", trust_env=False).text
    for name in ("connections", "rooms", "journal_batches_total", "bot_moves_total"):
        assert f"signoria_{name} " in numbers
    assert 'signoria_refusals_total{reason="not-found"}' in numbers
    assert httpx.get(f"{server.numbers}/health", trust_env=False).text == "ok\n"
    for path in ("metrics", "health"):  # not for a page whose name was turned to this machine
        turned = httpx.get(
            f"{server.numbers}/{path}", headers={"Host": "evil.example"}, trust_env=False
        )
        assert turned.status_code == 421


def test_too_many_calls_are_refused(tmp_path: Path) -> None:
    with live(tmp_path, budget=FEW) as server:
        browser = server.browser()
        answers = [browser.get("/api/me") for _ in range(7)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        assert reason(answers[-1]) == "too-fast"
        assert "retry-after" in answers[-1].headers
        assert browser.get("/nothing.html").status_code != 429


def test_matches_are_made_more_slowly_than_other_calls(tmp_path: Path) -> None:
    """A person may spend half of what an address may, so that another can still ask."""
    with live(tmp_path, budget=2.5 * CALLS["create"].of() / SAVED / PERSON) as server:
        browser, guest = server.browser("Anna"), server.browser("Berta")
        answers = [browser.post("/api/matches", json=NEW) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert guest.get("/api/me").status_code == 200


def test_under_https_the_cookie_is_bound_to_this_host(tmp_path: Path) -> None:
    with live(tmp_path, base_url="https://games.example.org") as server:
        headers = {"Origin": "https://games.example.org", "Host": "games.example.org"}
        answer = httpx.put(
            f"{server.url}/api/me", json={"name": "Anna"}, headers=headers, trust_env=False
        )
        cookie = answer.headers["set-cookie"].lower()
        assert cookie.startswith("__host-signoria=")
        assert "secure" in cookie
        assert "strict-transport-security" in answer.headers


@pytest.mark.parametrize(("proxy", "told"), [(None, "1.0"), ("127.0.0.1", "0.0")])
def test_https_without_a_trusted_proxy_stands_in_the_numbers(
    tmp_path: Path, proxy: str | None, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    with live(tmp_path, base_url="https://a.example", trusted_proxy=proxy) as server:
        numbers = httpx.get(f"{server.numbers}/metrics", trust_env=False).text
        assert f"signoria_one_address {told}" in numbers
    assert ("--trusted-proxy" in caplog.text) == (proxy is None)


def test_the_past_is_told_to_each_as_it_may_know_it(server: Live) -> None:
    host, guest = server.browser("Anna"), server.browser("Berta")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    new = {"game": "calimala", "seats": seats, "options": {"start": "0"}}
    path = f"/api/matches/{host.post('/api/matches', json=new).json()['id']}/moments"
    assert host.get(path).json() == {"watching": None, "steps": []}
    begin = host.get(f"{path}/0", params={"seat": 0}).json()
    assert (begin["actions"], begin["of"], begin["view"]["viewer"]) == (0, 0, 0)
    assert guest.get(f"{path}/0").json()["view"]["viewer"] is None
    for asked, status, why in (
        ("/0?seat=0", 403, "not-seated"),
        ("?seat=0", 403, "not-seated"),
        ("?seat=x", 404, "no-seat"),
        ("/1", 404, "no-such-moment"),
        ("/-1", 404, "no-such-moment"),
        ("/x", 404, "no-such-moment"),
    ):
        answer = guest.get(path + asked)
        assert (answer.status_code, reason(answer)) == (status, why)
    closed = host.post("/api/matches", json={**new, "spectators": False}).json()["id"]
    answer = guest.get(f"/api/matches/{closed}/moments/0")
    assert (answer.status_code, reason(answer)) == (403, "private")
