from ...rules.board cimport (
    BRUNELLESCHI,
    GIOTTO,
    LEONARDO,
    MICHELANGELO,
    RESOURCES,
    SCULPTURE,
    TOP_LEVEL,
    USED_UP,
)
from . cimport routes
from ..heuristic_limits cimport (
    FAR,
    GOLDEN_BIT,
    KINDS,
    MAKER_ARTIST,
    MAKER_KIND,
    MAKERS,
    MASTERWORK,
)
from .sketch cimport Sketch
from ..scratchpad cimport Mind

cdef int sort_of(int kind) noexcept nogil
cdef int owns(Sketch sketch, int artist) noexcept nogil
cdef int need(Sketch sketch, int kind, int resource) noexcept nogil
cdef int maker(Sketch sketch, int kind) noexcept nogil
cdef int errands(Sketch sketch, int kind) noexcept nogil
cdef int cost(Sketch sketch, int kind) noexcept nogil
cdef bint is_ruined(Sketch sketch) noexcept nogil
cdef int rise(Sketch sketch) noexcept nogil
cdef int sell(Sketch sketch) noexcept nogil
cdef void equip(Sketch sketch, int kind, int economy) noexcept nogil
cdef int bonus(Sketch sketch, int kind, int by) noexcept nogil
cdef int master(Mind mind, Sketch sketch) noexcept nogil
cdef int make(Mind mind, Sketch sketch, int kind) noexcept nogil
cdef int trip(Mind mind, Sketch sketch, int kind, int selling) noexcept nogil
cdef int way(Mind mind, Sketch sketch, int kind, int selling) noexcept nogil
cdef int carry_out(Mind mind, Sketch sketch, int kind, int selling) noexcept nogil
