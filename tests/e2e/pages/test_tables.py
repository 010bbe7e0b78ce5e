"""Around the game: coming together, leaving, coming back, taking back, playing again."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from random import Random

from playwright.sync_api import expect

from ..conftest import People
from ..support.driving import drive
from ..support.person import Person, words
from ..support.playing import log_lines, may_move, over, play, version
from ..support.together import Pair, seat_pair


def test_time_is_counted_from_the_servers_word_whatever_the_browsers_clock_says(
    people: People,
) -> None:
    one = people("Ada")
    one.page.clock.set_system_time(datetime.now(UTC) + timedelta(days=2))
    one.go(f"/m/{one.create('me', 'open', 'bot', clock=3600, public=True)}")
    guest = people("Bea")
    guest.call("POST", f"/api/matches/{one.page.url.rpartition('/')[2]}/join", seat=1)
    left = one.page.get_by_role("timer").first
    expect(left).to_contain_text(re.compile(r"1:00:00|59:\d\d"))


def test_a_public_match_is_found_joined_and_left(people: People) -> None:
    host, guest = people("Ada"), people("Zoe")
    host.go("/new")
    host.page.get_by_label(words("web-seat-who", colour=words("seat-1"))).select_option(
        words("web-wish-open")
    )
    host.page.get_by_label(words("web-public")).check()
    host.press(words("web-make"))
    host.sees(words("web-waiting"))
    guest.go("/").page.locator("section", has_text=words("web-list-open")).get_by_role(
        "link", name="Ada"
    ).first.click()
    guest.button(f"{words('web-join-seat')} {words('seat-1')}").click()
    guest.page.locator(".table").wait_for()
    host.page.locator(".table").wait_for()
    expect(host.page.get_by_role("list", name=words("web-seats"))).to_contain_text("Zoe")


def test_a_seat_is_given_up_before_the_start(people: People) -> None:
    host, guest = people("Ada"), people("Bea")
    match = host.create("me", "open", "open", public=True)
    host.go(f"/m/{match}")
    guest.go(f"/m/{match}").press(words("web-join"))
    host.sees("Bea")
    guest.press(words("web-waiting-leave"))
    guest.sees(words("web-welcome-back"))
    host.until(lambda: "Bea" not in host.page.locator("main").inner_text(), "the open seat")
    host.page.get_by_role("button", name=words("web-fill", bot=words("bot-artisan"))).first.click()
    host.page.get_by_role("button", name=words("web-fill", bot=words("bot-artisan"))).first.click()
    host.page.locator(".table").wait_for()


def test_a_link_without_invitation_lets_nobody_in(people: People) -> None:
    host, stranger = people("Ada"), people("Bea")
    stranger.excused.append("40")
    match = host.create("me", "open", "bot")
    stranger.go(f"/m/{match}").page.locator("h1").wait_for()
    expect(stranger.button(words("web-join"))).to_have_count(0)


def test_a_bot_plays_on_for_whoever_leaves_until_they_return(people: People) -> None:
    host, guest, _ = together(people)
    guest.panel().get_by_role("button", name=words("web-leave")).click()
    guest.page.get_by_role("dialog").get_by_role("button", name=words("web-leave")).click()
    expect(host.panel()).to_contain_text(words("web-stands-in", bot=words("bot-heuristic")))
    guest.panel().get_by_role("button", name=words("web-return")).click()
    expect(host.panel()).not_to_contain_text(words("web-stands-in", bot=words("bot-heuristic")))


def test_what_revealed_nothing_is_taken_back_at_once(people: People) -> None:
    host, guest, _ = together(people)
    mover = play_until(host, guest, "free")
    log = log_lines(mover)
    mover.page.locator("section.prompt").get_by_role("button", name=words("table-undo")).click()
    mover.until(lambda: len(log_lines(mover)) < len(log), "a shorter log")
    mover.until(lambda: may_move(mover), "the decision again")
    assert log_lines(mover) == log[: len(log_lines(mover))]


def test_what_others_have_seen_is_taken_back_only_if_they_agree(people: People) -> None:
    host, guest, _ = together(people)
    mover = play_until(host, guest, "ask")
    other = guest if mover is host else host
    log = log_lines(mover)
    for answer in (words("web-disagree"), words("web-agree")):
        assert log_lines(mover) == log
        mover.panel().get_by_role("button", name=words("web-undo-ask")).click()
        asked = words("web-proposal-undo", player=mover.name)
        other.sees(asked)
        other.press(answer)
        expect(other.page.get_by_text(asked)).to_have_count(0)
    mover.until(lambda: len(log_lines(mover)) < len(log), "a shorter log")
    mover.until(lambda: may_move(mover), "the decision again")


def test_giving_up_needs_everybody(people: People) -> None:
    host, guest, _ = together(people)
    propose(host)
    guest.sees(words("web-proposal-abandon", player="Ada"))
    guest.press(words("web-disagree"))
    expect(host.page.get_by_text(words("web-proposal-abandon", player="Ada"))).to_have_count(0)
    propose(host)
    guest.press(words("web-agree"))
    for one in (host, guest):
        one.sees(words("web-abandoned"))


def test_after_the_end_all_go_to_the_same_next_match(people: People) -> None:
    host, guest = people("Ada"), people("Bea")
    match = host.create("me", "bot", "bot")
    drive(host, match)
    host.go(f"/m/{match}").until(lambda: over(host), "the end")
    host.press(words("web-rematch"))
    host.until(lambda: may_move(host), "the next match")
    expect(host.page).not_to_have_url(re.compile(match))
    onlooker = guest.go(f"/m/{match}")
    onlooker.page.get_by_role("link", name=words("web-rematch-go")).first.click()
    onlooker.until(lambda: version(onlooker) > 0, "the next match")
    expect(onlooker.page).to_have_url(host.page.url)


def test_a_device_link_works_once(people: People) -> None:
    one, phone, thief = people("Ada"), people(), people()
    thief.excused.append("40")
    match = one.create("me", "bot", "bot")
    one.go("/settings").press(words("web-link-make"))
    link = one.page.get_by_label(words("web-link")).input_value()
    phone.page.goto(link)
    phone.press(words("web-device-move"))
    phone.sees(words("web-device-moved", name="Ada"))
    phone.go(f"/m/{match}").until(lambda: may_move(phone), "the same seat")
    thief.page.goto(link)
    thief.press(words("web-device-move"))
    expect(thief.page.get_by_role("alert").filter(has_text="link")).to_be_visible()
    assert thief.call("GET", "/api/me")["name"] is None


def together(people: People) -> Pair:
    """Two people and a bot at a table, when somebody is to decide."""
    host, guest, match = seat_pair(people)
    host.until(lambda: may_move(host) or may_move(guest), "a decision")
    return host, guest, match


def play_until(host: Person, guest: Person, undo: str) -> Person:
    """Play until somebody could take back in this way; returns who."""
    random = Random(1)
    while True:
        for one in (host, guest):
            if may_move(one):
                play(one, random, 1)
            one.until(lambda: may_move(host) or may_move(guest), "a decision")
            if undoing(one) == undo:
                return one


def undoing(one: Person) -> str:
    """How this person can take the last decision back, by what the server has told last."""
    undo = [frame for frame in one.read_frames() if frame.get("situation")][-1]["situation"]["undo"]
    return "free" if undo["free"] else "ask" if undo["ask"] else ""


def propose(one: Person) -> None:
    """Propose to give the match up."""
    one.panel().get_by_role("button", name=words("web-abandon")).click()
    one.page.get_by_role("dialog").get_by_role("button", name=words("web-abandon")).click()
