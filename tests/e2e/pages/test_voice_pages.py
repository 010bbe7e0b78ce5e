"""What a screen reader says by itself on the pages around a match, and at a table in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ..conftest import People
from ..support.driving import drive
from ..support.person import Person, words
from ..support.reviewing import await_moment
from ..support.voice import hears, listen, take_speech
from .test_voice import GAMES

PHONE = {"viewport": {"width": 390, "height": 800}}
Deed = Callable[[Person], None]


def rename(one: Person) -> None:
    """Take another name."""
    one.page.locator("form input").first.fill("Ada L.")
    one.page.locator("form .button").first.click()


def search(one: Person) -> None:
    """Look for what no rule says."""
    one.page.get_by_label(words("web-rules-search")).fill("xyzzy")


def recover(one: Person) -> None:
    """Type a code that nobody has."""
    one.excused.append("40")
    code = one.page.get_by_role("textbox", name=words("recover-code"))
    code.fill("AAAA-AAAA-AAAA-AAAA")
    code.press("Enter")


def add_webhook(one: Person) -> None:
    """Have news sent somewhere."""
    one.page.get_by_label(words("webhook-url")).fill("https://a.example/a-webhook")
    one.press(words("webhook-add"))


def choose_when(one: Person) -> None:
    """Have nothing sent by a way that is there."""
    one.page.locator("article select").first.select_option(index=3)


def remove_webhook(one: Person) -> None:
    """Take a way away; the keyboard goes on at its heading."""
    one.press(words("way-remove"))
    one.page.locator("h2#notices:focus").wait_for()


def confirm(one: Person) -> None:
    """Follow a link from a letter that is no more."""
    one.excused.append("40")
    one.press(words("mail-end-yes"))


@pytest.mark.parametrize(
    ("path", "deed", "part"),
    [
        ("/settings", rename, words("web-saved")),
        ("/rules/calimala", search, words("web-rules-found", count=0)),
        ("/rules/forging-florence", search, words("web-rules-found", count=0)),
        ("/device", recover, ""),
        ("/account", add_webhook, "a.example"),
        (f"/mail#end.{'w' * 16}.{'t' * 32}", confirm, ""),
    ],
)
def test_what_comes_of_a_deed_is_said_once(
    people: People, path: str, deed: Deed, part: str
) -> None:
    one = listen(people("Ada", **PHONE)).go(path)
    one.page.locator("h1").first.wait_for()
    one.page.wait_for_load_state("networkidle")
    take_speech(one)
    deed(one)
    said = hears(one, part)
    assert len(set(said)) == len(said), said


def test_what_becomes_of_a_way_of_notice_is_said_once(people: People) -> None:
    one = listen(people("Ada", **PHONE)).go("/account")
    add_webhook(one)
    hears(one, "a.example")
    for deed, part in (
        (choose_when, words("web-saved")),
        (remove_webhook, words("way-removed", target="a.example").removesuffix("a.example")),
    ):
        deed(one)
        assert len(hears(one, part)) == 1


def test_an_address_of_nothing_has_a_heading_that_says_so(people: People) -> None:
    one = people("Ada")
    one.excused.append("404")
    one.go("/no/such/page").page.locator("h1", has_text=words("web-nowhere")).wait_for()
    assert one.page.title().startswith(words("web-nowhere"))
    one.page.locator("main a.button").click()
    one.page.locator("h1:focus").wait_for()
    one.page.go_back()
    one.page.locator("h1:focus", has_text=words("web-nowhere")).wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_who_waits_hears_that_others_come(people: People, game: str) -> None:
    host, guest = listen(people("Ada", **PHONE)), people("Bea")
    match = host.create("me", "open", "open", game=game, public=True)
    host.go(f"/m/{match}").page.locator(".who").first.wait_for()
    take_speech(host)
    guest.call("POST", f"/api/matches/{match}/join", seat=1)
    assert len(hears(host, words("web-waiting-open", count=1))) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_fault_of_a_new_match_is_said(people: People, game: str) -> None:
    one = listen(people("Ada", **PHONE)).go("/new")
    one.page.locator("select").first.select_option(label=words(f"{game}-name"))
    one.page.route("**/api/matches", lambda route: route.abort())
    one.excused.append("ERR_FAILED")
    one.press(words("web-make"))
    assert len(hears(one, words("web-problem-unreachable"))) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_words_says_what_others_do_once(people: People, game: str) -> None:
    mover, listener = people("Ada"), people("Bea", **PHONE)
    match = mover.create("me", "open", "bot", game=game, public=True, options={"start": "0"})
    listener.call("POST", f"/api/matches/{match}/join", seat=1)
    listener.go("/settings").page.get_by_label(words("web-presentation-text")).check()
    listen(listener).go(f"/m/{match}").page.locator("section.asked").wait_for()
    take_speech(listener)
    drive(mover, match, 1)
    said = hears(listener, "Ada")
    assert len(set(said)) == len(said), said


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_back_and_who_learns_hear_both_games(people: People, game: str) -> None:
    one = people("Ada", **PHONE)
    match = one.create("me", "bot", "bot", game=game)
    drive(one, match, 4)
    await_moment(listen(one).go(f"/m/{match}/review#0"), 0)
    take_speech(one)
    one.page.keyboard.press("ArrowRight")
    await_moment(one, 1)
    one.until(lambda: any(take_speech(one)), "what happened then")
    one.go(f"/learn/{game}").page.locator("section.prompt").wait_for()
    take_speech(one)
    one.page.locator(".coach .ways .button").last.click()
    one.until(lambda: any(take_speech(one)), "the next step")
