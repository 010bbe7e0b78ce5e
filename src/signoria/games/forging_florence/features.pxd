from . cimport scoring
from .board cimport (
    ARTISTS, CENTRE, COPIES, DIE, HEX_Q, HEX_R, HEXES, MAX_SEATS, NOBODY, OBSERVATION, PIECES,
    RESOURCES, TOP_LEVEL, Phase,
)
from .player cimport Player
from .table cimport Table

cpdef int size()
cdef int one_hot(float* out, int n, int value, int values) noexcept nogil
cdef int put(float* out, int n, float value, float scale) noexcept nogil
cdef int relative(Table table, int observer, int seat) noexcept nogil
cdef int fill_moment(Table table, int observer, float* out, int n) noexcept nogil
cdef int fill_cards(Table table, float* out, int n) noexcept nogil
cdef int fill_pieces(Player me, float* out, int n) noexcept nogil
cdef int fill_player(Table table, Player me, float* out, int n) noexcept nogil
cdef int figures(Table table, int hex, int observer) noexcept nogil
cdef int fill_hex(Table table, int observer, int hex, float* out, int n) noexcept nogil
cdef int fill(Table table, int observer, float* out) noexcept nogil
