"""Games in a page without a server are those of this machine, to the last bit of their records."""

from __future__ import annotations

import pytest

from bench.unserved import wasm
from signoria import games
from tests.support.effort import effort

PLAYERS = 3
RANDOM, BOTS = effort(20), effort(2)  # games; 1,000 and 100 with SIGNORIA_EFFORT=50


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_a_page_plays_the_same_games_as_this_machine(game: str) -> None:
    if why := wasm.what_lacks():
        pytest.skip(why)
    tasks = [
        ["digest", game, 0, RANDOM, ["random"] * PLAYERS],
        ["digest", game, 0, BOTS, ["heuristic", "artisan", "heuristic"]],
    ]
    page, here = wasm.in_wasm(tasks), wasm.natively(tasks)
    print([one["decisions"] for one in page], [one["seconds"] for one in page])
    assert [one["hash"] for one in page] == [one["hash"] for one in here]
    assert [one["decisions"] for one in page] == [one["decisions"] for one in here]
