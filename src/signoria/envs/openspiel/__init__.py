"""The games for OpenSpiel; importing this package registers them there.

``pyspiel.load_game("calimala_v2(players=4,edition=de)")``: the parameters are ``players``, the
game's own options, where -1 stands for the word if numbers can be chosen, as in ``start``, and
``recall``: how many events an information-state tensor tells one by one.  Before the first
decision eight chance nodes of 256 equal outcomes give the 64 bits from which the setup is dealt;
all later chance events are nodes of their own.  Returns are from 1 for the first place to -1
for the last, ties shared, their sum 0.
"""

from __future__ import annotations

import pyspiel

from ... import games
from ..ids import hides, module_name
from .spiel_game import SpielGame, make_class
from .spiel_state import SpielState

__all__ = ["IDS", "SpielGame", "SpielState", "register"]

_INFORMATION = pyspiel.GameType.Information
IDS = {
    module_name(game): (
        game,
        _INFORMATION.IMPERFECT_INFORMATION if hides(game) else _INFORMATION.PERFECT_INFORMATION,
    )
    for game in games.names()
}


def register() -> None:
    """Tell OpenSpiel the games."""
    known = pyspiel.registered_names()
    for name, (game, information) in IDS.items():
        if name not in known:
            maker = make_class(name, game, information)
            pyspiel.register_game(maker.sort, maker)


register()
