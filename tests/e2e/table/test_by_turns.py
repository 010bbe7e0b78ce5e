"""People who play by turns with all tabs closed: each comes only when a notice says so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Locator

from tests.server.notices.endpoint import Endpoint, endpoint

from ..conftest import People
from ..support.florence import by_mouse, make
from ..support.person import Person, words
from ..support.playing import may_move
from ..support.serving import GENEROUS, Server

TURNS = 4
SEAT = 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that posts to this machine, and at once."""
    home = {"SIGNORIA_WEBHOOK_NETWORKS": "127.0.0.0/8", "SIGNORIA_NOTICE_DELAY": "0"}
    server = Server(tmp_path_factory.mktemp("server"), **home)
    yield server
    server.stop()


def add_webhook(where: Locator, url: str) -> None:
    """Fill in the form for a webhook."""
    where.get_by_label(words("webhook-shape")).select_option("json")
    where.get_by_label(words("webhook-url")).fill(url)
    where.get_by_role("button", name=words("webhook-add"), exact=True).click()
    where.get_by_text(url).first.wait_for()


def add_channel(one: Person, match: str, url: str) -> None:
    """Have a match tell a channel, in the match's panel."""
    one.go(f"/m/{match}")
    panel = one.panel()
    panel.locator("summary", has_text=words("notices-channel")).click()
    add_webhook(panel, url)


def is_asked(one: Person, match: str) -> bool:
    """Does the server wait for this person?  A page may show that a moment later."""
    return match in one.call("GET", "/api/me/waiting")["matches"]


def play_turn(one: Person, match: str, url: str, random: Random) -> bool:
    """Open the link of a notice, decide as long as one is asked, and close the tab."""
    asked = is_asked(one, match)
    tab = one.tab()
    tab.page.goto(url)
    tab.page.locator(".table").wait_for()
    while is_asked(one, match):
        tab.until(lambda: may_move(tab), "the decision")
        by_mouse(tab, random)
    tab.page.close()
    return asked


def titles(there: Endpoint, path: str) -> list[str]:
    """What has arrived there."""
    return [json.loads(one.body)["title"] for one in there.posted if one.path.endswith(path)]


def test_a_match_goes_on_by_its_notices_alone(people: People) -> None:
    random, played = Random(8), list[str]()
    players = {name: people(name, reduced_motion="reduce") for name in ("Ada", "Bea")}
    ada, bea = players.values()
    with endpoint() as there:
        for name, one in players.items():
            one.go("/account")
            add_webhook(one.page.locator("main"), f"{there.url}/{name}")
        match = make(ada, "me", "open")
        add_channel(ada, match, f"{there.url}/channel")
        for one in players.values():
            one.page.close()
        bea.call("POST", f"/api/matches/{match}/join", seat=SEAT)
        while len(played) < TURNS:
            posted = there.arrivals.get(timeout=GENEROUS)
            name = posted.path.rpartition("/")[2]
            if name == "channel":
                continue
            told = json.loads(posted.body)
            assert told["url"].endswith(f"/m/{match}")
            played += [name] if play_turn(players[name], match, told["url"], random) else []
        assert set(pairwise(played)) == {("Ada", "Bea"), ("Bea", "Ada")}
        for name in players:
            assert any("your turn" in title for title in titles(there, f"/{name}"))
        channel = titles(there, "/channel")
        assert any("to move" in title for title in channel)
        assert not any("your turn" in title for title in channel)
