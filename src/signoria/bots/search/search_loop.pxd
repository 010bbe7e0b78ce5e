from . cimport tree_search
from .tree_memory cimport now, worked
from .search_data cimport Search

cdef int LOOK
cdef double OVERTAKES

cdef double clock(bint busy) noexcept nogil
cdef int lead(Search search) noexcept nogil
cdef double still(Search search, int limit, double seconds, double passed) noexcept nogil
cdef bint is_settled(Search search, int limit, double seconds, double passed) noexcept nogil
cdef void run(Search search, unsigned long long seed, int limit, double seconds, bint busy, bint brief) noexcept nogil
