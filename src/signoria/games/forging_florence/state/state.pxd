cimport cython
from ..rules cimport legality, possible, play, scoring
from ..rules.playouts cimport tally
from ..knowledge cimport features
from . cimport codec
from ..rules.board cimport FACES, Move, Phase
from ..rules.memory cimport copy_table, floats, is_standard, store
from ..rules.table cimport Table

@cython.final
cdef class State(Table):
    @cython.locals(number=cython.int)
    cpdef bint is_legal(self, int action) except -1
    @cython.locals(new=State)
    cpdef State clone(self)
    cdef int _list(self) noexcept
    cdef int _faces(self, int number) noexcept
    cdef int _seat(self, int seat) except -1
