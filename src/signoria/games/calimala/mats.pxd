cimport cython
from . cimport possible
from .board cimport BUILDINGS, CHURCHES, CITIES, DEALT, KINDS, MATERIALS, NOTHING, PORTS
from .memory cimport looks
from .player cimport Player
from .table cimport Table

cdef object scoring_card(int card)
cdef list hand(Player me)
cdef list dealt(Player me)
cdef dict contributed(Player me)
cdef int able(Table table, Player me) noexcept
@cython.locals(shown=dict, kinds=cython.int, key=tuple)
cdef object mat(Table table, Player me, bint over)
cdef object made(Player me, int kinds, bint over)
cdef object own_mat(Player me, object public)
