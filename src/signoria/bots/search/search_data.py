"""All that one search works with; the modules beside it do the work."""

from __future__ import annotations

import cython

from ...games.shared.engine.search_state import Advice, SearchState
from .search_settings import SearchSettings
from .tree import Tree

if not cython.compiled:
    from ...games.shared.engine.limits import MOST_CHOICES, MOST_LABELS, MOST_SEATS
    from .search_limits import DEEPEST


class Search:
    """A search for one decision of the seat ``observer``, from what that seat has seen."""

    def __init__(
        self, world: SearchState, advice: Advice, tree: Tree, settings: SearchSettings
    ) -> None:
        """Raises ``ValueError`` for a game that is too large."""
        if world.labels > MOST_LABELS or world.seats > MOST_SEATS:
            raise ValueError("the search has no room for a game of this size")
        self.world = world
        self.advice = advice
        self.tree = tree
        self.puct = settings.bandit == "puct"
        self.priors = settings.priors
        self.explore = settings.explore
        self.first = settings.first
        self.advised = settings.rollout != "random"
        self.considered = settings.rollout == "considered"
        self.stray = settings.stray
        self.horizon = -1 if settings.horizon is None else settings.horizon
        self.ripe = settings.ripe
        self.paired = settings.paired
        self.deepest = settings.depth
        self.last = 0  # the turn at the horizon
        self.observer = 0
        self.base = 0  # the seed of all simulations
        self.seed = 0
        self.drawn = 0  # the luck of the world
        self.now = 0  # the turn in which so much has happened
        self.happened = 0
        self.simulations = 0
        self.tick = 0
        self.depth = 0
        if not cython.compiled:
            self.choices = [0] * MOST_CHOICES
            self.weights = [0.0] * MOST_CHOICES
            self.marked = [0] * MOST_LABELS  # with the tick at which it was last legal
            self.held = [0] * MOST_LABELS  # with the tick at which a child was last found
            self.twins = [0] * MOST_LABELS  # how many legal actions look like this
            self.real = [0] * MOST_LABELS  # one of them
            self.path = [0] * DEEPEST
            self.values = [0.0] * MOST_SEATS
            self.squares = [0.0] * MOST_LABELS  # of the observer's values, by the first move
