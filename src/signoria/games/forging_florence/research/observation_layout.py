"""What the numbers of an observation mean; knowledge/features.py writes them in this order."""

from __future__ import annotations

from ...shared.observation_layout import Field, each
from ..rules.board import HEXES, MOST, PIECES
from ..rules.names import ARTISTS, ECONOMIES, PHASES, RESOURCES
from ..rules.names import PIECES as ARTWORKS

VERSION = 2
ENVIRONMENT = 2  # of the environments: F5.2 did not shorten the turns after the Dome before

_SEATS = tuple(f"seat +{step}" for step in range(4))
_HEXES = tuple(f"hex {hex}" for hex in range(HEXES))
_DIE = tuple(str(number) for number in range(1, 7))
_SALES = 3 * PIECES / 20  # every card once, three copies of each

_TABLE = (
    Field("phase", "what is to be decided", PHASES, one_hot=True),
    Field("moved", "the figure has moved in this turn"),
    Field("roll", "what the die shows", _DIE, one_hot=True),
    Field("must leave", "the golden hex"),
    Field("sold here", "in this turn on the golden hex"),
    Field("players", "how many", ("2", "3", "4"), one_hot=True),
    Field("active", "whose turn it is", _SEATS, one_hot=True),
    Field("turns", "completed, by the most that there can be"),
    Field("last turns", "to the end with this one, once the Dome is made (F5.1, F5.2)", scale=5),
    Field("economy", "the option", ECONOMIES, one_hot=True),
    Field("Dome only", "only the Dome counts double, the option"),
    Field("cards", "left on the table", ARTWORKS, scale=3),
    Field("artists", "who stand on the table", ARTISTS),
)
_PLAYER = (
    Field("at the table", "0: nobody sits there, and all that follows is 0"),
    Field("column", "of the figure, axial", scale=12),
    Field("row", "of the figure, axial", scale=12),
    Field("on the golden hex", "the figure"),
    Field("money", "coins of 5 lire", scale=100, most=MOST / 100),
    Field("level", "of the guild house", ("1", "2", "3"), one_hot=True),
    Field("tokens", "resources held", RESOURCES, scale=2),
    Field("artists", "who work there", ARTISTS),
    Field("made", "pieces", ARTWORKS, scale=3),
    Field("unsold", "pieces", ARTWORKS, scale=3),
    Field("fresh", "pieces made in this turn", ARTWORKS, scale=3),
    Field("hires", "has hired an artist in this turn"),
    Field("Giotto's bonus", "has it"),
    Field("for Michelangelo", "sculptures that count for his bonus", scale=20, most=_SALES),
    Field("for Leonardo", "sales that count for his bonus", scale=20, most=_SALES),
    Field("first at level 3", "of all"),
    Field("prestige", "as if the game ended now", scale=1000, most=10),
)
_HEX = (
    Field("walkable", "figures may enter it"),
    Field("beside", "resources to be had from it", RESOURCES),
    Field("home", "beside the observer's guild house"),
    Field("own figure", "stands on it"),
    Field("figures", "of others on it", scale=3),
)
LAYOUT = (*_TABLE, *each(_SEATS, _PLAYER), *each(_HEXES, _HEX))
