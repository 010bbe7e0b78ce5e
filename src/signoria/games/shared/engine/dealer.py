"""What lays out new games on a SearchState, without the interpreter lock.

Each game fills it in in its own folder (``research/dealer.py``, whose ``make`` gives one for a
number of players and options).  A SearchState filled by ``observe`` is a world as one seat imagines
it; the one of a Dealer is the true game, hidden things included.  It is for who drives games, never
for who plays in them.
"""

from __future__ import annotations

from typing import Any

from .search_state import SearchState


class Dealer:
    """New games with the same options, one at a time, played on in ``world``."""

    world: SearchState

    def deal(self, seed: int) -> None:
        """Lay out the random game of this seed; what was there before is gone."""
        raise NotImplementedError

    def load(self, state: Any) -> None:
        """Go on from a state of a game with these players and options, as it truly is."""
        raise NotImplementedError

    def parts(self) -> tuple[Any, Any]:
        """The world and the table of it: what a decision reads, for fetching it beforehand."""
        raise NotImplementedError

    def state(self) -> Any:
        """A copy of the game as it stands."""
        raise NotImplementedError
