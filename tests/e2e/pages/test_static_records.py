"""A game that was begun without a server goes on at one, and one that ended there comes home."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from signoria.record import Match, proof, read
from tests.record import games as recorded

from ..conftest import AXE, People
from ..support.person import Person, words
from ..support.playing import may_move, move
from ..support.reviewing import await_moment
from ..support.unserved import START, FileServer, begin, make
from .test_pages import violations
from .test_records import begin as begin_from_record
from .test_records import import_record

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow


@pytest.fixture
def home(chromium: Browser) -> Iterator[Person]:
    """Somebody with the pages that need no server."""
    files = FileServer()
    context = chromium.new_context(locale="en", reduced_motion="reduce")
    person = Person(context, files.url)
    context.set_default_timeout(START)
    yield person
    context.close()
    files.stop()
    assert person.unexcused_troubles() == []


def test_a_game_begun_without_a_server_goes_on_at_one(
    home: Person, people: People, tmp_path: Path
) -> None:
    begin(home, "calimala")
    make(home, "calimala", Random(5))
    home.until(lambda: may_move(home), "the next decision")
    panel = home.panel()
    expect(panel).to_contain_text(words("local-fair"))
    expect(panel).to_contain_text(words("local-hand-over-what"))
    assert violations(home, AXE.read_text()) == []
    with home.page.expect_download() as download:
        panel.get_by_role("link", name=words("web-record")).click()
    download.value.save_as(tmp_path / "game.txt")
    text = (tmp_path / "game.txt").read_text()
    record = read(text)
    found = Match.from_record(record)
    assert found.difference is None
    assert proof.check(found, record) is None

    person = people("Ada")
    import_record(person, text)
    await_moment(person, 0)
    person.sees(words("import-proven-unbound"))
    person.page.keyboard.press("End")
    await_moment(person, len(found.played))
    begin_from_record(person)
    person.until(lambda: may_move(person), "a decision at the server")
    move(person, Random(5))


def test_a_finished_game_comes_home_and_is_looked_through_without_a_network(home: Person) -> None:
    home.go("/").page.locator(".empty").wait_for()
    home.page.evaluate("navigator.serviceWorker.ready")
    home.context.set_offline(True)
    text = recorded.text(players=4, seed=5)
    home.page.get_by_role("link", name=words("import-title")).click()
    home.page.locator("input[type=file]").set_input_files(
        {"name": "game.record", "mimeType": "text/plain", "buffer": text.encode()}
    )
    await_moment(home, 0)
    home.page.keyboard.press("End")
    await_moment(home, len(Match.from_record(read(text)).played))
