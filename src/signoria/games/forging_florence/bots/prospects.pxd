cimport cython
from ..rules.player cimport Player
from ..rules.table cimport Table
from .plan cimport lookahead, projects, race, routes
from . cimport evaluation_context
from .heuristic_limits cimport MASTERWORK, POINT, UNIT
from .scratchpad cimport Mind

cdef double LONG
cdef double MUCH
cdef double STOCK
cdef double PRAISE
cdef int DEPTH

cdef double turns(long long time) noexcept nogil
@cython.locals(time="long long")
cdef void measure(Mind mind, Table table, Player me, double* out) noexcept nogil
