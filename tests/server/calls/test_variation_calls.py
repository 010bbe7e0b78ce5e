"""Lines, records and playing on, as pages and programs ask for them over HTTP."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from signoria.record import write
from tests.record import games as recorded
from tests.server.calls.variation_bodies import line_of
from tests.server.live import Live, live

NEW = {"game": "calimala", "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]}
BOT = {"bot": "random", "seat": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("server")) as running:
        yield running


def reason(answer: httpx.Response) -> tuple[int, str]:
    """The status and why something was refused."""
    return answer.status_code, answer.json()["error"]["reason"]


def test_a_line_is_followed_for_somebody_without_a_name(server: Live) -> None:
    line = line_of(recorded.game(turns=3))
    answer = server.browser().post("/api/lines", json={"line": line, "seat": 1, "since": 5})
    assert answer.status_code == 200
    found = answer.json()
    assert found["actions"] == len(line["moves"])
    assert [step["actions"] for step in found["steps"]] == list(range(6, found["actions"] + 1))
    assert found["open"]


def test_what_is_too_large_or_wrong_is_refused(server: Live) -> None:
    line = line_of(recorded.game(turns=3))
    browser = server.browser()
    large = browser.post("/api/lines", json={"line": line | {"setup": {"a": "b" * 400_000}}})
    assert reason(large) == (413, "too-large")
    many = browser.post("/api/lines", json={"line": line | {"moves": ["stop"] * 10_001}})
    assert reason(many) == (400, "bad-body")
    position = browser.post("/api/lines", json={"line": line | {"position": "AAAA"}})
    assert reason(position) == (400, "bad-position")
    record = browser.post("/api/records", json={"text": "Signoria: 7\n"})
    assert reason(record) == (400, "bad-record")


def test_a_record_is_read_and_played_on(server: Live) -> None:
    text = write(recorded.game(turns=6).record())
    brought = server.browser().post("/api/records", json={"text": text, "language": "de"}).json()
    assert (brought["over"], brought["proven"], brought["doubt"]) == (False, "unbound", None)
    body = {"line": brought["line"], **BOT}
    assert reason(server.browser().post("/api/lines/match", json=body)) == (401, "no-name")
    card = server.browser("Anna").post("/api/lines/match", json=body).json()
    assert card["origin"] == {"match": None, "actions": len(brought["line"]["moves"]), "turn": 6}
    assert [seat["yours"] for seat in card["seats"]] == [True, False, False]


def test_a_match_is_played_on_from_a_moment(server: Live) -> None:
    anna, berta = server.browser("Anna"), server.browser("Berta")
    first = anna.post("/api/matches", json=NEW).json()["id"]
    path = f"/api/matches/{first}/moments/0/match"
    assert reason(berta.post(path, json=BOT)) == (403, "not-seated")
    card = anna.post(path, json=BOT).json()
    assert card["id"] != first
    assert card["origin"] == {"match": first, "actions": 0, "turn": 0}
    assert card["status"] == "running"
    assert reason(berta.get(f"/api/matches/{card['id']}")) == (403, "private")
    far = anna.post(f"/api/matches/{first}/moments/9999/match", json=BOT)
    assert reason(far) == (404, "no-such-moment")
    mine = anna.get("/api/lobby").json()["mine"]
    assert [each["origin"] is not None for each in mine] == [True, False]
