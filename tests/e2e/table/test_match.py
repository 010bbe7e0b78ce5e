"""From the first page to the final standings, with others."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import expect

from ..conftest import People
from ..support.driving import drive_together
from ..support.person import Person, words
from ..support.playing import OFFERED, may_move, move, over, version

CLICKED = 60  # positions until both have clicked a round and more; bots decide for them then


def test_a_newcomer_is_in_a_game_after_one_click(people: People) -> None:
    one = people().go("/")
    one.press(f"{words('web-quick')}: {words('calimala-name')}")
    one.until(lambda: may_move(one), "the first decision")
    expect(
        one.page.get_by_role("heading", name=words("calimala-table-ask-keeping"))
    ).to_be_visible()
    expect(one.page.locator(OFFERED).first).to_be_visible()
    expect(one.page.locator(".table").get_by_text("Monna Tessa").first).to_be_attached()
    expect(one.panel()).to_contain_text("Monna Tessa")
    one.go("/").sees("Monna Tessa")


def test_two_people_and_a_bot_finish_a_match(people: People, tmp_path: Path) -> None:
    host, guest = (people(name, reduced_motion="reduce") for name in ("Ada", "Bea"))
    random = Random(3)
    make_for_three(host)
    link = host.page.get_by_label(words("web-invitation")).input_value()
    guest.page.goto(link)
    guest.press(words("web-join"))
    while version(guest) < CLICKED:
        host.until(lambda: may_move(host) or may_move(guest), "a decision")
        for one in (host, guest):
            if may_move(one):
                move(one, random)
    drive_together(host.page.url.rpartition("/")[2], host, guest)
    for one in (host, guest):
        one.until(lambda one=one: over(one), "the end")  # type: ignore[misc]
    assert standings(host) == standings(guest)
    assert is_record_fair(host, tmp_path)
    for one in (host, guest):
        expect(one.panel().get_by_text(words("web-fair-mine"))).to_be_visible()
        one.press(words("web-close"))
    first = hello(host)
    host.press(words("web-rematch"))
    host.press(words("again-send"))
    guest.press(words("invited-accept"))
    host.until(lambda: hello(host)["match"]["id"] != first["match"]["id"], "the next match")
    again, before = hello(host)["fair"]["values"], first["fair"]["values"]
    assert all(again[:2]), "somebody adds nothing to the match once more"
    assert not set(again[:2]) & set(before)


def hello(one: Person) -> dict[str, Any]:
    """The whole table as it was last told."""
    return next(frame for frame in reversed(one.read_frames()) if frame["type"] == "hello")


def make_for_three(host: Person) -> None:
    """Make a match for oneself, somebody invited and a bot, through the form."""
    host.go("/new")
    host.page.get_by_role("radio", name="3").check()
    host.page.get_by_label(words("web-seat-who", colour=words("seat-1"))).select_option(
        words("web-wish-open")
    )
    host.press(words("web-make"))
    host.page.get_by_role("heading", name=words("web-waiting")).wait_for()


def standings(one: Person) -> list[str]:
    """The rows of the final table; the reader's own name may be put differently."""
    one.page.locator(".count[data-counting=false]").wait_for()
    ranks = one.page.get_by_role("region", name=words("table-count-ranks"))
    rows = ranks.locator("tr")
    return [re.sub(r"\s+", " ", row) for row in rows.all_inner_texts()]


def is_record_fair(one: Person, folder: Path) -> bool:
    """Does the record, downloaded by a click, tell of a fair game played by the rules?"""
    with one.page.expect_download() as download:
        one.page.get_by_role("link", name=words("web-record")).first.click()
    record = folder / download.value.suggested_filename
    download.value.save_as(record)
    said = subprocess.run(
        [sys.executable, "-m", "signoria", "verify", record, "--lang", "en"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stdout + said.stderr
    seats = [words("record-seat", seat=str(seat)) for seat in range(3)]
    added = words("record-scheme-together", seats=words("list-and", first=seats[0], last=seats[1]))
    told = " ".join(said.stdout.split())
    return "from the seed that was committed to before the game" in told and added in told
