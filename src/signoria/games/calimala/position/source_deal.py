"""A random setup of which a source makes every choice (C2).

It asks the source for the same choices in the same order as rules/deal.py asks its generator, so
that both deal the same from the same numbers.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...contract import Source
from ...shared.options import RANDOM, START
from ..rules import names
from ..rules.board import BEGINNER_SQUARE, CARDS_DEALT, LEFT_OUT, Kind
from ..variant.variants import VARIANTS
from .setup import LAYOUTS, Setup

CENTRE = 4  # the square of Contribute (C1.4)


def deal(players: int, options: Mapping[str, str], source: Source) -> Setup:
    """The setup; ``options`` are all of the game's, checked."""
    drawn = source.below(players)  # also where the host has chosen: all deals ask alike
    start = drawn if options[START] == RANDOM else int(options[START])
    squares = lay_squares(options["layout"], source)
    tiles = lay_tiles(options["variant"], source)
    cards = list(names.SCORING_CARDS)
    source.shuffle(cards)
    each = CARDS_DEALT[players - 3]
    rest = cards[players * each :]
    return Setup(
        players=players,
        start=start,
        edition=options["edition"],
        layout=options["layout"],
        squares=squares,
        tiles=tiles,
        dealt=tuple(tuple(cards[each * seat : each * (seat + 1)]) for seat in range(players)),
        face_up=rest[0] if players < 5 else None,
        aside=rest[1] if players == 4 else None,
        variant=options["variant"],
    )


def lay_squares(layout: str, source: Source) -> tuple[str, ...]:
    """Eight action tiles around Contribute (C1.4, C2.1)."""
    kinds = list(range(len(names.KINDS) - 1))
    source.shuffle(kinds)
    if layout != LAYOUTS[0]:
        return tuple(names.KINDS[kind] for kind in BEGINNER_SQUARE)
    return tuple(names.KINDS[kind] for kind in [*kinds[:CENTRE], Kind.CONTRIBUTE, *kinds[CENTRE:]])


def lay_tiles(variant: str, source: Source) -> tuple[str, ...]:
    """The scoring tiles (C2.1): those with a place of their own, the rest, those left out."""
    tiles = list(names.TILES)
    source.shuffle(tiles)
    places = dict(zip(names.TILES, VARIANTS.from_option(variant).places, strict=True))
    laid = [tile for tile in tiles if places[tile] == 0]
    for place, tile in sorted((places[tile], tile) for tile in tiles if places[tile]):
        if place != LEFT_OUT:
            laid.insert(place - 1, tile)
    return (*laid, *(tile for tile in tiles if places[tile] == LEFT_OUT))
