"""Somebody has a browser told: a press, a turn, a notice by the real worker, and its end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Worker, expect

from tests.server.notices.browser import Browser, read_signature
from tests.server.notices.endpoint import Endpoint, endpoint

from ..conftest import People
from ..support.person import Person, words
from ..support.serving import Server

# A browser without windows shows no notices and has no push service: what it would give comes from
# the test, and stays over pages.
SERVICE = """
const given = GIVEN;
const made = {
  endpoint: given.endpoint,
  toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
  unsubscribe: async () => { localStorage.removeItem('subscribed'); return true; },
};
let asked = 'ANSWER' === 'granted' && location.protocol !== 'about:'
  && localStorage.getItem('subscribed') ? 'granted' : 'default';
Object.defineProperty(Notification, 'permission', { get: () => asked });
Notification.requestPermission = async () => (asked = 'ANSWER');
PushManager.prototype.subscribe = async (wanted) => {
  localStorage.setItem('subscribed', wanted.applicationServerKey);
  return made;
};
PushManager.prototype.getSubscription = async () =>
  localStorage.getItem('subscribed') ? made : null;
"""
# The worker itself is the real one; what it shows and counts is only noted.
PUSH = """async (told) => {
  const done = [];
  self.registration.showNotification = async (title, { body, tag, lang, data, renotify }) =>
    void done.push({ title, body, tag, lang, data, renotify });
  self.navigator.setAppBadge = async (turns) => void done.push(turns);
  self.navigator.clearAppBadge = async () => void done.push(0);
  const event = new PushEvent('push', { data: JSON.stringify(told) });
  let work;
  event.waitUntil = (promise) => { work = promise; };
  self.dispatchEvent(event);
  await work;
  return done;
}"""
# What a press on a notice does; tabs are only counted, as no press of a person lies behind it.
PRESS = """async (url) => {
  const done = [];
  WindowClient.prototype.focus = async function () { done.push(['focus', this.url]); };
  self.clients.openWindow = async (url) => { done.push(['open', url]); };
  const event = new Event('notificationclick');
  let work;
  event.waitUntil = (promise) => { work = promise; };
  event.notification = { data: url, close: () => done.push(['close']) };
  self.dispatchEvent(event);
  await work;
  return done;
}"""
CHANGE = """async ([before, given]) => {
  const event = new Event('pushsubscriptionchange');
  let work;
  event.waitUntil = (promise) => { work = promise; };
  const { endpoint, p256dh, auth } = given;
  event.oldSubscription = { endpoint: before };
  event.newSubscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  self.dispatchEvent(event);
  await work;
}"""


@pytest.fixture
def there() -> Iterator[Endpoint]:
    with endpoint() as there:
        yield there


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server of its own, which reaches a push service on this machine, and does not wait."""
    monkeypatch.setenv("SIGNORIA_WEBHOOK_NETWORKS", "127.0.0.1")
    monkeypatch.setenv("SIGNORIA_NOTICE_DELAY", "0")
    server = Server(tmp_path)
    yield server
    server.stop()


def with_service(one: Person, browser: Browser, answer: str = "granted") -> Person:
    """Somebody whose browser has a push service, and who answers its question so."""
    given = json.dumps(browser.subscription())
    one.page.add_init_script(SERVICE.replace("GIVEN", given).replace("ANSWER", answer))
    return one


def settings(one: Person) -> dict[str, Any]:
    """What somebody has chosen."""
    found: dict[str, Any] = one.call("GET", "/api/me/notices")
    return found


def worker(one: Person) -> Worker:
    """The worker of somebody's browser."""
    one.until(lambda: bool(one.context.service_workers), "the worker")
    return one.context.service_workers[-1]


