"""The whole table is in sight in every window, for every number of players, without scrolling."""

from __future__ import annotations

import pytest

from ..conftest import People
from ..support.moments import most_choices, play_on, spread_out
from ..support.person import Person
from ..support.playing import may_move, over
from ..support.whole import faults

WIDE = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
PHONES = [(390, 844), (360, 640)]
SEATS = [("calimala", 3), ("calimala", 4), ("calimala", 5)]
SEATS += [("forging-florence", 2), ("forging-florence", 3), ("forging-florence", 4)]
# What is chosen on the board, where that is asked: all of it stays in sight.
BOARD = "button.street.open, .hex:not([aria-disabled])"
LOOKS = 4  # from the beginning of a game to its end
HARDEST = 3  # decisions with the most choices of many games


def resize(one: Person, size: tuple[int, int]) -> None:
    """Give the window a size, and have the page laid out anew."""
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    one.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def at_table(one: Person, match: str) -> bool:
    """Open the match where it is one's own turn; false if it is over."""
    one.go(f"/m/{match}").page.locator("section.prompt").wait_for()
    one.until(lambda: may_move(one) or over(one), "one's own turn")
    one.until(lambda: one.page.locator(".tabletop > .laying").count() == 0, "the whole table")
    one.page.wait_for_load_state("networkidle")
    one.until(lambda: one.page.locator(".tabletop .area i.soon:visible").count() == 0, "all parts")
    return not over(one)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), SEATS)
def test_everything_is_in_sight(people: People, game: str, players: int) -> None:
    one = people("Maximiliane", locale="de", reduced_motion="reduce")
    found = []
    for moment in [*spread_out(game, players, LOOKS), *most_choices(game, players, HARDEST)]:
        assert at_table(one, play_on(one, moment))
        for size in [*WIDE, *PHONES]:
            resize(one, size)
            found += [f"{moment} {size}: {fault}" for fault in faults(one, BOARD)]
    assert not found, "\n".join(found)
