from ...rules.board cimport CENTRE
from . cimport lookahead, projects, race, routes
from ..heuristic_limits cimport FAR, GOLDEN_BIT, KINDS, MASTERWORK, POINT, UNIT
from .sketch cimport Sketch, restore, save
from ..scratchpad cimport Mind

cdef void note(Mind mind, int mask, int kind, long long worth) noexcept nogil
cdef long long worth_of_piece(
    Mind mind, Sketch sketch, int kind, int selling, int hex
) noexcept nogil
cdef long long worth_of_sale(Mind mind, Sketch sketch) noexcept nogil
cdef void list_options(Mind mind, Sketch sketch) noexcept nogil
cdef void list_masterworks(Mind mind, Sketch sketch) noexcept nogil
cdef long long score(Mind mind, int option, int hex) noexcept nogil
cdef int best_option(Mind mind, int hex) noexcept nogil
cdef long long prospect(Mind mind, int hex) noexcept nogil
cdef void plan(Mind mind) noexcept nogil
cdef long long hire_prospect(Mind mind, int artist) noexcept nogil
