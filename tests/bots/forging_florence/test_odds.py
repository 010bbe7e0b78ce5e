"""What a position promises each seat: the race for Brunelleschi first, then the Dome."""

from __future__ import annotations

from itertools import islice
from statistics import fmean
from typing import Any

import pytest

from signoria import games
from signoria.bots import load
from signoria.bots.search import SearchSettings
from signoria.bots.search.outlook import worth
from signoria.bots.search.search_bot import advice
from signoria.games.contract import State
from signoria.games.forging_florence import GAME, Hand
from signoria.games.forging_florence import State as Florence
from tests.bots.calimala.games import decisions, new_game, tables
from tests.rules.forging_florence.tables import GOLDEN, HOME, hand, owners, table
from tests.support.effort import effort

from .test_sense import DOME_MADE, MASTER, TWO_BOOKS

LEAF = SearchSettings(horizon=0)


def hopes(state: State) -> tuple[float, ...]:
    """What the game's own advice hopes for every seat."""
    world = games.search_state(GAME.name)
    world.observe(state, 0)
    return worth(world, advice(GAME.name, world), LEAF, 0, 1, 1)


def rivals(mine: Hand, **more: Any) -> Florence:
    """Two seats, the other one at the very beginning."""
    return table(mine, hand("0,2"), **more)


@pytest.mark.parametrize("kind", tables(GAME.name))
def test_hopes_are_utilities(kind: tuple[str, int, str]) -> None:
    """From 0 to 1, and the victories among them add up to one."""
    bots, seats = [load("heuristic", GAME.name)] * kind[1], kind[1]
    for state, _ in islice(decisions(new_game(kind, 3), bots, 3), 0, None, 60):
        found = hopes(state)
        assert all(0.0 <= value <= 1.0 for value in found)
        assert 0.6 <= sum(found) <= 0.6 + 0.4 * seats


def test_who_needs_fewer_turns_is_hoped_for_more() -> None:
    behind = rivals(hand("0,-2"))
    me = hand(HOME, made=MASTER, unsold=TWO_BOOKS, level=3, coins=4, hires=1)
    owned = owners(giotto=0, masaccio=1, machiavelli=0)
    ahead = rivals(me, owner=owned, first_master=0)
    assert hopes(ahead)[0] > hopes(behind)[0] + 0.2
    assert hopes(ahead)[1] < hopes(behind)[1] - 0.2


def test_a_turn_lost_in_the_race_costs_something() -> None:
    """The same position, the other seat to move: to be the next to roll is worth a little."""
    mine, other = hopes(rivals(hand("0,-2"))), hopes(rivals(hand("0,-2"), turns=1))
    assert 0.005 < mine[0] - other[0] < 0.1


def test_whoever_has_him_nearly_always_wins() -> None:
    """F5.1, F5.4: his sculptures and the Dome decide the game."""
    me = hand(HOME, made=MASTER, level=3, hires=2)
    owned = owners(giotto=0, masaccio=1, machiavelli=0, brunelleschi=0)
    found = hopes(rivals(me, owner=owned, first_master=0))
    assert found[0] > 0.85
    assert found[1] < 0.15


def test_once_the_dome_is_made_prestige_decides() -> None:
    """F5.1: each has one turn left, and what is made counts."""
    me = hand(HOME, made=DOME_MADE, level=3, hires=2)
    owned = owners(giotto=0, masaccio=1, machiavelli=0, brunelleschi=0)
    found = hopes(rivals(me, owner=owned, first_master=0, last_turns=2))
    assert found[0] > 0.9


def test_hopes_come_true() -> None:
    """Half through the race, the winner was hoped for more than the others, on the average."""
    bots, leads = [load("heuristic", GAME.name)] * 4, list[float]()
    for seed in range(effort(8)):
        half, state = None, new_game((GAME.name, 4, "equipment"), seed)
        for now, _ in decisions(state, bots, seed):
            if half is None and now.turn >= 4 * 20:
                half = hopes(now)
        assert half is not None
        first = state.ranking().index(1)
        leads.append(half[first] - fmean(half))
    assert fmean(leads) > 0.05


def test_an_upgrade_put_off_is_not_lost() -> None:
    """F4.7: it is free and can be done anywhere, so the hope is about the same before and after."""
    owned = owners(giotto=0, masaccio=1, machiavelli=0, dante=1)
    rival = hand("0,2", made=DOME_MADE[:4], level=3, coins=5, hires=1)
    before, after = (
        table(
            hand(HOME, made=MASTER, level=level, coins=9, hires=1),
            rival,
            owner=owned,
            first_master=1,
        )
        for level in (2, 3)
    )
    assert 0.2 < hopes(after)[0] < 0.95
    assert hopes(before)[0] > hopes(after)[0] - 0.03


def after(state: Florence, move: str) -> Florence:
    """The position once a move is made."""
    then = state.clone()
    then.apply(GAME.parse(state, move))
    return then


def test_giottos_bonus_is_no_head_start() -> None:
    """F5.4: for the plan of the race it counts as turns, but it is prestige."""
    made = ["badia-polyptych"] * 2 + ["ognissanti-madonna"] * 3 + ["prince"] * 2
    rival = hand("0,2", made=DOME_MADE[:4], level=3, coins=5, hires=1)
    owned = owners(giotto=0, masaccio=1, dante=1)
    more: dict[str, Any] = {"owner": owned, "first_master": 1}
    to_come, gone = (
        table(hand(HOME, made=made, level=3, coins=6, hires=hires), rival, **more)
        for hires in (0, 1)
    )
    assert 0.1 < hopes(gone)[0] < 0.9
    assert abs(hopes(to_come)[0] - hopes(gone)[0]) < 0.01


def test_what_is_for_sale_counts_before_it_is_sold() -> None:
    """F5.3: who has lost the race gains no more by the sale than by what it pays."""
    me = hand(GOLDEN, made=MASTER, unsold=MASTER, level=3, hires=2)
    owned = owners(giotto=0, masaccio=1, machiavelli=0, leonardo=0, brunelleschi=1)
    rival = hand("0,2", made=DOME_MADE[:4], level=3, hires=1)
    before = table(me, rival, owner=owned, first_master=0, moved=1)
    sold = before
    for piece in MASTER:
        sold = after(sold, f"sell {piece}")
    assert sold.scores[0] == before.scores[0] + 15 * len(MASTER)
    assert abs(hopes(sold)[0] - hopes(before)[0]) < 0.02


def test_to_win_by_the_dome_is_no_mistake() -> None:
    """F5.1: who could make more before it is not sure to, and wins by it."""
    made = [*MASTER, "sacrifice-of-isaac"]
    needs = [each for each in ("tools", "stone", "paper") for _ in range(2)]
    me = hand(HOME, made=made, level=3, hires=2, tokens=needs)
    owned = owners(giotto=0, masaccio=1, machiavelli=0, brunelleschi=0)
    rival = hand("0,2", made=[*DOME_MADE[:4], "david", "night"], level=3, hires=1)
    before = table(me, rival, owner=owned, first_master=0)
    assert hopes(after(before, "create dome"))[0] > hopes(before)[0] - 0.02
