"""The heuristic does what is plainly right."""

from __future__ import annotations

import pytest

from signoria.bots import load
from signoria.games.contract import Rng
from signoria.games.forging_florence import GAME, State
from signoria.games.forging_florence.bots import Heuristic
from signoria.games.forging_florence.bots.weights import Weights
from tests.rules.forging_florence.tables import GOLDEN, HOME, MERCHANT, QUARRY, hand, owners, table

TWO_PAINTINGS = ["ognissanti-madonna"] * 2
TWO_BOOKS = ["prince"] * 2
MASTER = TWO_PAINTINGS + TWO_BOOKS
DOME_MADE = ["holy-trinity"] * 2 + ["divine-comedy"] * 2 + ["sacrifice-of-isaac", "dome"]


def choices(state: State) -> set[str]:
    """What the heuristic does, in words, whatever chance decides between equals."""
    bot = load("heuristic", GAME.name)
    return {GAME.format(state, bot.choose(state, Rng(seed))) for seed in range(20)}


def test_sells_all_that_it_brought() -> None:
    me = hand(GOLDEN, made=TWO_PAINTINGS, unsold=TWO_PAINTINGS, coins=0, level=2)
    state = table(me, must_leave=1)
    assert choices(state) == {"sell ognissanti-madonna"}


def test_upgrades_at_once() -> None:
    assert choices(table(hand(HOME, made=TWO_PAINTINGS))) == {"upgrade"}


def test_hires_brunelleschi_as_soon_as_it_can() -> None:
    """His sculptures and the Dome decide the game (F5.1, F5.4)."""
    me = hand(HOME, made=MASTER, unsold=TWO_BOOKS, level=3, coins=7, hires=1)
    state = table(me, owner=owners(giotto=0, masaccio=1, machiavelli=0), first_master=0)
    assert choices(state) == {"hire brunelleschi"}


def test_collects_what_costs_nothing_and_buys_what_it_lacks() -> None:
    assert choices(table(hand(MERCHANT))) == {"buy tools"}
    assert choices(table(hand(MERCHANT, tokens=["tools"]))) != {"buy tools"}
    beside = hand(QUARRY, coins=0, tokens=["tools"])
    assert choices(table(beside)) == {"collect stone"}


def with_isaac(rival: list[str]) -> State:
    """At home with all that a masterwork takes; the rival has made and sold these."""
    tokens = ["tools", "stone", "paper"] * 2
    made = [*MASTER, "sacrifice-of-isaac"]
    me = hand(HOME, made=made, level=3, hires=2, tokens=tokens)
    other = hand("0,2", made=rival, hires=0)
    owner = owners(giotto=0, masaccio=1, machiavelli=0, brunelleschi=0)
    return table(me, other, owner=owner, first_master=0)


def test_makes_the_dome_when_that_wins() -> None:
    assert choices(with_isaac([])) == {"create dome"}


def test_goes_on_while_the_dome_would_lose() -> None:
    """The rival is too far ahead: another masterwork first (F5.1)."""
    rival = ["david"] * 3 + ["night"] * 3 + ["divine-comedy"] * 3 + ["holy-trinity"] * 3
    (move,) = choices(with_isaac(rival))
    assert move in {"create crucifix", "create sacrifice-of-isaac"}


def test_hires_machiavelli_in_the_last_turn_for_his_bonus() -> None:
    """First at level 3, with 25 lire to spend (F5.4)."""
    me = hand(HOME, made=MASTER, level=3, coins=5, hires=1)
    owner = owners(giotto=0, masaccio=1, dante=0, brunelleschi=1)
    dome = hand("0,2", made=DOME_MADE, level=3, hires=2)
    state = table(me, dome, owner=owner, first_master=0, last_turns=2)
    assert choices(state) == {"hire machiavelli"}


def test_makes_what_it_still_can_in_the_last_turn() -> None:
    """A piece counts whether sold or not (F5.3)."""
    owner = owners(giotto=0, masaccio=1, brunelleschi=1)
    me = hand(HOME, tokens=["tools", "paint", "paper"])
    dome = hand("0,2", made=DOME_MADE, level=3, hires=2)
    (move,) = choices(table(me, dome, owner=owner, first_master=1, last_turns=2))
    assert move in {"create ognissanti-madonna", "create badia-polyptych"}


@pytest.mark.parametrize("depth", [0, 6])
def test_a_depth_for_which_there_is_no_room(depth: int) -> None:
    weights = Weights()
    weights.depth = depth
    with pytest.raises(ValueError, match="depth must be from 1 to 5"):
        Heuristic(weights)
