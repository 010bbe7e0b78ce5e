cimport cython
from libc.math cimport exp
from ... cimport forward
from ...forward cimport Forward
from .. cimport scoring
from ..board cimport BRUNELLESCHI, ISAAC, Resource
from ..player cimport Player
from ..table cimport Table
from . cimport notes, projects, race, routes
from .board cimport ENOUGH, FAR, MASTERWORK, UNIT
from .mind cimport Mind

cdef double HASTE
cdef double HALF
cdef double PRIZE
cdef double DOME_PRESTIGE
cdef double ISAAC_PRESTIGE
cdef double EASE
cdef double PACE
cdef double OWN_PACE
cdef double POOR
cdef double DOUBT
cdef double NEVER

@cython.locals(found=int)
cdef double time(Mind mind, Table table, Player me) noexcept nogil
@cython.locals(after=int)
cdef double delay(Table table, Player me) noexcept nogil
@cython.locals(found=int, turns=double, again=int)
cdef double dome_time(Mind mind) noexcept nogil
@cython.locals(total=double)
cdef double bring(Table table, Player me, double turns) noexcept nogil
@cython.locals(first=double, steep=double, total=double)
cdef bint chances(double* times, int seats, double* out) noexcept nogil
@cython.locals(best=double, place=double, lead=double)
cdef double hope(Forward world, double* expected, double chance, int seat) noexcept nogil
