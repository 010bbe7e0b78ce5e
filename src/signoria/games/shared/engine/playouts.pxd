cimport cython
from .limits cimport MOST_SEATS
from .rng cimport stream

@cython.auto_pickle(False)
cdef class Playouts:
    cdef int seats
    cdef long long scores[5]
    cdef double wins[5]
    cdef long long decisions
    cdef long long turns
    cdef int play(self, unsigned long long seed) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef int place(self, int seat) noexcept nogil
    cdef int length(self) noexcept nogil
    cdef void count(self) noexcept nogil
    @cython.locals(number="long long")
    cdef void run(self, unsigned long long seed, long long first, long long games) noexcept nogil
    cpdef object tally(self, unsigned long long seed, long long first, long long games)
