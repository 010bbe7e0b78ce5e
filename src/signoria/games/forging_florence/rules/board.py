"""Names, numbers and tables of Forging Florence (F1).  board.pxd says the same in C."""

from enum import IntEnum


class Terrain(IntEnum):
    """The signs of a map (F2.1), as in names.SIGNS; figures may enter those before MILL."""

    CITY = 0
    START = 1  # the city, where a figure starts (F3.1)
    FIELD = 2
    ROW = 3
    SHORT_BRIDGE = 4
    LONG_BRIDGE = 5
    GOLDEN = 6
    MILL = 7  # a mill site; the empty one is entered
    HOUSE = 8
    SHOP_A = 9  # then SHOP_B and SHOP_C
    QUARRY = 12
    RIVER = 13
    TREES = 14
    TERRAINS = 15


class Resource(IntEnum):
    """What is collected and bought (F1.2)."""

    TOOLS = 0
    STONE = 1
    PRESS = 2
    PAINT = 3
    PAPER = 4


class Phase(IntEnum):
    """What is to be decided now."""

    ACTING = 0  # anything before or after the move (F4.1)
    ROLLING = 1  # chance: the die (F4.2)
    WALKING = 2  # where the figure goes
    OVER = 3


class Move(IntEnum):
    """The flat action space: the first action of each sort, and the number of actions."""

    WALK = 0  # plus the hex
    ROLL = 127
    TAKE = 128  # collect or buy, plus the resource (F4.3)
    CREATE = 133  # plus the piece (F4.4)
    SELL = 155  # plus the piece (F4.5)
    UPGRADE = 177  # F4.7
    HIRE = 178  # plus the artist (F4.8)
    EXCHANGE = 188  # plus 10 * the artist hired + the one put back (F4.8)
    END = 288  # end the turn (F4.9)
    ACTIONS = 289
    ROLLED = 289  # chance: plus the die's number less 1


class Economy(IntEnum):
    """What creating uses up (F4.4), in the order of USED_UP."""

    EQUIPMENT = 0
    TOOLS_STAY = 1
    LITERAL = 2


MAX_SEATS = 4
HEXES = 127  # in reading order
SIDES = 6
CENTRE = 63  # the golden hex
RESOURCES = 5
SORTS = 3
PAINTING = 0  # the sorts of pieces (F1.3)
BOOK = 1
SCULPTURE = 2
ARTISTS = 10  # in the order of F1.3; those with rules of their own (F5.4):
GIOTTO = 0
MACHIAVELLI = 6
MICHELANGELO = 7
BRUNELLESCHI = 8
LEONARDO = 9
PAINTERS = 4  # from whom the first artists come (F3.1)
PIECES = 22  # in the order of F1.3; those with rules of their own (F5.1):
ISAAC = 16
DOME = 18
SITES = 4  # of guild houses, and of mills
SHOPS = 6
SHOP_KINDS = 3
TOP_LEVEL = 3
FACES = 6  # numbers that a die can show
MOST_FACES = 12  # that it can have
COIN = 5  # lire; prices and purses are counted in such coins
CHOICES = 289
NOBODY = 255  # no seat, no hex
PARTS = 8  # of a player's prestige, see scoring.py
DOUBLE_ALL = 0  # Brunelleschi's sculptures count double (F5.4)
DOUBLE_DOME = 1  # only the Dome does
PAIRS = 0  # shops of a colour lie opposite (F3.2)
FREE = 1
OBSERVATION = 1581  # numbers, see knowledge/features.py
MOST = 250  # that a number of a set position may be

