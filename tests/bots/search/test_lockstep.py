"""Compiled and uncompiled, a search comes to the same: worlds, moves, estimates, statistics."""

from __future__ import annotations

import os
import re
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from signoria.bots import load
from tests.bots.calimala.games import decisions, new_game
from tests.test_pxd import declared_fields, pxd, python_fields

from .support import KINDS, searcher

TABLES = [("calimala", 4, "en"), ("calimala", 3, "de"), ("forging-florence", 3, "equipment")]
compiled = pytest.mark.skipif(
    bool(os.environ.get("SIGNORIA_PURE")), reason="both sides would be uncompiled"
)


def part(plain: ModuleType, name: str) -> Any:
    """A module of ``signoria.bots.search`` a second time, uncompiled."""
    return import_module(f"{plain.__name__.removesuffix('games')}bots.search.{name}".rstrip("."))


@compiled
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("table", TABLES)
def test_same_statistics(plain: ModuleType, table: tuple[str, int, str], kind: str) -> None:
    name = table[0]
    bots = [load("heuristic", name)] * table[1]
    fast = searcher(name, KINDS[kind], 6)
    budget = part(plain, "budget").Budget(6)
    slow = part(plain, "search_bot").SearchBot("search", name, KINDS[kind], budget)
    assert Path(part(plain, "tree_search").__file__).suffix == ".py"
    moments = 0
    for state, seat in islice(decisions(new_game(table, 2), bots, 2), 10, 130, 40):
        twin = plain.load(name).from_bytes(state.to_bytes())
        found, again = fast.search(state.seen_by(seat), 5), slow.search(twin.seen_by(seat), 5)
        assert found.simulations == again.simulations
        assert found.nodes == again.nodes
        assert [(x.action, x.visits, x.worth) for x in found.lines] == [
            (x.action, x.visits, x.worth) for x in again.lines
        ]
        moments += 1
    assert moments == 3


def test_fields_of_the_search(plain: ModuleType) -> None:
    """The .pxd declares the arrays as large as they are."""
    bot = part(plain, "search_bot").SearchBot(
        "x", "calimala", KINDS["best"], part(plain, "budget").Budget(1)
    )
    module = part(plain, "search_data")
    one = bot.thinkers[0]
    search = module.Search(one.world, one.advice, one.tree, KINDS["best"])
    sizes = {name: size for name, size in python_fields(search) if size}
    assert {name: size for name, size in declared_fields(pxd(module)) if size} == sizes


def test_fields_of_a_node(plain: ModuleType) -> None:
    memory = part(plain, "tree_memory")
    text = pxd(memory).split("cdef struct NodeData:")[1].split("ctypedef")[0]
    assert declared_fields(text) == python_fields(memory.Node())


@pytest.mark.parametrize("name", ["bots.search.search_limits", "games.shared.engine.limits"])
def test_numbers(plain: ModuleType, name: str) -> None:
    module = import_module(plain.__name__.removesuffix("games") + name)
    declared = dict(re.findall(r"^ +(\w+) = (-?\d+)$", pxd(module), re.M))
    constants = {each: str(value) for each, value in vars(module).items() if each.isupper()}
    assert declared == constants
