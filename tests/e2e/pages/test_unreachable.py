"""The server is away: what is installed says so in the person's language, and goes on later."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from signoria.locales import load

from ..conftest import People
from ..support.serving import Server

# A browser without windows installs nothing; what the page would see of it comes from the test.
INSTALLED = """
const real = window.matchMedia.bind(window);
window.matchMedia = (query) =>
  query.includes('standalone') ? { matches: true, addEventListener() {} } : real(query);
"""
WORKERS = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"
READY = "navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of this file's own."""
    own = Server(tmp_path)
    yield own
    own.stop()


@pytest.mark.parametrize("language", ["en", "de", "es", "it"])
def test_what_is_installed_says_that_the_server_is_away(
    people: People, server: Server, language: str
) -> None:
    one = people("Ada", locale=language)
    one.context.add_init_script(INSTALLED)
    one.go("/")
    assert one.page.evaluate(READY).endswith(f"?language={language}")
    server.stop()
    one.excused += ["503", "ERR_CONNECTION", "WebSocket"]
    one.go("/matches")
    say = load(language).text
    expect(one.page.get_by_role("heading")).to_have_text(say("unreachable-title"))
    server.start()
    one.page.get_by_role("link", name=say("unreachable-again")).click()
    expect(one.page.locator("#app h1")).to_be_visible()
    expect(one.page).to_have_url(re.compile("/matches$"))


def test_a_page_that_is_not_installed_has_no_worker(people: People) -> None:
    one = people("Ada")
    one.go("/")
    expect(one.page.locator("main")).to_be_visible()
    assert one.page.evaluate(WORKERS) == 0
