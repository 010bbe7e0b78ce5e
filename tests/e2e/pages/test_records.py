"""Records from elsewhere, and matches that are played on from a moment."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from signoria.record import Match, read, write
from tests.record import games as recorded

from ..conftest import AXE, People
from ..support.driving import drive
from ..support.person import Person, words
from ..support.playing import may_move
from ..support.reviewing import await_moment
from .test_pages import violations


def import_record(person: Person, text: str) -> None:
    """Bring a record as a file."""
    person.go("/import").page.locator("input[type=file]").set_input_files(
        {"name": "game.record", "mimeType": "text/plain", "buffer": text.encode()}
    )


def test_a_record_is_opened_looked_through_and_played_on(people: People) -> None:
    person = people("Ada")
    person.go("/")
    person.page.get_by_role("link", name=words("import-title")).click()
    text = recorded.text(players=4, seed=5)
    import_record(person, text)
    await_moment(person, 0)
    person.sees(words("import-proven-unbound"))
    for moment in range(1, 13):
        person.page.keyboard.press("ArrowRight")
        await_moment(person, moment)
    person.page.wait_for_url("**/import#12")
    person.page.reload()
    await_moment(person, 12)
    await_moment(person.go("/import#7"), 7)
    person.page.go_back()
    await_moment(person, 12)
    expect(person.page.locator("section.mine")).to_have_count(0)
    person.page.locator("header select").select_option(index=2)
    expect(person.page.locator("section.mine")).to_have_count(1)
    person.page.keyboard.press("End")
    await_moment(person, len(Match.from_record(read(text)).actions))
    expect(person.button(words("play-on"))).to_be_disabled()
    person.page.keyboard.press("Home")
    await_moment(person, 0)
    begin(person)
    person.page.locator("header[data-version]").wait_for()
    expect(person.page.locator("header .origin")).to_have_text(words("origin-mark"))
    expect(person.panel()).to_contain_text(words("origin-turn", turn=0))


def begin(person: Person) -> None:
    """Play on from the moment that is shown, as the dialog proposes."""
    person.press(words("play-on"))
    expect(person.page.get_by_role("dialog")).to_contain_text(words("play-on-what"))
    start = person.button(words("play-on-begin"))
    expect(start).to_be_enabled()
    start.click()
    person.page.wait_for_url("**/m/*")


def test_axe_finds_nothing_where_records_are(people: People) -> None:
    person, axe = people("Ada", viewport={"width": 360, "height": 740}), AXE.read_text()
    person.excused = ["status of 400"]
    import_record(person, "no record")
    person.sees(words("record-no-record"))
    assert violations(person, axe) == []
    import_record(person, recorded.text(players=3, seed=2))
    await_moment(person, 0)
    assert violations(person, axe) == []
    person.press(words("play-on"))
    expect(person.button(words("play-on-begin"))).to_be_enabled()
    assert violations(person, axe) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") == 360


def test_what_is_wrong_with_a_record_is_said_with_its_line(people: People) -> None:
    person = people("Ada")
    person.excused = ["status of 400"]
    text = write(recorded.game(turns=3).record())
    number = text[: text.index("stop")].count("\n") + 1
    import_record(person, text.replace("stop", "stpo", 1))
    person.sees(f"line {number}")
    person.page.locator("textarea").fill(text)
    person.press(words("import-open"))
    await_moment(person, 0)
    person.press(words("import-other"))
    expect(person.page.locator("textarea")).to_have_value("")


def test_from_a_running_match_one_plays_on_with_ones_own_seat(people: People) -> None:
    person = people("Ada")
    match = person.create("me", "bot", "bot")
    drive(person, match, 8)
    person.go(f"/m/{match}/review#6")
    await_moment(person, 6)
    person.press(words("play-on"))
    expect(
        person.page.get_by_role("dialog").locator("select").first.locator("option")
    ).to_have_count(1)
    person.page.keyboard.press("Escape")
    begin(person)
    expect(person.page).not_to_have_url(re.compile(match))
    person.until(lambda: may_move(person), "one's own turn")
    person.panel().get_by_role("link", name=words("origin-there")).click()
    await_moment(person, 6)
    expect(person.page).to_have_url(re.compile(match))


def test_friends_are_invited_to_play_on_from_a_record(people: People) -> None:
    person, friend = people("Ada"), people("Bea")
    import_record(person, recorded.text(players=3, seed=5))
    await_moment(person, 0)
    person.press(words("play-on"))
    seat = person.page.get_by_role("group", name=words("play-on-open")).get_by_role("checkbox")
    expect(seat).to_have_count(2)
    seat.first.check()
    person.button(words("play-on-begin")).click()
    link = person.page.get_by_label(words("web-invitation")).input_value()
    friend.page.goto(link)
    friend.press(words("web-join"))
    person.until(lambda: may_move(person) or may_move(friend), "somebody's decision")
    for one in (person, friend):
        expect(one.page.locator("header .origin")).to_have_text(words("origin-mark"))
