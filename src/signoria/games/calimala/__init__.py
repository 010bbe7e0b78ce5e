"""Calimala: 3 to 5 players, discs on the streets of Florence.  Rules C1 to C8 in docs/rules."""

from .game import Calimala
from .position.position import Mat, Position
from .rules import editions
from .state import state
from .state.state import State

GAME = Calimala()
EARLIER = tuple(Calimala(rules) for rules in editions.VERSIONS[:-1])
COMPILED = not state.__file__.endswith((".py", ".pyc"))

__all__ = ["COMPILED", "EARLIER", "GAME", "Calimala", "Mat", "Position", "State"]
