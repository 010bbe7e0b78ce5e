cimport cython
from ...shared.engine.filling cimport one_hot, put, put_all, put_many, put_eights, put_zeros
from ..rules cimport possible, scoring
from ..rules.board cimport (
    ARTISTS,
    CENTRE,
    FACES,
    HEX_Q,
    HEX_R,
    HEXES,
    MAX_SEATS,
    NEIGHBOUR,
    NOBODY,
    OBSERVATION,
    PIECES,
    RESOURCES,
    SIDES,
    TOP_LEVEL,
    Phase,
)
from ..rules.player cimport Player, pieces
from ..rules.table cimport Table

cdef enum:
    SEAT = 95
    COUNTED = 66
    FAME = 10000
    HEX = 9
    GROUND = 6
    ROW = 8

cdef float ROWS[512]

cdef void write_rows() noexcept nogil
cpdef int size()
cdef int relative(Table table, int observer, int seat) noexcept nogil
cdef int fill_moment(Table table, int observer, float* out, int n) noexcept nogil
cdef int most_copies(Table table) noexcept nogil
cdef int fill_cards(Table table, float* out, int n) noexcept nogil
cdef int fill_player(Table table, Player me, float* out, int n) noexcept nogil
@cython.locals(kinds="unsigned char[127]")
cdef void fill_ground(Table table, int observer, float* out, int n) noexcept nogil
cdef void fill_figures(Table table, int observer, float* out, int n) noexcept nogil
cdef int others(Table table, int observer, int hex) noexcept nogil
cdef int fill(Table table, int observer, float* out) noexcept nogil
