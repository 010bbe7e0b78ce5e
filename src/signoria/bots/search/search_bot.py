"""The bot that searches."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from math import hypot

from ... import games
from ...games.contract import Rng, State
from ...games.shared.engine.rng import stream
from ...games.shared.engine.search_state import Advice, SearchState
from .. import learned
from .budget import Budget
from .run_search import SearchResult, merge_results, think
from .search_settings import SearchSettings
from .solve import A_SECOND, MOST, solve
from .tree import Tree
from .tree_memory import now, worked

SURE = 3.0  # standard errors


class Thinker:
    """What one thread searches with: a world, who judges it, and a tree."""

    def __init__(self, game: str, settings: SearchSettings, nodes: int) -> None:
        self.settings = settings
        self.world = games.search_state(game)
        self.advice = adviser(game, self.world, settings)
        self.tree = Tree(nodes)

    def think(self, seen: State, seed: int, budget: Budget, brief: bool) -> SearchResult:
        """Search the decision of the seat to move."""
        seat = seen.to_move
        self.world.observe(seen, seat)
        return think(self.world, self.advice, self.tree, self.settings, seat, seed, budget, brief)


class SearchBot:
    """Looks ahead in worlds that agree with what its seat has seen, and plays what did best.

    With a budget of simulations the choice follows from the position and the generator; with a
    budget of time also from the speed of the machine.
    """

    def __init__(self, name: str, game: str, settings: SearchSettings, budget: Budget) -> None:
        self.name = name
        self.budget = budget
        self.firm = settings.firm
        self.game = game
        nodes = max(2, settings.nodes // budget.threads)
        self.thinkers = [Thinker(game, settings, nodes) for _ in range(budget.threads)]

    def choose(self, seen: State, rng: Rng) -> int:
        """The action tried most often, or as ``firm`` has it; ``ValueError`` if there is none."""
        legal = seen.legal_actions()
        if not legal:
            raise ValueError("nothing is to be chosen in this state")
        seed = rng.next()
        if len(legal) == 1:
            return legal[0]
        return choose_action(self.search(seen, seed, brief=True), seen.to_move, self.firm)

    def search(self, seen: State, seed: int, *, brief: bool = False) -> SearchResult:
        """All that the search finds about the decision of the seat to move.

        Where so little is left of the game that all of it can be known, that is looked at instead.
        ``brief``: no longer than it takes to know which action will be tried most often.
        """
        solved, left = ending(seen, self.game, self.thinkers[0].world.spread, self.budget)
        return solved or self._run_threads(seen, seed, left, brief)

    def _run_threads(self, seen: State, seed: int, budget: Budget, brief: bool) -> SearchResult:
        """What the threads find."""
        if len(self.thinkers) == 1:
            return self.thinkers[0].think(seen, seed, budget, brief)
        with ThreadPoolExecutor(len(self.thinkers)) as pool:
            tasks = [
                pool.submit(thinker.think, seen, stream(seed, number), budget.share(number), brief)
                for number, thinker in enumerate(self.thinkers)
            ]
            return merge_results([task.result() for task in tasks])


def choose_action(found: SearchResult, seat: int, firm: float) -> int:
    """The action tried most often, or the likeliest if that is not surely worth so much less."""
    best = found.lines[0]
    if found.exact or firm == 0.0:
        return best.action
    likeliest = max(found.lines, key=lambda line: line.prior)
    gain = best.worth[seat] - likeliest.worth[seat]
    better = gain >= firm + SURE * hypot(best.error, likeliest.error)
    return best.action if better else likeliest.action


def ending(
    seen: State, game: str, spread: float, budget: Budget
) -> tuple[SearchResult | None, Budget]:
    """All about a decision if the rest of the game can be known, and what is left to search it."""
    clock = worked if budget.busy else now
    began = clock()
    solved = solve(seen, game, spread, positions(budget))
    return solved, budget.less(clock() - began)


def positions(budget: Budget) -> int:
    """How many positions may be looked at to know an ending in full."""
    return int(A_SECOND * budget.seconds) if budget.seconds else MOST


def adviser(game: str, world: SearchState, settings: SearchSettings) -> Advice:
    """Who judges positions; raises ``ValueError`` if a network is wanted and cannot be used."""
    own = advice(game, world)
    return learned.advise(game, world, own) if settings.judge == "learned" else own


def advice(game: str, world: SearchState) -> Advice:
    """The game's own advice, bound to a world of it, or one that knows nothing."""
    package = games.part(game, "bots")
    make = getattr(package, "advise", Advice)
    found: Advice = make(world)
    return found
