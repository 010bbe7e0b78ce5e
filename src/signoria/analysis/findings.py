"""What an analysis finds, as it is written to JSON.

A *worth* is a number from 0 to 1 for how a game may end for a seat (docs/research/search.md,
utility): 1 is a safe victory, 0 the last place far behind.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Size = Literal["fine", "inaccuracy", "mistake", "blunder"]

SIZES: tuple[tuple[float, Size], ...] = ((0.15, "blunder"), (0.07, "mistake"), (0.03, "inaccuracy"))


def size(lost: float) -> Size:
    """How grave it is to lose so much worth with one move."""
    return next((name for least, name in SIZES if lost >= least), "fine")


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """How the game may end, seen from where so many ``moves`` had been made.

    By seat: the chance of victory, the place (from 1) and the points to expect.
    """

    moves: int
    turn: int
    victories: tuple[float, ...]
    places: tuple[float, ...]
    points: tuple[float, ...]


class Way(msgspec.Struct, frozen=True):
    """One of the best moves: in notation, its worth to who moves, the share of tries it got.

    ``unsure``: the tries do not tell its worth from that of the best.
    """

    move: str
    worth: float
    share: float
    unsure: bool = False


class Aimed(msgspec.Struct, frozen=True):
    """A later move that a move works towards (``Game.aims``), and in which share of the tries."""

    move: str
    share: float


class Then(msgspec.Struct, frozen=True):
    """A move that is expected: whose, and in notation."""

    seat: int
    move: str


class Advised(msgspec.Struct, frozen=True):
    """The best ways on for the seat to move, best first.

    ``exact``: the rest of the game was searched out, so that their worths are no estimates.
    ``then`` are the seat's own moves that are expected after the best, until chance or somebody
    else comes, and ``aim`` is what all of it works towards, if that is one thing.
    """

    ways: tuple[Way, ...]
    exact: bool
    then: tuple[Then, ...] = ()
    aim: Aimed | None = None


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A choice between several moves; ``moves`` had been made before it.

    ``best`` are the ways that the search liked, best first.  ``lost`` is the worth that the move
    played falls short of the first of them, 0 if it is that one; else ``then`` is how the game was
    expected to go on after it, up to chance and what only others know.  ``exact``: the rest of the
    game was searched out, so that these worths are no estimates; what the player could not know
    counts in the mean.
    """

    moves: int
    turn: int
    seat: int
    move: str
    worth: float
    lost: float
    size: Size
    best: tuple[Way, ...]
    then: tuple[Then, ...]
    exact: bool


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """A card drawn or a die thrown for ``seat``: what it was worth to each, above the mean of all.

    ``moves`` had been made before it.
    """

    moves: int
    turn: int
    seat: int
    move: str
    worth: tuple[float, ...]


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's game in sum.

    ``decisions`` had a choice; ``lost`` is the worth lost in all of them, ``luck`` what chance was
    worth to the seat, also what befell others; then how many moves were how grave.
    """

    seat: int
    points: int
    place: int | None
    decisions: int
    lost: float
    luck: float
    inaccuracies: int
    mistakes: int
    blunders: int


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """All that was found; ``whole`` unless it was broken off."""

    game: str
    players: int
    budget: str
    seed: int
    whole: bool
    seats: tuple[Player, ...]
    outlooks: tuple[Outlook, ...]
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]


Finding = Outlook | Decision | Luck
