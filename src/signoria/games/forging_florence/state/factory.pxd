cimport cython
from ..rules cimport deal
from ..rules.playouts cimport tally
from . cimport codec
from ..rules.board cimport HEXES
from ..rules.memory cimport fixed_size, put_values, unstore
from .state cimport State
from ..rules.table cimport Table

cdef State empty()
@cython.locals(state=State)
cpdef State from_bytes(bytes data)
@cython.locals(state=State)
cdef State build_state(object position)
cpdef State from_position(object position)
@cython.locals(state=State)
cdef State blank(object options)
@cython.locals(state=State)
cpdef State random_setup(int players, object options, unsigned long long seed)
