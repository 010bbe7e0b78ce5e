"""A match that cannot go on says why and hands out its record; matches of bots can be ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from signoria import record
from tests.server.rooms import spoiling

from ..conftest import AXE, People
from ..pages.test_pages import violations
from ..support.person import words
from ..support.playing import may_move, play
from ..support.serving import Server

WHY = "what the server has kept of it does not fit together"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that is this test's alone: it is going to be killed."""
    server = Server(tmp_path)
    yield server
    server.stop()


def test_a_match_that_cannot_go_on_says_so_and_gives_its_record(
    people: People, server: Server, tmp_path: Path
) -> None:
    one, axe = people("Ada"), AXE.read_text()
    one.excused += ["ERR_CONNECTION", "WebSocket", "409"]
    match = one.create("me", "bot", "bot")
    one.go(f"/m/{match}")
    play(one, Random(3), 4)
    one.until(lambda: may_move(one), "one's own turn")
    server.kill()
    spoiling.spoil(tmp_path / "signoria.db", match, spoiling.illegal)
    server.start()
    one.sees(WHY)  # the page was open all the while
    one.page.reload()
    one.sees(WHY)
    assert violations(one, axe) == []
    with one.page.expect_download() as download:
        one.press(words("web-record"))
    text = Path(download.value.path()).read_text("utf-8")
    assert record.Match.from_record(record.read(text)).actions
    one.go("/")
    expect(one.page.get_by_text(words("web-status-damaged"))).to_be_visible()


def test_who_has_not_played_gets_no_record(people: People, server: Server, tmp_path: Path) -> None:
    one, other = people("Ada"), people("Eve")
    other.excused += ["409", "403"]
    match = one.create("me", "bot", "bot", public=True)
    server.kill()
    spoiling.spoil(tmp_path / "signoria.db", match, spoiling.no_game)
    server.start()
    other.go(f"/m/{match}").press(words("web-record"))
    other.sees("This match is for its players only.")


def test_the_host_ends_a_match_of_bots_by_keyboard(people: People, server: Server) -> None:
    one, other = people("Ada"), people("Eve")
    seats = [{"kind": "bot", "bot": "master"}] * 3
    match = one.call("POST", "/api/matches", game="calimala", seats=seats)["id"]
    other.go(f"/m/{match}")
    expect(other.panel().get_by_role("heading", name=words("web-match"))).to_be_visible()
    expect(other.button(words("web-end"))).to_have_count(0)
    one.go(f"/m/{match}").panel()
    one.button(words("web-end")).focus()
    one.page.keyboard.press("Enter")
    one.sees(words("web-end-what"))
    one.page.keyboard.press("Enter")
    one.sees(words("web-abandoned"))
    other.sees(words("web-abandoned"))
