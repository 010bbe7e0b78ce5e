"""Every page in every language: it fits, it is accessible, and it says everything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import Page

from ..conftest import AXE, ROOT, People
from ..support.driving import drive
from ..support.person import Person
from ..support.playing import STREETS, may_move, over, play

PHONE, DESK = SIZES = (360, 740), (1440, 900)  # points
WIDER = "document.scrollingElement.scrollWidth - innerWidth"
ENGLISH = ROOT / "src/signoria/locales/en"

Scheme = Literal["light", "dark"]
# Every language with one of the looks: how wide a page is depends on the language, too.
LOOKS: list[tuple[str, tuple[int, int], Scheme]] = [
    ("en", PHONE, "light"),
    ("de", PHONE, "dark"),
    ("es", DESK, "light"),
    ("it", DESK, "dark"),
]


class Scene(NamedTuple):
    """A page to be looked at, and who looks."""

    name: str
    person: Person


def scenes(people: People) -> Iterator[Scene]:
    """Every page and every phase of a match, one after the other."""
    yield from plain(people())
    yield from waiting(people("Bea"), people())
    yield from playing(people("Ada"))
    yield from watching(people("Cleo"), people())
    yield from end_scenes(people("Eva"), people("Finn"))


def plain(one: Person) -> Iterator[Scene]:
    one.excused.append("404")
    yield Scene("nowhere", open_page(one, "/nowhere"))
    yield Scene("home, empty", open_page(one, "/"))
    one.page.locator(".games button").first.click()
    one.until(lambda: may_move(one), "the first decision of a guest")
    yield Scene("new", open_page(one, "/new"))
    one.page.locator("form .go").click()
    one.page.locator("dialog input").wait_for()
    yield Scene("name", one)
    one.page.locator("dialog input").fill("Gina")
    one.page.locator("dialog .go").click()
    one.until(lambda: may_move(one), "the first decision")
    yield Scene("settings", open_page(one, "/settings"))
    one.call("POST", "/api/me/ways", url="https://a.example/a-webhook-of-mine")
    yield Scene("notices", open_page(one, "/account"))
    one.page.locator("section:has(#codes) button").click()
    one.page.locator("#recovery-codes").wait_for()
    yield Scene("codes", one)
    yield Scene("device, by code", open_page(one, "/device"))
    yield Scene("rules", read(open_page(one, "/rules"), "calimala", "C3.2"))
    other = open_page(one, "/rules/forging-florence")
    yield Scene("rules of the other game", read(other, "forging-florence", "F3.2"))
    link = one.call("POST", "/api/me/link")["url"]
    yield Scene("device", open_page(one, link.removeprefix(one.url)))
    yield Scene("home", open_page(one, "/"))


def waiting(host: Person, guest: Person) -> Iterator[Scene]:
    match = host.create("me", "open", "open", public=True)
    yield Scene("waiting, host", open_page(host, f"/m/{match}"))
    yield Scene("waiting, guest", open_page(guest, f"/m/{match}"))
    yield Scene("home, open match", open_page(guest, "/"))


def playing(one: Person) -> Iterator[Scene]:
    match = one.create("me", "bot", "bot", "bot")
    one.go(f"/m/{match}").until(lambda: may_move(one), "the first decision")
    yield Scene("keeping", one)
    play(one, Random(1), 2)
    one.until(lambda: one.page.locator(STREETS).count() > 0, "the first placement")
    one.page.locator(STREETS).first.click()
    one.page.locator(".prompt summary").click()
    yield Scene("placing", one)
    play(one, Random(1), 1)
    one.until(lambda: may_move(one), "an action")
    yield Scene("acting", one)
    drive(one, match, 25)
    one.until(lambda: may_move(one), "the middle of the game")
    one.page.locator("section.text summary").click()
    yield Scene("middle, in words", one)
    one.panel()
    yield Scene("panel", one)


def watching(host: Person, onlooker: Person) -> Iterator[Scene]:
    match = host.create("me", "Dora", "bot")
    host.go(f"/m/{match}").page.locator(".cover").wait_for()
    yield Scene("cover", host)
    onlooker.go(f"/m/{match}").page.locator(".table").wait_for()
    yield Scene("spectator", onlooker)


def end_scenes(one: Person, other: Person) -> Iterator[Scene]:
    match = one.create("me", "bot", "bot")
    drive(one, match)
    one.go(f"/m/{match}").until(lambda: over(one), "the end")
    one.panel()
    yield Scene("over", one)
    given_up = other.create("me", "bot", "bot")
    other.call("POST", f"/api/matches/{given_up}/leave")
    yield Scene("given up", open_page(other, f"/m/{given_up}"))


def open_page(one: Person, path: str) -> Person:
    """Somebody who sees a page, loaded to its end."""
    one.go(path).page.locator("h1").first.wait_for()
    one.page.wait_for_load_state("networkidle")
    return one


def read(one: Person, game: str, rule: str) -> Person:
    """Somebody who has the rules of a game open at one of the third chapter."""
    one.page.locator("nav details").nth(2).locator("summary").click()
    one.page.locator(f"nav a[href='/rules/{game}#{rule}']").click()
    one.page.locator(f"[id='{rule}']:focus").wait_for()
    return one


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size", "scheme"), LOOKS)
def test_every_page_fits_and_speaks_and_is_accessible(
    people: People, language: str, size: tuple[int, int], scheme: Scheme
) -> None:
    def reader(name: str | None = None) -> Person:
        return people(name, locale=language, color_scheme=scheme, reduced_motion="reduce")

    axe, faults = AXE.read_text(), []
    for name, one in scenes(reader):
        assert one.page.locator("html").get_attribute("lang") == language
        faults += [f"{name}: {found}" for found in untold(one)]
        for width, height in SIZES:
            one.page.set_viewport_size({"width": width, "height": height})
            wider = one.page.evaluate(WIDER)
            faults += [f"{name}, {width}: {wider} points too wide"] if wider > 0 else []
            if (width, height) == size:
                faults += [f"{name}: {found}" for found in violations(one, axe)]
    assert not faults, "\n".join(faults)


def untold(one: Person) -> list[str]:
    """What shows that a message is missing or lacks a value: its name, or a brace."""
    said = one.page.locator("body").inner_text()
    names = [
        word for word in re.findall(r"\b[a-z]+(?:-[a-z0-9]+)+\b", said) if is_message_name(word)
    ]
    return names + re.findall(r"[{}].*", said)


def is_message_name(word: str) -> bool:
    """Does the word begin as the names of messages do?"""
    return word.partition("-")[0] in families()


@cache
def families() -> set[str]:
    """The first words of all messages' names."""
    texts = [path.read_text() for path in ENGLISH.glob("*.ftl")]
    return {word for text in texts for word in re.findall(r"^([a-z]+)-.* =", text, re.MULTILINE)}


def violations(one: Person, axe: str, within: str = "html") -> list[str]:
    """What axe finds on a person's page as it stands, or within a part of it."""
    return violations_on(one.page, axe, within)


def violations_on(page: Page, axe: str, within: str = "html") -> list[str]:
    """What axe finds on a page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    run = "part => axe.run(part, {resultTypes: ['violations']})"
    found: dict[str, Any] = page.evaluate(run, within)
    return [
        f"{rule['id']} {node['target']} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
        if not is_street_picture(rule["id"], node["html"])
    ]


def is_street_picture(rule: str, html: str) -> bool:
    """Is it the picture of who acts on a chosen street, which the prompt tells in words?"""
    return rule == "label-content-name-mismatch" and 'class="street' in html
