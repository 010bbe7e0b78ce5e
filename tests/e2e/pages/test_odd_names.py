"""Names of forty wide letters, of marks upon marks and of emoji stay within their places."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ..conftest import People
from ..support.driving import drive
from ..support.person import Person, words
from ..support.playing import over

WIDTHS = (360, 1440)
# Of one person and of another: wide letters, the widest of all, marks upon marks, broken emoji.
NAMES = {
    "calimala": ("W" * 40, "Z" + "\u0335\u0302\u0303" * 13),
    "forging-florence": ("\ufdfd" * 40, "\u200d👩\u200d" * 13 + "\ufe0f"),
}
# Where a text with the name shows beyond one of the boxes around it, or beyond the window.  What is
# cut off or scrolled within a box does not show.
OUTSIDE = """
(name) => {
  const found = [];
  const fits = ({ left, right }, box) => left >= box.left - 1 && right <= box.right + 1;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const own = texts.currentNode.parentElement;
    const seen = own.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!texts.currentNode.data.includes(name) || !seen || own.closest('.hidden-text')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    let { left, right } = range.getBoundingClientRect();
    for (let at = own; at !== document.body; at = at.parentElement) {
      const { display, overflowX } = getComputedStyle(at);
      if (['inline', 'contents'].includes(display)) continue;
      const box = at.getBoundingClientRect();
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (!fits({ left, right }, box)) found.push(`${own.outerHTML} in ${at.className}`);
    }
    if (!fits({ left, right }, { left: 0, right: innerWidth })) found.push(own.outerHTML);
  }
  const wider = document.scrollingElement.scrollWidth - innerWidth;
  return wider > 0 ? [...found, `${wider} points too wide`] : found;
}
"""


@pytest.mark.parametrize("game", NAMES)
def test_a_name_stays_within_its_place(people: People, game: str) -> None:
    one, other = map(people, NAMES[game])
    names = [str(each.call("GET", "/api/me")["name"]) for each in (one, other)]
    faults = []
    for place, who in places(one, other, game):
        for width in WIDTHS:
            who.page.set_viewport_size({"width": width, "height": 800})
            for name in names:
                found = who.page.evaluate(OUTSIDE, name[:8])
                faults += [f"{place}, {width}: {each}" for each in found]
    assert not faults, "\n".join(faults)


def places(one: Person, other: Person, game: str) -> Iterator[tuple[str, Person]]:
    """All places in which names are shown, one after the other."""
    match = one.create("me", "open", "bot", game=game, public=True, options={"start": "0"})
    yield "waiting", show_part(one, f"/m/{match}", ".who")
    yield "lobby", show_part(other, "/", ".seat")
    other.call("POST", f"/api/matches/{match}/join", seat=1)
    one.page.locator("section.prompt").wait_for()
    yield "table", one
    yield "the other's turn", show_part(other, f"/m/{match}", "section.prompt")
    one.panel().get_by_label(words("web-chat-say")).fill("x" + one.name)
    one.press(words("web-chat-send"))
    one.panel().get_by_role("log").locator("b").wait_for()
    yield "talk", one
    yield "settings", show_part(one, "/settings", "h1")
    yield from show_end(one, game)


def show_end(one: Person, game: str) -> Iterator[tuple[str, Person]]:
    """A match that is over, and the way to its end."""
    match = one.create("me", "bot", "bot", game=game)
    drive(one, match)
    one.go(f"/m/{match}").until(lambda: over(one), "the end")
    one.page.locator(".count .gains").first.wait_for(state="attached")
    yield "the end", one
    yield "review", show_part(one, f"/m/{match}/review", ".review section.log p")
    one.page.keyboard.press("End")
    one.page.locator(".count .gains").first.wait_for(state="attached")
    yield "the end of the review", one


def show_part(one: Person, path: str, part: str) -> Person:
    """Somebody who sees a part of a page."""
    one.go(path).page.locator(part).first.wait_for(state="attached")
    return one
