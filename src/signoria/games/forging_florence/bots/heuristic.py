"""The bot ``heuristic``: plans its next pieces, sales and hires, and the way to them."""

from __future__ import annotations

from ...contract import Rng, State
from .. import State as Florence
from . import choosing
from .scratchpad import Mind
from .weights import Weights


class Heuristic:
    """Plays Forging Florence fast and sensibly; of the others it sees how far they are."""

    name = "heuristic"

    def __init__(self, weights: Weights | None = None, name: str = "heuristic") -> None:
        self.name = name
        self._mind = Mind(weights or Weights())

    def choose(self, seen: State, rng: Rng) -> int:
        """The action that its plan asks for.

        Raises ``ValueError`` if nothing is to be chosen, or in another game.
        """
        if not isinstance(seen, Florence):
            raise ValueError("this bot 'heuristic' plays Forging Florence only")
        if seen.to_move < 0:
            raise ValueError("nothing is to be chosen in this state")
        return choosing.choose(self._mind, seen, rng.next())
