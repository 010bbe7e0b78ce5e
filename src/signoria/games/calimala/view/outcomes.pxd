cimport cython
from . cimport standings
from ..rules.board cimport NOBODY, NOTHING, SCORING_CARDS, STACK, WHITE, Category, Move
from ..state.state cimport State
from ..rules.table cimport Table

cdef int seats_taken(Table table) noexcept
cdef bint white_at_bottom(Table table) noexcept
@cython.locals(tile=cython.int, seat=cython.int)
cdef list seating_events(Table old, Table new, int action)
@cython.locals(seat=cython.int)
cdef list discs_left(Table old, Table new)
@cython.locals(tile=cython.int)
cdef list scorings(Table old, Table new)
@cython.locals(category=cython.int)
cdef object final_card(Table new, int card, object owner)
@cython.locals(step=cython.int, owner=cython.int)
cdef list end(State new)
