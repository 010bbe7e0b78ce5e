cimport cython
from ...games.shared.engine.search_state cimport Advice, SearchState
from ...games.shared.engine.limits cimport MOST_CHOICES, MOST_LABELS, MOST_SEATS
from .search_limits cimport DEEPEST
from .tree cimport Tree

@cython.auto_pickle(False)
@cython.final
cdef class Search:
    cdef SearchState world
    cdef Advice advice
    cdef Tree tree
    cdef bint puct
    cdef bint priors
    cdef double explore
    cdef double first
    cdef bint advised
    cdef bint considered
    cdef double stray
    cdef int horizon
    cdef int ripe
    cdef bint paired
    cdef int deepest
    cdef int last
    cdef int observer
    cdef unsigned long long seed
    cdef unsigned long long base
    cdef unsigned long long drawn
    cdef int now
    cdef int happened
    cdef int simulations
    cdef int tick
    cdef int depth
    cdef int choices[512]
    cdef double weights[512]
    cdef int marked[1024]
    cdef int held[1024]
    cdef int twins[1024]
    cdef int real[1024]
    cdef int path[256]
    cdef double values[5]
    cdef double squares[1024]
