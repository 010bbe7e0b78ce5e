"""Forging Florence: 2 to 4 players, artists and their pieces.  Rules F1 to F6 in docs/rules."""

from .game import ForgingFlorence
from .position.position import Hand, Position
from .state import state
from .state.state import State

GAME = ForgingFlorence()
COMPILED = not state.__file__.endswith((".py", ".pyc"))

__all__ = ["COMPILED", "GAME", "ForgingFlorence", "Hand", "Position", "State"]
