from ...rules cimport turn
from ...rules.board cimport NOBODY, STACK, WHITE, Duty, Move
from ...rules.memory cimport copy_table
from ...rules.player cimport Player
from ...rules.table cimport Table
from . cimport disc_value, majorities
from .. cimport activation_plan
from ..heuristic_limits cimport SURE, TOP_EXTRA, TOP_HELD, UNKNOWN
from ..scratchpad cimport Mind

cdef void activate(Mind mind, Table table, Player me, int copies) noexcept nogil
cdef int place_acts(Mind mind, Table table, Player me, int street, int white) noexcept nogil
cdef int rush(Mind mind, Table table, int turns) noexcept nogil
cdef int seat_owner(Table table, Player me, int street) noexcept nogil
cdef int lay(Mind mind, Table table, Player me, int street, int white) noexcept nogil
cdef int worth(Mind mind, Table table, Table seen, int action) noexcept nogil
