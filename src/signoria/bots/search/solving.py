"""Endings looked at in full: when little is left of a game, what everything is worth is known.

Only where nothing is hidden; then a position has one value for each seat, if everybody takes what
is best for itself (max^n, Luckhardt and Irani 1986) and chance is weighed.
"""

from __future__ import annotations

from ...games import forward
from ...games.contract import CHANCE, TERMINAL, Rng, State
from .thinking import Found, Line

Values = tuple[float, ...]
MOST = 20_000  # positions that are looked at, where no time is set
A_SECOND = 25_000  # where it is: so many take less than a quarter of it
SHORT = 12  # decisions and events that a random game from there may take; more is not tried
SAMPLES = 4


class TooMuch(Exception):
    """More positions than are to be looked at."""


class Solver:
    """Values of positions, kept by what they are; ``left``: how many may still be looked at."""

    def __init__(self, spread: float, most: int) -> None:
        self.spread = spread
        self.left = most
        self.known: dict[bytes, Values] = {}

    def value(self, state: State) -> Values:
        """What the state is worth to each seat; raises ``TooMuch``."""
        key = state.to_bytes()
        found = self.known.get(key)
        if found is None:
            if self.left == 0:
                raise TooMuch
            self.left -= 1
            found = self.known[key] = self._looked_up(state)
        return found

    def _looked_up(self, state: State) -> Values:
        mover = state.to_move
        if mover == TERMINAL:
            return utility(state.ranking(), state.scores, self.spread)
        if mover == CHANCE:
            return self._mean(state)
        values = [self.value(after(state, action)) for action in state.legal_actions()]
        best = values[0]
        for each in values:
            if each[mover] > best[mover]:
                best = each
        return best

    def _mean(self, state: State) -> Values:
        outcomes = state.chance_outcomes()
        total = [0.0] * len(state.scores)
        weights = 0
        for outcome, weight in outcomes:
            weights += weight
            for seat, worth in enumerate(self.value(after(state, outcome))):
                total[seat] += weight * worth
        return tuple([worth / weights for worth in total])


def after(state: State, action: int) -> State:
    """The state after an action or outcome."""
    new = state.clone()
    new.apply(action)
    return new


def utility(ranking: list[int], scores: list[int], spread: float) -> Values:
    """What an end is worth to each seat, as ``forward.utility`` has it."""
    seats = len(ranking)
    found = []
    for seat in range(seats):
        firsts = behind = 0
        best = -1000000
        for other in range(seats):
            firsts += ranking[other] == 1
            if other != seat:
                behind += (ranking[other] > ranking[seat]) + (ranking[other] >= ranking[seat])
                best = max(best, scores[other])
        victory = 1.0 / firsts if ranking[seat] == 1 else 0.0
        place = behind / (2.0 * (seats - 1))
        lead = forward.margin(scores[seat] - best, spread)
        found.append(forward.combined(victory, place, lead))
    return tuple(found)


def near_the_end(state: State) -> bool:
    """Whether random games from here are so short that looking at everything may be worth it."""
    return state.playouts(1, 0, SAMPLES).decisions <= SHORT * SAMPLES


def solve(seen: State, spread: float, most: int = MOST) -> Found | None:
    """All about the decision of the seat to move; None if that is too much to look at.

    Nothing may be hidden from the seat.
    """
    seat = seen.to_move
    state = seen.resample(seat, Rng(0))
    if not near_the_end(state):
        return None
    solver = Solver(spread, most)
    try:
        found = {action: solver.value(after(state, action)) for action in state.legal_actions()}
    except TooMuch:
        return None
    order = sorted(found, key=lambda action: (-found[action][seat], action))
    lines = tuple(Line(action, int(action == order[0]), found[action]) for action in order)
    return Found(lines, lines[0].worth, 1, len(solver.known), exact=True)
