"""The heuristic bot for Forging Florence."""

from .heuristic import Heuristic

BOTS = {Heuristic.name: Heuristic}

__all__ = ["BOTS", "Heuristic"]
