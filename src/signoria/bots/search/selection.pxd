from libc.math cimport log, sqrt
from ...games.shared.engine.rng cimport below, step
from . cimport tree as trees
from .search_data cimport Search

cdef double UNTRIED

cdef unsigned long long random(Search search) noexcept nogil
cdef int survey(Search search, int n) noexcept nogil
cdef int note_held(Search search, int node) noexcept nogil
cdef void complete(Search search, int node, int n) noexcept nogil
cdef double ucb(Search search, int node, int at, int seat) noexcept nogil
cdef double puct(Search search, int node, int at, int seat) noexcept nogil
cdef int best(Search search, int node, int seat) noexcept nogil
cdef int select(Search search, int node, int seat) noexcept nogil
