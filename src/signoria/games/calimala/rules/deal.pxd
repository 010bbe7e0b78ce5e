cimport cython
from . cimport cards
from ...shared.engine.rng cimport below, step
from .board cimport (
    BEGINNER,
    BEGINNER_SQUARE,
    CARDS_DEALT,
    CUBES,
    DEALT,
    LEFT_OUT,
    MAX_SEATS,
    NOBODY,
    NOTHING,
    SCORING_CARDS,
    SQUARES,
    START_CARDS,
    STREET_SQUARE,
    STREETS,
    TILES,
    Kind,
    Phase,
)
from .player cimport Player
from .table cimport Table

cdef void clear_player(Table table, Player me, int seat, int seats) noexcept nogil
cdef void clear(Table table, int seats) noexcept nogil
cdef void deal_cards(Table table) noexcept nogil
cdef unsigned long long shuffle(Table table, int n, unsigned long long seed) noexcept nogil
cdef unsigned long long lay_squares(Table table, unsigned long long seed) noexcept nogil
cdef void join_streets(Table table) noexcept nogil
@cython.locals(last="int", place="int")
cdef unsigned long long lay_tiles(Table table, unsigned long long seed) noexcept nogil
@cython.locals(free="int")
cdef void fill_tiles(Table table) noexcept nogil
cdef void begin(Table table) noexcept nogil
cdef void deal_all(Table table, int seats, unsigned long long seed) noexcept nogil
cdef void close_market(Table table) noexcept nogil
