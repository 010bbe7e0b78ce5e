from .board cimport CENTRE, PIECES, Phase
from .player cimport Player
from .table cimport Table

cdef void begin_turn(Table table) noexcept nogil
cdef void roll(Table table) noexcept nogil
cdef void take_roll(Table table, int number) noexcept nogil
cdef void walk(Table table, Player me, int hex) noexcept nogil
cdef bint is_game_over(Table table) noexcept nogil
cdef void end_turn(Table table, Player me) noexcept nogil
