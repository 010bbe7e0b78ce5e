from .board cimport (
    MOST,
    NOBODY,
    PIECE_ARTIST,
    PIECE_SORT,
    RESOURCES,
    TOP_LEVEL,
    USED_UP,
    BRUNELLESCHI,
    GIOTTO,
    LEONARDO,
    MICHELANGELO,
    DOME,
    SCULPTURE,
)
from .player cimport Player
from .table cimport Table

cdef int limit(Table table, Player me) noexcept nogil
cdef int tokens_needed(Table table, int piece, int resource) noexcept nogil
cdef void take(Table table, Player me, int resource) noexcept nogil
cdef void use_up(Table table, Player me, int piece) noexcept nogil
cdef void create(Table table, Player me, int piece) noexcept nogil
cdef void count_bonuses(Table table, Player me, int piece) noexcept nogil
cdef void sell(Table table, Player me, int piece) noexcept nogil
cdef void upgrade(Table table, Player me) noexcept nogil
cdef void hire(Table table, Player me, int artist) noexcept nogil
cdef void put_back(Table table, Player me, int artist) noexcept nogil
