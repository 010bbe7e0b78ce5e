from ...rules.board cimport ARTISTS, BRUNELLESCHI, MACHIAVELLI
from . cimport projects
from ..heuristic_limits cimport MAKER_ARTIST, MAKER_KIND, MAKERS
from ..scratchpad cimport Mind
from .sketch cimport Sketch

cdef int artists(Sketch sketch) noexcept nogil
cdef int use_of(Sketch sketch, int artist) noexcept nogil
cdef int least_useful(Sketch sketch) noexcept nogil
cdef bint can_hire(Sketch sketch, int artist) noexcept nogil
cdef int hire(Mind mind, Sketch sketch, int artist) noexcept nogil
