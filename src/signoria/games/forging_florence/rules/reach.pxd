cimport cython
from ...shared.engine.bits cimport flags, lowest
from .board cimport CENTRE, HEXES, NEIGHBOUR, NOBODY, SIDES
from .player cimport Player
from .table cimport Table

cdef enum:
    WORD = 64
    WORDS = 2

cdef unsigned long long BESIDE[254]

@cython.locals(bit="unsigned long long")
cdef void write_beside() noexcept nogil
cdef bint golden_taken(Table table, Player me) noexcept nogil
@cython.locals(bit="unsigned long long")
cdef void close(Table table, int hex) noexcept nogil
@cython.locals(bit="unsigned long long")
cdef void start(Table table, Player me) noexcept nogil
@cython.locals(first="unsigned long long", last="unsigned long long", bits="unsigned long long")
cdef bint spread(Table table) noexcept nogil
cdef void reach(Table table, Player me, int most) noexcept nogil
