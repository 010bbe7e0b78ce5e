"""The bot that searches."""

from __future__ import annotations

from ... import games
from ...games.contract import Rng, State
from ...games.forward import Advice, Forward
from .. import learned
from .budget import Budget
from .settings import Settings
from .thinking import Found, think
from .tree import Tree


class SearchBot:
    """Looks ahead in worlds that agree with what its seat has seen, and plays what did best.

    With a budget of simulations the choice follows from the position and the generator; with a
    budget of time also from the speed of the machine.
    """

    def __init__(self, name: str, game: str, settings: Settings, budget: Budget) -> None:
        self.name = name
        self._game = game
        self._settings = settings
        self._budget = budget
        self._world = games.world(game)
        self._advice = adviser(game, self._world, settings)
        self._tree = Tree(settings.nodes)

    def choose(self, seen: State, rng: Rng) -> int:
        """The action tried most often; raises ``ValueError`` if nothing is to be chosen."""
        legal = seen.legal_actions()
        if not legal:
            raise ValueError("nothing is to be chosen in this state")
        seed = rng.next()
        if len(legal) == 1:
            return legal[0]
        return self.search(seen, seed).lines[0].action

    def search(self, seen: State, seed: int) -> Found:
        """All that the search finds about the decision of the seat to move."""
        seat = seen.to_move
        self._world.watch(seen, seat)
        return think(
            self._world, self._advice, self._tree, self._settings, seat, seed, self._budget
        )


def adviser(game: str, world: Forward, settings: Settings) -> Advice:
    """Who judges positions; raises ``ValueError`` if a network is wanted and cannot be used."""
    own = advice(game, world)
    return learned.advise(game, world, own) if settings.judge == "learned" else own


def advice(game: str, world: Forward) -> Advice:
    """The game's own advice, bound to a world of it, or one that knows nothing."""
    package = games.part(game, "bots")
    make = getattr(package, "advise", Advice)
    found: Advice = make(world)
    return found
