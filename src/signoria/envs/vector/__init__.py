"""Thousands of games at a time: ``VectorEnv`` and the arrays that it reads and writes."""

from .arrays import Arrays, BadArray
from .env import IllegalActions, VectorEnv

__all__ = ["Arrays", "BadArray", "IllegalActions", "VectorEnv"]
