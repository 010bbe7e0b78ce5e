"""Which bot plays is settled when the server has said which game it is."""

from __future__ import annotations

import pytest

from signoria import bots, games
from signoria.cli.bot import bot_maker
from signoria.errors import UserError
from signoria.locales import load


@pytest.mark.parametrize("game", games.names())
def test_the_best_bot_of_the_game_plays_unless_one_is_named(game: str) -> None:
    words = load("en")
    assert bot_maker(None, words)(game).name == bots.best(game)
    for name in bots.names(game):
        assert bot_maker(name, words)(game).name == name


def test_a_bot_that_there_is_not_is_refused_at_once() -> None:
    with pytest.raises(UserError, match="random"):
        bot_maker("clever", load("en"))


def test_a_bot_of_another_game_is_refused_naming_those_that_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = {"calimala": ["random", "merchant"], "forging-florence": ["random"]}
    monkeypatch.setattr(
        bots, "names", lambda game=None: known[game] if game else ["random", "merchant"]
    )
    make = bot_maker("merchant", load("en"))
    with pytest.raises(UserError, match="does not play forging-florence; these do: random"):
        make("forging-florence")
