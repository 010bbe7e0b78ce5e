"""Variants, as pages ask for them over HTTP: read, and tried out by an analyst."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from signoria.server.calls import variants
from signoria.server.protocol.variants import LONGEST
from tests.server.calls.test_variation_calls import reason
from tests.server.live import Live, live

GAME = {"game": "calimala"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_a_variant_is_read_tried_out_and_played(server: Live) -> None:
    anna = server.browser("Anna")
    found = anna.post("/api/variants", json={**GAME, "text": "tile.first=5"}).json()
    assert (found["changes"], found["faults"], found["verdict"]) == ({"tile.first": 5}, [], "")
    assert [(one["players"], one["games"]) for one in found["trials"]] == [
        (3, 12),
        (4, 12),
        (5, 12),
    ]
    assert all(one["won"] > 0 and one["rounds"] > 5 for one in found["trials"])
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    wish = {**GAME, "seats": seats, "options": {"variant": found["variant"]}}
    assert anna.post("/api/matches", json=wish).json()["options"]["variant"] == found["variant"]


def test_what_cannot_be_won_is_told(server: Live) -> None:
    nothing = "tile.first=0,tile.second=0,tile.third=0,card.first=0,card.second=0,card.third=0"
    found = server.browser().post("/api/variants", json={**GAME, "text": nothing}).json()
    assert found["verdict"] == "unplayable"


def test_nothing_is_tried_out_where_nothing_differs_or_something_is_wrong(server: Live) -> None:
    for text in ("standard", "tile.first=50"):
        found = server.browser().post("/api/variants", json={**GAME, "text": text}).json()
        assert (found["trials"], found["verdict"]) == ([], "")


def test_games_that_take_too_long_are_given_up(server: Live) -> None:
    with patch.object(variants, "SECONDS", 0.001):
        found = server.browser().post("/api/variants", json={**GAME, "text": "tile.first=6"}).json()
    assert (found["trials"], found["verdict"]) == ([], "slow")
    assert found["variant"].endswith(":tile.first:6")


def test_what_is_too_long_or_of_no_game_is_refused(server: Live) -> None:
    browser = server.browser()
    long = {**GAME, "text": "#" * (LONGEST + 1)}
    assert reason(browser.post("/api/variants", json=long)) == (400, "bad-body")
    huge = {**GAME, "text": "#" * 300_000}
    assert reason(browser.post("/api/variants", json=huge)) == (413, "too-large")
    other = {"game": "chess", "text": "standard"}
    assert reason(browser.post("/api/variants", json=other))[1] == "bad-game"
    assert reason(browser.get("/api/games/chess/numbers"))[1] == "bad-game"
    assert len(browser.get("/api/games/calimala/numbers").json()["numbers"]) > 50
