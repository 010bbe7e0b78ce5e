cimport cython
from ..rules.board cimport STACK, STREETS
from ..rules.player cimport Player
from ..rules.table cimport Table
from .value cimport disc_value, majorities, mat_value, action_value
from . cimport evaluation_context
from .heuristic_limits cimport CATEGORIES, LAST_TURN, PARTS, SURE
from .scratchpad cimport Mind

cdef double POINT

@cython.auto_pickle(False)
cdef class Scale:
    cdef double near_end[9]
    cdef double at_start[9]
    cdef double parts[9]

cdef void prepare(Mind mind, Table table, Player me) noexcept nogil
cdef int scorings(Mind mind, Table table, Player me) noexcept nogil
cdef int lasting(Mind mind, Player me) noexcept nogil
cdef int coming(Mind mind, Table table, Player me) noexcept nogil
cdef int acts(Mind mind, Table table, Player me) noexcept nogil
cdef void measure(Mind mind, Table table, Player me, double* out) noexcept nogil
@cython.locals(total=double, time=double)
cdef double points(Scale scale, Mind mind, Player me, double* parts) noexcept nogil
@cython.locals(scale=Scale)
cpdef list rows(Mind mind, Table table)
