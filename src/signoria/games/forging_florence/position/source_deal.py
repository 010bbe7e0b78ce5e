"""A random setup of which a source makes every choice (F3).

It asks the source for the same choices in the same order as rules/deal.py asks its generator, so
that both deal the same from the same numbers.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...contract import Source
from ...shared.options import RANDOM, START
from ..map import maps
from ..rules import names
from ..rules.board import SHOP_KINDS, SHOPS, SITES, Terrain
from .setup import Setup


def deal(players: int, options: Mapping[str, str], source: Source) -> Setup:
    """The setup; ``options`` are all of the game's, checked."""
    terrain = maps.from_option(options["map"], options["shops"])
    drawn = source.below(players)  # also where the host has chosen: all deals ask alike
    start = drawn if options[START] == RANDOM else int(options[START])
    houses = numbers(SITES, source)
    shops = place_shops(terrain, options["shops"], source)
    no_mill = source.below(SITES)
    painters = numbers(len(names.PAINTERS), source)[:players]
    return Setup(
        players=players,
        start=start,
        economy=options["economy"],
        brunelleschi=options["brunelleschi"],
        shop_sites=options["shops"],
        rounds=int(options["rounds"]),
        houses=tuple(houses),
        shops=shops,
        no_mill=no_mill,
        painters=tuple(names.PAINTERS[painter] for painter in painters),
        map=maps.line(terrain),
        variant=options["variant"],
    )


def numbers(n: int, source: Source) -> list[int]:
    """The numbers below n in random order."""
    found = list(range(n))
    source.shuffle(found)
    return found


def place_shops(terrain: maps.Hexes, sites: str, source: Source) -> tuple[str, ...]:
    """The shops in reading order: each colour a pair of sites, or freely (F3.2)."""
    if sites == maps.FREE:
        return tuple(names.SHOPS[kind % SHOP_KINDS] for kind in numbers(SHOPS, source))
    kinds = numbers(SHOP_KINDS, source)
    letters = [code - Terrain.SHOP_A for code in terrain if Terrain.SHOP_A <= code < Terrain.QUARRY]
    return tuple(names.SHOPS[kinds[letter]] for letter in letters)
