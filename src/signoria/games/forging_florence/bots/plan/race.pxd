cimport cython
from ....shared.engine.rng cimport mix
from ...rules.board cimport (
    BOOK,
    BRUNELLESCHI,
    CENTRE,
    LEONARDO,
    MACHIAVELLI,
    RESOURCES,
    SORTS,
    Resource,
)
from . cimport distances, hiring, projects, routes
from ..heuristic_limits cimport FAR, MAKER_ARTIST, MAKER_KIND, MAKERS, MASTERWORK, NOTES
from .sketch cimport Sketch, restore, save
from ..scratchpad cimport Mind

cdef bint open_to(Mind mind, Sketch sketch) noexcept nogil
cdef int copies(Sketch sketch, int sort) noexcept nogil
@cython.locals(found=cython.ulonglong)
cdef unsigned long long rest(Sketch sketch) noexcept nogil
@cython.locals(found=cython.ulonglong)
cdef unsigned long long key(Mind mind, Sketch sketch) noexcept nogil
@cython.locals(found=cython.ulonglong)
cdef unsigned long long epoch(Sketch sketch) noexcept nogil
cdef void refresh(Mind mind, Sketch sketch) noexcept nogil
cdef int place_of(Mind mind, unsigned long long name) noexcept nogil
cdef int value(Mind mind, Sketch sketch) noexcept nogil
cdef int search(Mind mind, Sketch sketch) noexcept nogil
cdef int finish(Mind mind, Sketch sketch) noexcept nogil
cdef int time_after_hiring(Mind mind, Sketch sketch, int artist) noexcept nogil
cdef int author(Mind mind, Sketch sketch) noexcept nogil
cdef int time_after_selling(Mind mind, Sketch sketch) noexcept nogil
cdef int time_after_making(Mind mind, Sketch sketch, int kind, int selling) noexcept nogil
cdef int carried_out(
    Mind mind, Sketch sketch, int kind, int selling, int hex
) noexcept nogil
