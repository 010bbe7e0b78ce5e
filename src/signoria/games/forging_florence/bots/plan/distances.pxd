cimport cython
from ...rules.board cimport CENTRE, HEXES, MOST_FACES, NEIGHBOUR, NOBODY, RESOURCES, SIDES
from ...rules.player cimport Player
from ...rules.table cimport Table
from ...rules.memory cimport same_values
from ...rules.values cimport Values
from ..heuristic_limits cimport GOLDEN_BIT, NOTES, PURSES, ROUTES, UNIT

@cython.auto_pickle(False)
cdef class Atlas:
    cdef unsigned char walkable[127]
    cdef unsigned char beside[127]
    cdef unsigned char near[127]
    cdef unsigned char away[127][127]
    cdef unsigned char order[127][127]
    cdef unsigned char within[127][12]
    cdef int reached[127]
    cdef int alone[127]
    cdef unsigned char ready[769]
    cdef int cost[769][127]
    cdef unsigned char fixed[127]
    cdef unsigned char goals[127]
    cdef int ends[127]
    cdef unsigned long long keys[32768]
    cdef int notes[32768]
    cdef int noted
    cdef unsigned long long epoch
    cdef int economy
    cdef int home
    cdef int drawn
    cdef Values values
    cdef int purses
    cdef int purse[12]
    cdef int bills[32]

cdef bint current(Atlas atlas, Table table, Player me) noexcept nogil
cdef int spread(Atlas atlas, int start, int hex, int n) noexcept nogil
cdef void measure(Atlas atlas, int start) noexcept nogil
cdef void add_bills(Atlas atlas) noexcept nogil
cdef int dearer(Atlas atlas, int coins) noexcept nogil
cdef void sort_purses(Atlas atlas) noexcept nogil
cdef void count_turns(Atlas atlas) noexcept nogil
cdef void settle(Atlas atlas) noexcept nogil
cdef void draw(Atlas atlas, Table table, Player me) noexcept nogil
cdef void forget(Atlas atlas, unsigned long long epoch) noexcept nogil
