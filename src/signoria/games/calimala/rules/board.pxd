# header only: never compiled by itself
cdef enum Kind:
    WOOD = 0
    BRICK = 1
    MARBLE = 2
    BUILD = 3
    ARTWORK = 4
    WEAVE = 5
    SHIP = 6
    TRANSPORT = 7
    CONTRIBUTE = 8

cdef enum Phase:
    KEEPING = 0
    TAKING = 1
    PLACING = 2
    ACTING = 3
    DRAWING = 4
    SEATING = 5
    OVER = 6

cdef enum Use:
    TAKE_WOOD = 0
    TAKE_BRICK = 1
    TAKE_MARBLE = 2
    BUILD_SHIP = 3
    BUILD_HOUSE = 4
    BUILD_WORKSHOP = 7
    PLACE_ARTWORK = 8
    WEAVE_CLOTH = 12
    SHIP_CLOTH = 13
    TRANSPORT_CLOTH = 32
    CONTRIBUTE_CUBE = 39

cdef enum Move:
    KEEP = 0
    TAKE = 10
    PLACE = 15
    PLACE_WHITE = 27
    CONNECTED = 39
    CARD = 87
    DRAW = 135
    STOP = 144
    SEAT = 145
    ACTIONS = 169
    DRAWN = 169

cdef enum Entry:
    ENTRY_DRAW = 0
    ENTRY_PLAY = 9
    ENTRY_START = 90
    ENTRY_HIDDEN = 135

cdef enum Duty:
    NONE_OWED = 0
    OWED = 1
    FALLEN_AWAY = 2

cdef enum Category:
    CITY = 0
    CHURCH = 6
    ALL_ARTWORK = 9
    PORT_CITIES = 10
    TRADE_CITIES = 11
    CONTRIBUTED = 12
    PALAZZO = 15

cdef enum:
    MAX_SEATS = 5
    KINDS = 9
    MATERIALS = 3
    CITIES = 6
    PORTS = 3
    CHURCHES = 3
    BUILDINGS = 4
    PALACE = 3
    SQUARES = 9
    STREETS = 12
    STACK = 4
    TILES = 15
    LEFT_OUT = 16
    SCORING_CARDS = 10
    START_CARDS = 5
    DEALT = 3
    MAX_SHIPS = 3
    MAX_WORKSHOPS = 3
    CUBES = 40
    COPIES = 5
    DECK = 45
    SHIPMENTS = 19
    USES = 48
    CHOICES = 128
    MOST_TURNS = 60
    MOST_POINTS = 150
    LOG = 1024
    WHITE = 5
    NOBODY = 6
    NOTHING = 255
    OBSERVATION = 758
    MAT = 48
    GOODS = 33
    EVERY_CHURCH = 73
    SETS = 4
    PLENTY = 2
    ALL_KINDS = 511
    TRIES = 64
    RARE_TRIES = 4096
    ENGLISH = 0
    GERMAN_1 = 1
    GERMAN = 2
    RANDOM = 0
    BEGINNER = 1

cdef extern from *:
    """
    static const int STREET_SQUARE[] = {0, 1, 1, 2, 0, 3, 1, 4, 2, 5, 3, 4, 4, 5, 3, 6, 4, 7, 5, 8, 6, 7, 7, 8};
    static const int START_KIND[] = {0, 1, 2, 5, 3};
    static const int BEGINNER_SQUARE[] = {2, 0, 5, 1, 8, 7, 4, 6, 3};
    static const int USE_KIND[] = {
        0, 1, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
        6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    static const int FIRST_USE[] = {0, 1, 2, 3, 8, 12, 13, 32, 39, 48};
    static const int SHIPMENT[] = {
        1, 0, 0, 0, 1, 0, 0, 0, 1,
        2, 0, 0, 1, 1, 0, 1, 0, 1, 0, 2, 0, 0, 1, 1, 0, 0, 2,
        3, 0, 0, 2, 1, 0, 2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 0, 2, 0, 3, 0, 0, 2, 1, 0, 1, 2, 0, 0, 3};
    static const int SHIPMENTS_WITHIN[] = {
        491974, 520695, 523775, 524287, 281389, 421823, 491519, 524287,
        38491, 114431, 262143, 524287, 0, 7, 511, 524287};
    static const int TRANSPORTS_WITHIN[] = {
        0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 8, 9, 10, 11,
        0, 1, 2, 7, 8, 25, 42, 63, 0, 1, 2, 7, 8, 25, 42, 127};
    static const unsigned long long KIND_USES[] = {
        0x1, 0x2, 0x4, 0xF8, 0xF00, 0x1000, 0xFFFFE000, 0x7F00000000, 0xFF8000000000};
    static const int SET_START[] = {0, 39, 87, 135};
    static const int CARDS_DEALT[] = {3, 2, 2};
    static const int HARMS[] = {1, 2, 4, 264, 272, 32, 192, 192, 280};
    static const int CHOOSE[] = {
        1, 0, 0, 0, 0, 0,
        1, 1, 0, 0, 0, 0,
        1, 2, 1, 0, 0, 0,
        1, 3, 3, 1, 0, 0,
        1, 4, 6, 4, 1, 0,
        1, 5, 10, 10, 5, 1};
    static const unsigned char STANDARD_VALUES[] = {
    3, 2, 1, 5, 3, 1, 12, 10, 8, 3, 2, 2, 2, 2, 1, 1, 4, 4, 4, 4, 12, 12, 12, 12, 12, 12, 5, 5, 5,
    3, 3, 3, 4, 4, 4, 5, 3, 4, 4, 3, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 45, 15, 131, 131, 131, 127, 127, 127, 127, 127, 139, 139, 139, 139, 139, 139, 127, 127, 132, 132,
    132, 130, 130, 130, 131, 131, 131, 127, 127, 127, 127, 127, 127, 127, 132, 130, 131, 131, 127,
    127, 127, 127};
    static const float GOODS_SCALE[] = {
        4, 4, 4, 3, 4, 4, 4, 3, 1, 1, 1, 12, 12, 12, 12, 12, 12, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
        40, 15, 15};
    """
    const int STREET_SQUARE[24]
    const int START_KIND[5]
    const int BEGINNER_SQUARE[9]
    const int USE_KIND[48]
    const int FIRST_USE[10]
    const int SHIPMENT[57]
    const int SHIPMENTS_WITHIN[16]
    const int TRANSPORTS_WITHIN[32]
    const unsigned long long KIND_USES[9]
    const int SET_START[4]
    const int CARDS_DEALT[3]
    const int HARMS[9]
    const int CHOOSE[36]
    const unsigned char STANDARD_VALUES[109]
    const float GOODS_SCALE[33]
