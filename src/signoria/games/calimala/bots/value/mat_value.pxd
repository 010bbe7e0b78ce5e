from ...rules.player cimport Player
from ..scratchpad cimport Mind

cdef int falling(int pieces) noexcept nogil
cdef int cubes(Mind mind, Player me) noexcept nogil
cdef int houses(Player me) noexcept nogil
cdef int cloth(Mind mind, Player me) noexcept nogil
cdef int several(Mind mind, int pieces, int first) noexcept nogil
cdef int hand(Mind mind, Player me) noexcept nogil
cdef int total(Mind mind, Player me) noexcept nogil
