"""The rulebook's numbers of slots and discs (C1.2, C1.7, C1.8), as the tests count them."""

from __future__ import annotations

from signoria.games.calimala.rules.values import STANDARD

CITY_SLOTS = STANDARD.city[0]
CHURCH_SLOTS = STANDARD.church[::3]  # of each material at each church
ARTWORK_SLOTS = STANDARD.artwork
COLOURED_DISCS = STANDARD.coloured  # for 3, 4, 5 players
WHITE_DISCS = STANDARD.white
