cimport cython
from libc.math cimport sqrt
from ...shared.engine cimport search_state
from ...shared.engine.search_state cimport SearchState
from ..rules cimport scoring
from ..rules.board cimport BRUNELLESCHI, DOME, ISAAC, LEONARDO, PIECES, PIECE_SORT, SCULPTURE, Resource
from ..rules.player cimport Player
from ..rules.table cimport Table
from . cimport evaluation_context
from .plan cimport projects, race, routes
from .heuristic_limits cimport FAR, MASTERWORK, UNIT
from .scratchpad cimport Mind

cdef double GROWTH
cdef double SETTLED
cdef double LEAST_LEFT
cdef double PRIZE
cdef double LEAD
cdef double AHEAD
cdef double BEHIND
cdef double SLOW
cdef double DOUBT
cdef double POOR
cdef double NEVER

@cython.locals(found=int)
cdef double time(Mind mind, Table table, Player me) noexcept nogil
@cython.locals(after=int)
cdef double delay(Table table, Player me) noexcept nogil
@cython.locals(found=int, turns=double, again=int)
cdef double dome_time(Mind mind) noexcept nogil
@cython.locals(total=double)
cdef double in_sight(Table table, Player me) noexcept nogil
@cython.locals(best=double, lead=double, worth=double)
cdef void foresee(Mind mind, Table table, Player me, double* expected) noexcept nogil
@cython.locals(left=double)
cdef double variance(double turns) noexcept nogil
@cython.locals(doubt=double)
cdef double sooner(double* times, int seat, int other) noexcept nogil
@cython.locals(total=double)
cdef bint chances(double* times, int seats, double* out) noexcept nogil
@cython.locals(best=double, place=double, lead=double)
cdef double hope(SearchState world, double* expected, double chance, int seat) noexcept nogil
