"""What the network is told and what it foretells: nothing hidden, and sane numbers."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from itertools import islice
from types import ModuleType

import pytest

from signoria.bots import load
from signoria.bots.learned import FILE
from signoria.games.contract import Rng, State
from tests.bots.calimala.games import ALL_TABLES, Table, decisions, new_game
from tests.bots.search.support import utility
from tests.support.effort import effort

from .support import content, judge

CALIMALA = [table for table in ALL_TABLES if table[0] == "calimala"]


def moments(table: Table, seed: int, every: int) -> Iterator[tuple[State, int]]:
    bots = [load("heuristic", table[0])] * table[1]
    return islice(decisions(new_game(table, seed), bots, seed), 3, None, every)


@pytest.mark.parametrize("table", CALIMALA)
def test_another_truth_is_told_alike(table: Table) -> None:
    """Two truths that a seat cannot tell apart: the same numbers on all seats, to the bit."""
    one, other = judge(table[0]), judge(table[0])
    swapped = 0
    for state, seat in moments(table, 1, max(5, 40 // effort(2))):
        truth = state.resample(seat, Rng(7))
        swapped += truth.to_bytes() != state.to_bytes()
        one.see(state, seat, 5)
        other.see(truth, seat, 5)
        for viewer in range(table[1]):
            assert one.inputs(viewer) == other.inputs(viewer)
        assert one.estimates() == other.estimates()
    assert swapped > 3


def test_the_swap_would_be_noticed() -> None:
    """The same without drawing a world: what another seat holds does tell."""
    one, other = judge("calimala"), judge("calimala")
    differing = 0
    for state, seat in moments(("calimala", 4, "en"), 1, 20):
        rival = (seat + 1) % 4
        truth = state.resample(seat, Rng(7))
        one.world.observe(state, rival)
        other.world.observe(truth, rival)
        differing += one.inputs(rival) != other.inputs(rival)
    assert differing


@pytest.mark.parametrize("table", ALL_TABLES)
def test_estimates_are_utilities(table: Table) -> None:
    """From 0 to 1, and the victories add up to one: so no sum leaves its bounds."""
    one, seats = judge(table[0]), table[1]
    for state, seat in moments(table, 2, 25):
        one.see(state, seat, 1)
        found = one.estimates()
        assert len(found) == seats
        assert all(0.0 <= value <= 1.0 for value in found)
        assert 0.6 <= sum(found) <= 0.6 + 0.4 * seats
        assert all(abs(number) < 10 for number in one.inputs(seat))


@pytest.mark.skipif(bool(os.environ.get("SIGNORIA_PURE")), reason="both would be uncompiled")
@pytest.mark.parametrize("table", [("calimala", 4, "en"), ("forging-florence", 3, "tools")])
def test_uncompiled_the_same(plain: ModuleType, table: Table) -> None:
    name = table[0]
    root = plain.__name__.removesuffix("games")
    learned = import_module(f"{root}bots.learned")
    slow_judges = import_module(f"{root}bots.learned.learned_advice")
    world = plain.search_state(name)
    own = import_module(f"{root}bots.search.search_bot").advice(name, world)
    fast, slow = judge(name), learned.advise(name, world, own, content(name))
    for state, seat in islice(moments(table, 2, 40), 3):
        fast.see(state, seat, 9)
        world.observe(plain.load(name).from_bytes(state.to_bytes()), seat)
        slow_judges.imagine(slow, seat, 9)
        assert fast.inputs(seat) == slow_judges.inputs_of(slow, seat)
        assert fast.estimates() == slow_judges.estimates(slow)


@pytest.mark.parametrize("name", ["calimala", "forging-florence"])
def test_the_games_own_network_knows_who_wins(name: str) -> None:
    """Just before the end, nobody is foretold more than the seat that wins, nearly always."""
    package = import_module(f"signoria.games.{name.replace('-', '_')}.bots")
    one = judge(name, files(package).joinpath(FILE).read_bytes())
    right = 0
    for seed in range(10):
        last, seat, end = last_choice(name, seed)
        one.see(last, seat, 1)
        found, truth = one.estimates(), utility(name, end)
        right += found.index(max(found)) == truth.index(max(truth))
    assert right >= 8


def last_choice(name: str, seed: int) -> tuple[State, int, State]:
    """The last position in which a seat decides, that seat, and the end."""
    table = next(table for table in ALL_TABLES if table[0] == name)
    bots = [load("heuristic", name)] * table[1]
    state = new_game(table, seed)
    for now, seat in decisions(state, bots, seed):
        last = now.clone(), seat
    return *last, state
