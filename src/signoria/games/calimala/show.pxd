cimport cython
from . cimport knowledge, mats, possible, standings
from .board cimport (
    BUILDINGS, CHURCHES, CITIES, COLOURED_DISCS, KINDS, MATERIALS, NOBODY, SQUARES, STACK,
    START_CARDS, START_KIND, STREET_SQUARE, STREETS, TILES, WHITE, WHITE_DISCS, Category, Duty,
    Phase,
)
from .player cimport Player
from .state cimport State
from .table cimport Table

cdef int disc(int code)
cdef object street(Table table, int at)
cdef object tile(Table table, int at)
@cython.locals(top=cython.int, first=cython.int, second=cython.int)
cdef object activation(Table table)
@cython.locals(found=list, category=cython.int)
cdef list all_standings(Table table)
cdef dict church_free(Table table)
cdef int rounds(Table table) noexcept
@cython.locals(over=bint)
cdef object shared(State table)
cdef list choices(State seen)
cpdef object public(State state)
@cython.locals(seen=State, me=Player, found=list, legal=list)
cpdef list own(State state, int seat)
cdef object personal(State seen, int seat, object known)
