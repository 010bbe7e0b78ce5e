"""What a position promises: what it is worth, and how games played on from it by quick play end.

Every game is played in a world of its own that agrees with what the SearchState keeps.  The same
seed gives the same worlds and the same chance as far as the positions allow, so that two positions
are compared under like luck.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from dataclasses import dataclass

import cython

from ...games.shared.engine import search_state
from ...games.shared.engine.search_state import Advice, SearchState
from . import tree_search
from .search_data import Search
from .search_settings import SearchSettings
from .tree import Tree

if not cython.compiled:
    from ...games.shared.engine.limits import MOST_SEATS


@dataclass(frozen=True)
class Outlook:
    """How games end on the average, by seat: share of the victory, place from 1, points."""

    victories: tuple[float, ...]
    places: tuple[float, ...]
    points: tuple[float, ...]


class Sums:
    """What has been added up, by seat."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.first = [0.0] * MOST_SEATS
            self.second = [0.0] * MOST_SEATS
            self.third = [0.0] * MOST_SEATS


def outlook(
    world: SearchState, advice: Advice, settings: SearchSettings, seat: int, seed: int, games: int
) -> Outlook:
    """How so many games end that go on from the position that the world keeps.

    They are played as a search with these settings plays on; no horizon may break them off.
    """
    search = Search(world, advice, Tree(2), settings)
    search.observer = seat
    sums = Sums()
    with cython.nogil:
        play_out(search, seed, games, sums)
    return Outlook(
        means(sums.first, world.seats, games),
        means(sums.second, world.seats, games),
        means(sums.third, world.seats, games),
    )


def worth(
    world: SearchState, advice: Advice, settings: SearchSettings, seat: int, seed: int, worlds: int
) -> tuple[float, ...]:
    """The worth to each seat, from 0 to 1, as a search with these settings judges a leaf."""
    search = Search(world, advice, Tree(2), settings)
    search.observer = seat
    sums = Sums()
    with cython.nogil:
        judge(search, seed, worlds, sums)
    return means(sums.first, world.seats, worlds)


def play_out(search: Search, seed: int, games: int, sums: Sums) -> None:
    """Add up how games end."""
    search.base = seed
    for number in range(games):
        tree_search.begin(search, number)
        tree_search.play_on(search)
        for seat in range(search.world.seats):
            behind = search_state.beaten_share(search.world, seat)
            sums.first[seat] += search_state.victory_share(search.world, seat)
            sums.second[seat] += 1.0 + (1.0 - behind) * (search.world.seats - 1)
            sums.third[seat] += search.world.points(seat)


def judge(search: Search, seed: int, worlds: int, sums: Sums) -> None:
    """Add up what the position is worth."""
    search.base = seed
    for number in range(worlds):
        tree_search.begin(search, number)
        tree_search.evaluate(search)
        for seat in range(search.world.seats):
            sums.first[seat] += search.values[seat]


def means(sums: MutableSequence[float], seats: int, number: int) -> tuple[float, ...]:
    """The mean by seat."""
    return tuple([sums[seat] / number for seat in range(seats)])
