"""Pages without a server: they play, keep what was played, and need no network after the first."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

import pytest

from signoria import games

from ..support.person import Person
from ..support.playing import may_move, version
from ..support.unserved import START, FileServer, begin, make

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MOVES = 3


@pytest.fixture(scope="module")
def files() -> Iterator[FileServer]:
    server = FileServer()
    yield server
    server.stop()


@pytest.fixture
def one(chromium: Browser, files: FileServer) -> Iterator[Person]:
    """Somebody who has never been there, and in whose browser nothing may go wrong."""
    context = chromium.new_context(locale="en", reduced_motion="reduce")
    person = Person(context, files.url)
    context.set_default_timeout(START)
    yield person
    context.close()
    assert person.unexcused_troubles() == []


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_a_game_without_a_server_goes_on_without_a_network(one: Person, game: str) -> None:
    random = Random(5)
    begin(one, game)
    for _ in range(MOVES):
        make(one, game, random)
    one.until(lambda: may_move(one), "the next decision")
    stands = version(one)
    one.page.evaluate("navigator.serviceWorker.ready")
    where = one.page.url
    one.page.close()

    one.context.set_offline(True)
    again = one.tab()
    again.page.goto(where)
    again.until(lambda: version(again) == stands, "what was played")
    make(again, game, random)
