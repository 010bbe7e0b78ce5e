"""Nothing on the table moves: the browser counts all shifts of the layout."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import cycle
from random import Random
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.support.effort import effort

from ..conftest import People
from ..support import florence
from ..support.asking import CARD, CURIOUS
from ..support.driving import drive
from ..support.person import Person
from ..support.playing import PROMPT, may_move, move, over
from .test_whole import at_table

# What moved, by how much, and what it was; less than a point is none, nor is a line of the log that
# goes out of sight as another one comes. A press is no excuse: whether what follows it comes within
# the half second that browsers forgive depends on the machine.
COUNT = """(() => {
  const box = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' ');
  const name = ({node, previousRect, currentRect}) =>
    `${(node?.outerHTML ?? node?.parentElement?.outerHTML ?? 'gone').slice(0, 70)} from ${
      box(previousRect)} to ${box(currentRect)}`;
  const scrolledAway = ({node, currentRect}) => currentRect.height === 0 &&
    (node?.closest ? node : node?.parentElement)?.closest('.log') != null;
  const moved = (source) => !scrolledAway(source) && Math.max(
    Math.abs(source.previousRect.x - source.currentRect.x),
    Math.abs(source.previousRect.y - source.currentRect.y)) >= 1;
  const shifts = window.shifts = [];
  new PerformanceObserver((list) => {
    for (const {value, sources} of list.getEntries())
      if (sources.some(moved))
        shifts.push(`${value.toFixed(4)}: ${sources.map(name).join(' | ')}`);
  }).observe({type: 'layout-shift'});
})()"""
SHIFTS = "window.shifts"
# How many cards have come.
COUNT_CARDS = f"""window.cards = 0;
new MutationObserver((all) => {{
  for (const {{addedNodes}} of all)
    for (const one of addedNodes) if (one.matches?.('{CARD}')) window.cards += 1;
}}).observe(document, {{childList: true, subtree: true}})"""
THINGS = ".tabletop [data-about]:visible"
# What lies under the mouse, where no other thing covers it.
RESTS_ON_THING = "() => [...document.querySelectorAll(':hover')].some((one) => one.dataset.about)"
TOP = "one => one.getBoundingClientRect().y"
BOARDS = {"calimala": "section.city", "forging-florence": "section.map"}
DESK, PHONE = {"width": 1280, "height": 720}, {"width": 390, "height": 844}
LOOKED_AT = ".street, .hex, .tile, .square, figure, .mats article, .prompt button, .card, .place"
GLANCES = 3  # between two decisions
EXPLAINED = 0.1  # how often one of these waits until the thing explains itself
PATIENCE = 5_000  # milliseconds until somebody moves the mouse again
Mover = Callable[[Person, Random], None]
MOVES = effort(80)  # decisions, which are mostly a whole game
Point = tuple[float, float]
GAMES: dict[str, Mover] = {"calimala": move, "forging-florence": florence.by_mouse}
WISHES: dict[str, dict[str, Any]] = {"forging-florence": {"options": {"rounds": "60"}}}


def look_around(one: Person, random: Random) -> None:
    """Let the mouse rest on things here and there, and press one that decides nothing."""
    for _ in range(GLANCES):
        rest_on_any(one, random, f".tabletop :is({LOOKED_AT}):visible")
        one.page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
    one.page.mouse.move(1, 1)
    at = rest_on_any(one, random, THINGS) if random.random() < EXPLAINED else None
    if at and one.page.evaluate(RESTS_ON_THING):
        await_card(one, at)
    if rest_on_any(one, random, f"{PROMPT} [data-spare] button:visible"):
        one.page.mouse.down()
        one.page.mouse.up()
    one.page.keyboard.press("Escape")  # a card may lie where one wants to press


def await_card(one: Person, at: Point) -> None:
    """Wait until what lies under the mouse explains itself.

    What is drawn anew under a mouse that rests explains nothing: then somebody moves it a little.
    """
    for by in cycle((1, 0)):
        with suppress(PlaywrightTimeout):
            one.page.locator(CARD).first.wait_for(timeout=PATIENCE)
            return
        one.page.mouse.move(at[0] + by, at[1])
        if not one.page.evaluate(RESTS_ON_THING):
            return


def rest_on_any(one: Person, random: Random, selector: str) -> Point | None:
    """Move the mouse to one of these things, if it is within the window; where it is then."""
    things = one.page.locator(selector)
    number = things.count()
    box = things.nth(random.randrange(number)).bounding_box() if number else None
    high = (one.page.viewport_size or DESK)["height"]
    if box is None or box["y"] + box["height"] > high:
        return None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    one.page.mouse.move(*at)
    return at


def shifts(one: Person, match: str, game: str, moves: int) -> list[str]:
    """Play so many moves, looking around; what has moved meanwhile.

    On a desk the board stays where it is from decision to decision, too.
    """
    make, random = GAMES[game], Random(7)
    assert at_table(one, match)
    look_around(one, random)  # what waits for somebody to move comes now
    one.page.wait_for_load_state("networkidle")
    one.page.evaluate(f"{SHIFTS}.length = 0")
    found: list[str] = []
    tops = set[float]()
    for _ in range(moves):
        one.until(lambda: may_move(one) or over(one), "a decision")
        if over(one):
            break
        tops |= {round(one.page.locator(BOARDS[game]).evaluate(TOP))}
        look_around(one, random)
        found = one.page.evaluate(SHIFTS)
        make(one, random)
    wandered = [f"the board was at {sorted(tops)}"] if wide(one) and len(tops) > 1 else []
    return found + wandered


def check_still(one: Person, game: str) -> None:
    """Play a game, or half of one with half the effort; nothing may move."""
    for script in (COUNT, COUNT_CARDS, CURIOUS):
        one.context.add_init_script(script)
    wishes = WISHES.get(game, {})
    found = shifts(one, one.create("me", "bot", "bot", game=game, **wishes), game, MOVES)
    assert one.page.evaluate("window.cards") > 0  # or nothing has explained itself
    assert not found, "\n".join(found)


def wide(one: Person) -> bool:
    """Is all of the table beside each other?"""
    return one.page.viewport_size == DESK


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_and_nothing_moves(people: People, game: str) -> None:
    one = people("Ada", locale="de", viewport=DESK)
    check_still(one, game)
    if not over(one):
        drive(one, one.page.url.rpartition("/")[2])
    one.until(lambda: over(one), "the end")
    expect(one.page.locator(f"{PROMPT} tbody").first.locator("tr")).to_have_count(3)
    one.page.locator(".finish .go").click()
    one.until(lambda: may_move(one), "the next match")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_on_a_phone(people: People, game: str) -> None:
    one = people("Ada", locale="de", viewport=PHONE)
    check_still(one, game)


def test_a_shift_is_noticed(people: People) -> None:
    one = people("Ada", viewport=DESK)
    one.context.add_init_script(COUNT)
    at_table(one, one.create("me", "bot", "bot"))
    one.page.evaluate("document.querySelector('.tabletop').before('x')")
    one.until(lambda: len(one.page.evaluate(SHIFTS)) > 0, "a shift")
