cimport cython
from ..rules cimport deal
from ..rules.playouts cimport tally
from . cimport check, codec
from ..rules.board cimport LOG
from ..rules.memory cimport fixed_size, put_values, unstore
from .state cimport State
from ..rules.table cimport Table

@cython.locals(state=State)
cdef State empty()
@cython.locals(state=State)
cpdef State from_bytes(bytes data)
@cython.locals(state=State)
cdef State build_state(object position)
cpdef State from_position(object position)
cpdef State check_state(State state)
@cython.locals(state=State)
cdef State blank(object options)
@cython.locals(state=State)
cpdef State random_deal(int players, object options, unsigned long long seed)
