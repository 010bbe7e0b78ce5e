cimport cython
from . cimport counts, mats, standings
from ..knowledge cimport what_a_seat_sees
from ..rules.board cimport (
    NOBODY,
    SQUARES,
    STACK,
    START_CARDS,
    START_KIND,
    STREET_SQUARE,
    STREETS,
    TILES,
    WHITE,
    Category,
    Duty,
    Phase,
)
from ..rules.memory cimport is_standard, standing, value_bytes
from ..rules.player cimport Player
from ..state.state cimport State
from ..rules.table cimport Table

cdef int disc(int code)
@cython.locals(shown=dict, code=cython.longlong, one=cython.int, other=cython.int)
cdef object street(Table table, int at)
@cython.locals(shown=dict, code=cython.int, scored=bint)
cdef object tile(Table table, int at)
@cython.locals(top=cython.int, first=cython.int, second=cython.int)
cdef object activation(Table table)
@cython.locals(shown=dict, order=cython.longlong, key=tuple)
cdef list all_standings(Table table)
@cython.locals(found=list, category=cython.int)
cdef list current_standings(Table table)
cdef int rounds(Table table) noexcept
cdef object changes(Table table)
@cython.locals(over=bint)
cdef object shared_view(State table)
@cython.locals(shown=dict, code=cython.int, first=cython.int, second=cython.int)
cdef object choice(State seen, int action)
cdef list choices(State seen)
cpdef object public(State state)
@cython.locals(seen=State, me=Player, found=list, legal=list)
cpdef list own(State state, int seat)
cdef object personal(State seen, int seat, object known)
