"""The rules of the games.  Imports nothing of the rest of signoria."""

from .contract import CHANCE, TERMINAL, IllegalAction, UnknownRules
from .registry import (
    dealer,
    environment_version,
    load,
    maps,
    names,
    observation_layout,
    observation_version,
    part,
    rules_versions,
    search_state,
    stats_schema,
    variants,
)
from .shared.engine.rng import Rng

__all__ = [
    "CHANCE",
    "TERMINAL",
    "IllegalAction",
    "Rng",
    "UnknownRules",
    "dealer",
    "environment_version",
    "load",
    "maps",
    "names",
    "observation_layout",
    "observation_version",
    "part",
    "rules_versions",
    "search_state",
    "stats_schema",
    "variants",
]
