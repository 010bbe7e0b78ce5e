from .board cimport CENTRE, HEXES, NEIGHBOUR, NOBODY, SIDES
from .player cimport Player
from .table cimport Table

cdef bint golden_taken(Table table, Player me) noexcept nogil
cdef int spread(Table table, int hex, int n, bint closed) noexcept nogil
cdef void reach(Table table, Player me, int most) noexcept nogil
