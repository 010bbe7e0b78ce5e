cimport cython
from ..rules cimport legality, play, scoring
from ..rules.playouts cimport tally
from ..knowledge cimport features, determinize, what_a_seat_sees
from . cimport codec
from ..rules.board cimport KINDS, NOBODY, SQUARES, Category, Move, Phase
from ..knowledge.deck_history cimport Guess
from ..rules.memory cimport copy_table, floats, is_standard, store
from ..rules.table cimport Table

@cython.final
cdef class State(Table):
    cpdef bint is_legal(self, int action) except -1
    @cython.locals(new=State)
    cpdef State clone(self)
    cdef int _list(self) noexcept
    cdef int _seat(self, int seat) except -1
