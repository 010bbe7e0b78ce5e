cimport cython
from ..rules cimport scoring
from ..rules.board cimport PALACE
from ..rules.player cimport Player
from ..rules.table cimport Table

cdef str tie(Player one, Player other)
@cython.locals(at=cython.int, seat=cython.int)
cdef list seats_by_rank(Table table)
cdef int place(Table table, int seat) noexcept nogil
@cython.locals(one=Player, two=Player)
cdef str tie_reason(Table table, int category, int seat, int other)
@cython.locals(before=str, after=str)
cdef str tie_at(Table table, int category, list order, int at)
@cython.locals(at=cython.int, seat=cython.int, held=cython.int, found=list)
cdef list lines(Table table, int category)
cdef list by_tile(Table table, int category)
cdef list by_card(Table table, int category)
