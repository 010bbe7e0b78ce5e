cimport cython
from . cimport outcomes
from ..rules cimport play, possible
from ..rules.board cimport START_KIND, USE_KIND, Kind, Move, Phase
from ..state.state cimport State
from ..rules.table cimport Table

@cython.locals(seat=cython.int, amount=cython.int, kind=cython.int)
cdef object use_event(Table old, Table new, int use, bint card)
cdef list reshuffle_events(bint happened, Table new)
cdef list draw_events(Table old, Table new, int kind)
@cython.locals(there=bint)
cdef list gave_up(Table old, Table new, int kind)
cdef list first(Table old, Table new, int action)
cdef bint activating(Table table) noexcept
cdef bint turn_ends(Table old, Table new) noexcept
cdef list activation_events(Table old, Table new)
@cython.locals(turn=cython.int)
cdef list next_turn_events(Table old, Table new)
@cython.locals(told=list)
cdef State after(State before, int action)
cdef list between(State old, State new, int action)
