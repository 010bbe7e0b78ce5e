"""Names, numbers and tables of Calimala (C1).  board.pxd says the same to the C compiler."""

from enum import IntEnum


class Kind(IntEnum):
    """The nine actions (C1.3); a square, an action card and a connected action each have one."""

    WOOD = 0
    BRICK = 1
    MARBLE = 2
    BUILD = 3
    ARTWORK = 4
    WEAVE = 5
    SHIP = 6
    TRANSPORT = 7
    CONTRIBUTE = 8


class Phase(IntEnum):
    """What is to be decided now."""

    KEEPING = 0  # a scoring card (C2.2)
    TAKING = 1  # a starting action card (C2.3)
    PLACING = 2  # a disc on a street (C3.1)
    ACTING = 3  # with the disc being activated (C3.3)
    DRAWING = 4  # chance: which action card is drawn (C3.8)
    SEATING = 5  # which disc becomes the seat (C5.3)
    OVER = 6


class Use(IntEnum):
    """The 48 ways to carry out an action, by kind; where a kind has several, the first."""

    TAKE_WOOD = 0
    TAKE_BRICK = 1
    TAKE_MARBLE = 2
    BUILD_SHIP = 3
    BUILD_HOUSE = 4  # plus the trade city
    BUILD_WORKSHOP = 7
    PLACE_ARTWORK = 8  # plus the building
    WEAVE_CLOTH = 12
    SHIP_CLOTH = 13  # plus the way, see SHIPMENT
    TRANSPORT_CLOTH = 32  # plus the way, one less than the set of trade cities as bits
    CONTRIBUTE_CUBE = 39  # plus 3 * church + material


class Move(IntEnum):
    """The flat action space: the first action of each sort, and the number of actions."""

    KEEP = 0  # plus the scoring card
    TAKE = 10  # plus the place in START_KIND
    PLACE = 15  # a coloured disc, plus the street
    PLACE_WHITE = 27  # a white disc, plus the street
    CONNECTED = 39  # the street's action, plus the use
    CARD = 87  # an action card from hand, plus the use
    DRAW = 135  # give up an impossible action for a card, plus its kind
    STOP = 144
    SEAT = 145  # plus 2 * street, plus 1 for the upper disc
    ACTIONS = 169
    DRAWN = 169  # chance: plus the kind of the card drawn


class Entry(IntEnum):
    """The sorts of entries in the log of cards, see cards.py."""

    ENTRY_DRAW = 0
    ENTRY_PLAY = 9
    ENTRY_START = 90
    ENTRY_HIDDEN = 135


class Duty(IntEnum):
    """Whether the active player owes a connected action (C3.6)."""

    NONE_OWED = 0  # fulfilled, or not the disc just placed
    OWED = 1
    FALLEN_AWAY = 2  # no street was certain; to others it looks like OWED


class Category(IntEnum):
    """What can be scored (C1.6, C6.2); the first of several."""

    CITY = 0
    CHURCH = 6
    ALL_ARTWORK = 9
    PORT_CITIES = 10
    TRADE_CITIES = 11
    CONTRIBUTED = 12
    PALAZZO = 15


MAX_SEATS = 5
KINDS = 9
MATERIALS = 3
CITIES = 6
PORTS = 3
CHURCHES = 3
BUILDINGS = 4
PALACE = 3  # the fourth building, Palazzo Vecchio
SQUARES = 9
STREETS = 12
STACK = 4  # discs on a street while its space is activated, at the most
TILES = 15
LEFT_OUT = 16  # instead of its place, of a tile that is not in the game
SCORING_CARDS = 10
START_CARDS = 5
DEALT = 3
MAX_SHIPS = 3  # at the most, as are workshops
MAX_WORKSHOPS = 3
CUBES = 40
COPIES = 5  # action cards of each kind, at the most
DECK = 45
SHIPMENTS = 19
USES = 48
CHOICES = 128
MOST_TURNS = 60  # of all players together; by the rulebook 50
MOST_POINTS = 150  # of a set position; no game gives more than 75
LOG = 1024  # more than all draws and plays of the longest game
WHITE = 5  # a white disc; coloured ones carry the seat of their owner
NOBODY = 6
NOTHING = 255
ENGLISH = 0
GERMAN_1 = 1  # as rules version 1 read it (C5.3); old states and records keep to it
GERMAN = 2
RANDOM = 0
BEGINNER = 1

