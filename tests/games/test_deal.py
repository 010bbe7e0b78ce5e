"""Setups that any source deals are those that the compiled games deal from the same numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.games import registry
from signoria.games.contract import BadSetup, Game, Rng, Source
from tests.support.effort import examples

VARIANTS = {
    "calimala": [
        *({}, {"layout": "beginner", "edition": "de"}, {"start": "1"}),
        {"variant": "order.lisbon=3,order.artworks=16,order.fiore=13,order.miniato=16"},
    ],
    "forging-florence": [{}, {"shops": "free", "rounds": "60"}, {"start": "1", "map": "florence"}],
}


class Counter(Source):
    """Always the same place, and how much was asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        """The last number."""
        self.asked.append(n)
        return n - 1


@pytest.fixture(params=registry.names())
def game(request: pytest.FixtureRequest) -> Game:
    """Each game."""
    return registry.load(request.param)


@examples(60)
@given(seed=st.integers(0, 2**64 - 1), name=st.sampled_from(registry.names()), data=st.data())
def test_a_source_deals_what_the_compiled_game_deals(
    seed: int, name: str, data: st.DataObject
) -> None:
    game = registry.load(name)
    players = data.draw(st.sampled_from(game.players))
    options = data.draw(st.sampled_from(VARIANTS[name]))
    compiled = game.setup(players, options, rng=Rng(seed))
    assert game.deal(players, options, source=Rng(Rng(seed).next())) == compiled
    assert game.read_setup(compiled.to_dict()) == compiled


def test_every_choice_is_asked_of_the_source(game: Game) -> None:
    first, second = Counter(), Counter()
    for source, start in ((first, "random"), (second, "0")):
        game.deal(game.players[-1], {"start": start}, source=source)
    assert first.asked == second.asked
    assert len(first.asked) >= 10


def test_options_are_checked(game: Game) -> None:
    with pytest.raises(BadSetup):
        game.deal(game.players[0], {"start": "9"}, source=Rng(1))
    with pytest.raises(BadSetup):
        game.deal(game.players[-1] + 1, {}, source=Rng(1))
