from ...rules.board cimport ARTISTS, CENTRE
from . cimport hiring, projects, routes
from ..heuristic_limits cimport FADES, FAR, KINDS, POINT, UNIT, WHOLE
from .sketch cimport Sketch, restore, save
from ..scratchpad cimport Mind

cdef void set_fades(Mind mind, int turns) noexcept nogil
cdef long long later(Mind mind, long long worth, int time) noexcept nogil
cdef long long steady(Mind mind, Sketch sketch, int kind, int by, int selling) noexcept nogil
cdef long long outlook(Mind mind, Sketch sketch) noexcept nogil
cdef long long sale(Mind mind, Sketch sketch, int depth) noexcept nogil
cdef long long piece(Mind mind, Sketch sketch, int kind, int selling, int depth) noexcept nogil
cdef long long worth_of_making(
    Mind mind, Sketch sketch, int kind, int selling, int hex, int depth
) noexcept nogil
cdef long long worth_of_hiring(Mind mind, Sketch sketch, int artist, int depth) noexcept nogil
cdef long long engagements(Mind mind, Sketch sketch, int depth) noexcept nogil
cdef long long ahead(Mind mind, Sketch sketch, int depth) noexcept nogil
