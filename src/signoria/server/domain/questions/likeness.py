"""How a game is known again that somebody has typed by hand, turned or changed a little.

Only what everybody can see is compared, so that nobody learns anything by what is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....games.contract import CHANCE, Game, State
from ....record import Match
from ..match.play import Play

THROWS = 8  # outcomes of chance by which games on the same common setup are told apart
LEAST = 4  # pieces of two tables that must be the same
SHARE = 0.75  # of the pieces of the one that has more of them


class Likeness(NamedTuple):
    """What is compared of a game.

    ``throws`` are its first outcomes of chance, None if they are not known; ``tables`` what lies
    before the seats at all moments that matter, as ``Traits.table`` has it.
    """

    game: str
    setup: frozenset[str]
    alike: int
    rare: bool
    throws: tuple[int, ...] | None
    tables: frozenset[frozenset[str]]


def of_play(play: Play) -> Likeness:
    """A game under way, as it stands now."""
    traits = play.game.traits(play.state)
    return Likeness(
        game=play.game.name,
        setup=traits.setup,
        alike=traits.alike,
        rare=traits.rare,
        throws=None if traits.rare or play.initial is not None else first_throws(play),
        tables=frozenset([traits.table]),
    )


def first_throws(play: Play) -> tuple[int, ...]:
    """The first outcomes of chance."""
    found: list[int] = []
    for one in play.taken:
        if one.seat == CHANCE:
            found.append(one.action)
            if len(found) == THROWS:
                break
    return tuple(found)


def of_start(game: Game, state: State) -> Likeness:
    """A game of which no more is known than how it began."""
    traits = game.traits(state)
    return Likeness(game.name, traits.setup, traits.alike, traits.rare, None, frozenset())


def of_table(game: Game, state: State) -> Likeness:
    """A table of which nobody can tell how its game began: it is like others by what lies on it."""
    traits = game.traits(state)
    return Likeness(game.name, frozenset(), 1, traits.rare, None, frozenset([traits.table]))


def of_line(
    game: Game, first: State, actions: Sequence[int], *, whole: bool, known: bool
) -> Likeness:
    """A game given by its actions, at its end or (``whole``) at all its moments.

    ``first`` is the state before them, which is changed.  ``known``: it begins at its setup, so
    that all outcomes of chance are there.
    """
    traits = game.traits(first)
    tables = {traits.table}
    drawn: list[int] = []
    for action in actions:
        if first.to_move == CHANCE and len(drawn) < THROWS:
            drawn.append(action)
        first.apply(action)
        if whole:
            tables.add(game.traits(first).table)
    if not whole:
        tables = {game.traits(first).table}
    seen = tuple(drawn) if known and not traits.rare else None
    return Likeness(game.name, traits.setup, traits.alike, traits.rare, seen, frozenset(tables))


def of_match(match: Match) -> Likeness:
    """A game on record, at all its moments."""
    known = match.position is None
    return of_line(match.game, match.first(), match.actions, whole=True, known=known)


def pieces(one: Likeness) -> frozenset[str]:
    """All that lies on its tables."""
    return frozenset().union(*one.tables)


def same_setup(one: Likeness, other: Likeness) -> bool:
    """Whether both are on one setup and, where that is common, began with the same outcomes."""
    if one.game != other.game or len(one.setup & other.setup) < one.alike:
        return False
    if one.rare or one.throws is None or other.throws is None:
        return True
    known = min(len(one.throws), len(other.throws))
    return one.throws[:known] == other.throws[:known]


def same_table(one: Likeness, other: Likeness) -> bool:
    """Whether most of what lies before the seats is the same at any moment of both."""
    return one.game == other.game and any(
        nearly_same(mine, theirs) for theirs in other.tables for mine in one.tables
    )


def nearly_same(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether two tables have enough in common."""
    most = max(len(one), len(other))
    return most >= LEAST and len(one & other) >= max(LEAST, SHARE * most)


def equal_table(one: Likeness, other: Likeness) -> bool:
    """Whether all that lies before the seats is the same at any moment of both."""
    return one.game == other.game and any(
        len(table) >= LEAST for table in one.tables & other.tables
    )
