"""Matches by a variant: chosen as a file, as a text or in a form, and marked wherever they are."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, Locator, expect

from ..conftest import AXE, People
from ..support.person import Person, words
from .test_pages import violations

FILE = 'game = "calimala"\nrules = "2"\n\n[tile]\nfirst = 5\n\n[street]\ndiscs = 3\n'
OWN = words("web-variant-own")
TOLD = words("variant-changed", key="points of the first place on a scoring tile", value=5, usual=3)


def file(text: str) -> FilePayload:
    """A file to choose."""
    return {"name": "mine.toml", "mimeType": "text/plain", "buffer": text.encode()}


def begin(one: Person) -> Locator:
    """The editor of a variant, on the page for a new match."""
    one.go("/new").page.get_by_label(words("web-variant-numbers")).select_option(OWN)
    return one.page.locator(".editor")


def make(one: Person) -> str:
    """Make the match; its address."""
    one.press(words("web-make"))
    one.page.locator(".table").wait_for()
    return one.page.url.rpartition("/")[2]


def test_a_file_makes_a_match_that_is_marked_as_a_variant(people: People) -> None:
    one = people("Ada")
    editor = begin(one)
    editor.locator("input[type=file]").set_input_files(file(FILE))
    expect(editor).to_contain_text(TOLD)
    expect(editor).to_contain_text("12")
    match = make(one)
    mark = one.button(words("web-variant"))
    mark.click()
    dialog = one.page.get_by_role("dialog")
    expect(dialog).to_contain_text(TOLD)
    assert violations(one, AXE.read_text(), "dialog") == []
    one.page.keyboard.press("Escape")
    one.page.keyboard.press("r")
    expect(one.page.get_by_role("dialog")).to_contain_text(TOLD)
    one.page.keyboard.press("Escape")
    one.go("/")
    expect(one.page.locator(f"a[href='/m/{match}']")).to_contain_text(words("web-variant"))
    watching = people("Eve").go(f"/m/{match}")
    expect(watching.button(words("web-variant"))).to_be_visible()


def test_faults_are_told_with_their_lines_and_no_match_is_made(people: People) -> None:
    one = people("Ada")
    editor = begin(one)
    editor.locator("input[type=file]").set_input_files(file(FILE.replace("5", "50")))
    expect(editor).to_contain_text("Line 5: tile.first is from 0 to 10, not 50")
    one.press(words("web-make"))
    expect(one.page).to_have_url(re.compile("/new$"))
    editor.get_by_text(words("variant-text"), exact=True).first.click()
    editor.locator("textarea").fill(FILE.replace("first", "furst"))
    expect(editor).to_contain_text(words("variant-unchecked"))
    editor.get_by_role("button", name=words("variant-check")).click()
    expect(editor).to_contain_text("there is no number")


def test_a_form_sets_numbers_and_friends_read_them_before_they_join(people: People) -> None:
    host, guest = people("Ada"), people("Bea")
    editor = begin(host)
    editor.get_by_text(words("variant-numbers"), exact=True).click()
    editor.locator("summary", has_text="Scoring tiles").click()
    field = editor.get_by_label("points of the first place on a scoring tile")
    field.fill("5")
    field.blur()
    expect(editor.locator("textarea")).to_have_value(re.compile(r"\[tile\]\nfirst = 5\n$"))
    assert violations(host, AXE.read_text()) == []
    editor.get_by_role("button", name=words("variant-check")).click()
    expect(editor).to_contain_text(TOLD)
    host.page.get_by_label(words("web-seat-who", colour=words("seat-1"))).select_option(
        words("web-wish-open")
    )
    host.page.get_by_label(words("web-public")).check()
    host.press(words("web-make"))
    host.sees(words("web-waiting"))
    match = host.page.url.rpartition("/")[2]
    guest.go(f"/m/{match}")
    expect(guest.page.locator("main")).to_contain_text(TOLD)
    guest.press(words("web-join"))
    expect(guest.button(words("web-variant"))).to_be_visible()


def test_florence_is_played_and_told_by_its_numbers(people: People) -> None:
    one, game = people("Ada"), "forging-florence"
    one.go("/new").page.get_by_role("combobox", name=words("web-game"), exact=True).select_option(
        words(f"{game}-name")
    )
    one.page.get_by_label(words("web-variant-numbers")).select_option(OWN)
    editor = one.page.locator(".editor")
    editor.get_by_text(words("variant-numbers"), exact=True).click()
    editor.locator("summary", has_text=words(f"{game}-section-fee")).click()
    field = editor.get_by_label(
        words(f"{game}-value-fee", artist=words(f"{game}-artist-dante")), exact=True
    )
    field.fill("45")
    field.blur()
    editor.locator("summary", has_text=words(f"{game}-section-die")).click()
    faces = editor.get_by_label(words(f"{game}-value-faces"), exact=True)
    expect(faces).to_have_value("1, 2, 3, 4, 5, 6")
    faces.fill("1, 3,6")
    faces.blur()
    expect(editor.locator("textarea")).to_have_value(re.compile(r"faces = \[1, 3, 6\]\n"))
    faces.fill("none")  # what is no number is not taken, and keeps nobody from going on
    faces.blur()
    editor.get_by_role("button", name=words("variant-check")).click()
    expect(editor).to_contain_text("45")
    make(one)
    expect(one.page.locator("[data-place=artist-dante]").first).to_contain_text("45")
    expect(one.button(words("web-variant"))).to_be_visible()


def test_looking_back_shows_the_mark_too(people: People) -> None:
    one = people("Ada")
    match = one.create("me", "bot", "bot", options={"variant": "tile.first=5"})
    one.go(f"/m/{match}/review")
    one.button(words("web-variant")).click()
    expect(one.page.get_by_role("dialog")).to_contain_text(TOLD)
