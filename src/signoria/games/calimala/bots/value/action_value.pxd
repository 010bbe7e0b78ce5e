from ...rules cimport possible
from ...rules.board cimport Kind
from ...rules.player cimport Player
from ...rules.table cimport Table
from . cimport mat_value
from ..scratchpad cimport Mind

cdef int lesser(int one, int other) noexcept nogil
cdef int woven_cloth(Table table, Player me) noexcept nogil
cdef int of_kind(Mind mind, Table table, Player me, int kind) noexcept nogil
cdef int of_street(Mind mind, Table table, Player me, int street) noexcept nogil
