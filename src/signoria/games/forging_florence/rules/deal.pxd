from . cimport land, turn
from ...shared.engine.rng cimport below, step
from .board cimport (
    ARTISTS,
    HEXES,
    MAX_SEATS,
    NEIGHBOUR,
    NOBODY,
    PAINTERS,
    PAIRS,
    PIECES,
    PIECE_SORT,
    SHOP_KINDS,
    SHOPS,
    SIDES,
    SITES,
    DOME,
    Terrain,
)
from .player cimport Player
from .table cimport Table

cdef void clear(Table table, int seats) noexcept nogil
cdef int start_hex(Table table, int house) noexcept nogil
cdef void settle(Table table, Player me, int painter) noexcept nogil
cdef unsigned long long shuffle(Table table, int n, unsigned long long seed) noexcept nogil
cdef unsigned long long place_houses(Table table, unsigned long long seed) noexcept nogil
cdef unsigned long long place_shops(Table table, unsigned long long seed) noexcept nogil
cdef void deal_all(Table table, int seats, unsigned long long seed) noexcept nogil
