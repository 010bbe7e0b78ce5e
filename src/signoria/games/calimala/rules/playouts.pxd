cimport cython
from . cimport deal, play, scoring
from ...shared.engine.playouts cimport Playouts
from ...shared.engine.rng cimport stream
from .memory cimport copy_table
from .table cimport Table

cdef class CalimalaPlayouts(Playouts):
    cdef int deals
    cdef Table start
    cdef Table table
    cdef void begin(self, Table start, int seats)
    cdef int play(self, unsigned long long seed) noexcept nogil
    cdef int points(self, int seat) noexcept nogil
    cdef int place(self, int seat) noexcept nogil
    cdef int length(self) noexcept nogil

@cython.locals(playouts=CalimalaPlayouts)
cpdef object tally(Table start, int seats, unsigned long long seed, long long first, long long games)
