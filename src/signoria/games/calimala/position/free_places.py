"""The slots that are still free in the cities, at the churches and for artworks (C1.7, C1.8)."""

from __future__ import annotations

from ..rules.board import BUILDINGS, CHURCHES, CITIES, MATERIALS
from .position import Position


def free_in_cities(position: Position) -> list[int]:
    """Free cloth slots by city, ports first."""
    return [
        position.values.city[city] - sum(mat.delivered[city] for mat in position.mats)
        for city in range(CITIES)
    ]


def free_at_churches(position: Position) -> list[int]:
    """Free slots at church * 3 + material."""
    return [
        position.values.church[slot] - sum(mat.contributed[slot] for mat in position.mats)
        for slot in range(CHURCHES * MATERIALS)
    ]


def free_for_artworks(position: Position) -> list[int]:
    """Free artwork slots by building, Palazzo Vecchio last."""
    return [
        position.values.artwork[building] - sum(mat.artworks[building] for mat in position.mats)
        for building in range(BUILDINGS)
    ]
