cimport cython
from ..rules.board cimport STREETS
from ..rules.table cimport Table
from .heuristic_limits cimport (
    CATEGORIES,
    LAST_TURN,
    MAX_DEPTH,
    SURE,
    TOP_EXTRA,
    TOP_HELD,
    TOP_MARGIN,
    TOP_REACH,
)
from .weights cimport Weights

@cython.auto_pickle(False)
cdef class Mind(Weights):
    cdef Table scratch
    cdef int odds[61][49]
    cdef int reach[61][7]
    cdef int gains[4][16][24]
    cdef int ties[4][5]
    cdef int held[5][16]
    cdef int me
    cdef int tile_turns[16]
    cdef int cards[16]
    cdef int live[16]
    cdef int standing
    cdef int turns
    cdef int stock
    cdef int engine
    cdef int points
    cdef int drawn
    cdef int options[6][128]
