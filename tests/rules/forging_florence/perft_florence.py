"""Positions of Forging Florence from which lines are counted, and how long these may be."""

from __future__ import annotations

from collections.abc import Callable

from signoria.games.contract import Rng
from signoria.games.forging_florence import State
from tests.rules.forging_florence.tables import GOLDEN, HOME, hand, new_game, owners, roll, table

TWO = ["holy-trinity", "deposition"]
FOUR = [*TWO, "prince", "decameron"]
EVERYTHING = ["tools", "stone", "press", "paint", "paper"]
DOUBLE = ["tools", "tools", "stone", "stone", "paper", "paper"]


def opening(players: int) -> State:
    """The first turn, and what of the second is reached (F4.1, F4.2)."""
    return new_game(players, Rng(players))


def between_shops() -> State:
    """Beside two shops with money for some of it: what may be bought (F4.3, F4.10)."""
    return table(hand("1,-1", coins=5, tokens=["paper"]))


def on_a_bridge() -> State:
    """The long bridge: the walk over the river and back (F4.2)."""
    return roll(table(hand("4,0"), hand("5,0")), 5)


def at_the_golden_hex() -> State:
    """Two to sell, one of them new; another figure waits outside (F4.5, F4.6)."""
    unsold = ["holy-trinity", "deposition"]
    me = hand(GOLDEN, made=FOUR, unsold=unsold, fresh=["deposition"], level=2, coins=5)
    return table(me, hand("0,-1", made=TWO, unsold=TWO), moved=1, turns=2)


def must_sell() -> State:
    """A turn begins on the golden hex: sell, upgrade, hire, then leave (F4.6 to F4.8)."""
    me = hand(GOLDEN, made=FOUR, unsold=["prince"], level=1, coins=7)
    return table(me, must_leave=1)


def full_house() -> State:
    """A rich player without room: every exchange of artists (F4.8)."""
    me = hand("6,0", made=FOUR, level=3, coins=20, tokens=DOUBLE)
    owner = owners(giotto=0, dante=0, brunelleschi=0, masaccio=1)
    return table(me, owner=owner, first_master=0)


def at_home() -> State:
    """Leonardo makes all three sorts (F1.3, F4.4); the steps after each differ."""
    me = hand(HOME, made=FOUR, level=3, tokens=EVERYTHING)
    return table(me, owner=owners(leonardo=0, giotto=0, masaccio=1), first_master=0)


def the_dome() -> State:
    """It is made, or not, and everybody has one more turn (F5.1)."""
    me = hand(HOME, made=[*FOUR, "sacrifice-of-isaac"], level=3, tokens=DOUBLE)
    owner = owners(brunelleschi=0, masaccio=1)
    return table(me, owner=owner, first_master=0, moved=1)


def last_round() -> State:
    """The game is over after the next seat's turn (F5.2); nothing can ruin any more (F4.10)."""
    me = hand(HOME, made=TWO, coins=2)
    return table(me, hand("2,-2"), turns=2 * 149)


def literal() -> State:
    """Everything is used up (F4.4)."""
    me = hand(HOME, made=FOUR, level=2, tokens=EVERYTHING)
    return table(me, owner=owners(dante=0, giotto=0, masaccio=1), options={"Economy": "literal"})


POSITIONS: dict[str, tuple[Callable[[], State], int]] = {
    "opening of two": (lambda: opening(2), 6),
    "opening of four": (lambda: opening(4), 6),
    "between shops": (between_shops, 6),
    "on a bridge": (on_a_bridge, 4),
    "at the golden hex": (at_the_golden_hex, 6),
    "must sell": (must_sell, 6),
    "full house": (full_house, 4),
    "at home": (at_home, 5),
    "the Dome": (the_dome, 6),
    "last round": (last_round, 6),
    "literal economy": (literal, 5),
}
