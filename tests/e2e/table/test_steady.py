"""Nothing moves under the mouse, and the board stays where it is from decision to decision."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import People
from ..support.driving import drive
from ..support.person import Person
from ..support.playing import OFFERED, PROMPT, STREETS, at_rest, may_move, move

# The browser notices with the next frame what has come under the mouse; then a few more.
PLACES = f"""async () => {{
  const places = new Set();
  for (let frame = 0; frame < 6; frame++) {{
    await new Promise(requestAnimationFrame);
    const all = [...document.querySelectorAll('button.street, {PROMPT} button')];
    const boxes = all.filter((one) => one.checkVisibility()).map((one) => {{
      const {{ x, y }} = one.getBoundingClientRect();
      return [x, y].map(Math.round);
    }});
    places.add(JSON.stringify(boxes));
  }}
  return [...places];
}}"""
NEW_HERE = "localStorage.removeItem('signoria-letters')"
LETTERS_WAIT = "() => localStorage.getItem('signoria-letters') === 'here'"
LETTERS_STAND = "() => [...document.fonts].some(({family}) => family.includes('Source Sans 3'))"
LARGE = (1905, 940)  # what a browser leaves of 1920 by 1080
SIZES = [(1440, 900), (1280, 720), (900, 700), (360, 740)]
MOVES = 6
ALL_STREETS = 12
LOWEST = """() => {
  const boxes = [...document.querySelectorAll('.table .area, .table section.prompt')]
    .map((area) => area.getBoundingClientRect());
  const most = (end) => Math.max(...boxes.map((box) => box[end]));
  return [boxes.length, most('right'), most('bottom')];
}"""


def sit_in_window(people: People, size: tuple[int, int]) -> Person:
    """Somebody with a window of this size and a match against bots."""
    return at_table(people("Ada", viewport={"width": size[0], "height": size[1]}))


def at_table(one: Person) -> Person:
    """A match against bots, whose table comes in parts; all of them are there."""
    one.go(f"/m/{one.create('me', 'bot', 'bot', 'bot')}")
    streets = one.page.locator("button.street")
    one.until(lambda: streets.count() == ALL_STREETS, "the streets")
    return one


@pytest.mark.parametrize("size", SIZES)
def test_looking_moves_nothing(people: People, size: tuple[int, int]) -> None:
    one, random, kinds = sit_in_window(people, size), Random(3), set()
    for _ in range(MOVES):
        one.until(lambda: may_move(one), "one's own turn")
        placing = one.page.locator(STREETS).count() > 0
        one.page.mouse.move(1, 1)
        one.until(lambda: at_rest(one), "the sheet of the decision")
        rest = places(one)
        assert rest == (at_streets(one) if size[0] > 700 else rest)
        assert rest == (rest if placing else at_choices(one))
        kinds.add(placing)
        move(one, random)
    assert len(kinds) > 1


def test_the_letters_of_a_first_visit_come_with_another_decision(people: People) -> None:
    one = people("Ada")
    one.context.add_init_script(NEW_HERE)
    at_table(one)
    one.until(lambda: may_move(one), "one's own turn")
    rest = places(one)
    one.until(lambda: one.page.evaluate(LETTERS_WAIT), "the letters")
    assert places(one) == rest
    assert not one.page.evaluate(LETTERS_STAND)
    move(one, Random(3))
    one.until(lambda: one.page.evaluate(LETTERS_STAND), "the letters in the page")


def places(one: Person) -> set[str]:
    """All the places where the streets and the prompt's buttons are for some frames."""
    return set(one.page.evaluate(PLACES))


def at_streets(one: Person) -> set[str]:
    """The same while the mouse goes over the upper edges of the streets."""
    seen: set[str] = set()
    for street in one.page.locator("button.street").all():
        rest_on(street)
        seen |= places(one)
    return seen


def rest_on(something: Locator) -> None:
    """Move the mouse to the upper edge of something, without scrolling."""
    something.wait_for()  # a new decision may just take its place
    box = something.bounding_box()
    assert box
    something.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 12)


def at_choices(one: Person) -> set[str]:
    """The same while the mouse rests on each choice in sight and what it would change is told."""
    seen: set[str] = set()
    for choice in one.page.locator(OFFERED).all():
        if not is_in_sight(choice):
            continue
        rest_on(choice)
        expect(one.page.locator(f"{PROMPT} .change")).not_to_be_empty()
        seen |= places(one)
    return seen


def is_in_sight(choice: Locator) -> bool:
    """Can all of it be seen without scrolling?"""
    return bool(
        choice.evaluate("""(one) => {
          const { left, top, bottom } = one.getBoundingClientRect();
          return [top + 2, bottom - 2].every((y) =>
            one.contains(document.elementFromPoint(left + 9, y)));
        }""")
    )


@pytest.mark.parametrize("game", ["calimala", "forging-florence"])
def test_a_large_screen_shows_the_whole_table(people: People, game: str) -> None:
    one = people("Ada", locale="de", viewport={"width": LARGE[0], "height": LARGE[1]})
    match = one.create("me", "bot", "bot", "bot", game=game)
    drive(one, match, 60)
    one.go(f"/m/{match}").page.locator(PROMPT).wait_for()
    one.until(lambda: one.page.locator(".tabletop > .laying").count() == 0, "the whole table")
    one.page.wait_for_load_state("networkidle")
    areas, right, bottom = one.page.evaluate(LOWEST)
    assert areas >= 7
    assert right <= LARGE[0]
    assert bottom <= LARGE[1]
