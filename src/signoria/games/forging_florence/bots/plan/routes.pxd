from ...rules.board cimport CENTRE, DIE, HEXES, PRICE, RESOURCES
from .distances cimport Atlas
from ..heuristic_limits cimport ENOUGH, FAR, GOLDEN_BIT, PURSES, SELLING, UNIT
from ..scratchpad cimport Mind

cdef int bill(int mask) noexcept nogil
cdef int route_of(int mask, int purse) noexcept nogil
cdef int after(Atlas atlas, int hex, int route) noexcept nogil
cdef int time_after_errand(Atlas atlas, int hex, int route, int crowd) noexcept nogil
cdef void prepare(Mind mind, Atlas atlas, int route) noexcept nogil
cdef int guess(Atlas atlas, int route, int hex) noexcept nogil
cdef int throw(Atlas atlas, int route, int hex) noexcept nogil
cdef bint improve(Atlas atlas, int route) noexcept nogil
cdef void fill(Mind mind, Atlas atlas, int route) noexcept nogil
cdef int duration(Mind mind, int hex, int mask, int purse) noexcept nogil
cdef int duration_to_sell(Mind mind, int hex) noexcept nogil
