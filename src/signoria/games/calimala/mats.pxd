from .board cimport BUILDINGS, CHURCHES, CITIES, DEALT, KINDS, MATERIALS, NOTHING, PORTS
from .player cimport Player

cdef object scoring_card(int card)
cdef list hand(Player me)
cdef dict contributed(Player me)
cdef object mat(Player me, bint over)
cdef object own_mat(Player me, object public)
