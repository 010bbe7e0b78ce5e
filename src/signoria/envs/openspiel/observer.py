"""What a player sees of a state, as OpenSpiel's observers give it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ... import games
from ...games.shared.observation_layout import size
from .. import recall
from ..vector.vector_limits import BITS, EACH

if TYPE_CHECKING:
    from .spiel_game import SpielGame
    from .spiel_state import SpielState


class SpielObserver:
    """The observation as a tensor, see its layout, and strings.

    With ``perfect_recall`` the tensor goes on with what the player has seen since the game began.
    There is none of what is public or private alone.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._recall = bool(kind.perfect_recall)
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._writes = self._public and self._private
        self._now = size(games.observation_layout(game.rules.name)) if self._writes else 0
        before = recall.size(game.recall) if self._writes and self._recall else 0
        self.tensor = np.zeros(self._now + before, np.float32)
        self.dict = self._parts()

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees; all zero while the setup is dealt."""
        self.tensor.fill(0)
        if self._writes and state.state is not None:
            self.tensor[: self._now] = state.state.observation(player)
            if self._recall:
                self.tensor[self._now :] = state.recall_tensor(player)

    def _parts(self) -> dict[str, NDArray[np.float32]]:
        """The parts of the tensor by name; they share its memory."""
        if not self._writes:
            return {}
        parts = {"observation": self.tensor[: self._now]}
        if self._recall:
            earlier, events = np.split(self.tensor[self._now :], [BITS])
            parts |= {"earlier": earlier, "events": events.reshape(-1, EACH)}
        return parts

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, or all that it has seen."""
        if self._public and self._private:
            told = state.information_state_string if self._recall else state.observation_string
            return told(player)
        if self._public:
            return state.public_history() if self._recall else state.public_string()
        return state.private_string(player) if self._private else ""
