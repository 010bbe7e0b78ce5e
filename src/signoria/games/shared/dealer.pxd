cimport cython
from .search_state cimport Forward

@cython.auto_pickle(False)
cdef class Dealer:
    cdef readonly Forward world
    cdef void deal(self, unsigned long long seed) noexcept nogil
