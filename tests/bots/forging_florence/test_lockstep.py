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
from tests.bots.calimala.games import decisions, new_game, tables
from tests.test_pxd import EXTERN, TABLE, declared_fields, pxd, python_fields

GAME = "forging-florence"
TABLES = tables(GAME)
compiled = pytest.mark.skipif(
    bool(os.environ.get("SIGNORIA_PURE")), reason="both sides would be uncompiled"
)


def part(plain: ModuleType, name: str) -> Any:
    return import_module(f"{plain.__name__}.forging_florence.bots.{name}")


@compiled
@pytest.mark.parametrize("table", TABLES)
def test_same_choice_at_every_moment(plain: ModuleType, table: tuple[str, int, str]) -> None:
    slow = part(plain, "heuristic").Heuristic()
    assert Path(part(plain, "choosing").__file__).suffix == ".py"
    game = plain.load(GAME)
    bots = [load("heuristic", GAME)] * table[1]
    moments = 0
    for state, seat in decisions(new_game(table, table[1]), bots, 1):
        twin = game.from_bytes(state.to_bytes())
        chosen = bots[seat].choose(state.seen_by(seat), Rng(moments))
        assert chosen == slow.choose(twin, plain.Rng(moments))
        moments += 1
    assert moments > 200


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", text))


def test_sizes_and_tables(plain: ModuleType) -> None:
    board = part(plain, "heuristic_limits")
    text = pxd(board)
    declared: dict[str, Any] = {
        name: int(value) for name, value in re.findall(r"^ +(\w+) = (\d+)$", text, re.M)
    }
    declared.update({name: numbers(body) for name, body in TABLE.findall(text)})
    assert declared == {name: value for name, value in vars(board).items() if name.isupper()}
    sizes = {name: int(size) for name, size in EXTERN.findall(text)}
    assert sizes == {name: len(v) for name, v in declared.items() if isinstance(v, tuple)}


def test_fields_of_the_sketch(plain: ModuleType) -> None:
    sketch = part(plain, "plan.sketch")
    _, _, struct = pxd(sketch).partition("cdef struct SketchData:")
    struct = struct.split("\n\n")[0]
    assert declared_fields(struct) == python_fields(sketch.Sketch())


@pytest.mark.parametrize("name", ["plan.distances", "scratchpad"])
def test_fields(plain: ModuleType, name: str) -> None:
    """The .pxd declares the arrays as large as they are."""
    module, weights = part(plain, name), part(plain, "weights").Weights()
    made = module.Atlas() if name == "plan.distances" else module.Mind(weights)
    own = [(n, size) for n, size in python_fields(made) if n not in weights.names()]
    declared = dict(declared_fields(pxd(module)))
    objects = {"sketches", "atlases"}  # lists of objects here
    assert declared.keys() == dict(own).keys()
    for field, size in own:
        assert field in objects or declared[field] == size, field


def test_weights(plain: ModuleType) -> None:
    weights = part(plain, "weights")
    declared = re.findall(r"^ +cdef public int (\w+)$", pxd(weights), re.M)
    assert declared == list(vars(weights.Weights()))
    fast = import_module("signoria.games.forging_florence.bots.weights").Weights()
    assert {name: getattr(fast, name) for name in fast.names()} == vars(weights.Weights())
