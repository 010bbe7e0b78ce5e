"""What a player sees of a state, as OpenSpiel's observers give it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from ... import games
from ...games.layout import size

if TYPE_CHECKING:
    from .game import SpielGame
    from .state import SpielState


class SpielObserver:
    """The observation as a tensor, see its layout, and strings.

    There is a tensor only of all that a player sees now: not with ``perfect_recall``, nor of what
    is public or private alone.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._recall = bool(kind.perfect_recall)
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._writes = self._public and self._private and not self._recall
        length = size(games.observation_layout(game.rules.name)) if self._writes else 0
        self.tensor = np.zeros(length, np.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor} if self._writes else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees; all zero while the setup is dealt."""
        self.tensor.fill(0)
        if self._writes and state.state is not None:
            self.tensor[:] = state.state.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, or all that it has seen."""
        if self._public and self._private:
            told = state.information_state_string if self._recall else state.observation_string
            return told(player)
        if self._public:
            return state.public_history() if self._recall else state.public_string()
        return state.private_string(player) if self._private else ""
