"""One's own mistakes as exercises, over HTTP: from a match that was analysed to the schedule."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.calls.test_analysis_calls import until
from tests.server.calls.test_variation_calls import reason
from tests.server.live import Live, live
from tests.support.bad_play import line_to_play, play_badly

GAMES = ("calimala", "forging-florence")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("server")) as running:
        yield running


def play_and_analyse(server: Live, browser: httpx.Client, game: str) -> str:
    """A match that somebody has played badly, analysed."""
    match = begin(browser, game)
    asyncio.run(play_badly(server.url, match, browser.cookies["signoria"]))
    news = browser.post(f"/api/matches/{match}/analysis").json()
    assert until(browser, news["key"], "whole", "failed")["state"] == "whole"
    return match


def begin(browser: httpx.Client, game: str) -> str:
    answer = browser.post("/api/lines/match", json=line_to_play(game))
    answer.raise_for_status()
    return str(answer.json()["id"])


def ask(browser: httpx.Client, method: str, path: str, body: object = None) -> dict[str, Any]:
    answer = browser.request(method, path, json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_one_s_mistakes_of_a_match_are_practised_until_they_are_known(
    server: Live, game: str
) -> None:
    anna = server.browser("Anna")
    match = play_and_analyse(server, anna, game)
    made = ask(anna, "POST", f"/api/matches/{match}/exercises")
    assert 1 <= made["made"] == made["kept"] <= 5
    again = ask(anna, "POST", f"/api/matches/{match}/exercises")
    assert again == {"made": 0, "kept": made["kept"]}
    practice = ask(anna, "GET", "/api/me/exercises")
    assert (practice["due"], practice["kept"], practice["next"]) == (made["kept"],) * 2 + (None,)
    kept = {one["key"]: one for one in ask(anna, "GET", "/api/me/exercises/all")["exercises"]}
    for number in range(made["kept"]):
        told = ask(anna, "GET", "/api/me/exercises/next")
        one = told["exercise"]
        assert told["practice"]["due"] == made["kept"] - number
        found = kept[one["key"]]["found"]
        assert found["size"] in ("mistake", "blunder")
        solve(anna, one, found)
    done = ask(anna, "GET", "/api/me/exercises/next")
    assert (done["exercise"], done["practice"]["due"]) == (None, 0)
    assert done["practice"]["next"] is not None


def solve(browser: httpx.Client, one: dict[str, Any], found: dict[str, Any]) -> None:
    """First as it was played, then as it should have been; something else in between."""
    path = f"/api/me/exercises/{one['key']}"
    possible = {move["text"] for move in one["end"]["open"]}
    best = found["best"][0]["move"]
    assert {found["move"], best} <= possible
    wrong = ask(browser, "POST", f"{path}/try", {"move": found["move"]})
    assert (wrong["right"], wrong["found"], wrong["lost"]) == (False, None, found["lost"])
    other = next(iter(possible - {found["move"], best}), best)
    between = ask(browser, "POST", f"{path}/try", {"move": other})
    assert between["right"] is (between["found"] is not None)
    right = ask(browser, "POST", f"{path}/try", {"move": best})
    assert (right["right"], right["found"]["best"]) == (True, found["best"])
    solution = ask(browser, "POST", f"{path}/solution")
    assert solution["found"] == found
    assert solution["due"] == right["due"] == wrong["due"] > one["made"]


def test_what_is_not_there_is_refused(server: Live) -> None:
    anna, berta = server.browser("Anna"), server.browser("Berta")
    match = begin(anna, "calimala")
    assert reason(anna.post(f"/api/matches/{match}/exercises")) == (409, "not-over")
    asyncio.run(play_badly(server.url, match, anna.cookies["signoria"]))
    assert reason(anna.post(f"/api/matches/{match}/exercises")) == (404, "no-such-analysis")
    assert reason(server.browser().get("/api/me/exercises")) == (401, "no-name")
    empty = ask(berta, "GET", "/api/me/exercises")
    assert empty == {"due": 0, "kept": 0, "next": None}
    for key in ("nothing", f"{'0' * 32}-1"):
        path = f"/api/me/exercises/{key}"
        assert reason(anna.post(f"{path}/try", json={"move": "x"})) == (404, "no-such-exercise")
        assert reason(anna.post(f"{path}/solution")) == (404, "no-such-exercise")
        assert reason(anna.delete(path)) == (404, "no-such-exercise")


def test_others_see_none_of_it_and_have_their_own(server: Live) -> None:
    anna, berta = server.browser("Anna"), server.browser("Berta")
    match = play_and_analyse(server, anna, "calimala")
    made = ask(anna, "POST", f"/api/matches/{match}/exercises")["made"]
    assert made
    theirs = berta.post(f"/api/matches/{match}/exercises")
    assert theirs.status_code != 200 or theirs.json() == {"made": 0, "kept": 0}
    key = ask(anna, "GET", "/api/me/exercises/next")["exercise"]["key"]
    path = f"/api/me/exercises/{key}"
    assert reason(berta.post(f"{path}/solution")) == (404, "no-such-exercise")
    assert ask(anna, "DELETE", path)["kept"] == made - 1
    again = ask(anna, "POST", f"/api/matches/{match}/exercises")
    assert again == {"made": 0, "kept": made - 1}
