"""Talk: players and spectators apart, and nobody has to hear everybody."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from ..conftest import People
from ..support.person import Person, words
from ..support.playing import may_move, move, version
from ..support.together import seat_pair


def test_players_and_spectators_talk_apart(people: People) -> None:
    host, guest, match = seat_pair(people)
    onlooker, other = people("Cleo"), people("Dora")
    for one in (onlooker, other):
        one.go(f"/m/{match}").page.locator(".table").wait_for()
    say(host, "Buongiorno")
    expect(lines(guest)).to_contain_text("Buongiorno")
    say(onlooker, "Quite a start")
    expect(lines(other)).to_contain_text("Quite a start")
    say(guest, "Salve")
    expect(lines(host)).to_contain_text("Salve")
    for one in (host, guest):
        assert "Quite a start" not in "".join(one.frames)
    for one in (onlooker, other):
        assert "Buongiorno" not in "".join(one.frames)


def test_whoever_is_muted_is_not_heard(people: People) -> None:
    host, guest, _ = seat_pair(people)
    say(guest, "One")
    expect(lines(host)).to_contain_text("One")
    host.panel().locator("summary", has_text=words("web-mute")).click()
    host.panel().get_by_role("button", name=f"{words('web-mute')} Bea").click()
    expect(lines(host)).not_to_contain_text("One")
    say(guest, "Two")
    host.until(lambda: any("Two" in frame for frame in host.frames), "the second line")
    expect(lines(host)).not_to_contain_text("Two")
    guest.call("PUT", "/api/me", name="Zoe")
    say(guest, "Three")
    host.until(lambda: any("Three" in frame for frame in host.frames), "the third line")
    expect(lines(host)).not_to_contain_text("Three")
    host.panel().get_by_role("button", name=words("web-unmute")).first.click()
    expect(lines(host)).to_contain_text("Two")


def test_new_lines_are_counted_until_they_are_read(people: People) -> None:
    host, guest, _ = seat_pair(people)
    opener = host.page.locator("[aria-controls=panel]")
    place = opener.bounding_box()
    say(guest, "One")
    say(guest, "Two")
    expect(opener).to_contain_text("2")
    assert opener.bounding_box() == place
    host.panel()
    expect(opener).not_to_contain_text("2")


def test_a_half_written_line_keeps_its_place_while_others_move(people: People) -> None:
    host, guest = people("Ada"), people("Bea")
    match = host.create("me", "open", "bot", public=True, options={"start": "1"})
    guest.call("POST", f"/api/matches/{match}/join", seat=1)
    for one in (host, guest):
        one.go(f"/m/{match}").page.locator(".table").wait_for()
    field = host.panel().get_by_label(words("web-chat-say"))
    field.press_sequentially("I would have")
    field.press("Home")
    before = version(host)
    while version(host) == before:
        guest.until(lambda: may_move(guest), "the guest's turn")
        move(guest, Random(4))
    field.press_sequentially("Well, ")
    expect(field).to_be_focused()
    expect(field).to_have_value("Well, I would have")


def say(one: Person, text: str) -> None:
    """Say something in the room that one is in."""
    field = one.panel().get_by_label(words("web-chat-say"))
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def lines(one: Person) -> Locator:
    """Everything that was said, as it is shown."""
    return one.panel().get_by_role("log")
