"""The opponents with names: who they are, and that they play as is said of them."""

from __future__ import annotations

import pytest

from signoria import bots, games
from signoria.games.forging_florence.bots.fondness import Fond
from tools.research.measure_characters import measure

GAMES = games.names()
QUICK = [
    (game, key) for game in GAMES for key in bots.characters(game) if not bots.searches(key, game)
]
ENOUGH = 40  # games, in which each difference shows


@pytest.mark.parametrize("game", GAMES)
def test_a_dozen_play_each_game_under_names_of_their_own(game: str) -> None:
    people = bots.characters(game)
    assert len(people) == len({one.name for one in people.values()}) == 12
    order = [bots.levels(game).index(one.level) for one in people.values()]
    assert order == sorted(order)
    assert not set(people) & {*bots.levels(game), "heuristic", "random"}
    assert [bots.character(key, game) for key in people] == list(people.values())
    assert bots.character("heuristic", game) is None
    assert bots.character(None, game) is None


@pytest.mark.slow
@pytest.mark.parametrize(("game", "key"), QUICK)
def test_each_plays_as_is_said_of_it(game: str, key: str) -> None:
    one = bots.characters(game)[key]
    found = measure(games.load(game), key, one, ENOUGH, seed=5)
    own, others = found.own, found.others / 3
    assert own > others if one.more else own < others


def test_there_is_no_taste_for_an_artist_who_does_not_exist() -> None:
    with pytest.raises(ValueError, match="no such artists: raffael"):
        Fond("x", bots.load("random", "forging-florence"), ("raffael",))
