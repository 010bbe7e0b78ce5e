from . cimport possible
from .board cimport BUILDINGS, CHURCHES, CITIES, DEALT, KINDS, MATERIALS, NOTHING, PORTS
from .player cimport Player
from .table cimport Table

cdef object scoring_card(int card)
cdef list hand(Player me)
cdef list dealt(Player me)
cdef dict contributed(Player me)
cdef list able(Table table, Player me)
cdef object mat(Table table, Player me, bint over)
cdef object own_mat(Player me, object public)
