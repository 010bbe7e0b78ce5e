"""C5.4 to C5.6 and C6.2 as a plain sort: who gets how many points for a category."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.games.calimala.position.position import Mat, Position
from signoria.games.calimala.rules.board import NOTHING, Category

TILE = (3, 2, 1)
CARD = (5, 3, 1)


def cubes(mat: Mat, category: int) -> int:
    """How many cubes of a player a category counts (C5.4)."""
    if category < Category.CHURCH:
        return mat.delivered[category]
    if category < Category.ALL_ARTWORK:
        church = category - Category.CHURCH
        return sum(mat.contributed[3 * church : 3 * church + 3]) + mat.artworks[church]
    if category == Category.ALL_ARTWORK:
        return sum(mat.artworks)
    if category == Category.PORT_CITIES:
        return sum(mat.delivered[:3])
    if category == Category.TRADE_CITIES:
        return sum(mat.delivered[3:])
    if category == Category.PALAZZO:
        return standing(mat)
    return sum(mat.contributed[category - Category.CONTRIBUTED :: 3])


def standing(mat: Mat) -> int:
    """Seats and council artworks, the first tie-breaker (C5.6)."""
    return mat.seats + mat.artworks[3]


def order(mat: Mat, category: int) -> tuple[int, ...]:
    """Sorts the better first; equal only for those who share (C5.6)."""
    first = mat.newest_seat if mat.seats else mat.council_art
    return (-cubes(mat, category), -standing(mat), -mat.seats, first)


def points(mats: Sequence[Mat], category: int, pay: Sequence[int] = TILE) -> list[int]:
    """Points by seat."""
    prizes = [*pay, *[0] * len(mats)]
    keys = [order(mat, category) for mat in mats]
    got = []
    for mat, key in zip(mats, keys, strict=True):
        ahead = sum(other < key for other in keys)
        equals = keys.count(key)
        share = sum(prizes[ahead : ahead + equals]) // equals
        got.append(share if cubes(mat, category) else 0)
    return got


def card_category(card: int) -> int:
    """The category of a scoring card: six cities, then Fiore, Miniato, Croce, Palazzo."""
    return int(Category.PALAZZO) if card == 9 else card


def final(position: Position) -> list[int]:
    """What the end of the game adds: tiles without seats (C6.1a), then the cards (C6.2)."""
    done = 15 if position.scored >= 15 else position.scored
    sums = [0] * position.players
    rounds = [(category, TILE) for category in position.tiles[done:]]
    cards = [position.face_up, *(mat.kept for mat in position.mats)]
    rounds += [(card_category(card), CARD) for card in cards if card != NOTHING]
    for category, pay in rounds:
        for seat, gain in enumerate(points(position.mats, category, pay)):
            sums[seat] += gain
    return sums


def ranking(mats: Sequence[Mat]) -> list[int]:
    """Places from 1: points, then seats and council artworks, then shared (C6.3)."""
    keys = [(-mat.score, -standing(mat)) for mat in mats]
    return [1 + sum(other < key for other in keys) for key in keys]
