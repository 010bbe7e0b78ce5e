"""Lines that break: the page says so, comes back by itself, and nothing is lost or doubled."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute

from ..conftest import People
from ..support.driving import drive
from ..support.person import Person, words
from ..support.playing import log_lines, may_move, move, play, version
from ..support.serving import Server

PING_ID = 0  # of the page's pings, as in web/src/net/socket.ts


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that is this test's alone: it is going to be killed."""
    server = Server(tmp_path)
    yield server
    server.stop()


def test_a_page_from_before_an_upgrade_says_so_and_plays_on_when_loaded_again(
    people: People, server: Server
) -> None:
    """A renewed server has other files: those that the page has not loaded yet are gone."""
    host, guest = people("Ada"), people("Bea")
    guest.excused += ["404", "dynamically imported module", "ERR_CONNECTION", "WebSocket"]
    match = host.create("me", "open", "bot", public=True, options={"start": "1"})
    guest.go(f"/m/{match}").button(words("web-join")).wait_for()
    guest.page.wait_for_load_state("networkidle")
    guest.page.route("**/assets/**", lambda route: route.fulfill(status=404))
    server.kill()
    server.start()
    guest.press(words("web-join"))
    guest.sees(words("web-problem-unloaded"))
    guest.page.unroute("**/assets/**")
    guest.page.reload()
    guest.press(words("web-join"))
    guest.until(lambda: may_move(guest), "the first decision")


def test_a_killed_server_comes_back_where_it_was(people: People, server: Server) -> None:
    one, random = people("Ada"), Random(5)
    one.excused += ["ERR_CONNECTION", "WebSocket"]
    one.go(f"/m/{one.create('me', 'bot', 'bot')}")
    play(one, random, 6)
    one.until(lambda: may_move(one), "one's own turn")
    before, log = version(one), log_lines(one)
    server.kill()
    one.sees(words("web-line-reconnecting"))
    assert not may_move(one)
    server.start()
    one.until(lambda: may_move(one), "the same decision again")
    assert version(one) == before
    assert log_lines(one) == log
    move(one, random)
    assert log_lines(one)[: len(log)] == log
    assert has_all_versions(one)


def test_a_lost_network_is_shown_and_made_good(people: People) -> None:
    one, random = people("Ada"), Random(6)
    one.excused.append("ERR_INTERNET_DISCONNECTED")
    match = one.create("me", "bot", "bot")
    one.go(f"/m/{match}")
    play(one, random, 3)
    one.until(lambda: may_move(one), "one's own turn")
    before = version(one)
    one.context.set_offline(True)
    one.sees(words("web-line-offline"))
    assert not may_move(one)
    drive(one, match, 5)  # from another of one's devices
    one.context.set_offline(False)
    one.until(lambda: version(one) > before, "what happened meanwhile")
    one.until(lambda: may_move(one), "one's own turn")
    move(one, random)
    assert has_all_versions(one)


def test_a_move_in_one_tab_shows_in_the_other(people: People) -> None:
    one, random = people("Ada"), Random(7)
    match = one.create("me", "bot", "bot")
    one.go(f"/m/{match}")
    one.until(lambda: may_move(one), "one's own turn")
    other = one.tab().go(f"/m/{match}")
    other.until(lambda: may_move(other), "the same turn in the other tab")
    play(one, random, 4)
    one.until(lambda: may_move(one), "one's own turn")
    other.until(lambda: version(other) == version(one), "the other's moves here")
    assert log_lines(other) == log_lines(one)
    play(other, random, 1)
    one.until(lambda: version(one) == version(other), "the other tab's move")


def test_a_stale_move_gets_a_friendly_word(people: People) -> None:
    one = people("Ada")
    match = one.create("me", "bot", "bot")
    line = SlowLine(one)
    one.go(f"/m/{match}")
    one.until(lambda: may_move(one), "one's own turn")
    before = version(one)
    line.slow = True
    drive(one, match, 1)
    assert version(one) == before
    one.page.locator(".prompt li button").first.click()
    line.release()
    one.sees(words("problem-stale"))
    assert version(one) > before
    play(one, Random(8), 1)


class SlowLine:
    """Somebody's line to a match; while it is slow, what comes is held back, in its order.

    Answers to pings pass: without them the page would soon take a new line.
    """

    def __init__(self, one: Person) -> None:
        self.slow = False
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        one.page.route_web_socket("**/socket*", self._route)

    def release(self) -> None:
        """Let everything through."""
        self.slow = False
        for page, frame in self._held:
            page.send(frame)
        self._held.clear()

    def _route(self, page: WebSocketRoute) -> None:
        def pass_on(frame: str | bytes) -> None:
            if self.slow and not is_pong(frame):
                self._held.append((page, frame))
            else:
                page.send(frame)

        page.connect_to_server().on_message(pass_on)


def is_pong(frame: str | bytes) -> bool:
    """Is this the answer to one of the page's pings?"""
    told = json.loads(frame)
    return (told["type"], told.get("id")) == ("done", PING_ID)


def has_all_versions(one: Person) -> bool:
    """Did every version reach the page, as a step or within a whole table?"""
    shown, known = version(one), 0
    for frame in one.read_frames():
        if frame["type"] == "step":
            assert frame["version"] <= known + 1, f"{frame['version']} came after {known}"
        if frame["type"] in ("hello", "step"):
            known = max(known, frame["version"])
    return known >= shown
