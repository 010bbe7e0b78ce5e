"""Searches for the tests, and what a finished game is worth to each seat, told a second time."""

from __future__ import annotations

from dataclasses import replace

from signoria.bots.search import SearchBot, SearchSettings, settings_of
from signoria.bots.search.budget import LONG_SIMULATIONS, Budget
from signoria.bots.search.run_search import SearchResult
from signoria.games.calimala.research.search_state import SPREAD as CALIMALA_SPREAD
from signoria.games.contract import CHANCE, TERMINAL, State
from signoria.games.forging_florence.research.search_state import SPREAD as FLORENCE_SPREAD

SPREADS = {"calimala": CALIMALA_SPREAD, "forging-florence": FLORENCE_SPREAD}
KINDS = {
    "best": settings_of("search", "calimala"),
    "florence": settings_of("search", "forging-florence"),
    "long": settings_of("search", "calimala", Budget(simulations=LONG_SIMULATIONS)),
    "textbook": SearchSettings(),
    "flat": SearchSettings(depth=1),
    "leaf": SearchSettings(horizon=0, bandit="puct"),
    "far": SearchSettings(horizon=4, rollout="random", bandit="puct", priors=True),
    "learned": SearchSettings(
        horizon=1, bandit="puct", priors=True, rollout="advised", judge="learned"
    ),
    "small": replace(settings_of("search", "calimala"), nodes=40),
}


class Searching(SearchBot):
    """Searches endings, too, that could be looked at in full."""

    def search(self, seen: State, seed: int, *, brief: bool = False) -> SearchResult:
        """What the search finds."""
        return self._run_threads(seen, seed, self.budget, brief)


def searching(game: str, kind: SearchSettings, simulations: int) -> Searching:
    """A bot that leaves nothing but its search to the tests."""
    return Searching("search", game, kind, Budget(simulations))


def searcher(game: str, kind: SearchSettings, simulations: int) -> SearchBot:
    """A bot with a budget that can be repeated."""
    return SearchBot("search", game, kind, Budget(simulations))


def utility(game: str, state: State) -> list[float]:
    """Six tenths for the victory, two for those left behind, two for the lead."""
    ranking, scores = state.ranking(), state.scores
    found = []
    for seat, place in enumerate(ranking):
        others = [other for other in range(len(ranking)) if other != seat]
        won = (place == 1) / ranking.count(1)
        behind = sum((place < ranking[other]) + (place == ranking[other]) / 2 for other in others)
        lead = scores[seat] - max(scores[other] for other in others)
        margin = min(1.0, max(0.0, 0.5 + lead / (2 * SPREADS[game])))
        found.append(0.6 * won + 0.2 * behind / len(others) + 0.2 * margin)
    return found


def oracle_values(game: str, state: State) -> list[float]:
    """What a state is worth to each seat if everybody plays for the most; all is looked at."""
    if state.to_move == TERMINAL:
        return utility(game, state)
    if state.to_move == CHANCE:
        outcomes = state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        values = [(oracle_values(game, after(state, event)), weight) for event, weight in outcomes]
        return [sum(v[seat] * w for v, w in values) / total for seat in range(len(values[0][0]))]
    seat = state.to_move
    return max(
        (oracle_values(game, after(state, a)) for a in state.legal_actions()), key=lambda v: v[seat]
    )


def after(state: State, action: int) -> State:
    """The state after an action."""
    copy = state.clone()
    copy.apply(action)
    return copy
