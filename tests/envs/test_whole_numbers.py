"""Numbers of another type are refused with the type that is wanted, wherever one can begin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

from signoria import games
from signoria.envs import calimala_v2
from signoria.envs.aec import GameEnv
from signoria.envs.single import SeatEnv
from signoria.envs.vector import VectorEnv
from signoria.games import Rng
from signoria.games.contract import BadSetup
from tests.support.every import GAMES


def vector(game: str, players: Any = 3, **others: Any) -> VectorEnv:
    return VectorEnv(game, players=players, **{"batch": 2, **others})


ENTRIES: dict[str, Callable[..., Any]] = {
    "vector": vector,
    "seat": SeatEnv,
    "turns": GameEnv,
    "dealer": games.dealer,
    "setup": lambda game, players: games.load(game).setup(players, rng=Rng(1)),
    "options": lambda game, players: games.load(game).resolve_options(players, None),
    "playouts": lambda game, players: games.load(game).playouts(players, {}, 1, 0, 2),
}


@pytest.mark.parametrize("players", ["3", "", 3.0, True])
@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("game", GAMES)
def test_players_of_another_type_are_told_what_is_wanted(
    game: str, entry: str, players: Any
) -> None:
    with pytest.raises(BadSetup, match="whole number") as error:
        ENTRIES[entry](game, players=players)
    assert repr(players) in str(error.value)


@pytest.mark.parametrize("entry", ENTRIES)
def test_no_players_are_too_few(entry: str) -> None:
    with pytest.raises(BadSetup, match="players"):
        ENTRIES[entry]("calimala", players=0)


def test_who_names_no_players_has_the_usual_ones() -> None:
    assert len(calimala_v2.env().possible_agents) == 3


@pytest.mark.parametrize("value", ["2", 2.0, None, True])
@pytest.mark.parametrize("name", ["batch", "threads", "recall"])
def test_other_numbers_of_another_type_are_told_as_well(name: str, value: Any) -> None:
    with pytest.raises(TypeError, match=f"{name} is a whole number, not {value!r}"):
        vector("calimala", **{name: value})


@pytest.mark.parametrize("make", [SeatEnv, GameEnv])
def test_so_is_a_window(make: Any) -> None:
    with pytest.raises(TypeError, match="recall is a whole number, not '8'"):
        make("calimala", recall="8")


def test_numbers_of_numpy_are_whole() -> None:
    three, two, many = cast(list[int], [np.int8(3), np.uint8(2), np.int8(100)])
    with vector("calimala", three, batch=two, threads=two, recall=many) as env:
        env.step(env.arrays.masks.argmax(1))
    for make in (SeatEnv, GameEnv):
        make("calimala", players=three, recall=many).reset(seed=1)  # none of them overflows
