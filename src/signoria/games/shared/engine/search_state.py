"""What compiled search drives a game by, without the interpreter lock.

A ``SearchState`` is one world of a game, to be played on: each game fills in its methods in its own
folder (``research/search_state.py``, whose ``make`` gives one).  Compiled, they are a table of C
functions; the same .py runs uncompiled.  An ``Advice`` is bound to a SearchState and judges the
position that it stands at; this one knows nothing, and a game's own lies in its ``bots`` (where
``advise`` makes one).

``observe`` keeps what a seat has seen of a state, and nothing else of it; ``reveal`` keeps it
whole. ``resample`` goes to a world drawn from those that agree with that; everything else plays on
in that world.  Nothing but these two checks its arguments: whoever drives it passes what ``legal``
and ``chance`` gave.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

import cython

if not cython.compiled:
    from math import sqrt

    from .limits import MOST_CHOICES, MOST_SEATS
    from .rng import below, step

# The parts of a utility.  Winning is what counts; the rest tells ways to win or lose apart.
WIN = 0.6
PLACE = 0.2
MARGIN = 0.2


class SearchState:
    """A world of a game under way.

    ``seats``: how many play; ``labels``: all actions and chance outcomes lie below it; ``spread``:
    the lead in points that is as good as safe, by which margins are measured.
    """

    def __init__(self) -> None:
        self.seats = 0
        self.labels = 0
        self.spread = 1.0

    def observe(self, state: Any, seat: int) -> None:
        """Keep what the seat has seen of a state of this game; nothing can be done before."""
        self.set_root(state.seen_by(seat))

    def reveal(self, state: Any) -> None:
        """Keep a state with all that is hidden in it, for games that are over: nobody may play so.

        Only what chance has not decided yet is drawn then.
        """
        self.set_root(state.clone())

    def set_root(self, state: Any) -> None:
        """Draw worlds from this state from now on; what is erased in it is guessed."""
        raise NotImplementedError

    def resample(self, seat: int, seed: int) -> None:
        """Become a world drawn from all that agree with what is kept, for the seat that saw it."""
        raise NotImplementedError

    def to_move(self) -> int:
        """The seat that decides, or CHANCE, or TERMINAL."""
        raise NotImplementedError

    def turn(self) -> int:
        """The number of turns completed."""
        raise NotImplementedError

    def legal(self, out: MutableSequence[int]) -> int:
        """Write the legal actions, ascending; returns their number."""
        raise NotImplementedError

    def chance(self, seed: int) -> int:
        """A chance outcome, as likely as its weight."""
        raise NotImplementedError

    def observed_label(self, action: int, seat: int) -> int:
        """What a seat sees of an action or outcome: the same number for what looks the same."""
        raise NotImplementedError

    def apply(self, action: int) -> None:
        """Carry out a legal action or a chance outcome."""
        raise NotImplementedError

    def playout(self, seed: int) -> None:
        """Play at random to the end."""
        raise NotImplementedError

    def rank(self, seat: int) -> int:
        """At the end: a number that is higher for a better place and equal for a shared one."""
        raise NotImplementedError

    def points(self, seat: int) -> int:
        """The points of a seat now."""
        raise NotImplementedError

    def size(self) -> int:
        """How many numbers ``features`` writes."""
        raise NotImplementedError

    def features(self, seat: int, out: MutableSequence[float]) -> None:
        """Write what the seat sees as numbers, all of them."""
        raise NotImplementedError


class Advice:
    """What a judge of the game says of the position that a SearchState stands at."""

    def __init__(self, world: SearchState) -> None:
        self.world = world
        if not cython.compiled:
            self.listed = [0] * MOST_CHOICES
            self.expected = [0.0] * MOST_SEATS

    def weigh(self, choices: MutableSequence[int], n: int, out: MutableSequence[float]) -> None:
        """Write the chance that a good player of the seat to move takes each legal action."""
        for i in range(n):
            out[i] = 1.0 / n

    def choose(self, seed: int) -> int:
        """A legal action that the seat to move may quickly take, in games played out."""
        return self.listed[below(step(seed), self.world.legal(self.listed))]

    def consider(self, seed: int) -> int:
        """A move like that of ``choose``, thought over for longer if the game offers that."""
        return self.choose(seed)

    def estimate(self, out: MutableSequence[float]) -> None:
        """Write the utility that each seat may expect: here, as if the game ended now."""
        for seat in range(self.world.seats):
            self.expected[seat] = self.world.points(seat)
        hopes(self.world, self.expected, self.world.spread, out)

    def parts(self) -> int:
        """How many numbers ``measure`` writes, at most MOST_PARTS."""
        return 0

    def measure(self, seat: int, out: MutableSequence[float]) -> None:
        """Write what a seat's position consists of, each part a number around 1 at the most.

        Asked right after ``estimate``, of the same position.
        """


def victory_share(world: SearchState, seat: int) -> float:
    """The share of the victory."""
    mine = world.rank(seat)
    equal = 0
    for other in range(world.seats):
        if world.rank(other) > mine:
            return 0.0
        if world.rank(other) == mine:
            equal += 1
    return 1.0 / equal


def beaten_share(world: SearchState, seat: int) -> float:
    """The share of the others who are behind, a shared place counting half."""
    mine = world.rank(seat)
    halves = -1  # its own
    for other in range(world.seats):
        if world.rank(other) < mine:
            halves += 2
        elif world.rank(other) == mine:
            halves += 1
    return halves / (2.0 * (world.seats - 1))


def margin(lead: float, spread: float) -> float:
    """A lead over the best of the others (negative: behind) as a number from 0 to 1."""
    share = 0.5 + lead / (2.0 * spread)
    if share < 0.0:
        return 0.0
    return 1.0 if share > 1.0 else share


def lead_share(world: SearchState, seat: int) -> float:
    """The lead over the best of the others as a number from 0 to 1."""
    best = -1000000
    for other in range(world.seats):
        if other != seat and world.points(other) > best:
            best = world.points(other)
    return margin(world.points(seat) - best, world.spread)


def utility(world: SearchState, out: MutableSequence[float]) -> None:
    """Write what the end is worth to each seat, from 0 to 1: victory, place and margin."""
    for seat in range(world.seats):
        out[seat] = combine_scores(
            victory_share(world, seat), beaten_share(world, seat), lead_share(world, seat)
        )


def combine_scores(victory: float, place: float, lead: float) -> float:
    """One number for the share of the victory, of the others left behind, and the lead."""
    return WIN * victory + PLACE * place + MARGIN * lead


def likely(lead: float, doubt: float) -> float:
    """The chance to stay ahead with a lead in points while ``doubt`` points are in doubt."""
    x = lead / doubt
    return 0.5 + 0.5 * x / sqrt(1.0 + x * x)


def hopes(
    world: SearchState, expected: MutableSequence[float], doubt: float, out: MutableSequence[float]
) -> None:
    """Write the utilities to be hoped for with these points at the end, ``doubt`` of them in doubt.

    The chance to win is taken for the product of the chances to be ahead of each of the others,
    made to add up to one.
    """
    total = 0.0
    for seat in range(world.seats):
        out[seat] = 1.0
        for other in range(world.seats):
            if other != seat:
                out[seat] *= likely(expected[seat] - expected[other], doubt)
        total += out[seat]
    for seat in range(world.seats):
        best = -1000000.0
        ahead = 0.0
        for other in range(world.seats):
            if other != seat:
                ahead += likely(expected[seat] - expected[other], doubt)
                if expected[other] > best:
                    best = expected[other]
        lead = margin(expected[seat] - best, world.spread)
        out[seat] = WIN * out[seat] / total + PLACE * ahead / (world.seats - 1) + MARGIN * lead
