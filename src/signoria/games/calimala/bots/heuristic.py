"""The bot ``heuristic``: weighs every legal action by what it makes of the coming scorings."""

from __future__ import annotations

from ...contract import Rng, State
from .. import State as Calimala
from . import choosing
from .scratchpad import Mind
from .weights import Weights


class Heuristic:
    """Plays Calimala fast and sensibly, without searching other players' replies."""

    name = "heuristic"

    def __init__(self, weights: Weights | None = None, name: str = "heuristic") -> None:
        self.name = name
        self._mind = Mind(weights or Weights())

    def choose(self, seen: State, rng: Rng) -> int:
        """The best action, or one of those that it thinks equally good.

        Raises ``ValueError`` if nothing is to be chosen, or in another game than Calimala.
        """
        return choosing.choose(self._mind, check_playable(seen), rng.next())

    def worths(self, seen: State) -> list[int]:
        """What it thinks of each legal action, in their order, in thousandths of points.

        Only the differences between them mean anything.  Raises ``ValueError`` as ``choose`` does.
        """
        return choosing.worths(self._mind, check_playable(seen))


def check_playable(seen: State) -> Calimala:
    """The state itself, if the bot can choose in it; raises ``ValueError``."""
    if not isinstance(seen, Calimala):
        raise ValueError("the bot 'heuristic' plays Calimala only")
    if seen.to_move < 0 or seen.viewer not in (None, seen.to_move):
        raise ValueError("nothing is to be chosen in this state")
    return seen
