"""Somebody loses all that a browser remembers, and comes back with a code from a sheet of paper."""

from __future__ import annotations

from playwright.sync_api import expect

from ..conftest import People
from ..support.person import Person, words
from ..support.playing import may_move

CODES = "#recovery-codes li"


def make_codes(one: Person) -> list[str]:
    """What stands on the sheet."""
    one.go("/account").press(words("codes-make"))
    one.sees(words("codes-once"))
    return one.page.locator(CODES).all_inner_texts()


def enter(one: Person, code: str) -> None:
    """Type a code where somebody comes who has been here before."""
    one.page.get_by_label(words("recover-code"), exact=True).fill(code)
    one.press(words("web-device-move"))


def test_a_code_brings_back_who_has_lost_all_cookies(people: People) -> None:
    one = people("Ada")
    one.excused.append("409")
    match = one.create("me", "bot", "bot")
    codes = make_codes(one)
    assert len(set(codes)) == 10
    one.page.reload()
    one.sees(words("codes-left", left=10, made="X").partition("X")[0])
    assert one.page.locator(CODES).count() == 0  # nobody is told them a second time

    one.context.clear_cookies()
    one.page.evaluate("localStorage.clear()")
    one.go("/account").page.get_by_role("link", name=words("web-been-here")).click()
    enter(one, "0000-0000-0000-0000")
    alert = one.page.get_by_role("alert").filter(has_text=words("problem-no-such-code")[10:])
    expect(alert).to_be_visible()
    enter(one, codes[0].lower().replace("-", " "))
    one.sees(words("web-device-moved", name="Ada"))
    one.page.get_by_role("link", name=words("web-home"), exact=True).last.click()
    one.page.locator(f"a[href='/m/{match}']").first.click()
    one.until(lambda: may_move(one), "the same seat")

    thief = people()
    thief.excused.append("409")
    enter(thief.go("/device"), codes[0])
    used = thief.page.get_by_role("alert").filter(has_text=words("problem-used-code")[10:])
    expect(used).to_be_visible()
    assert thief.call("GET", "/api/me")["name"] is None


def test_who_is_asked_for_a_name_may_have_been_here_before(people: People) -> None:
    one, again = people("Ada"), people()
    codes = make_codes(one)
    again.go("/account").press(words("web-name"))
    again.page.get_by_role("dialog").get_by_role("link", name=words("web-been-here")).click()
    enter(again, codes[7])
    again.sees(words("web-device-moved", name="Ada"))
    again.page.get_by_role("link", name=words("account-title")).click()
    again.sees(words("codes-left", left=9, made="X").partition("X")[0])
