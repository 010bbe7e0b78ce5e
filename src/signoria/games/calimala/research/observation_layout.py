"""What the numbers of an observation mean; knowledge/features.py writes them in this order."""

from __future__ import annotations

from ...shared.observation_layout import Field, each, pairs
from ..rules.names import (
    BUILDINGS,
    CHURCHES,
    CITIES,
    KINDS,
    MATERIALS,
    PHASES,
    PORTS,
    SCORING_CARDS,
    TILES,
)

VERSION = 1
ENVIRONMENT = 2  # of the environments: C5.3 in edition de was read otherwise before

_SEATS = tuple(f"seat +{step}" for step in range(5))
_SQUARES = tuple(f"square {place}" for place in range(9))
_STREETS = tuple(f"street {street}" for street in range(12))
_LEVELS = tuple(f"level {level}" for level in range(4))
_SLOTS = pairs(CHURCHES, MATERIALS)
_SHOPS = tuple(f"workshop {shop}" for shop in range(3))
_STARTS = tuple(KINDS[kind] for kind in (0, 1, 2, 5, 3))

_TABLE = (
    Field("phase", "what is to be decided", PHASES, one_hot=True),
    Field("German", "1 in the German edition (C5.3)"),
    Field("turns", "turns completed", scale=50, most=5.1),
    *each(_SQUARES, [Field("kind", "the action on it (C1.4)", KINDS, one_hot=True)]),
    Field(
        "tiles", "by category: scored, tiles to go (scale 15)", pairs(TILES, ("scored", "ahead"))
    ),
    Field("face up", "the scoring card that all see (C2.2)", SCORING_CARDS, one_hot=True),
    Field("kept", "the scoring card that the observer keeps", SCORING_CARDS, one_hot=True),
    Field("dealt", "the scoring cards dealt to the observer", SCORING_CARDS),
    *each(
        pairs(_STREETS, _LEVELS),
        [
            Field(
                "disc",
                "whose it is, from the bottom; a white one being exchanged is left out (C5.3)",
                (*_SEATS, "white"),
                one_hot=True,
            )
        ],
    ),
    Field("free in cities", "slots", CITIES, scale=12),
    Field("free in churches", "slots for contributions", _SLOTS, scale=5),
    Field("free artworks", "slots", BUILDINGS, scale=5),
    Field("starting cards", "that lie open (C2.3)", _STARTS),
    Field("deck", "cards in it", scale=45),
    Field("discard pile", "cards by kind", KINDS, scale=5),
    Field("unseen", "cards neither discarded nor the observer's", KINDS, scale=5),
    Field("hand", "the observer's cards", KINDS, scale=5),
    Field("active street", "whose disc is activated", _STREETS, one_hot=True),
    Field("depth", "of that disc, from the top", ("0", "1", "2"), one_hot=True),
    Field("uses left", "of the street's two actions", ("first", "second"), scale=2),
    Field("duty", "1 while it is open, as far as the observer can tell (C3.6)"),
    Field("to move", "who decides", _SEATS, one_hot=True),
    Field("active seat", "whose disc is activated", _SEATS, one_hot=True),
)
_MAT = (
    Field("at the table", "0: nobody sits there, and all that follows is 0"),
    Field("warehouses", "cubes", MATERIALS, scale=4),
    Field("workshops", "how many", scale=3),
    Field("cloth", "pieces", _SHOPS, scale=4),
    Field("ships", "how many", scale=3),
    Field("trade houses", "1: has one", PORTS),
    Field("delivered", "cubes", CITIES, scale=12),
    Field("contributed", "cubes", _SLOTS, scale=5),
    Field("artworks", "cubes", BUILDINGS, scale=5),
    Field("reserve", "cubes", scale=40),
    Field("coloured", "discs in reserve", scale=15),
    Field("white", "discs in reserve", scale=15),
    Field("seats", "at the council", scale=15),
    Field("newest seat", "its age", scale=15),
    Field("council artwork", "which was the first, for ties", scale=4),
    Field("cards in hand", "how many", scale=45),
    Field("points", "now", scale=100, most=2.55),
    Field("known cards", "taken openly and not played since", KINDS, scale=5),
)
LAYOUT = (*_TABLE, *each(_SEATS, _MAT))
