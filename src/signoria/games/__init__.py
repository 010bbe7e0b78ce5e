"""The rules of the games.  Imports nothing of the rest of signoria."""

from .contract import CHANCE, TERMINAL, IllegalAction
from .registry import (
    dealer,
    load,
    names,
    observation_layout,
    observation_version,
    part,
    study,
    world,
)
from .rng import Rng

__all__ = [
    "CHANCE",
    "TERMINAL",
    "IllegalAction",
    "Rng",
    "dealer",
    "load",
    "names",
    "observation_layout",
    "observation_version",
    "part",
    "study",
    "world",
]
