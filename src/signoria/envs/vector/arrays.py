"""The arrays between a vectorised environment and its caller, and how they must look."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

TYPES: dict[str, type[np.generic]] = {
    "actions": np.int64,
    "observations": np.float32,
    "masks": np.bool_,
    "seats": np.int64,
    "rewards": np.float32,
    "done": np.bool_,
}


class BadArray(ValueError):
    """An array that cannot be used; the message names it and says what would be right."""


@dataclass(frozen=True)
class Arrays:
    """What is read and written at each step; the first axis of all counts the games.

    ``actions`` is read; ``observations`` (as the seat to move sees it), ``masks`` (the actions
    that are legal for it), ``seats`` (whose move it is), ``rewards`` (of all seats, for the step
    just made) and ``done`` (whether that step ended its game) are written.
    """

    actions: NDArray[np.int64]
    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]


def shapes(games: int, players: int, size: int, actions: int) -> dict[str, tuple[int, ...]]:
    """The shape of each array."""
    return {
        "actions": (games,),
        "observations": (games, size),
        "masks": (games, actions),
        "seats": (games,),
        "rewards": (games, players),
        "done": (games,),
    }


def allocate(wanted: dict[str, tuple[int, ...]]) -> Arrays:
    """New arrays, all zero."""
    return Arrays(**{name: np.zeros(shape, TYPES[name]) for name, shape in wanted.items()})


def check_arrays(arrays: Arrays, wanted: dict[str, tuple[int, ...]]) -> Arrays:
    """The arrays themselves; raises ``BadArray`` unless all can be used."""
    for field in fields(arrays):
        _check(field.name, getattr(arrays, field.name), wanted[field.name])
    _check_apart(arrays)
    return arrays


def _check(name: str, array: Any, shape: tuple[int, ...]) -> None:
    if not isinstance(array, np.ndarray):
        raise BadArray(f"{name}: a NumPy array is needed, not {type(array).__name__}")
    right = np.dtype(TYPES[name])
    if array.dtype != right:
        raise BadArray(f"{name}: the dtype must be {right}, not {array.dtype}")
    if array.shape != shape:
        raise BadArray(f"{name}: the shape must be {shape}, not {array.shape}")
    if not array.flags.c_contiguous or not array.flags.aligned:
        raise BadArray(f"{name}: the array must be contiguous (numpy.ascontiguousarray copies one)")
    if not array.flags.writeable:
        raise BadArray(f"{name}: the array must be writeable")


def _check_apart(arrays: Arrays) -> None:
    """No two arrays may share memory: one would be written over by the other."""
    named = [(field.name, getattr(arrays, field.name)) for field in fields(arrays)]
    for at, (name, array) in enumerate(named):
        for other, twin in named[:at]:
            if np.may_share_memory(array, twin):
                raise BadArray(f"{name}: the array shares its memory with {other}")
