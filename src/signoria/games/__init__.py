"""The rules of the games.  Imports nothing of the rest of signoria."""

from .contract import CHANCE, TERMINAL, IllegalAction
from .registry import load, names, part, world
from .rng import Rng

__all__ = ["CHANCE", "TERMINAL", "IllegalAction", "Rng", "load", "names", "part", "world"]
