"""What a player sees of a state, as OpenSpiel's observers give it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ... import games
from ...games.layout import size

if TYPE_CHECKING:
    from .game import SpielGame
    from .state import SpielState


class SpielObserver:
    """The observation as a tensor, see its layout, and strings.

    With ``perfect_recall`` there is no tensor, only the information state as a string.
    """

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        length = 0 if perfect_recall else size(games.observation_layout(game.rules.name))
        self.tensor = np.zeros(length, np.float32)
        self.dict: dict[str, Any] = {} if perfect_recall else {"observation": self.tensor}
        self._recall = perfect_recall

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees; all zero while the setup is dealt."""
        if self._recall or state.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.state.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, or all that it has seen."""
        if self._recall:
            return state.information_state_string(player)
        return state.observation_string(player)
