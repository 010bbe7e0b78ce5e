"""Who finds out about a moment: searches, plays on, and looks at what else might have been drawn.

Like a bot it sees a position with one seat's eyes, so that no player is blamed for what it could
not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import takewhile
from math import hypot

from .. import games
from ..bots import search
from ..bots.search import SearchSettings
from ..bots.search.budget import Budget
from ..bots.search.outlook import outlook, worth
from ..bots.search.run_search import ActionStats, SearchResult, think
from ..bots.search.search_bot import adviser, ending
from ..bots.search.tree import Tree
from ..games.contract import TERMINAL, Game, Rng, State
from . import analysis_settings
from .aims import find_aim
from .findings import Advised, Decision, Finding, Luck, Outlook, Then, Way, size
from .questions import Question

PLAYED_ON = 100  # games for an outlook
WORLDS = 100  # for the worth of a card or a throw
SOON = 8  # turns after which that is judged at the latest: what comes much later is other luck
DOUBT = 2.0  # standard errors within which two worths may be the same
WAYS = 3
TABLES = 8  # at which an expected move must be legal, to depend on nothing that others hide


class Analyst:
    """Answers questions about one game; a budget is for each decision.

    ``rules`` are those of the game that is looked at, None being the newest.
    """

    def __init__(self, game: str, seed: int, rules: str | None = None) -> None:
        self._game = games.load(game, rules)
        self._seed = seed
        self._world = games.search_state(game)
        usual = search.settings_of("search", game)
        self._course = analysis_settings.settings_for_course(game)
        self._glance = soon(analysis_settings.settings_for_moves(game))
        self._advice = adviser(game, self._world, self._glance)
        self._tree = Tree(usual.nodes)

    def answer(self, question: Question, budget: Budget) -> Finding:
        """What is found; the same seed brings the same, unless the budget is a time."""
        state = self._game.from_bytes(question.state)
        seed = Rng(self._seed ^ question.moves).next()
        match question.kind:
            case "outlook":  # the same luck at all moments, so that they can be compared
                return self.outlook(question, state, self._seed)
            case "luck":
                return self.luck(question, state, seed)
            case "decision":
                return self.decision(question, state, seed, budget)

    def outlook(self, asked: Question, state: State, seed: int) -> Outlook:
        """How games end that go on from here, all cards lying open: no seat sees itself ahead."""
        self._world.reveal(state)
        number = 1 if state.to_move == TERMINAL else PLAYED_ON
        found = outlook(self._world, self._advice, self._course, asked.seat, seed, number)
        return Outlook(
            moves=asked.moves,
            turn=asked.turn,
            victories=found.victories,
            places=found.places,
            points=found.points,
        )

    def luck(self, asked: Question, state: State, seed: int) -> Luck:
        """What came against the mean of all that might have come, under like luck later on."""
        seats = len(state.scores)
        total, came = [0.0] * seats, (0.0,) * seats
        weights = state.chance_outcomes()
        for outcome, weight in weights:
            found = self._worth(after(state, outcome), asked.seat, seed, self._glance)
            total = [old + weight * new for old, new in zip(total, found, strict=True)]
            came = found if outcome == asked.action else came
        every = sum(weight for _, weight in weights)
        return Luck(
            moves=asked.moves,
            turn=asked.turn,
            seat=asked.seat,
            move=self._game.format(state, asked.action),
            worth=tuple(mine - all_ / every for mine, all_ in zip(came, total, strict=True)),
        )

    def decision(self, asked: Question, state: State, seed: int, budget: Budget) -> Decision:
        """The best ways on, and how far the move that was made falls short of them.

        Half of the budget goes to finding the best way.  If another was taken, both are looked at
        again from where they lead to, with a quarter each; unless the rest was searched out.  What
        may as well be chance is no loss.
        """
        seat, kind = asked.seat, analysis_settings.settings_for_moves(self._game.name, budget)
        found = self._decide(state, seed, part_of(budget, 2), kind)
        best = found.lines[0]
        other, better, doubt = best.action != asked.action, best.worth[seat], 0.0
        now = next((line.worth[seat] for line in found.lines if line.action == asked.action), 0.0)
        if other and not found.exact:
            (better, error), (now, other_error) = (
                self._after(state, action, seed, part_of(budget, 4), kind)
                for action in (best.action, asked.action)
            )
            doubt = DOUBT * hypot(error, other_error)
        lost = better - now if other and better - now > doubt else 0.0
        return Decision(
            moves=asked.moves,
            turn=asked.turn,
            seat=seat,
            move=self._game.format(state, asked.action),
            worth=now,
            lost=lost,
            size=size(lost),
            best=ways(self._game, state, found),
            then=tuple(expected_moves(self._game, state, found.way, seed)) if other else (),
            exact=found.exact,
        )

    def hint(self, seen: State, seed: int, budget: Budget) -> Advised:
        """The best ways on for the seat to move, from what it has seen."""
        kind = search.settings_of("search", self._game.name, budget)
        found = self._decide(seen, seed, budget, kind)
        expected = expected_moves(self._game, seen, found.way, seed)
        then = tuple(takewhile(lambda one: one.seat == seen.to_move, expected))
        aim = find_aim(self._game, seen, found.lines[0].action, seed)
        return Advised(ways(self._game, seen, found), found.exact, then, aim)

    def _decide(
        self, state: State, seed: int, budget: Budget, kind: SearchSettings
    ) -> SearchResult:
        """All about the decision of the seat to move, in full where little is left."""
        seat = state.to_move
        self._world.observe(state, seat)
        seen = state.seen_by(seat)
        solved, left = ending(seen, self._game.name, self._world.spread, budget)
        return solved or self._think(state, seat, seed, left, kind)

    def _after(
        self, state: State, action: int, seed: int, budget: Budget, kind: SearchSettings
    ) -> tuple[float, float]:
        """What a move is worth to who makes it, and the standard error of that.

        It is judged when as many turns of the game are over, whether or not it ends one itself.
        """
        seat, then = state.to_move, after(state, action)
        if kind.horizon is not None:
            kind = replace(kind, horizon=max(0, kind.horizon - (then.turn - state.turn)))
        if kind.horizon == 0:
            return self._worth(then, seat, seed, kind)[seat], 0.0
        found = self._think(then, seat, seed, budget, kind)
        return found.worth[seat], found.error

    def _think(
        self, state: State, seat: int, seed: int, budget: Budget, kind: SearchSettings
    ) -> SearchResult:
        """Search from what a seat sees of a state."""
        self._world.observe(state, seat)
        if state.to_move == TERMINAL:
            budget = Budget(simulations=1)
        return think(self._world, self._advice, self._tree, kind, seat, seed, budget)

    def _worth(self, state: State, seat: int, seed: int, kind: SearchSettings) -> tuple[float, ...]:
        """The worth to each seat, as such a search judges it without looking ahead."""
        self._world.observe(state, seat)
        return worth(self._world, self._advice, kind, seat, seed, WORLDS)


def ways(game: Game, state: State, found: SearchResult) -> tuple[Way, ...]:
    """The best lines of a search, for the seat to move."""
    seat, best = state.to_move, found.lines[0]

    def unsure(line: ActionStats) -> bool:
        doubt = DOUBT * hypot(line.error, best.error)
        return line is not best and not found.exact and best.worth[seat] - line.worth[seat] < doubt

    return tuple(
        Way(
            game.format(state, line.action),
            line.worth[seat],
            line.visits / found.simulations,
            unsure(line),
        )
        for line in found.lines[:WAYS]
    )


def expected_moves(game: Game, state: State, way: Sequence[int], seed: int) -> Iterator[Then]:
    """What comes after the first move of a way, as far as the seat to move can expect it.

    That is up to chance, the end, and a move that is not legal at every table that agrees with what
    the seat has seen.
    """
    rng = Rng(seed)
    tables = [state.resample(state.to_move, rng) for _ in range(TABLES)]
    for number, action in enumerate(way):
        if not all(action in table.legal_actions() for table in tables):
            return
        if number:
            yield Then(tables[0].to_move, game.format(tables[0], action))
        for table in tables:
            table.apply(action)


def soon(kind: SearchSettings) -> SearchSettings:
    """Settings that look ahead no further than luck is asked about."""
    return kind if kind.horizon is not None and kind.horizon < SOON else replace(kind, horizon=SOON)


def part_of(budget: Budget, part: int) -> Budget:
    """One of ``part`` equal parts of a budget."""
    simulations = max(1, budget.simulations // part)
    return replace(budget, simulations=simulations, seconds=budget.seconds / part)


def after(state: State, action: int) -> State:
    """Where an action or outcome leads."""
    new = state.clone()
    new.apply(action)
    return new


@cache
def analyst(game: str, seed: int, rules: str | None) -> Analyst:
    """This process's analyst under a rules version, whose memory is used again."""
    return Analyst(game, seed, rules)
