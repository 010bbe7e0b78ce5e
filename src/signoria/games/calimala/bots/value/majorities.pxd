from ...rules cimport scoring
from ...rules.player cimport Player
from ...rules.table cimport Table
from ..heuristic_limits cimport CATEGORIES, SURE, TOP_EXTRA, TOP_HELD, TOP_MARGIN, UNKNOWN
from ..scratchpad cimport Mind

cdef int ahead(Mind mind, int turns, int margin) noexcept nogil
cdef int lead(Mind mind, int rival, int category, int cubes, int extra) noexcept nogil
cdef int place_points(Mind mind, Table table, int category, int cubes, int extra, int turns, bint card) noexcept nogil
cdef int gain(Mind mind, Table table, int category, int cubes, int extra) noexcept nogil
cdef int worth(Mind mind, Table table, int category, int cubes, int extra) noexcept nogil
cdef int extra_standing(Mind mind, Player me) noexcept nogil
cdef int total(Mind mind, Table table, Player me) noexcept nogil
