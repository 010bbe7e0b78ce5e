"""The games through the interfaces of research; docs/research/environments.md shows each."""

from __future__ import annotations

from types import ModuleType

from .modules import module


def __getattr__(name: str) -> ModuleType:
    """The modules of the games, such as ``calimala_v2``."""
    found = module(name)
    if found is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return found
