"""Nothing moves under the mouse: what is looked at changes no place of what can be clicked."""

from __future__ import annotations

from random import Random

import pytest

from .conftest import People
from .person import Person
from .playing import PROMPT, STREETS, may_move, move

# Two frames after the browser has noticed what is under the mouse, and then some more.
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
MOVES = 8


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (900, 700)])
def test_looking_at_streets_moves_nothing(people: People, size: tuple[int, int]) -> None:
    one = people("Ada", viewport={"width": size[0], "height": size[1]})
    one.go(f"/m/{one.create('me', 'bot', 'bot')}")
    random, acted = Random(3), False
    for _ in range(MOVES):
        one.until(lambda: may_move(one), "one's own turn")
        acted = acted or one.page.locator(STREETS).count() == 0
        assert at_rest(one) == at_streets(one)
        move(one, random)
    assert acted


def at_rest(one: Person) -> set[str]:
    """Where everything is while the mouse is far away."""
    one.page.mouse.move(1, 1)
    return set(one.page.evaluate(PLACES))


def at_streets(one: Person) -> set[str]:
    """Where everything has been while the mouse went over the upper edges of the streets."""
    seen: set[str] = set()
    for street in one.page.locator("button.street").all():
        box = street.bounding_box()
        assert box
        one.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 12)
        seen |= set(one.page.evaluate(PLACES))
    return seen