# The axial coordinates of each hex, plus 6 (F2.1).
HEX_Q = (
    6, 7, 8, 9, 10, 11, 12, 5, 6, 7, 8, 9, 10, 11, 12, 4, 5, 6, 7, 8, 9, 10, 11, 12, 3, 4, 5, 6,
    7, 8, 9, 10, 11, 12, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    12, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2,
    3, 4, 5, 6, 7, 8, 9, 10, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2,
    3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6,
)  # fmt: skip
HEX_R = (
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11,
    11, 11, 12, 12, 12, 12, 12, 12, 12,
)  # fmt: skip
# The hexes beside each, 6 at a time; 255 beyond the edge.
NEIGHBOUR = (
    1, 8, 7, 255, 255, 255, 2, 9, 8, 0, 255, 255, 3, 10, 9, 1, 255, 255, 4, 11, 10, 2, 255, 255,
    5, 12, 11, 3, 255, 255, 6, 13, 12, 4, 255, 255, 255, 14, 13, 5, 255, 255, 8, 16, 15, 255,
    255, 0, 9, 17, 16, 7, 0, 1, 10, 18, 17, 8, 1, 2, 11, 19, 18, 9, 2, 3, 12, 20, 19, 10, 3, 4,
    13, 21, 20, 11, 4, 5, 14, 22, 21, 12, 5, 6, 255, 23, 22, 13, 6, 255, 16, 25, 24, 255, 255,
    7, 17, 26, 25, 15, 7, 8, 18, 27, 26, 16, 8, 9, 19, 28, 27, 17, 9, 10, 20, 29, 28, 18, 10,
    11, 21, 30, 29, 19, 11, 12, 22, 31, 30, 20, 12, 13, 23, 32, 31, 21, 13, 14, 255, 33, 32, 22,
    14, 255, 25, 35, 34, 255, 255, 15, 26, 36, 35, 24, 15, 16, 27, 37, 36, 25, 16, 17, 28, 38,
    37, 26, 17, 18, 29, 39, 38, 27, 18, 19, 30, 40, 39, 28, 19, 20, 31, 41, 40, 29, 20, 21, 32,
    42, 41, 30, 21, 22, 33, 43, 42, 31, 22, 23, 255, 44, 43, 32, 23, 255, 35, 46, 45, 255, 255,
    24, 36, 47, 46, 34, 24, 25, 37, 48, 47, 35, 25, 26, 38, 49, 48, 36, 26, 27, 39, 50, 49, 37,
    27, 28, 40, 51, 50, 38, 28, 29, 41, 52, 51, 39, 29, 30, 42, 53, 52, 40, 30, 31, 43, 54, 53,
    41, 31, 32, 44, 55, 54, 42, 32, 33, 255, 56, 55, 43, 33, 255, 46, 58, 57, 255, 255, 34, 47,
    59, 58, 45, 34, 35, 48, 60, 59, 46, 35, 36, 49, 61, 60, 47, 36, 37, 50, 62, 61, 48, 37, 38,
    51, 63, 62, 49, 38, 39, 52, 64, 63, 50, 39, 40, 53, 65, 64, 51, 40, 41, 54, 66, 65, 52, 41,
    42, 55, 67, 66, 53, 42, 43, 56, 68, 67, 54, 43, 44, 255, 69, 68, 55, 44, 255, 58, 70, 255,
    255, 255, 45, 59, 71, 70, 57, 45, 46, 60, 72, 71, 58, 46, 47, 61, 73, 72, 59, 47, 48, 62,
    74, 73, 60, 48, 49, 63, 75, 74, 61, 49, 50, 64, 76, 75, 62, 50, 51, 65, 77, 76, 63, 51, 52,
    66, 78, 77, 64, 52, 53, 67, 79, 78, 65, 53, 54, 68, 80, 79, 66, 54, 55, 69, 81, 80, 67, 55,
    56, 255, 255, 81, 68, 56, 255, 71, 82, 255, 255, 57, 58, 72, 83, 82, 70, 58, 59, 73, 84, 83,
    71, 59, 60, 74, 85, 84, 72, 60, 61, 75, 86, 85, 73, 61, 62, 76, 87, 86, 74, 62, 63, 77, 88,
    87, 75, 63, 64, 78, 89, 88, 76, 64, 65, 79, 90, 89, 77, 65, 66, 80, 91, 90, 78, 66, 67, 81,
    92, 91, 79, 67, 68, 255, 255, 92, 80, 68, 69, 83, 93, 255, 255, 70, 71, 84, 94, 93, 82, 71,
    72, 85, 95, 94, 83, 72, 73, 86, 96, 95, 84, 73, 74, 87, 97, 96, 85, 74, 75, 88, 98, 97, 86,
    75, 76, 89, 99, 98, 87, 76, 77, 90, 100, 99, 88, 77, 78, 91, 101, 100, 89, 78, 79, 92, 102,
    101, 90, 79, 80, 255, 255, 102, 91, 80, 81, 94, 103, 255, 255, 82, 83, 95, 104, 103, 93, 83,
    84, 96, 105, 104, 94, 84, 85, 97, 106, 105, 95, 85, 86, 98, 107, 106, 96, 86, 87, 99, 108,
    107, 97, 87, 88, 100, 109, 108, 98, 88, 89, 101, 110, 109, 99, 89, 90, 102, 111, 110, 100,
    90, 91, 255, 255, 111, 101, 91, 92, 104, 112, 255, 255, 93, 94, 105, 113, 112, 103, 94, 95,
    106, 114, 113, 104, 95, 96, 107, 115, 114, 105, 96, 97, 108, 116, 115, 106, 97, 98, 109,
    117, 116, 107, 98, 99, 110, 118, 117, 108, 99, 100, 111, 119, 118, 109, 100, 101, 255, 255,
    119, 110, 101, 102, 113, 120, 255, 255, 103, 104, 114, 121, 120, 112, 104, 105, 115, 122,
    121, 113, 105, 106, 116, 123, 122, 114, 106, 107, 117, 124, 123, 115, 107, 108, 118, 125,
    124, 116, 108, 109, 119, 126, 125, 117, 109, 110, 255, 255, 126, 118, 110, 111, 121, 255,
    255, 255, 112, 113, 122, 255, 255, 120, 113, 114, 123, 255, 255, 121, 114, 115, 124, 255,
    255, 122, 115, 116, 125, 255, 255, 123, 116, 117, 126, 255, 255, 124, 117, 118, 255, 255,
    255, 125, 118, 119,
)  # fmt: skip
# F1.3
PIECE_ARTIST = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9)
PIECE_SORT = (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0, 1, 2)
# The resource of merchant, apothecary and print shop.
SHOP_SELLS = (0, 3, 2)
# 1 where a token used goes back to the supply, by economy.
USED_UP = (0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1)
# What a variant may change, in the order of values.py.
STANDARD_VALUES = (
    1, 0, 2, 1, 0, 2, 4, 6, 3, 3, 3, 3, 5, 5, 5, 7, 7, 6, 1, 1, 1, 1, 2, 2, 2, 3, 3, 2, 2, 1,
    2, 6, 1, 0, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 0, 0, 1, 2, 3, 3, 3, 15, 25, 35, 20, 30, 40, 20,
    30, 50, 6, 20, 10, 10, 2, 2, 2, 2, 1, 2, 3, 1, 2, 3, 1, 6, 1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0,
    0,
)  # fmt: skip
