cimport cython
from ..rules cimport possible
from ..rules.board cimport BUILDINGS, CHURCHES, CITIES, DEALT, KINDS, MATERIALS, NOTHING, PORTS
from ..rules.memory cimport looks
from ..rules.player cimport Player
from ..rules.table cimport Table

cdef object scoring_card(int card)
cdef list hand(Player me)
cdef list dealt_cards(Player me)
cdef dict contributions(Player me)
cdef int able(Table table, Player me) noexcept
@cython.locals(shown=dict, kinds=cython.int, key=tuple)
cdef object mat(Table table, Player me, bint over)
cdef object mat_of(Player me, int kinds, bint over)
cdef object own_mat(Player me, object public)
