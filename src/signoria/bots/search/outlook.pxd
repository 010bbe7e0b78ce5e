cimport cython
from ...games.shared.engine cimport search_state
from ...games.shared.engine.search_state cimport Advice, SearchState
from ...games.shared.engine.limits cimport MOST_SEATS
from . cimport tree_search
from .search_data cimport Search
from .tree cimport Tree

@cython.auto_pickle(False)
@cython.final
cdef class Sums:
    cdef double first[5]
    cdef double second[5]
    cdef double third[5]

@cython.locals(search=Search, sums=Sums)
cpdef object outlook(SearchState world, Advice advice, object settings, int seat, unsigned long long seed, int games)
@cython.locals(search=Search, sums=Sums)
cpdef tuple worth(SearchState world, Advice advice, object settings, int seat, unsigned long long seed, int worlds)
@cython.locals(number=cython.int, seat=cython.int, behind=double)
cdef void play_out(Search search, unsigned long long seed, int games, Sums sums) noexcept nogil
@cython.locals(number=cython.int, seat=cython.int)
cdef void judge(Search search, unsigned long long seed, int worlds, Sums sums) noexcept nogil
cdef tuple means(double* sums, int seats, int number)
