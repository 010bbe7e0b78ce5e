"""Mats in views: what everybody sees of them, and what only their owner does."""

from __future__ import annotations

import cython
from msgspec.structs import replace

from ..rules import possible
from ..rules.names import BUILDINGS as BUILDING_NAMES
from ..rules.names import CHURCHES as CHURCH_NAMES
from ..rules.names import CITIES as CITY_NAMES
from ..rules.names import KINDS as KIND_NAMES
from ..rules.names import MATERIALS as MATERIAL_NAMES
from ..rules.names import SCORING_CARDS, TRADE_CITIES
from . import view_types
from .memo import remember

if not cython.compiled:
    from ..rules.board import BUILDINGS, CHURCHES, CITIES, DEALT, KINDS, MATERIALS, NOTHING, PORTS
    from ..rules.memory import looks
    from ..rules.player import Player
    from ..rules.table import Table

SHOWN: dict[tuple[bytes, int, bool], view_types.Mat] = {}


def scoring_card(card: int) -> str | None:
    """A scoring card by name."""
    return None if card == NOTHING else SCORING_CARDS[card]


def hand(me: Player) -> list[str]:
    """Action cards as a list of kinds."""
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(me.hand[kind])]


def dealt_cards(me: Player) -> list[str]:
    """The scoring cards dealt to a player (C2.2)."""
    return [SCORING_CARDS[me.dealt[i]] for i in range(DEALT) if me.dealt[i] != NOTHING]


def contributions(me: Player) -> dict[str, dict[str, int]]:
    """What a player has given to the churches, by church and material."""
    return {
        CHURCH_NAMES[church]: {
            MATERIAL_NAMES[i]: me.contributed[MATERIALS * church + i] for i in range(MATERIALS)
        }
        for church in range(CHURCHES)
    }


def able(table: Table, me: Player) -> int:
    """The actions that the means on the mat and the free slots allow now (C3.4, C4), as bits."""
    kinds = 0
    for kind in range(KINDS):
        if possible.possible(table, me, kind):
            kinds |= 1 << kind
    return kinds


def mat(table: Table, me: Player, over: bool) -> view_types.Mat:
    """A mat as everybody sees it; the kept card is revealed at the end (C6.2).

    On the table all secrets are erased, so that what the player has is what is shown.
    """
    kinds = able(table, me)
    key = (looks(me), kinds, over)
    shown = SHOWN
    found = shown.get(key)
    return remember(shown, key, mat_of(me, kinds, over)) if found is None else found


def mat_of(me: Player, kinds: int, over: bool) -> view_types.Mat:
    """A mat as it is shown, made anew."""
    return view_types.Mat(
        seat=me.seat,
        score=me.score,
        warehouse={MATERIAL_NAMES[i]: me.warehouse[i] for i in range(MATERIALS)},
        workshops=me.workshops,
        cloth=[me.cloth[i] for i in range(me.workshops)],
        ships=me.ships,
        houses=[TRADE_CITIES[i] for i in range(PORTS) if me.houses[i]],
        delivered={CITY_NAMES[i]: me.delivered[i] for i in range(CITIES)},
        contributed=contributions(me),
        artworks={BUILDING_NAMES[i]: me.artworks[i] for i in range(BUILDINGS)},
        reserve=me.reserve,
        coloured=me.coloured,
        white=me.white,
        seats=me.seats,
        able=[KIND_NAMES[kind] for kind in range(KINDS) if kinds >> kind & 1],
        hand_size=me.hand_size,
        hand=None,
        dealt=None,
        kept=scoring_card(me.kept) if over else None,
    )


def own_mat(me: Player, public: view_types.Mat) -> view_types.Mat:
    """The mat with what only its owner sees."""
    return replace(public, hand=hand(me), dealt=dealt_cards(me), kept=scoring_card(me.kept))
