"""Endings looked at in full: when little is left of a game, what everything is worth is known.

Where nothing is hidden, a position has one value for each seat, if everybody takes what is best for
itself (max^n, Luckhardt and Irani 1986) and chance is weighed.  Where something is, that holds as
long as nobody else has a choice and nothing is drawn: then all that a seat does not know is how
the end will be judged, and the game says which results are alike likely (``results`` in its
``bots``).
"""

from __future__ import annotations

from collections.abc import Callable

from ... import games
from ...games.contract import CHANCE, TERMINAL, Rng, State
from ...games.shared.engine import search_state
from .run_search import AHEAD, ActionStats, SearchResult

Values = tuple[float, ...]
Results = Callable[[State, int], list[tuple[list[int], list[int]]]]
MOST = 20_000  # positions that are looked at, where no time is set
A_SECOND = 25_000  # where it is: these take less than a quarter of a second
SHORT = 12  # decisions and events that a random game from there may take; more is not tried
SAMPLES = 4


class TooMuch(Exception):
    """More than is to be looked at, or than the seat can know."""


class Solver:
    """Values of positions, kept by what they are; ``left``: how many may still be looked at.

    ``results``: how a seat that does not see all must take the ends of the game; None if it does.
    """

    def __init__(self, seat: int, spread: float, most: int, results: Results | None = None) -> None:
        self.seat = seat
        self.spread = spread
        self.left = most
        self.results = results
        self.known: dict[bytes, Values] = {}

    def value(self, state: State) -> Values:
        """What the state is worth to each seat; raises ``TooMuch``."""
        key = state.to_bytes()
        found = self.known.get(key)
        if found is None:
            self.spend(1)
            found = self.known[key] = self._known_value(state)
        return found

    def spend(self, positions: int) -> None:
        """Count ``positions`` more that are looked at; raises ``TooMuch``."""
        self.left -= positions
        if self.left < 0:
            raise TooMuch

    def _known_value(self, state: State) -> Values:
        mover = state.to_move
        if mover == TERMINAL:
            return self._end(state)
        if self.results and mover != self.seat and not state.is_forced():
            raise TooMuch
        if mover == CHANCE:
            return self._mean(state)
        values = [self.value(after(state, action)) for action in state.legal_actions()]
        best = values[0]
        for each in values:
            if each[mover] > best[mover]:
                best = each
        return best

    def way(self, state: State, action: int) -> tuple[int, ...]:
        """How the game goes on with an action, up to chance; all of it has been looked at."""
        found = [action]
        now = after(state, action)
        while len(found) < AHEAD and now.to_move >= 0:
            best = self._best(now)
            found.append(best)
            now = after(now, best)
        return tuple(found)

    def _best(self, state: State) -> int:
        """The first action that is worth the most to who moves."""
        mover, legal = state.to_move, state.legal_actions()
        return max(legal, key=lambda action: self.value(after(state, action))[mover])

    def _end(self, state: State) -> Values:
        """The worth of an end, or the mean of all that the seat must take for alike likely."""
        if self.results is None:
            return utility(state.ranking(), state.scores, self.spread)
        found = [utility(*each, self.spread) for each in self.results(state, self.seat)]
        self.spend(len(found) - 1)
        return tuple([sum(each) / len(found) for each in zip(*found, strict=True)])

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
        lead = search_state.margin(scores[seat] - best, spread)
        found.append(search_state.combine_scores(victory, place, lead))
    return tuple(found)


def near_the_end(state: State) -> bool:
    """Whether random games from here are so short that looking at everything may be worth it."""
    return state.playouts(1, 0, SAMPLES).decisions <= SHORT * SAMPLES


def solve(seen: State, game: str, spread: float, most: int = MOST) -> SearchResult | None:
    """All about the decision of the seat to move; None if it is too much to look at or to know."""
    seat, results = seen.to_move, judging(game)
    if results is None and games.load(game).hides:
        return None
    state = seen.resample(seat, Rng(0))
    if not near_the_end(state):
        return None
    solver = Solver(seat, spread, most, results)
    try:
        found = {action: solver.value(after(state, action)) for action in state.legal_actions()}
    except TooMuch:
        return None
    order = sorted(found, key=lambda action: (-found[action][seat], action))
    lines = tuple(ActionStats(action, int(action == order[0]), found[action]) for action in order)
    way = solver.way(state, order[0])
    return SearchResult(lines, lines[0].worth, 1, len(solver.known), exact=True, way=way)


def judging(game: str) -> Results | None:
    """How a seat must take the ends of a game that hides something, if the game says that."""
    if not games.load(game).hides:
        return None
    return getattr(games.part(game, "bots"), "results", None)
