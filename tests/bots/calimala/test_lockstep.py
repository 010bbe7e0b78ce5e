"""The compiled heuristic and the same sources uncompiled choose the same, and agree in shape."""

from __future__ import annotations

import os
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from signoria.bots import load
from signoria.games import Rng
from tests.test_pxd import declared_fields, pxd, python_fields

from .games import TABLES, Table, decisions, new_game

compiled = pytest.mark.skipif(
    bool(os.environ.get("SIGNORIA_PURE")), reason="both sides would be uncompiled"
)


def plain_bots(plain: ModuleType) -> Any:
    """``signoria.bots`` a second time, uncompiled."""
    return import_module(plain.__name__.removesuffix("games") + "bots")


@compiled
@pytest.mark.parametrize("table", TABLES)
def test_same_choice_at_every_moment(plain: ModuleType, table: Table) -> None:
    slow = plain_bots(plain).load("heuristic", "calimala")
    assert Path(import_module(type(slow).__module__).choosing.__file__).suffix == ".py"
    players = table[1]
    game = plain.load("calimala")
    bots = [load("heuristic", "calimala")] * players
    moments = 0
    for state, seat in decisions(new_game(table, players), bots, 1):
        seen = state.seen_by(seat)
        twin = game.from_bytes(state.to_bytes()).seen_by(seat)
        assert bots[seat].choose(seen, Rng(moments)) == slow.choose(twin, plain.Rng(moments))
        moments += 1
    assert moments > 200


def part(plain: ModuleType, name: str) -> Any:
    return import_module(f"{plain.__name__}.calimala.bots.{name}")


def test_fields_of_the_mind(plain: ModuleType) -> None:
    """The .pxd declares the arrays as large as they are."""
    mind, weights = part(plain, "scratchpad"), part(plain, "weights").Weights()
    declared = declared_fields(pxd(mind))
    real = [(n, s) for n, s in python_fields(mind.Mind(weights)) if n not in weights.names()]
    assert sorted(declared) == sorted(real)


def test_fields_of_the_weights(plain: ModuleType) -> None:
    weights = part(plain, "weights")
    declared = re.findall(r"^ +cdef public int (\w+)$", pxd(weights), re.M)
    assert declared == list(vars(weights.Weights()))
    assert sorted(declared) == weights.Weights().names()


def test_names_of_the_weights_are_the_same_compiled(plain: ModuleType) -> None:
    compiled = import_module("signoria.games.calimala.bots.weights").Weights()
    other = part(plain, "weights").Weights()
    assert {name: getattr(compiled, name) for name in compiled.names()} == vars(other)


def test_sizes(plain: ModuleType) -> None:
    board = part(plain, "heuristic_limits")
    declared = dict(re.findall(r"^ +(\w+) = (-?\d+)$", pxd(board), re.M))
    constants = {name: str(value) for name, value in vars(board).items() if name.isupper()}
    assert declared == constants
