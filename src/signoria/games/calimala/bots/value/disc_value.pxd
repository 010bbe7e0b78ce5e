from ...rules.board cimport STACK, TILES, WHITE
from ...rules.player cimport Player
from ...rules.table cimport Table
from . cimport action_value
from ..heuristic_limits cimport SURE, TOP_REACH
from ..scratchpad cimport Mind

cdef int reach_chance(Mind mind, int discs) noexcept nogil
cdef int seat(Mind mind, Table table) noexcept nogil
cdef int seats_to_come(Mind mind, Table table, Player me, int street) noexcept nogil
cdef int otherwise_idle(Mind mind, Table table, int below) noexcept nogil
cdef int rivals_gain(Mind mind, Table table, Player me, int street) noexcept nogil
