"""Analyses and hints, as pages ask for them over HTTP, by analysts in processes of their own."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from signoria.record import write
from tests.analysis.ends import end
from tests.record import games as recorded
from tests.server.calls.test_variation_calls import reason
from tests.server.live import Live, live

SECONDS = 300.0  # for what takes one, on a machine that has much else to do
PAUSE = 0.05
NEW = {"game": "calimala", "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("server")) as running:
        yield running


def begin_analysis(browser: httpx.Client, text: str) -> dict[str, Any]:
    """The first news of the analysis of a record."""
    answer = browser.post("/api/records/analysis", json={"text": text})
    assert answer.status_code == 200, answer.text
    news: dict[str, Any] = answer.json()
    return news


def until(browser: httpx.Client, key: str, *states: str) -> dict[str, Any]:
    """News of an analysis as soon as it is in one of these states."""
    end_of_patience = time.monotonic() + SECONDS
    while time.monotonic() < end_of_patience:
        news: dict[str, Any] = browser.get(f"/api/analyses/{key}").json()
        if news["state"] in states:
            return news
        time.sleep(PAUSE)  # between two questions, as pages ask
    raise AssertionError(f"not one of {states} after {SECONDS} seconds")


def test_a_record_is_analysed_and_the_second_one_has_it_at_once(server: Live) -> None:
    text = write(end("calimala", 2).record())
    news = begin_analysis(server.browser(), text)
    assert news["state"] in ("waiting", "running")
    found = until(server.browser(), news["key"], "whole", "failed")
    assert (found["state"], found["progress"]) == ("whole", 1.0)
    assert found["outlooks"][-1]["moves"] == len(end("calimala", 2).played)
    assert begin_analysis(server.browser(), text) == found


def test_what_is_not_over_or_no_record_is_refused(server: Live) -> None:
    browser = server.browser()
    half = write(recorded.game(turns=3).record())
    answer = browser.post("/api/records/analysis", json={"text": half})
    assert reason(answer) == (409, "not-over")
    bad = browser.post("/api/records/analysis", json={"text": "Signoria: 7\n"})
    assert reason(bad) == (400, "bad-record")
    anna = server.browser("Anna")
    match = anna.post("/api/matches", json=NEW).json()["id"]
    assert reason(anna.post(f"/api/matches/{match}/analysis")) == (409, "not-over")
    assert reason(browser.get(f"/api/analyses/{'0' * 64}")) == (404, "no-such-analysis")
    assert reason(browser.get("/api/analyses/elsewhere")) == (404, "no-such-analysis")


def whose_turn(browser: httpx.Client, match: str) -> dict[str, Any]:
    """The card of a match as soon as it is the browser's turn."""
    while not (card := browser.get(f"/api/matches/{match}").json())["your_turn"]:
        time.sleep(PAUSE)  # bots are at it
    assert isinstance(card, dict)
    return card


def test_a_hint_is_told_and_counted(server: Live) -> None:
    anna, berta = server.browser("Anna"), server.browser("Berta")
    match = anna.post("/api/matches", json=NEW).json()["id"]
    assert whose_turn(anna, match)["hints"]
    version = 100  # more than there are: the newest is told in the refusal's place
    assert reason(anna.post(f"/api/matches/{match}/hint", json={"version": version}))[0] == 409
    told = None
    for asked in range(1, 60):
        answer = anna.post(f"/api/matches/{match}/hint", json={"version": asked})
        if answer.status_code == 200:
            told = answer.json()
            break
        assert reason(answer)[1] in ("stale", "too-fast")
    assert told
    assert told["ways"][0]["share"] > 0
    seats = anna.get(f"/api/matches/{match}").json()["seats"]
    assert [seat["hints"] for seat in seats] == [1, 0, 0]
    other = berta.post(f"/api/matches/{match}/hint", json={"version": told["version"]})
    assert reason(other) == (403, "not-seated")
    nobody = server.browser().post(f"/api/matches/{match}/hint", json={"version": 1})
    assert reason(nobody) == (401, "no-name")


def test_matches_go_on_while_a_game_is_analysed_and_it_can_be_stopped(server: Live) -> None:
    anna = server.browser("Anna")
    text = write(end("forging-florence", 10_000).record())
    key = begin_analysis(anna, text)["key"]
    until(anna, key, "running")
    for _ in range(5):
        match = anna.post("/api/matches", json=NEW).json()["id"]
        whose_turn(anna, match)
    news = anna.get(f"/api/analyses/{key}").json()
    assert (news["state"], news["progress"] < 1) == ("running", True)
    second = anna.post("/api/records/analysis", json={"text": write(end("calimala", 1).record())})
    assert reason(second) == (429, "one-analysis")
    assert anna.request("DELETE", f"/api/analyses/{key}").json() == {"key": key}
    assert begin_analysis(server.browser(), write(end("calimala", 3).record()))["key"] != key
