"""Pages without a server when something goes wrong: games go on, or it is said what is gone."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Error, expect

from ..conftest import PROGRAM
from ..support.person import Person, words
from ..support.playing import STREETS, may_move, version
from ..support.unserved import START, FileServer, begin, make

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

pytestmark = pytest.mark.slow
GAME = "calimala"
VERSION = "document.querySelector('meta[name=version]').content"
NO_STORE = """Object.defineProperty(self, 'indexedDB', { value: { open() {
  throw new DOMException('no', 'SecurityError'); } } });\n"""
NO_WASM = "delete self.WebAssembly;\n"
IN_STORE = """async ([version, form]) => {
  const [{ name }] = await indexedDB.databases();
  const settle = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await settle(indexedDB.open(name, version));
  const table = database.transaction('cells', 'readwrite').objectStore('cells');
  await settle(table.put(new TextEncoder().encode(form), 'form'));
  database.close();
}"""
BLOCKED = ("Service Worker registration blocked", "not kept")  # as the test wishes
HOLD = "(name) => void navigator.locks.request(name, () => new Promise(() => {}))"


@pytest.fixture
def files() -> Iterator[FileServer]:
    server = FileServer()
    yield server
    server.stop()


@pytest.fixture
def visitor(chromium: Browser, files: FileServer) -> Iterator[Callable[..., Person]]:
    """Makes somebody who has never been there."""
    everybody: list[Person] = []

    def person(**options: Any) -> Person:
        context = chromium.new_context(locale="en", reduced_motion="reduce", **options)
        everybody.append(Person(context, files.url))
        context.set_default_timeout(START)
        return everybody[-1]

    yield person
    for one in everybody:
        one.context.close()
    assert [trouble for one in everybody for trouble in one.unexcused_troubles()] == []


def play(one: Person) -> Random:
    """Begin a game and make a move."""
    random = Random(5)
    begin(one, GAME)
    make(one, GAME, random)
    one.until(lambda: may_move(one), "the next decision")
    return random


def begin_worker_with(one: Person, code: str) -> None:
    """Have the worker find another browser than this one."""

    def change(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=code + answer.text())

    one.context.route("**/worker-*.js", change)


def test_a_new_version_waits_and_is_taken_by_a_press(
    visitor: Callable[..., Person], files: FileServer
) -> None:
    one = visitor()
    random = play(one)
    one.page.evaluate("navigator.serviceWorker.ready")
    before = one.page.evaluate(VERSION)
    files.renew("another")
    two = one.tab()
    two.page.goto(one.page.url)
    two.sees(words("local-version"))
    one.sees(words("local-version"))
    assert two.page.evaluate(VERSION) == before
    make(one, GAME, random)
    stands = version(one)

    with one.page.expect_navigation(), two.page.expect_navigation():
        two.press(words("local-renew"))
    for tab in (one, two):
        tab.until(lambda tab=tab: version(tab) >= stands, "the game")  # type: ignore[misc]
        assert tab.page.evaluate(VERSION) == "another"
    make(one, GAME, random)


def test_a_page_of_another_version_waits_until_the_first_one_is_closed(
    visitor: Callable[..., Person], files: FileServer
) -> None:
    one = visitor(service_workers="block")
    one.excused = [*BLOCKED, "404"]  # what page one has not loaded is gone
    play(one)
    files.renew("another")
    two = one.tab()
    two.excused = one.excused
    two.page.goto(one.page.url.replace("/#", "/?anew#"))  # past what the browser has kept
    two.sees(words("local-failed-mixed"))
    one.page.close()
    two.until(lambda: may_move(two), "the game")


def test_a_game_goes_on_after_its_tab_was_killed_with_a_move(
    visitor: Callable[..., Person],
) -> None:
    one = visitor()
    random = play(one)
    street = one.page.locator(STREETS).first
    while not street.is_visible():
        make(one, GAME, random)
        one.until(lambda: may_move(one), "the next decision")
    stands, where = version(one), one.page.url
    street.click()
    one.page.locator("section.prompt .go").first.evaluate("(button) => button.click()")
    kill_pages(one)
    again = one.tab()
    again.page.goto(where)
    again.until(lambda: version(again) >= stands and may_move(again), "the game")
    make(again, GAME, random)


def kill_pages(one: Person) -> None:
    """Kill the processes that show pages, as a device does that is short of memory."""
    browser = one.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    for process in session.send("SystemInfo.getProcessInfo")["processInfo"]:
        if process["type"] == "renderer":
            with suppress(ProcessLookupError):
                os.kill(process["id"], signal.SIGKILL)
    session.detach()


def test_what_has_no_room_is_not_done_and_can_be_done_later(
    visitor: Callable[..., Person], files: FileServer
) -> None:
    one = visitor(service_workers="block")
    one.excused = ["QuotaExceededError", *BLOCKED]
    session = one.context.new_cdp_session(one.page)
    room = {"origin": files.origin, "quotaSize": 100_000}  # bytes; a few turns
    session.send("Storage.overrideQuotaForOrigin", room)
    random = play(one)
    full = one.page.get_by_text(words("local-full"))
    one.context.set_default_timeout(4_000)
    while not full.is_visible():
        with suppress(Error):  # a move that is not done
            make(one, GAME, random)
    stands = version(one)
    session.send("Storage.overrideQuotaForOrigin", {"origin": files.origin})
    one.context.set_default_timeout(START)
    one.page.reload()
    one.until(lambda: may_move(one), "the game")
    assert version(one) >= stands
    make(one, GAME, random)
    expect(full).to_be_hidden()


def test_a_store_that_is_deleted_is_told_at_once(
    visitor: Callable[..., Person], files: FileServer
) -> None:
    one = visitor()
    play(one)
    session = one.context.new_cdp_session(one.page)
    wanted = {"origin": files.origin, "storageTypes": "indexeddb"}
    session.send("Storage.clearDataForOrigin", wanted)
    one.sees(words("local-failed-cleared"))
    begin(one, GAME)
    one.until(lambda: may_move(one), "a new game")


@pytest.mark.parametrize(("number", "form"), [(1, "2"), (2, "1")])
def test_a_store_of_a_newer_version_is_left_alone(
    visitor: Callable[..., Person], number: int, form: str
) -> None:
    one = visitor()
    one.excused = ["NewerForm", "VersionError"]
    one.go("/").page.locator(".empty").wait_for()
    one.page.evaluate(IN_STORE, [number, form])
    one.page.reload()
    one.sees(words("local-failed-newer"))


def test_a_page_takes_over_from_one_that_does_not_answer(
    visitor: Callable[..., Person], files: FileServer
) -> None:
    one = visitor()
    one.page.clock.install()
    sleeper = one.context.new_page()
    sleeper.goto(files.url + "/licences.txt")
    sleeper.evaluate(HOLD, f"signoria {files.url.removeprefix(files.origin)}/")
    one.go("/")
    one.sees(words("local-loading", percent=0))
    one.page.clock.fast_forward(21_000)
    one.sees(words("local-silent"))
    one.press(words("local-take-over"))
    begin(one, GAME)
    one.until(lambda: may_move(one), "a game")


def test_a_browser_without_a_store_says_so_and_plays(visitor: Callable[..., Person]) -> None:
    one = visitor(service_workers="block")
    one.excused = [*BLOCKED]
    begin_worker_with(one, NO_STORE)
    play(one)
    one.sees(words("local-passing"))


def test_without_web_assembly_the_rules_can_be_read(visitor: Callable[..., Person]) -> None:
    one = visitor(service_workers="block")
    one.excused = ["WebAssembly", *BLOCKED]
    begin_worker_with(one, NO_WASM)
    one.go("/")
    one.sees(words("local-failed-wasm"))
    one.go("/#/rules/calimala")
    expect(one.page.locator("main h1").first).to_be_visible()
    expect(one.page.locator("main")).to_contain_text("C1.1")


def test_a_game_is_played_where_pages_come_without_https(
    chromium: Browser, files: FileServer
) -> None:
    browser = chromium.browser_type.launch(
        executable_path=PROGRAM,
        args=["--no-sandbox", "--host-resolver-rules=MAP games.test 127.0.0.1"],
    )
    context = browser.new_context(locale="en", reduced_motion="reduce")
    one = Person(context, files.url.replace("127.0.0.1", "games.test"))
    random = play(one)
    two = one.tab()
    two.page.goto(one.page.url)
    two.until(lambda: may_move(two), "the same game")
    make(two, GAME, random)
    one.until(lambda: version(one) == version(two), "what the other tab did")
    assert one.unexcused_troubles() == []
    browser.close()
