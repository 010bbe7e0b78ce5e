"""What happens at a table is heard, unless somebody would rather have it silent."""

from __future__ import annotations

import re
from functools import partial
from random import Random

import pytest

from ..conftest import People
from ..support.driving import drive
from ..support.person import Person, words
from ..support.playing import may_move, play, version

COUNT = """
window.sounds = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const { start } = kind.prototype;
  kind.prototype.start = function (...words) { window.sounds += 1; start.apply(this, words); };
}
"""


def count_sounds(person: Person) -> int:
    """How many tones and noises have been begun since the page was opened."""
    count: int = person.page.evaluate("window.sounds")
    return count


def come_to(person: Person, match: str) -> int:
    """Open a table and be there before anything moves; the version that it shows."""
    person.page.add_init_script(COUNT)
    person.go(f"/m/{match}").page.locator("section.prompt").wait_for()
    person.page.keyboard.press("Shift")  # no browser lets a page be heard before
    return version(person)


@pytest.mark.parametrize("game", ["calimala", "forging-florence"])
def test_pieces_are_heard_where_one_plays_alone(people: People, game: str) -> None:
    one = people("Ada")
    match = one.create("me", "bot", "bot", game=game, options={"start": "1"})
    come_to(one, match)
    drive(one, match, 3)
    one.until(lambda: count_sounds(one) > 0, "a sound")


def test_who_wants_it_silent_hears_nothing(people: People) -> None:
    one = people("Ada")
    one.go("/settings").page.get_by_label(words("sounds-on"), exact=True).uncheck()
    match = one.create("me", "bot", "bot", options={"start": "1"})
    before = come_to(one, match)
    drive(one, match, 1)
    one.until(lambda: version(one) > before, "a move")
    assert count_sounds(one) == 0


def test_a_device_that_several_share_is_silent(people: People) -> None:
    one, random = people("Ada"), Random(11)
    one.page.add_init_script(COUNT)
    one.go(f"/m/{one.create('me', 'Bea', 'bot', options={'start': '1'})}")
    begin = one.page.get_by_role(
        "button", name=re.compile(words("web-pass-me", player="(Ada|Bea)"))
    )
    one.until(lambda: begin.count() > 0 or may_move(one), "a turn")
    if begin.count():
        begin.click()
    one.until(lambda: may_move(one), "one's own turn")
    play(one, random, 1)
    assert count_sounds(one) == 0


def test_each_sound_can_be_listened_to(people: People) -> None:
    one = people("Ada")
    one.page.add_init_script(COUNT)
    one.go("/settings")
    buttons = one.page.get_by_role("list", name=words("sounds-listen")).get_by_role("button")
    buttons.last.wait_for()
    for at in range(buttons.count()):
        before = count_sounds(one)
        buttons.nth(at).click()
        one.until(partial(more_sounds, one, before), "the sound of a button")


def more_sounds(person: Person, before: int) -> bool:
    return count_sounds(person) > before
