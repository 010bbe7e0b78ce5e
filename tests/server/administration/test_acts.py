"""What administrators do is seen at once by those whom it concerns, and stands in the log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria.server.administration.reports import AROUND, WAITING
from signoria.server.rooms.context import RoomLimits
from signoria.server.settings import Settings
from signoria.server.startup.run import limits_of
from tests.server.administration.test_rights import reason
from tests.server.live import Live, live
from tests.server.ws.test_socket import enter

ADMIN = "/api/admin"
REFUSED = 1008
RANDOM = {"kind": "bot", "bot": "random"}
ALONE = {"game": "calimala", "seats": [{"kind": "me"}, RANDOM, RANDOM]}


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("server")) as running:
        yield running


def new_match(host: httpx.Client, *guests: httpx.Client, public: bool = True) -> str:
    """A match of three that has begun: of these, and bots."""
    open_seats = [{"kind": "open"}] * len(guests)
    seats = [{"kind": "me"}, *open_seats, *[RANDOM] * (2 - len(guests))]
    body = {"game": "calimala", "seats": seats, "public": public}
    match = host.post("/api/matches", json=body).raise_for_status().json()["id"]
    for guest in guests:
        guest.post(f"/api/matches/{match}/join", json={}).raise_for_status()
    return str(match)


def find(operator: httpx.Client, name: str) -> str:
    """The id of the newest person with this name."""
    answer = operator.get(f"{ADMIN}/people", params={"text": name}).raise_for_status()
    return str(answer.json()["people"][0]["id"])


def restrict(operator: httpx.Client, kind: str, person: str, **more: Any) -> Any:
    path = f"{ADMIN}/people/{person}/restrictions/{kind}"
    return operator.put(path, json=more).raise_for_status().json()


def log(operator: httpx.Client) -> list[tuple[str, str, str]]:
    """The log: act, target, detail, the newest first."""
    lines = operator.get(f"{ADMIN}/log").json()["lines"]
    assert {line["actor"] for line in lines} == {"command line: root"}
    return [(line["act"], line["target"], line["detail"]) for line in lines]


def test_who_is_silenced_says_nothing_until_it_is_lifted(server: Live) -> None:
    ada, bea, operator = server.browser("Ada"), server.browser("Bea"), server.operator()
    match, person = new_match(ada, bea), find(operator, "Ada")
    line, other = enter(server, match, ada), enter(server, match, bea)
    restrict(operator, "silence", person, days=2, reason="rude words")
    line.say(type="say", text="hello")
    problem = line.hear("refused")["problem"]
    assert problem["reason"] == "silenced"
    assert problem["values"]["why"] == "rude words"
    assert "rude words" in problem["message"]
    assert " UTC" in problem["values"]["until"]
    other.say(type="say", text="hello Ada")
    other.hear("done")
    operator.delete(f"{ADMIN}/people/{person}/restrictions/silence").raise_for_status()
    line.say(type="say", text="hello Bea")
    line.hear("done")
    assert log(operator) == [
        ("lift silence", person, ""),
        ("silence", person, "2 d. rude words"),
    ]


def test_who_is_banned_only_looks_and_bots_play_on(server: Live) -> None:
    ada, bea, operator = server.browser("Ada"), server.browser("Bea"), server.operator()
    match, person = new_match(ada, bea), find(operator, "Ada")
    waiting = ada.post(
        "/api/matches",
        json={"game": "calimala", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]},
    ).json()["id"]
    line = enter(server, match, ada)
    found = restrict(operator, "ban", person)
    assert found["person"]["restrictions"][0]["until"] is None
    assert line.closing()[1] == "signed out"
    seat = bea.get(f"/api/matches/{match}").json()["seats"][0]
    assert seat["standing_in"]
    assert ada.get(f"/api/matches/{waiting}").json()["status"] == "abandoned"
    for answer in (
        ada.post(
            "/api/matches", json={"game": "calimala", "seats": [{"kind": "me"}, *[RANDOM] * 2]}
        ),
        ada.post(f"/api/matches/{match}/return"),
        ada.put("/api/me", json={"name": "Somebody"}),
        ada.post("/api/me/link"),
        ada.post("/api/me/codes"),
    ):
        assert reason(answer) == (403, "banned")
    assert ada.get("/api/me").json() == {"name": "Ada"}
    again = enter(server, match, ada)
    again.say(type="say", text="hello")
    assert again.hear("refused")["problem"]["reason"] == "banned"
    assert ada.get("/api/me/talk").status_code == 200
    operator.delete(f"{ADMIN}/people/{person}/restrictions/ban").raise_for_status()
    ada.post(f"/api/matches/{match}/return").raise_for_status()
    restrict(operator, "ban", person)
    assert ada.post("/api/me/removal", json={"name": "Ada"}).status_code == 200


def test_a_name_goes_from_all_that_was_played_and_said(server: Live) -> None:
    ada, bea, operator = server.browser("Rudest"), server.browser("Bea"), server.operator()
    match, person = new_match(ada, bea), find(operator, "Rudest")
    line, other = enter(server, match, ada), enter(server, match, bea)
    line.say(type="say", text="hello")
    line.hear("done")
    other.hear("hello")
    named = {"name": "Player  one", "reason": "an insult"}
    found = operator.put(f"{ADMIN}/people/{person}/name", json=named).raise_for_status().json()
    assert found["person"]["name"] == "Player one"
    hello = other.hear("hello")
    assert hello["match"]["seats"][0]["name"] == "Player one"
    assert [said["name"] for said in hello["chat"]] == ["Player one"]
    line.say(type="say", text="me again")
    assert line.hear("chat")["name"] == "Player one"
    assert "Rudest" not in bea.get("/api/lobby").text
    assert reason(operator.put(f"{ADMIN}/people/{person}/name", json={"name": " "})) == (
        400,
        "bad-name",
    )
    assert log(operator)[-1] == ("rename", person, "Rudest → Player one. an insult")


def test_a_hidden_match_is_seen_by_its_people_alone(server: Live) -> None:
    ada, bea, operator = server.browser("Ada"), server.browser("Bea"), server.operator()
    match = new_match(ada)
    stranger, own = enter(server, match, bea), enter(server, match, ada)
    running = [card["id"] for card in bea.get("/api/lobby").json()["running"]]
    assert match in running
    path = f"{ADMIN}/matches/{match}/restrictions/hidden"
    found = operator.put(path, json={}).raise_for_status().json()
    assert [one["kind"] for one in found["match"]["restrictions"]] == ["hidden"]
    assert stranger.closing() == (REFUSED, "private")
    own.hear("hello")
    own.say(type="ping")
    own.hear("done")
    assert bea.get("/api/lobby").json()["running"] == []
    assert reason(bea.get(f"/api/matches/{match}")) == (403, "private")
    assert [card["id"] for card in ada.get("/api/lobby").json()["mine"]] == [match]
    operator.delete(path).raise_for_status()
    assert bea.get(f"/api/matches/{match}").status_code == 200


def test_a_match_is_ended_closed_and_freed_of_a_line(server: Live) -> None:
    ada, bea, operator = server.browser("Ada"), server.browser("Bea"), server.operator()
    match = new_match(ada, bea)
    one, other = enter(server, match, ada), enter(server, match, bea)
    for text in ("first", "second"):
        one.say(type="say", text=text)
        one.hear("done")
    path = f"{ADMIN}/matches/{match}"
    found = operator.delete(f"{path}/talk/players/1").raise_for_status().json()
    assert [(line["number"], line["text"]) for line in found["talk"]] == [(1, ""), (2, "second")]
    for place in ("players/1", "players/9", "spectators/1", "players/x", "players/" + "9" * 30):
        assert reason(operator.delete(f"{path}/talk/{place}")) == (404, "no-such-line")
    operator.put(f"{path}/restrictions/closed", json={"days": 1}).raise_for_status()
    other.say(type="say", text="third")
    assert other.hear("refused")["problem"]["reason"] == "talk-closed"
    assert reason(operator.get(f"{path}/export")) == (409, "not-over")
    ended = operator.post(f"{path}/end", json={"reason": "stuck"}).raise_for_status().json()
    assert ended["match"]["status"] == "abandoned"
    assert reason(operator.post(f"{path}/end", json={})) == (409, "over")
    assert [act for act, *_ in log(operator)][:2] == ["end", "end"]


def test_the_record_of_any_match_can_be_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def quick(settings: Settings) -> RoomLimits:
        return replace(limits_of(settings), quick=0.0)

    monkeypatch.setattr("signoria.server.startup.run.limits_of", quick)
    with live(tmp_path) as server:
        check_export(server)


def check_export(server: Live) -> None:
    """Bots play a match to its end, and whoever administrates has its record."""
    ada, operator = server.browser("Ada"), server.operator()
    body = {"game": "calimala", "seats": [RANDOM] * 3, "public": False, "spectators": False}
    match = ada.post("/api/matches", json=body).raise_for_status().json()["id"]
    line = enter(server, match, ada)
    while (card := line.hear()).get("match") is None or card["match"]["status"] != "over":
        pass
    answer = operator.get(f"{ADMIN}/matches/{match}/export").raise_for_status()
    assert answer.text == ada.get(f"/api/matches/{match}/record").text
    assert reason(server.browser("Bea").get(f"/api/matches/{match}/record")) == (403, "private")


def test_browsers_of_others_are_ended(server: Live) -> None:
    ada, operator = server.browser("Ada"), server.operator()
    person, second = find(operator, "Ada"), server.browser()
    link = ada.post("/api/me/link").json()["url"].partition("#")[2]
    second.post("/api/me/device", json={"token": link}).raise_for_status()
    path = f"{ADMIN}/people/{person}"
    devices = operator.get(path).json()["devices"]
    assert len(devices) == 2
    assert reason(operator.delete(f"{path}/devices/0123")) == (404, "no-such-device")
    operator.delete(f"{path}/devices/{devices[0]['id']}").raise_for_status()
    known = [one.get("/api/me").json()["name"] for one in (ada, second)]
    assert sorted(known, key=str) == ["Ada", None]
    left = operator.delete(f"{path}/devices/all").raise_for_status().json()
    assert left["devices"] == []


def test_links_and_tokens_of_others_are_ended(server: Live) -> None:
    ada, operator = server.browser("Ada"), server.operator()
    link = ada.post("/api/me/link").json()["url"].partition("#")[2]
    path = f"{ADMIN}/people/{find(operator, 'Ada')}"
    listed = operator.get(path).json()["devices"]
    assert [one["kind"] for one in listed] == ["browser", "device"]
    assert listed[0]["until"] is None
    assert listed[1]["until"] > listed[1]["since"]
    operator.delete(f"{path}/devices/{listed[1]['id']}").raise_for_status()
    used = server.browser().post("/api/me/device", json={"token": link})
    assert reason(used) == (409, "bad-link")
    assert ada.get("/api/me").json()["name"] == "Ada"

    body = {"game": "calimala", "seats": [{"kind": "me"}, {"kind": "open"}, RANDOM]}
    match = ada.post("/api/matches", json=body).raise_for_status().json()["id"]
    token = ada.post(f"/api/matches/{match}/seats/1/token").raise_for_status().json()["token"]
    bot = {"Authorization": f"Bearer {token}"}
    card = server.client(**bot).get(f"/api/matches/{match}").raise_for_status().json()
    assert [seat["yours"] for seat in card["seats"]] == [False, True, False]
    people = operator.get(f"{ADMIN}/matches/{match}").json()["match"]["people"]
    (person,) = (one["id"] for one in people if one["name"] == "Bot 2")
    path = f"{ADMIN}/people/{person}"
    (found,) = operator.get(path).json()["devices"]
    assert (found["kind"], found["match"], found["seat"]) == ("bot", match, 1)
    left = operator.delete(f"{path}/devices/{found['id']}").raise_for_status().json()
    assert left["devices"] == []
    assert reason(server.client(**bot).get(f"/api/matches/{match}")) == (401, "bad-token")
    again = ada.post(f"/api/matches/{match}/seats/1/token").raise_for_status().json()["token"]
    assert again != token


def test_reports_come_with_what_was_said_and_wait_for_an_answer(server: Live) -> None:
    ada, bea, cat = (server.browser(name) for name in ("Ada", "Bea", "Cat"))
    operator, match = server.operator(), new_match(ada, bea)
    lines = [enter(server, match, ada) for _ in range(3)]  # nobody says so much by one
    for number in range(2 * AROUND + 3):
        line = lines[number % len(lines)]
        line.say(type="say", text=f"line {number}")
        line.hear("done")
    path = f"/api/matches/{match}/reports"
    wish = {"reason": "words", "number": AROUND + 2, "text": "that one"}
    assert bea.post(path, json=wish).raise_for_status().json() == {"waiting": 1}
    for browser, body, refused in (
        (server.browser(), wish, (401, "no-name")),
        (cat, wish, (404, "no-such-line")),
        (bea, {**wish, "number": 99}, (404, "no-such-line")),
        (bea, {"reason": "words", "room": "spectators", "number": 1}, (404, "no-such-line")),
        (ada, wish, (400, "nobody-reported")),
        (bea, {"reason": "name"}, (400, "nobody-reported")),
        (bea, {"reason": "name", "seat": 2}, (400, "nobody-reported")),
        (bea, {"reason": "name", "seat": 7}, (400, "nobody-reported")),
        (bea, {"reason": "envy", "seat": 0}, (400, "bad-body")),
    ):
        assert reason(browser.post(path, json=body)) == refused
    bea.post(path, json={"reason": "name", "seat": 0}).raise_for_status()
    cat.post(path, json={"reason": "leaving", "seat": 1}).raise_for_status()
    newest, *_, first = operator.get(f"{ADMIN}/reports").json()["reports"]
    assert (newest["reporter"]["name"], newest["person"]["name"]) == ("Cat", "Bea")
    assert (first["reporter"]["name"], first["person"]["name"]) == ("Bea", "Ada")
    numbers = [one["number"] for one in first["context"]]
    assert numbers == list(range(2, 2 * AROUND + 3))
    assert operator.get(ADMIN).json()["reports"] == 3
    answered = operator.put(f"{ADMIN}/reports/{first['id']}", json={"answer": "silenced"})
    assert len(answered.raise_for_status().json()["reports"]) == 2
    again = operator.put(f"{ADMIN}/reports/{first['id']}", json={})
    assert reason(again) == (404, "no-such-report")
    every = operator.get(f"{ADMIN}/reports?all=yes").json()["reports"]
    assert [one["answer"] for one in every] == ["", "", "silenced"]


def test_nobody_floods_the_reports(server: Live) -> None:
    ada, bea = server.browser("Ada"), server.browser("Bea")
    path = f"/api/matches/{new_match(ada, bea)}/reports"
    for waiting in range(1, WAITING + 1):
        answer = bea.post(path, json={"reason": "other", "seat": 0}).raise_for_status()
        assert answer.json() == {"waiting": waiting}
    assert reason(bea.post(path, json={"reason": "other", "seat": 0})) == (429, "many-reports")


def test_new_people_come_in_by_a_link_only(server: Live) -> None:
    ada, operator = server.browser("Ada"), server.operator()
    operator.put(f"{ADMIN}/entry", json={"invited_only": True}).raise_for_status()
    ada.put("/api/me", json={"name": "Ada again"}).raise_for_status()
    stranger = server.browser()
    assert reason(stranger.put("/api/me", json={"name": "Bea"})) == (403, "invited-only")
    wish = {"days": 1, "people": 1}
    link = operator.post(f"{ADMIN}/entry/links", json=wish).raise_for_status().json()
    assert link["people"] == 1
    entered = stranger.get(link["url"])
    assert (entered.status_code, entered.headers["location"]) == (303, "/")
    assert reason(stranger.put("/api/me", json={"name": " "})) == (400, "bad-name")
    stranger.put("/api/me", json={"name": "Bea"}).raise_for_status()
    late = server.browser()
    late.get(link["url"])
    assert reason(late.put("/api/me", json={"name": "Cat"})) == (403, "invited-only")
    assert "set-cookie" not in late.get("/enter/short").headers
    operator.put(f"{ADMIN}/entry", json={"invited_only": False}).raise_for_status()
    late.put("/api/me", json={"name": "Cat"}).raise_for_status()
    assert [act for act, *_ in log(operator)] == ["entry", "entry link", "entry"]


def test_what_is_old_is_dropped_on_demand(server: Live) -> None:
    operator = server.operator()
    wish = {"talk": 1, "notices": 1, "matches": 1}
    answer = operator.post(f"{ADMIN}/prune", json=wish).raise_for_status()
    assert answer.json() == {"talk": 0, "notices": 0, "matches": 0}
    assert reason(operator.post(f"{ADMIN}/prune", json={"talk": -1})) == (400, "bad-body")


def test_lists_go_on_page_by_page(server: Live) -> None:
    operator, ada = server.operator(), server.browser("Ada")
    for number in range(60):
        server.browser(f"Guest {number}")
    first = operator.get(f"{ADMIN}/people", params={"text": "guest"}).json()
    assert (len(first["people"]), first["people"][0]["name"]) == (50, "Guest 59")
    rest = operator.get(f"{ADMIN}/people", params={"text": "guest", "after": first["next"]}).json()
    assert (len(rest["people"]), rest["next"]) == (10, None)
    match = new_match(ada)
    query = {"status": "running", "text": "ADA"}
    found = operator.get(f"{ADMIN}/matches", params=query).json()["matches"]
    assert [one["id"] for one in found] == [match]
    for bad in ("x", "1.", "9" * 20 + ".a"):
        for kind in ("people", "matches"):
            answer = operator.get(f"{ADMIN}/{kind}", params={"after": bad})
            assert reason(answer) == (400, "bad-place")
    assert reason(operator.get(f"{ADMIN}/matches?status=lost")) == (400, "bad-status")
