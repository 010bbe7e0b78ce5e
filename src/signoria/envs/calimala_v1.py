"""Calimala for 3 to 5 players as PettingZoo's turn-based environment, version 1.

``env()`` makes it, see ``aec.GameEnv`` for its arguments; ``raw_env`` is without the wrapper that
checks the order of calls.
"""

from __future__ import annotations

from typing import Any, ClassVar

from .aec import GameEnv, wrapped

__all__ = ["env", "raw_env"]


class raw_env(GameEnv):
    """The environment itself."""

    game = "calimala"
    name = "calimala_v1"
    usual_players = 3
    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "name": name,
        "is_parallelizable": False,
        "render_fps": 1,
    }


env = wrapped(raw_env)