def test_a_browser_is_told_shows_it_and_is_told_no_more(people: People, there: Endpoint) -> None:
    browser = Browser(f"{there.url}/ada")
    ada, bea = with_service(people("Ada"), browser), people("Bea")
    ada.go("/account")
    ada.press(words("push-add"))
    ada.sees(words("push-told"))
    ada.sees(f"({words('device-here')})")
    assert ada.page.evaluate("localStorage.getItem('subscribed')") == settings(ada)["push"]

    match = bea.create("me", "open", "bot", public=True)
    ada.call("POST", f"/api/matches/{match}/join", seat=1)
    ada.page.goto("about:blank")
    ada.until(lambda: len(there.posted) == 1, "a message on the match")
    told = browser.read(there.posted[0].body)
    assert read_signature(there.posted[0])[1] == settings(ada)["push"]

    ada.go("/settings")
    shown, turns = worker(ada).evaluate(PUSH, told)
    assert (shown["title"], shown["body"], shown["tag"]) == ("Signoria", told["text"], match)
    assert (shown["renotify"], shown["lang"], turns) == (True, "en", told["turns"])
    done = worker(ada).evaluate(PRESS, shown["data"])
    assert done == [["close"], ["open", f"/m/{match}"]]
    ada.go(f"/m/{match}").page.locator("section.prompt").wait_for()
    done = worker(ada).evaluate(PRESS, shown["data"])
    assert done == [["close"], ["focus", f"{ada.url}/m/{match}"]]

    ada.go("/account").sees(words("push-told"))
    ada.press(words("way-remove"))
    ada.sees(words("notices-none"))
    expect(ada.button(words("push-add"))).to_be_visible()
    assert ada.page.evaluate("localStorage.getItem('subscribed')") is None


def test_a_browser_with_another_subscription_is_told_there(people: People, there: Endpoint) -> None:
    browser, later = Browser(f"{there.url}/ada"), Browser(f"{there.url}/later")
    ada = with_service(people("Ada"), browser).go("/account")
    ada.press(words("push-add"))
    ada.sees(words("push-told"))
    worker(ada).evaluate(CHANGE, [browser.endpoint, later.subscription()])
    assert [way["target"] for way in settings(ada)["ways"]] == [later.endpoint]
    worker(ada).evaluate(CHANGE, [browser.endpoint, browser.subscription()])  # it is no way now
    assert [way["target"] for way in settings(ada)["ways"]] == [later.endpoint]


def test_a_browser_that_cannot_be_told_says_why(people: People) -> None:
    forbids, old = people("Ada"), people("Bea")
    forbids.go("/account").sees(words("push-denied"))
    old.page.add_init_script("delete globalThis.PushManager")
    old.go("/account").sees(words("push-old-browser"))
    for one in (forbids, old):
        expect(one.button(words("push-add"))).to_have_count(0)


def test_a_browser_that_is_gone_goes_from_the_list(people: People, there: Endpoint) -> None:
    ada = with_service(people("Ada"), Browser(f"{there.url}/ada")).go("/account")
    ada.excused.append("409")
    ada.press(words("push-add"))
    ada.press(words("way-try"))
    ada.sees(words("way-tried"))
    there.statuses.append(410)
    ada.press(words("way-try"))
    ada.sees(words("notices-none"))
    gone = words("problem-undelivered", fault="gone")
    expect(ada.page.get_by_role("alert").filter(has_text=gone[10:])).to_be_visible()


@pytest.mark.parametrize(
    ("answer", "said"), [("denied", "push-denied"), ("default", "push-not-given")]
)
def test_who_does_not_allow_it_is_told_so(people: People, answer: str, said: str) -> None:
    ada = with_service(people("Ada"), Browser("https://p.example/"), answer).go("/account")
    ada.press(words("push-add"))
    ada.sees(words(said))
    assert settings(ada)["ways"] == []


def test_who_is_forgotten_is_told_no_more_here(people: People, there: Endpoint) -> None:
    ada = with_service(people("Ada"), Browser(f"{there.url}/ada")).go("/account")
    ada.press(words("push-add"))
    ada.sees(words("push-told"))
    ada.go("/settings").press(words("web-forget"))
    ada.page.get_by_role("dialog").get_by_role("button", name=words("web-forget")).click()
    ada.until(
        lambda: ada.page.evaluate("localStorage.getItem('subscribed')") is None, "no subscription"
    )
