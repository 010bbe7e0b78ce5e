"""Seeded positions in which hardly any action is possible, so that the duty hangs on few cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from signoria.games.calimala.position.position import Position
from signoria.games.calimala.rules import names
from signoria.games.calimala.rules.board import COPIES
from signoria.games.contract import Rng
from tests.rules.calimala.support.slots import CHURCH_SLOTS

from . import fill
from .table import table

RING = [kind for kind in names.KINDS if kind != "contribute"]
Pick = Callable[..., Any]


def pick_with(rng: Rng) -> Pick:
    """One of the arguments at random."""
    return lambda *choices: choices[rng.below(len(choices))]


def city(rng: Rng) -> str:
    """A random ring of action tiles around Contribute."""
    ring = list(RING)
    rng.shuffle(ring)
    return " ".join([*ring[:4], "contribute", *ring[4:]])


def hand(rng: Rng) -> str:
    """Up to nine cards, often of two or three kinds only."""
    kinds = list(names.KINDS)
    rng.shuffle(kinds)
    pool = kinds[: 1 + rng.below(5)]
    cards = [pool[rng.below(len(pool))] for _ in range(rng.below(6) + 4 * (rng.below(4) == 0))]
    return " ".join(kind for kind in kinds for _ in range(min(COPIES, cards.count(kind))))


def own_mat(rng: Rng) -> dict[str, Any]:
    """Warehouses, workshops and port empty or full more often than not."""
    pick = pick_with(rng)
    amount = pick((0, 4), (0, 0, 1), (4, 4, 3), (0, 1, 2, 3, 4))
    mat: dict[str, Any] = {material: pick(*amount) for material in names.MATERIALS}
    amount = pick((0,), (4,), (4, 4, 3), (0, 0, 1), (0, 1, 2, 3, 4))
    mat["cloth"] = tuple(pick(*amount) for _ in range(pick(1, 1, 2, 3, 3)))
    mat["ships"] = pick(0, 0, 1, 3)
    mat["houses"] = pick("", "", "troyes", "bruges hamburg", "troyes bruges hamburg")
    mat["hand"] = hand(rng)
    reserve = pick(0, 0, 1, 2, 3, None)
    return mat if reserve is None else {**mat, "reserve": reserve}


def full_board(rng: Rng) -> dict[str, Any]:
    """Another seat's cubes, which fill some ports, trade cities, churches or buildings."""
    pick = pick_with(rng)
    full = pick(("port",), ("trade",), ("church",), ("wall",), ())
    mat: dict[str, Any] = {"delivered": {}, "contributed": {}, "artworks": {}}
    if "port" in full or "trade" in full:
        cities = names.PORTS if "port" in full else names.TRADE_CITIES
        mat["delivered"] = {name: pick(12, 12, 11, 0) for name in cities}
    if "church" in full:
        for number, church in enumerate(names.CHURCHES):
            for material in names.MATERIALS:
                slots = CHURCH_SLOTS[number] - pick(0, 0, 0, 1)
                mat["contributed"][f"{church} {material}"] = slots
    if "wall" in full:
        slots = dict(zip(names.BUILDINGS, (5, 3, 4, 4), strict=True))
        mat["artworks"] = {name: free - pick(0, 0, 1) for name, free in slots.items()}
    return mat


def starved_position(seed: int) -> Position | None:
    """Seat 0 places next; None where such a table cannot be."""
    rng = Rng(seed)
    setting = table(3, city(rng)).mat(0, **own_mat(rng)).mat(1, **full_board(rng))
    try:
        return setting.position()
    except fill.Impossible:
        return None
