"""Looking back at a match: by slider, keys, log and link, with one's own eyes."""

from __future__ import annotations

from playwright.sync_api import expect

from ..conftest import People
from ..support.driving import drive
from ..support.person import words
from ..support.reviewing import await_moment


def test_a_running_match_can_be_gone_through(people: People) -> None:
    host, onlooker = people("Ada"), people("Bea")
    match = host.create("me", "bot", "bot")
    drive(host, match, 6)
    host.go(f"/m/{match}").panel().get_by_role("link", name=words("web-review")).click()
    moments = host.call("GET", f"/api/matches/{match}/moments?seat=0")["steps"]
    await_moment(host, len(moments))
    for key, moment in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        host.page.keyboard.press(key)
        await_moment(host, moment)
    host.page.keyboard.press("Shift+ArrowRight")
    turn = next(one for one in moments if any(e["type"] == "turn-began" for e in one["events"]))
    await_moment(host, turn["actions"])
    host.page.wait_for_url(f"**/review#{turn['actions']}")
    expect(host.page.locator("section.mine")).to_have_count(1)
    onlooker.go(host.page.url.removeprefix(host.url))
    await_moment(onlooker, turn["actions"])
    expect(onlooker.page.locator("section.mine")).to_have_count(0)
    onlooker.page.locator("section.log p [role=button]").last.click()
    onlooker.page.keyboard.press("End")
    onlooker.button(words("web-review-turn-before")).click()
    onlooker.page.get_by_role("link", name=words("web-review-table")).click()
    onlooker.page.locator("header[data-version]").wait_for()
