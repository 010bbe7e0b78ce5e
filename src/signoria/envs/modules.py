"""PettingZoo's modules, one for each game: ``signoria.envs.calimala_v2`` and so on.

No file names them: whatever game there is has one.  What they hold is made when it is first asked
for, so that nobody needs PettingZoo who does not use it.
"""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType
from typing import Any

from .. import games
from .ids import module_name

PACKAGE = __name__.rpartition(".")[0]


class GameModule(ModuleType):
    """A game as PettingZoo's turn-based environment.

    ``env()`` makes it, see ``aec.GameEnv`` for its arguments; ``raw_env`` is without the wrapper
    that checks the order of calls.
    """

    __all__ = ("env", "raw_env")

    def __init__(self, game: str) -> None:
        super().__init__(f"{PACKAGE}.{module_name(game)}", self.__doc__)
        self._game = game

    def __getattr__(self, name: str) -> Any:
        if name not in self.__all__:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        from .aec import GameEnv, wrap_checks

        self.raw_env = partial(GameEnv, self._game)
        self.env = wrap_checks(self.raw_env)
        return self.__dict__[name]


def module(name: str) -> ModuleType | None:
    """The module of this name, ``calimala_v2`` or the like; None if there is no such game."""
    return sys.modules.get(f"{PACKAGE}.{name}")


for found in map(GameModule, games.names()):
    sys.modules[found.__name__] = found
