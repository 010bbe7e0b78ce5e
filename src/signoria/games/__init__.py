"""The rules of the games.  Imports nothing of the rest of signoria."""

from .contract import CHANCE, TERMINAL, IllegalAction
from .registry import (
    UnknownRules,
    dealer,
    load,
    names,
    observation_layout,
    observation_version,
    part,
    rules_versions,
    study,
    world,
)
from .rng import Rng

__all__ = [
    "CHANCE",
    "TERMINAL",
    "IllegalAction",
    "Rng",
    "UnknownRules",
    "dealer",
    "load",
    "names",
    "observation_layout",
    "observation_version",
    "part",
    "rules_versions",
    "study",
    "world",
]
