cimport cython
from . cimport batch, features, guess, knowledge, legality, play, portrait, scoring
from .board cimport KINDS, NOBODY, SQUARES, Category, Move, Phase
from .generations cimport Guess
from .memory cimport copy_table, floats, store
from .table cimport Table

@cython.final
cdef class State(Table):
    cpdef bint is_legal(self, int action) except -1
    @cython.locals(new=State)
    cpdef State clone(self)
    cdef int _list(self) noexcept
    cdef int _seat(self, int seat) except -1
