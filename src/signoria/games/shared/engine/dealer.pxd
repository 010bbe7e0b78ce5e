cimport cython
from .search_state cimport SearchState

@cython.auto_pickle(False)
cdef class Dealer:
    cdef readonly SearchState world
    cdef void deal(self, unsigned long long seed) noexcept nogil
