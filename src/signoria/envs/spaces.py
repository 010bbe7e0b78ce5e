"""What observations and actions look like to Gymnasium and PettingZoo."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from .. import games
from ..games.contract import Game
from ..games.shared.observation_layout import bounds
from .recall import layout

Mask = NDArray[np.int8]


def observations(game: Game, recall: int = 0) -> spaces.Dict:
    """An observation, with so many events of perfect recall, and its mask."""
    fields = (*games.observation_layout(game.name), *layout(game.name, recall))
    most = np.array(bounds(fields), np.float32)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (game.num_actions,), np.int8),
        }
    )


def actions(game: Game) -> spaces.Discrete:
    """The flat space of the game."""
    return spaces.Discrete(game.num_actions)


class LegalActions(spaces.Discrete):
    """The flat space of the game; without a mask, ``sample`` draws from what is legal now.

    A copy, as in another process, is without the game: it draws from all actions.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game.num_actions)
        self.mask: Callable[[], Mask] | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "mask": None}

    def __deepcopy__(self, memo: dict[int, Any]) -> LegalActions:
        copied: LegalActions = pickle.loads(pickle.dumps(self))
        return copied

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """An action at random, see ``gymnasium.spaces.Discrete``."""
        if mask is None and probability is None and self.mask is not None:
            mask = self.mask()
        return super().sample(mask, probability)
