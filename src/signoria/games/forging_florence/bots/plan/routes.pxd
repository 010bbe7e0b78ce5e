from ...rules.board cimport CENTRE, FACES, HEXES, NOBODY, RESOURCES
from .distances cimport Atlas
from ..heuristic_limits cimport FAR, GOLDEN_BIT, SELLING, UNIT
from ..scratchpad cimport Mind

cdef int route_of(Atlas atlas, int mask, int coins) noexcept nogil
cdef int after(Atlas atlas, int hex, int route) noexcept nogil
cdef int time_after_errand(Atlas atlas, int hex, int route, int crowd) noexcept nogil
cdef void prepare(Mind mind, Atlas atlas, int route) noexcept nogil
cdef int note_errands(Atlas atlas, int route, int crowd) noexcept nogil
cdef int guess(Atlas atlas, int route, int hex, int n) noexcept nogil
cdef void note_times(Atlas atlas, int route, int n) noexcept nogil
cdef int throw(Atlas atlas, int hex, int faces) noexcept nogil
cdef bint improve(Atlas atlas, int route, int faces) noexcept nogil
cdef bint sweep(Atlas atlas, int route) noexcept nogil
cdef void fill(Mind mind, Atlas atlas, int route) noexcept nogil
cdef int duration(Mind mind, int hex, int mask, int coins) noexcept nogil
cdef int duration_to_sell(Mind mind, int hex) noexcept nogil
