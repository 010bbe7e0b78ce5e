"""What a vectorised environment can go back to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .arrays import Arrays


@dataclass(frozen=True)
class VectorState:
    """All games of an environment as they stood; ``lanes`` as ``lane.save_lane`` gives them."""

    arguments: dict[str, Any]
    arrays: Arrays
    lanes: list[tuple[Any, ...]]


def check_arguments(own: Mapping[str, Any], others: Mapping[str, Any]) -> None:
    """Raise ``ValueError`` unless a state of one environment fits the other."""
    for name, value in own.items():
        if others[name] != value:
            raise ValueError(f"the state is of another environment: {name} is {others[name]!r}")
