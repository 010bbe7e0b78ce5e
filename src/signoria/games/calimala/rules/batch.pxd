cimport cython
from . cimport deal, play, scoring
from ...shared.rng cimport stream
from .board cimport MAX_SEATS
from .memory cimport copy_table
from .table cimport Table

@cython.auto_pickle(False)
cdef class Sums:
    cdef long long scores[5]
    cdef double wins[5]
    cdef long long decisions
    cdef long long turns

cdef void count(Sums sums, Table table) noexcept nogil
cdef int one(Table table, Table start, int seats, unsigned long long seed) noexcept nogil
@cython.locals(number="long long")
cdef void run(Sums sums, Table table, Table start, int seats, unsigned long long seed, long long first, long long games) noexcept nogil
@cython.locals(sums=Sums, table=Table, copied=Table)
cpdef object tally(Table start, int seats, unsigned long long seed, long long first, long long games)
