cimport cython
from ...rules.board cimport CENTRE, DIE, HEXES, NEIGHBOUR, NOBODY, SIDES
from ...rules.player cimport Player
from ...rules.table cimport Table
from ..heuristic_limits cimport NOTES, ROUTES, UNIT

@cython.auto_pickle(False)
cdef class Atlas:
    cdef unsigned char walkable[127]
    cdef unsigned char beside[127]
    cdef unsigned char near[127]
    cdef unsigned char away[127][127]
    cdef unsigned char order[127][127]
    cdef int within[127][7]
    cdef int reached[127]
    cdef int alone[127]
    cdef unsigned char ready[321]
    cdef int cost[321][127]
    cdef unsigned char fixed[127]
    cdef unsigned long long keys[32768]
    cdef int values[32768]
    cdef int noted
    cdef unsigned long long epoch
    cdef int economy
    cdef int home
    cdef int drawn

cdef bint current(Atlas atlas, Table table, Player me) noexcept nogil
cdef int spread(Atlas atlas, int start, int hex, int n) noexcept nogil
cdef void measure(Atlas atlas, int start) noexcept nogil
cdef void count_turns(Atlas atlas) noexcept nogil
cdef void settle(Atlas atlas) noexcept nogil
cdef void draw(Atlas atlas, Table table, Player me) noexcept nogil
cdef void forget(Atlas atlas, unsigned long long epoch) noexcept nogil