# Streets in reading order; each joins two squares (C1.4).
STREET_SQUARE = (0, 1, 1, 2, 0, 3, 1, 4, 2, 5, 3, 4, 4, 5, 3, 6, 4, 7, 5, 8, 6, 7, 7, 8)
START_KIND = (0, 1, 2, 5, 3)
BEGINNER_SQUARE = (2, 0, 5, 1, 8, 7, 4, 6, 3)  # C2.1
# The kind of each use, and where each kind's uses begin.
USE_KIND = (
    0, 1, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8,
)  # fmt: skip
FIRST_USE = (0, 1, 2, 3, 8, 12, 13, 32, 39, 48)
# Cloth to Barcelona, Lisbon and London in each of the 19 ways to ship (C4.5).
SHIPMENT = (
    1, 0, 0, 0, 1, 0, 0, 0, 1,
    2, 0, 0, 1, 1, 0, 1, 0, 1, 0, 2, 0, 0, 1, 1, 0, 0, 2,
    3, 0, 0, 2, 1, 0, 2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 0, 2, 0, 3, 0, 0, 2, 1, 0, 1, 2, 0, 0, 3,
)  # fmt: skip
# These ways as bits: those with 0 to 3 cubes at most to each port, then those by the number in all.
SHIPMENTS_WITHIN = (
    491974, 520695, 523775, 524287, 281389, 421823, 491519, 524287,
    38491, 114431, 262143, 524287, 0, 7, 511, 524287,
)  # fmt: skip
# The ways to transport 0 to 3 cubes to each set of trade cities (C4.6), as bits.
TRANSPORTS_WITHIN = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 8, 9, 10, 11,
    0, 1, 2, 7, 8, 25, 42, 63, 0, 1, 2, 7, 8, 25, 42, 127,
)  # fmt: skip
# The uses of each kind as bits.
KIND_USES = (0x1, 0x2, 0x4, 0xF8, 0xF00, 0x1000, 0xFFFFE000, 0x7F00000000, 0xFF8000000000)
# Where each of the sets of legal actions begins: Move.KEEP, CONNECTED, CARD and DRAW.
SET_START = (0, 39, 87, 135)
CARDS_DEALT = (3, 2, 2)  # scoring cards to each of 3, 4, 5 players (C2.2)
OBSERVATION = 758  # numbers, 48 for each seat, see knowledge/features.py
MAT = 48
EVERY_CHURCH = 73  # one material at each of the three churches, as bits
SETS = 4  # of legal actions, see legality.py
GOODS = 33  # of these 48, from the warehouses to the white discs
PLENTY = 2  # cubes in reserve with which the duty needs no search at the least, see duty.py
ALL_KINDS = 511
# Hands drawn for another seat's open duty before all are looked through; for determinize.py in
# the folder knowledge.
TRIES = 64
RARE_TRIES = 4096  # explanations of the cards played for which that is done
# The kinds of cards (as bits) that can make a possible action of each kind impossible.
HARMS = (1, 2, 4, 264, 272, 32, 192, 192, 280)
# n cards over k at 6 * n + k, for n and k up to COPIES.
CHOOSE = (
    1, 0, 0, 0, 0, 0,
    1, 1, 0, 0, 0, 0,
    1, 2, 1, 0, 0, 0,
    1, 3, 3, 1, 0, 0,
    1, 4, 6, 4, 1, 0,
    1, 5, 10, 10, 5, 1,
)  # fmt: skip
# The rulebook's numbers in the order of values.py, which has their names; what follows from them.
STANDARD_VALUES = (
    3, 2, 1, 5, 3, 1, 12, 10, 8, 3, 2, 2, 2, 2, 1, 1, 4, 4, 4, 4, 12, 12, 12, 12, 12, 12, 5, 5, 5,
    3, 3, 3, 4, 4, 4, 5, 3, 4, 4, 3, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 45, 15,
    131, 131, 131, 127, 127, 127, 127, 127, 139, 139, 139, 139, 139, 139, 127, 127, 132, 132,
    132, 130, 130, 130, 131, 131, 131, 127, 127, 127, 127, 127, 127, 127, 132, 130, 131, 131, 127,
    127, 127, 127,
)  # fmt: skip
# What the numbers of GOODS are divided by in an observation, in their order.
GOODS_SCALE = (
    4, 4, 4, 3, 4, 4, 4, 3, 1, 1, 1, 12, 12, 12, 12, 12, 12, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    40, 15, 15,
)  # fmt: skip
